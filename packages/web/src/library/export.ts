/**
 * Puzzles as files: in every format of their kind, and as pictures. Several go into one file where the format holds
 * several, else into a file each. What a format cannot hold is told, puzzle by puzzle, and the rest is written.
 */
import type { Problem, Result } from '@pipwright/core';
import type { AnyGame, KindName } from '@pipwright/play';
import { kindOf } from '../kind/page.js';
import type { KindExporting } from '../kind/parts.js';
import { pngFrom } from '../share/picture.js';
import type { LoadedPuzzle } from './loaded-puzzle.js';
import { slices } from './slices.js';

const PICTURES = ['svg', 'png'] as const;

interface MadeFile {
  readonly name: string;
  readonly content: Blob;
}

export interface Refused {
  readonly kind: KindName;
  readonly title: string;
  readonly problems: readonly Problem[];
}

export interface Made {
  readonly files: readonly MadeFile[];
  readonly refused: readonly Refused[];
}

export interface Way {
  readonly kind: KindName | 'any';
  readonly name: string;
}

export type Exporters = ReadonlyMap<KindName, KindExporting<KindName>>;

export async function loadExporters(kinds: Iterable<KindName>): Promise<Exporters> {
  return new Map(await Promise.all([...kinds].map(async (kind) => [kind, await exporterOf(kind)] as const)));
}

async function exporterOf(kind: KindName): Promise<KindExporting<KindName>> {
  return kindOf<KindName>(kind).exporting();
}

export function waysFor(exporters: Exporters): readonly Way[] {
  const formats = [...exporters].flatMap(([kind, { formats }]) => formats.map(({ name }): Way => ({ kind, name })));
  return [...formats, ...PICTURES.map((name): Way => ({ kind: 'any', name }))];
}

export async function make(exporters: Exporters, puzzles: readonly LoadedPuzzle[], way: Way): Promise<Made> {
  const { kind, name } = way;
  if (kind === 'any') return { files: await pictures(exporters, puzzles, name === 'png'), refused: [] };
  const suited = puzzles.filter(({ game }) => game.kind === kind);
  const exporter = exporters.get(kind);
  const format = exporter?.formats.find((each) => each.name === name);
  if (exporter === undefined || format === undefined) return { files: [], refused: [] };
  const { extension } = format;
  const written = (some: readonly LoadedPuzzle[]): Result<string, readonly Problem[]> =>
    exporter.make(
      format,
      some.map(({ game: { puzzle }, title }) => ({ puzzle, title })),
    );
  const named = namer(extension);
  const together = suited.length > 1 ? written(suited) : undefined;
  if (together?.ok)
    return { files: [{ name: `puzzles.${extension}`, content: new Blob([together.value]) }], refused: [] };
  const files: MadeFile[] = [];
  const refused: Refused[] = [];
  const rest = slices();
  for (const each of suited) {
    await rest();
    const made = written([each]);
    const { title } = each.entry;
    if (made.ok) files.push({ name: named(title), content: new Blob([made.value]) });
    else refused.push({ kind, title, problems: made.error });
  }
  return { files, refused };
}

export function drawingOf(exporters: Exporters, { kind, puzzle }: AnyGame, tray = true): string {
  return exporters.get(kind)?.draw(puzzle, tray) ?? '';
}

async function pictures(
  exporters: Exporters,
  puzzles: readonly LoadedPuzzle[],
  asPng: boolean,
): Promise<readonly MadeFile[]> {
  const named = namer(asPng ? 'png' : 'svg');
  const files: MadeFile[] = [];
  const rest = slices();
  for (const { entry, game } of puzzles) {
    await rest();
    const svg = new Blob([drawingOf(exporters, game)], { type: 'image/svg+xml' });
    files.push({ name: named(entry.title), content: asPng ? await pngFrom(svg) : svg });
  }
  return files;
}

/** Gives each title a file's name that no other has; some systems take `A` for `a`. */
function namer(extension: string): (title: string) => string {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return (title) => {
    const stem = fileName(title);
    const key = stem.toLowerCase();
    let number = numbers.get(key) ?? 1;
    let name = number === 1 ? `${stem}.${extension}` : `${stem}-${number}.${extension}`;
    while (taken.has(name.toLowerCase())) name = `${stem}-${++number}.${extension}`;
    numbers.set(key, number);
    taken.add(name.toLowerCase());
    return name;
  };
}

function fileName(title: string): string {
  const safe = title
    .replaceAll(/[^\p{L}\p{N}._+-]+/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 80);
  return safe === '' || safe === '_' ? 'puzzle' : safe;
}
