/** Finds the game to go on with: the latest of a puzzle, or a new one. A game is on the disk from its first move on. */
import { type AnyGame, isKindName, kindOfSaved, readGame } from '@pipwright/play';
import { loadKind } from '../kind/page.js';
import type { GameStore } from '../storage/game-store.js';
import type { PuzzleRecord, Summary } from '../storage/records.js';
import { inTime } from '../storage/trouble.js';
import { dayPlaceOf, LAST_MONTH, nameOfDayPlace, placesOfDay, startOfDayPlace } from './days.js';
import { localDay } from './local-day.js';
import { isOwnName, startOfRecord } from './own-puzzles.js';
import { allPacks, firstPuzzle, nameOf, placeOf, placesIn, startOfPlace } from './packs.js';
import type { Opened } from './session.js';

export interface Found {
  readonly opened: Opened;
  /** The revision on the disk; undefined where the game is not there. */
  readonly kept: number | undefined;
  readonly touched?: number;
  /** Was some of it lost, or all of it, or could the disk not be asked? */
  readonly damage: 'none' | 'part' | 'all' | 'unasked';
}

/** There is none of this name in this version; what cannot be loaded now fails in another way. */
export class NoSuchPuzzle extends Error {}

type Summaries = ReadonlyMap<string, Summary>;

export interface Search {
  readonly anew?: boolean;
  readonly name?: string | undefined;
  readonly summaries?: Summaries;
}

/** The game of a puzzle that was left last, unless another is asked for. */
export async function findGame(store: GameStore, puzzle: string, search: Search = {}): Promise<Found> {
  const asked = await inTime(lookFor(store, puzzle, search)).catch(() => undefined);
  if (asked === undefined) return startWithout(store, puzzle);
  const { summaries, latest, text } = asked;
  const { anew = false } = search;
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

/** A puzzle of a day that has not come yet where the player is. */
export class PuzzleToCome extends Error {
  readonly day: string;

  constructor(day: string) {
    super(`It comes on ${day}.`);
    this.day = day;
  }
}

/** A puzzle at its start, of a pack or of the player's own. Rejects where it cannot be had. */
export async function startOf(store: GameStore, puzzle: string): Promise<{ game: AnyGame; title: string | undefined }> {
  const place = placeOf(puzzle);
  if (place !== undefined) return { game: await startOfPlace(place), title: undefined };
  const day = dayPlaceOf(puzzle);
  if (day !== undefined && day.date.slice(0, 7) > LAST_MONTH) throw new NoSuchPuzzle(puzzle);
  if (day !== undefined && day.date > localDay(Date.now())) throw new PuzzleToCome(day.date);
  if (day !== undefined) return { game: await startOfDayPlace(day), title: undefined };
  const record = await recordFor(store, puzzle);
  await loadNamed(record?.kind);
  const game = record === undefined ? undefined : startOfRecord(record);
  if (game === undefined) throw new NoSuchPuzzle(puzzle);
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
async function lookFor(store: GameStore, puzzle: string, { name, summaries: known }: Search) {
  const summaries = known ?? (await store.summaries());
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

export interface Played {
  readonly state: Progress;
  /** Milliseconds of the game that counts: the fastest that was finished, or the one that was played last. */
  readonly elapsed: number;
}

/** How far each puzzle has come: finished once is finished. */
export function progressOf(games: Iterable<Summary>): (puzzle: string) => Played {
  const played = new Map<string, Played>();
  for (const { puzzle, finished, elapsed } of latestFirst(games)) {
    const before = played.get(puzzle);
    if (finished) {
      const best = before?.state === 'finished' ? Math.min(before.elapsed, elapsed) : elapsed;
      played.set(puzzle, { state: 'finished', elapsed: best });
    } else if (before === undefined) played.set(puzzle, { state: 'begun', elapsed });
  }
  return (puzzle) => played.get(puzzle) ?? { state: 'new', elapsed: 0 };
}

export function latestFirst(games: Iterable<Summary>): readonly Summary[] {
  return [...games].sort((a, b) => b.touched - a.touched);
}

/**
 * The puzzle after this one that is not finished: of its day, of its pack, then of the next packs; the first of all at
 * the end.
 */
export function nextPuzzle(puzzle: string, progress: (puzzle: string) => Pick<Played, 'state'>): string {
  const day = dayPlaceOf(puzzle);
  const ofDay = day && placesOfDay(day.date).map(nameOfDayPlace);
  const after = ofDay?.find((each) => each !== puzzle && progress(each).state !== 'finished');
  if (after !== undefined) return after;
  const all = allPacks().flatMap(placesIn);
  const here = placeOf(puzzle)?.pack;
  const from = all.findIndex((each) => nameOf(each) === puzzle) + 1;
  const later = [...all.slice(from), ...all.slice(0, from)];
  const open = later.filter((each) => progress(nameOf(each)).state !== 'finished');
  const sameKind = open.filter(({ pack }) => pack.kind === here?.kind);
  const next = sameKind.find(({ pack }) => pack.name === here?.name) ?? sameKind[0] ?? open[0] ?? later[0];
  return next === undefined ? firstPuzzle() : nameOf(next);
}
