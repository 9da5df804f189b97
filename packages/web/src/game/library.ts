/** Finds the game to go on with: the latest of a puzzle, or a new one. A game is on the disk from its first move on. */
import { type AnyGame, isKindName, kindOfSaved, readGame } from '@pipwright/play';
import { loadKind } from '../kind/page.js';
import type { GameStore } from '../storage/game-store.js';
import type { PuzzleRecord, Summary } from '../storage/records.js';
import { inTime } from '../storage/trouble.js';
import { dayPlaceOf, nameOfDayPlace, placesOfDay, startOfDayPlace } from './days.js';
import { isOwnName, startOfRecord } from './own-puzzles.js';
import { allPacks, firstPuzzle, nameOf, placeOf, placesIn, startOfPlace } from './packs.js';
import type { Opened } from './session.js';

export interface Found {
  readonly opened: Opened;
  /** The revision on the disk; undefined where the game is not there. */
  readonly kept: number | undefined;
  /** When it was last played; undefined where it is not on the disk. */
  readonly touched?: number;
  /** Was some of it lost, or all of it, or could the disk not be asked? */
  readonly damage: 'none' | 'part' | 'all' | 'unasked';
}

type Summaries = ReadonlyMap<string, Summary>;

/** The game of a puzzle that was left last, or the one of this `name`; with `anew`, a new one beside all of them. */
export async function findGame(store: GameStore, puzzle: string, anew = false, name?: string): Promise<Found> {
  const asked = await inTime(lookFor(store, puzzle, name)).catch(() => undefined);
  if (asked === undefined) return startWithout(store, puzzle);
  const { summaries, latest, text } = asked;
  const read = text === undefined || anew ? undefined : await readKept(text);
  if (read?.ok && latest !== undefined) {
    const [found, { revision, touched }] = latest;
    const damage = read.warnings.length > 0 ? 'part' : 'none';
    const title = (await recordFor(store, puzzle))?.title;
    return { opened: { name: found, puzzle, title, game: read.value }, kept: revision, touched, damage };
  }
  const opened = { name: freeName(summaries, puzzle), puzzle, ...(await startOf(store, puzzle)) };
  return { opened, kept: undefined, damage: read === undefined ? 'none' : 'all' };
}

/**
 * A new game of a puzzle while the disk cannot be asked, under the puzzle's own name: once it answers again, what is
 * there is found rather than written over.
 */
export async function startWithout(store: GameStore, puzzle: string): Promise<Found> {
  const opened = { name: puzzle, puzzle, ...(await startOf(store, puzzle)) };
  return { opened, kept: undefined, damage: 'unasked' };
}

/** A puzzle at its start, of a pack or of the player's own. Rejects where it cannot be had. */
export async function startOf(store: GameStore, puzzle: string): Promise<{ game: AnyGame; title: string | undefined }> {
  const place = placeOf(puzzle);
  if (place !== undefined) return { game: await startOfPlace(place), title: undefined };
  const day = dayPlaceOf(puzzle);
  if (day !== undefined) return { game: await startOfDayPlace(day), title: undefined };
  const record = await recordFor(store, puzzle);
  await loadNamed(record?.kind);
  const game = record === undefined ? undefined : startOfRecord(record);
  if (game === undefined) throw new Error(`There is no puzzle ${puzzle}.`);
  return { game, title: record?.title };
}

async function readKept(text: string): Promise<ReturnType<typeof readGame>> {
  await loadNamed(kindOfSaved(text));
  return readGame(text);
}

/** One that this version does not know is told as such when it is read. */
async function loadNamed(kind: string | undefined): Promise<void> {
  if (isKindName(kind)) await loadKind(kind);
}

async function recordFor(store: GameStore, puzzle: string): Promise<PuzzleRecord | undefined> {
  return isOwnName(puzzle) ? inTime(store.puzzle(puzzle)) : undefined;
}

/** A game of a puzzle, as it is on the disk: the latest one, unless another is named. */
async function lookFor(store: GameStore, puzzle: string, name?: string) {
  const summaries = await store.summaries();
  const latest = latestOf(summaries, puzzle, name);
  const text = latest === undefined ? undefined : await store.read(latest[0]);
  return { summaries, latest, text };
}

function latestOf(summaries: Summaries, puzzle: string, named?: string): readonly [string, Summary] | undefined {
  const games = [...summaries].filter(([, summary]) => summary.puzzle === puzzle);
  return games.find(([name]) => name === named) ?? games.sort(([, a], [, b]) => b.touched - a.touched)[0];
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

/**
 * The puzzle after this one that is not finished: of its day, of its pack, then of the next packs; the first of all at
 * the end.
 * A pack of earlier versions leads to the start of the one that follows it.
 */
export function nextPuzzle(puzzle: string, progress: (puzzle: string) => Progress): string {
  const day = dayPlaceOf(puzzle);
  const ofDay = day && placesOfDay(day.date).map(nameOfDayPlace);
  const after = ofDay?.find((each) => each !== puzzle && progress(each) !== 'finished');
  if (after !== undefined) return after;
  const all = allPacks().flatMap(placesIn);
  const here = placeOf(puzzle)?.pack;
  const goesOnIn = here?.followedBy ?? here?.name;
  const start = all.findIndex((each) => nameOf(each) === puzzle) + 1;
  const from = here?.followedBy === undefined ? start : all.findIndex(({ pack }) => pack.name === goesOnIn);
  const later = [...all.slice(from), ...all.slice(0, from)];
  const open = later.filter((each) => progress(nameOf(each)) !== 'finished');
  const sameKind = open.filter(({ pack }) => pack.kind === here?.kind);
  const next = sameKind.find(({ pack }) => pack.name === goesOnIn) ?? sameKind[0] ?? open[0] ?? later[0];
  return next === undefined ? firstPuzzle() : nameOf(next);
}
