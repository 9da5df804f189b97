/** The marks of a step in a picture: hatching, notes, and outlines, bold or dashed. */
import { DARK, LIGHT, type Palette } from './colours.js';
import { decimal, element } from './markup.js';
import type { Look } from './svg-file.js';

/** The look of a board with the marks of a step, and with what else a kind marks. */
export function withMarks(
  board: Look,
  own: { readonly shapes: readonly string[]; colours(palette: Palette): string[] },
): Look {
  return {
    shapes: [...board.shapes, ...SHAPES, ...own.shapes],
    light: [...board.light, ...colours(LIGHT), ...own.colours(LIGHT)],
    dark: [...board.dark, ...colours(DARK), ...own.colours(DARK)],
  };
}

const SHAPES = [
  '.hatching{fill:none;stroke-width:1.1;stroke-opacity:.5}',
  '.note.new{font-weight:700}',
  '.dashes{fill:none;stroke-width:1.4;stroke-dasharray:2.5 2.5}',
  '.frame,.halo{fill:none;stroke-linejoin:round;stroke-linecap:round}',
  '.frame{stroke-width:3.6}',
  '.halo{stroke-width:6.4}',
];

function colours({ ink, paper, accent }: Palette): string[] {
  return [
    `.hatching,.dashes{stroke:${ink}}`,
    `.note{fill:${ink}}`,
    `.halo{stroke:${paper}}`,
    `.frame{stroke:${accent}}`,
  ];
}

export interface CellBox {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Hatching as lines, not as a pattern, which would need a name that no other figure of the page has. */
export function svgHatching(boxes: readonly CellBox[]): string {
  const d = boxes.flatMap(({ x, y, side }) =>
    Array.from({ length: 11 }, (_, i) => {
      const along = ((i + 1) * side) / 6;
      const start = Math.min(along, side);
      const length = 2 * start - along;
      return `M${decimal(x + along - start)} ${decimal(y + start)}l${decimal(length)} ${decimal(-length)}`;
    }),
  );
  return d.length === 0 ? '' : element('path', { class: 'hatching', d: d.join('') });
}

/** Largest font, in parts of the side. */
const NOTE_FONT = 21 / 48;
/** Width of a character, in parts of the font's size. */
const ADVANCE = 0.5;

/** Note in the middle of a cell, no wider than the room there is; bold where it is new. */
export function svgNote({ x, y, side }: CellBox, text: string, isNew: boolean, room: number): string {
  const size = Math.min(NOTE_FONT * side, room / (text.length * ADVANCE));
  return element(
    'text',
    {
      class: isNew ? 'number note new' : 'number note',
      x: x + side / 2,
      y: y + side / 2 + 0.3 * size,
      'font-size': size,
    },
    text,
  );
}

export function svgFrame(d: string): string {
  return d === '' ? '' : element('path', { class: 'halo', d }) + element('path', { class: 'frame', d });
}
