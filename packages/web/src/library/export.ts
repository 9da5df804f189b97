/**
 * Puzzles as files: in every format of their kind, and as pictures. Several go into one file where the format holds
 * several, else into a file each. What a format cannot hold is told, puzzle by puzzle, and the rest is written.
 */
import { ok, type Problem, type Result } from '@pipwright/core';
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
import { shortTitle } from '../game/title.js';
import { pngFrom } from '../share/png.js';
import { fileName } from './download.js';
import type { LoadedPuzzle } from './loaded-puzzle.js';
import { slices } from './slices.js';

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
  const rest = slices();
  for (const each of suited) {
    await rest();
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
  const known = (format: { readonly name: string }) => format.name === name;
  if (kind === 'pips') return (FORMATS.pips.find(known) ?? textFormat).make(puzzles.map(titledPips));
  const format = FORMATS.futoshiki.find(known) ?? tathamFormat;
  const all = puzzles.map(({ game }) => game.puzzle as FutoshikiPuzzle);
  // An ID is a line, so that each can have a comment before it; JSON has none.
  if (format === tathamFormat) return ok(all.map((each, i) => withComment(puzzles[i], idOf(each))).join(''));
  const made = format.make(all);
  return made.ok && format === gridFormat ? ok(withComment(puzzles[0], made.value)) : made;
}

/** With its title where a format has a place for one: as its name, or as a comment. */
function titledPips({ game, title }: LoadedPuzzle): PipsPuzzle {
  const puzzle = game.puzzle as PipsPuzzle;
  const { name, comments = [] } = puzzle.about;
  const short = shortTitle(title);
  if (short === '' || name !== undefined) return puzzle;
  return { ...puzzle, about: { ...puzzle.about, name: short, comments: [...new Set([short, ...comments])] } };
}

function withComment(puzzle: LoadedPuzzle | undefined, text: string): string {
  const short = shortTitle(puzzle?.title ?? '');
  return short === '' ? text : `# ${short}\n${text}`;
}

function idOf(puzzle: FutoshikiPuzzle): string {
  const made = tathamFormat.make([puzzle]);
  return made.ok ? made.value : '';
}

async function pictures(puzzles: readonly LoadedPuzzle[], asPng: boolean): Promise<readonly MadeFile[]> {
  const named = namer(asPng ? 'png' : 'svg');
  const files: MadeFile[] = [];
  const rest = slices();
  for (const { entry, game } of puzzles) {
    await rest();
    const svg = new Blob([drawingOf(game)], { type: 'image/svg+xml' });
    files.push({ name: named(entry.title), content: asPng ? await pngFrom(svg) : svg });
  }
  return files;
}

/** Gives each title a file's name that no other has; some systems take `A` for `a`. */
function namer(extension: string): (title: string) => string {
  const taken = new Set<string>();
  /** How far each stem has come. */
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
