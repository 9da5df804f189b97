/** What Home shows, read anew whenever it is opened: what was played, the player's own puzzles, today's puzzles. */
import type { AnyGame } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { dayPlaceOf, nameOfDayPlace, placesOfDay, startOfDayPlace } from '../game/days.js';
import { startOf } from '../game/library.js';
import { localDay } from '../game/local-day.js';
import { isOwnName } from '../game/own-puzzles.js';
import { nameOf, type Pack, placeOf, placesIn } from '../game/packs.js';
import { streakOf } from '../habit/streak.js';
import { readResults } from '../library/shelf.js';
import type { GameStore } from '../storage/game-store.js';
import type { PuzzleRecord, Summary } from '../storage/records.js';
import { onOpenThings } from '../ui/open-things.js';

export interface Played {
  readonly state: 'new' | 'begun' | 'finished';
  /** Milliseconds of the game that counts: the fastest that was finished, or the one that was played last. */
  readonly elapsed: number;
}

export interface HomeData {
  readonly day: string;
  /** By the names of puzzles. */
  readonly played: ReadonlyMap<string, Played>;
  /** The names of puzzles that were begun and not finished, the one that was played last first. */
  readonly begun: readonly string[];
  /** The player's own, the newest first. */
  readonly mine: readonly (readonly [name: string, record: PuzzleRecord])[];
}

/** How often Home looks whether it is another day. */
const LOOK_MILLISECONDS = 10_000;
const NOT_PLAYED: Played = { state: 'new', elapsed: 0 };

export function playedOf(data: HomeData, puzzle: string): Played {
  return data.played.get(puzzle) ?? NOT_PLAYED;
}

/** Undefined until the disk has answered; where it does not, nothing was played. */
export function useHomeData(store: GameStore): HomeData | undefined {
  const [data, setData] = useState<HomeData>();
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const [summaries, puzzles] = await Promise.all([
        store.summaries().catch(() => new Map<string, Summary>()),
        store.puzzles().catch(() => new Map<string, PuzzleRecord>()),
      ]);
      if (wanted) setData(dataFrom(summaries, puzzles, Date.now()));
    };
    const returned = () => document.visibilityState === 'visible' && void read();
    void read();
    // What is done in a sheet may change it.
    const forget = onOpenThings(() => void read());
    // The day may end while Home is in sight.
    let day = localDay(Date.now());
    const looking = setInterval(() => {
      if (localDay(Date.now()) === day) return;
      day = localDay(Date.now());
      void store.seeDay(day).catch(() => {});
      void read();
    }, LOOK_MILLISECONDS);
    document.addEventListener('visibilitychange', returned);
    return () => {
      wanted = false;
      clearInterval(looking);
      forget();
      document.removeEventListener('visibilitychange', returned);
    };
  }, []);
  return data;
}

export function dataFrom(
  summaries: ReadonlyMap<string, Summary>,
  puzzles: ReadonlyMap<string, PuzzleRecord>,
  now: number,
): HomeData {
  const played = new Map<string, Played>();
  const latestFirst = [...summaries.values()].sort((a, b) => b.touched - a.touched);
  for (const { puzzle, finished, elapsed } of latestFirst) {
    const before = played.get(puzzle);
    if (finished) {
      const best = before?.state === 'finished' ? Math.min(before.elapsed, elapsed) : elapsed;
      played.set(puzzle, { state: 'finished', elapsed: best });
    } else if (before === undefined) played.set(puzzle, { state: 'begun', elapsed });
  }
  const isKnown = (puzzle: string) =>
    isOwnName(puzzle) ? puzzles.has(puzzle) : placeOf(puzzle) !== undefined || dayPlaceOf(puzzle) !== undefined;
  const begun = [...new Set(latestFirst.map(({ puzzle }) => puzzle))].filter(
    (puzzle) => played.get(puzzle)?.state === 'begun' && isKnown(puzzle),
  );
  const mine = [...puzzles].sort(([, a], [, b]) => b.added - a.added);
  return { day: localDay(now), played, begun, mine };
}

/** Days in a row on which a puzzle of the day was solved; 0 until that is known. */
export function useStreak(store: GameStore, data: HomeData): number {
  const [streak, setStreak] = useState(0);
  useEffect(() => {
    let wanted = true;
    readResults(store).then(
      (results) => wanted && setStreak(streakOf(results, data.day).current),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [data]);
  return streak;
}

/** The first puzzle of a pack that is not finished; the first of all where every one is. */
export function nextIn(data: HomeData, pack: Pack): string {
  const names = placesIn(pack).map(nameOf);
  return names.find((name) => playedOf(data, name).state !== 'finished') ?? names[0] ?? '';
}

export function solvedIn(data: HomeData, pack: Pack): number {
  return placesIn(pack).filter((place) => playedOf(data, nameOf(place)).state === 'finished').length;
}

type DayPuzzles = readonly (readonly [name: string, start: AnyGame])[];

/** The puzzles of a day, each at its start; undefined until they are there. Asked again once there is a network. */
export function useDay(day: string): DayPuzzles | undefined | 'missing' {
  const [found, setFound] = useState<{ readonly day: string; readonly is: DayPuzzles | 'missing' }>();
  useEffect(() => {
    let wanted = true;
    const ask = () => {
      const places = placesOfDay(day);
      Promise.all(places.map(async (place) => [nameOfDayPlace(place), await startOfDayPlace(place)] as const)).then(
        (is) => wanted && setFound({ day, is }),
        () => wanted && setFound({ day, is: 'missing' }),
      );
    };
    ask();
    addEventListener('online', ask);
    return () => {
      wanted = false;
      removeEventListener('online', ask);
    };
  }, [day]);
  return found?.day === day ? found.is : undefined;
}

/** A puzzle at its start, for its picture; undefined until it is there. */
export function useStart(store: GameStore, puzzle: string): AnyGame | undefined {
  const [found, setFound] = useState<{ readonly puzzle: string; readonly game: AnyGame }>();
  useEffect(() => {
    let wanted = true;
    startOf(store, puzzle).then(
      ({ game }) => wanted && setFound({ puzzle, game }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [puzzle]);
  return found?.puzzle === puzzle ? found.game : undefined;
}
