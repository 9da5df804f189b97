/** Finds the game to go on with: the latest of a puzzle, or a new one. A game is on the disk from its first move on. */
import { readGame } from '@pipwright/play';
import type { GameStore, Summary } from '../storage/game-store.js';
import { inTime } from '../storage/trouble.js';
import { nameOf, PACKS, type PuzzlePlace, placeOf, startOf } from './packs.js';
import type { Opened } from './session.js';

export interface Found {
  readonly opened: Opened;
  /** The revision on the disk; undefined where the game is not there. */
  readonly kept: number | undefined;
  /** Was some of it lost, or all of it, or could the disk not be asked? */
  readonly damage: 'none' | 'part' | 'all' | 'unasked';
}

type Summaries = ReadonlyMap<string, Summary>;

/** The game of a puzzle as it was left; with `anew`, a new one beside those that were played. */
export async function findGame(store: GameStore, place: PuzzlePlace, anew = false): Promise<Found> {
  const puzzle = nameOf(place);
  const asked = await inTime(lookFor(store, puzzle)).catch(() => undefined);
  if (asked === undefined) return startWithout(place);
  const { summaries, latest, text } = asked;
  const read = text === undefined || anew ? undefined : readGame(text);
  if (read?.ok && latest !== undefined) {
    const [name, { revision }] = latest;
    const damage = read.warnings.length > 0 ? 'part' : 'none';
    return { opened: { name, puzzle, game: read.value }, kept: revision, damage };
  }
  const opened = { name: freeName(summaries, puzzle), puzzle, game: await startOf(place) };
  return { opened, kept: undefined, damage: read === undefined ? 'none' : 'all' };
}

/**
 * A new game of a puzzle while the disk cannot be asked, under the puzzle's own name: once it answers again, what is
 * there is found rather than written over.
 */
export async function startWithout(place: PuzzlePlace): Promise<Found> {
  const puzzle = nameOf(place);
  return { opened: { name: puzzle, puzzle, game: await startOf(place) }, kept: undefined, damage: 'unasked' };
}

/** The latest game of a puzzle, as it is on the disk. */
async function lookFor(store: GameStore, puzzle: string) {
  const summaries = await store.summaries();
  const latest = latestOf(summaries, puzzle);
  const text = latest === undefined ? undefined : await store.read(latest[0]);
  return { summaries, latest, text };
}

function latestOf(summaries: Summaries, puzzle: string): readonly [string, Summary] | undefined {
  const games = [...summaries].filter(([, summary]) => summary.puzzle === puzzle);
  return games.sort(([, a], [, b]) => b.touched - a.touched)[0];
}

function freeName(summaries: Summaries, puzzle: string): string {
  let name = puzzle;
  for (let again = 2; summaries.has(name); again++) name = `${puzzle}~${again}`;
  return name;
}

export type Progress = 'new' | 'begun' | 'finished';

/** How far each puzzle has come: finished once is finished. */
export function progressOf(summaries: Summaries): (puzzle: string) => Progress {
  const progress = new Map<string, Progress>();
  for (const { puzzle, finished } of summaries.values()) {
    progress.set(puzzle, finished || progress.get(puzzle) === 'finished' ? 'finished' : 'begun');
  }
  return (puzzle) => progress.get(puzzle) ?? 'new';
}

/** The puzzle after this one that is not finished: of its pack, then of the next packs; the first of all at the end. */
export function nextPuzzle(puzzle: string, progress: (puzzle: string) => Progress): PuzzlePlace {
  const all = PACKS.flatMap((pack) => Array.from({ length: pack.count }, (_, i) => ({ pack, number: i + 1 })));
  const here = placeOf(puzzle);
  const at = all.findIndex((each) => nameOf(each) === puzzle);
  const later = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  const open = later.filter((each) => progress(nameOf(each)) !== 'finished');
  const sameKind = open.filter(({ pack }) => pack.kind === here?.pack.kind);
  return sameKind.find(({ pack }) => pack === here?.pack) ?? sameKind[0] ?? open[0] ?? (later[0] as PuzzlePlace);
}
