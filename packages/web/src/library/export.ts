/**
 * Puzzles as files: in every format of their kind, and as pictures. Several go into one file where the format holds
 * several, else into a file each. What a format cannot hold is told, puzzle by puzzle, and the rest is written.
 */
import type { Problem, Result } from '@pipwright/core';
import {
  drawSvg as drawFutoshiki,
  type Puzzle as FutoshikiPuzzle,
  jsonFormat as futoshikiJson,
  gridFormat,
  tathamFormat,
} from '@pipwright/futoshiki';
import {
  drawSvg as drawPips,
  nytFormat,
  type Puzzle as PipsPuzzle,
  jsonFormat as pipsJson,
  textFormat,
  yamlFormat,
} from '@pipwright/pips';
import type { AnyGame, KindName } from '@pipwright/play';
import { fileName } from './download.js';
import type { LoadedPuzzle } from './loaded-puzzle.js';
import { pngOf } from './png.js';

const FORMATS = {
  pips: [textFormat, pipsJson, nytFormat, yamlFormat],
  futoshiki: [tathamFormat, gridFormat, futoshikiJson],
};
const PICTURES = ['svg', 'png'] as const;

interface MadeFile {
  readonly name: string;
  readonly content: Blob;
}

export interface Refused {
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

/** The ways to write these kinds; pictures suit all of them. */
export function waysFor(kinds: ReadonlySet<KindName>): readonly Way[] {
  const formats = [...kinds].flatMap((kind) => FORMATS[kind].map(({ name }): Way => ({ kind, name })));
  return [...formats, ...PICTURES.map((name): Way => ({ kind: 'any', name }))];
}

export async function make(puzzles: readonly LoadedPuzzle[], { kind, name }: Way): Promise<Made> {
  if (kind === 'any') return { files: await pictures(puzzles, name === 'png'), refused: [] };
  const suited = puzzles.filter(({ game }) => game.kind === kind);
  const extension = FORMATS[kind].find((format) => format.name === name)?.extension ?? 'txt';
  const named = namer(extension);
  const together = suited.length > 1 ? written(suited, kind, name) : undefined;
  if (together?.ok)
    return { files: [{ name: `puzzles.${extension}`, content: new Blob([together.value]) }], refused: [] };
  const files: MadeFile[] = [];
  const refused: Refused[] = [];
  for (const each of suited) {
    const made = written([each], kind, name);
    const { title } = each.entry;
    if (made.ok) files.push({ name: named(title), content: new Blob([made.value]) });
    else refused.push({ title, problems: made.error });
  }
  return { files, refused };
}

/** With or without what lies beside the board. */
export function drawingOf(game: AnyGame, tray = true): string {
  return game.kind === 'pips' ? drawPips(game.puzzle, undefined, { tray }) : drawFutoshiki(game.puzzle);
}

function written(puzzles: readonly LoadedPuzzle[], kind: KindName, name: string): Result<string, readonly Problem[]> {
  const all = puzzles.map(({ game }) => game.puzzle);
  const known = (format: { readonly name: string }) => format.name === name;
  return kind === 'pips'
    ? (FORMATS.pips.find(known) ?? textFormat).make(all as PipsPuzzle[])
    : (FORMATS.futoshiki.find(known) ?? tathamFormat).make(all as FutoshikiPuzzle[]);
}

async function pictures(puzzles: readonly LoadedPuzzle[], asPng: boolean): Promise<readonly MadeFile[]> {
  const named = namer(asPng ? 'png' : 'svg');
  const files: MadeFile[] = [];
  for (const { entry, game } of puzzles) {
    const svg = drawingOf(game);
    const content = asPng ? await pngOf(svg) : new Blob([svg], { type: 'image/svg+xml' });
    files.push({ name: named(entry.title), content });
  }
  return files;
}

/** Gives each title a file's name that no other has; some systems take `A` for `a`. */
function namer(extension: string): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const stem = fileName(title);
    let name = `${stem}.${extension}`;
    for (let next = 2; taken.has(name.toLowerCase()); next++) name = `${stem}-${next}.${extension}`;
    taken.add(name.toLowerCase());
    return name;
  };
}
