import { stripVTControlCharacters } from 'node:util';

/** As far apart as seed 003 sets them. */
const GAP = ' '.repeat(6);

export function fitting(drawing: string, columns: number): number {
  return Math.max(1, Math.floor((columns + GAP.length) / (widthOf(drawing) + GAP.length)));
}

export function sideBySide(drawings: readonly string[]): string {
  const all = drawings.map((drawing) => ({ lines: drawing.split('\n'), width: widthOf(drawing) }));
  const height = Math.max(0, ...all.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, i) =>
    all
      .map(({ lines, width }) => {
        const line = lines[i] ?? '';
        return line + ' '.repeat(width - shownLength(line));
      })
      .join(GAP)
      .trimEnd(),
  ).join('\n');
}

function widthOf(drawing: string): number {
  return Math.max(...drawing.split('\n').map(shownLength));
}

/** Colours take no room. */
function shownLength(line: string): number {
  return stripVTControlCharacters(line).length;
}
