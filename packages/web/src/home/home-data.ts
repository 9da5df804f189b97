/** What Home shows of what was played, from what is kept and from what only this window knows. */
import { latestFirst, type Played, progressOf } from '../game/library.js';
import { localDay } from '../game/local-day.js';
import { isOwnName } from '../game/own-puzzles.js';
import { nameOf, type Pack, placesIn } from '../game/packs.js';
import { isEverybodys } from '../game/puzzle-title.js';
import type { PuzzleRecord, Summary } from '../storage/records.js';

export interface HomeData {
  readonly day: string;
  readonly playedOf: (puzzle: string) => Played;
  /** The names of puzzles whose latest game is not finished, the one that was played last first. */
  readonly begun: readonly string[];
  readonly mine: readonly (readonly [name: string, record: PuzzleRecord])[];
}

interface Known {
  readonly games: Iterable<Summary>;
  readonly puzzles: ReadonlyMap<string, PuzzleRecord>;
  /** Games that the disk has not got: whoever has one can go on with it. */
  readonly unkept: readonly Summary[];
}

export function dataFrom({ games, puzzles, unkept }: Known, now: number): HomeData {
  const all = latestFirst([...unkept, ...games]);
  const latest = new Map<string, Summary>();
  for (const game of all) if (!latest.has(game.puzzle)) latest.set(game.puzzle, game);
  const openHere = new Set(unkept.map(({ puzzle }) => puzzle));
  const canOpen = (puzzle: string) =>
    openHere.has(puzzle) || (isOwnName(puzzle) ? puzzles.has(puzzle) : isEverybodys(puzzle));
  // A game without a move is one that is to be played again: nobody has begun it yet.
  const begun = [...latest.values()].filter(
    ({ puzzle, finished, revision }) => !finished && revision > 0 && canOpen(puzzle),
  );
  return {
    day: localDay(now),
    playedOf: progressOf(all),
    begun: begun.map(({ puzzle }) => puzzle),
    mine: [...puzzles].sort(([, a], [, b]) => b.added - a.added),
  };
}

/** The first puzzle of a pack that is not finished; the first of all where every one is. */
export function nextIn({ playedOf }: HomeData, pack: Pack): string {
  const names = placesIn(pack).map(nameOf);
  return names.find((name) => playedOf(name).state !== 'finished') ?? names[0] ?? '';
}

export function solvedIn({ playedOf }: HomeData, pack: Pack): number {
  return placesIn(pack).filter((place) => playedOf(nameOf(place)).state === 'finished').length;
}
