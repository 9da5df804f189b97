/** What the list shows of each puzzle: the player's own, and those of packs and days that have been begun. */
import { isKindName, type KindName } from '@pipwright/play';
import { dayPlaceOf, keptTitleOfDay } from '../game/days.js';
import type { Progress } from '../game/library.js';
import { placeOf, sizeOfPack, titleOfPlace } from '../game/packs.js';
import { shownTitle } from '../game/shown-title.js';
import type { PuzzleRecord, SolvedRecord } from '../storage/records.js';
import type { Catalogue } from '../words/catalogue.js';
import type { Overview } from './shelf.js';

export interface Entry {
  readonly name: string;
  /** Is it the player's own? Else it comes with the app, and cannot be renamed. */
  readonly own: boolean;
  readonly kind: KindName;
  readonly title: string;
  readonly shown: string;
  readonly size: string;
  readonly state: Progress;
  /** Milliseconds, in all games of it. */
  readonly played: number;
  /** Milliseconds, of the fastest game that was finished. */
  readonly best: number | undefined;
  readonly touched: number | undefined;
  readonly added: number;
  readonly solved: SolvedRecord | undefined;
  readonly games: readonly EntryGame[];
}

interface EntryGame {
  readonly name: string;
  readonly finished: boolean;
  /** Milliseconds. */
  readonly elapsed: number;
  readonly touched: number;
}

type Played = Pick<Entry, 'state' | 'played' | 'best' | 'touched' | 'games' | 'solved'>;
const NEW: Played = { state: 'new', played: 0, best: undefined, touched: undefined, games: [], solved: undefined };

export function entriesOf({ puzzles, summaries, solutions }: Overview, words: Catalogue): Entry[] {
  const played = playedOf(summaries);
  for (const [name, solved] of solutions) played.set(name, { ...(played.get(name) ?? NEW), solved });
  const own = [...puzzles].flatMap(([name, record]) => {
    const entry = ownEntry(name, record, played.get(name) ?? NEW, words);
    return entry === undefined ? [] : [entry];
  });
  const ofTheApp = [...played].flatMap(
    ([name, games]) => packEntry(name, games, words) ?? dayEntry(name, games, words) ?? [],
  );
  return [...own, ...ofTheApp];
}

function playedOf(summaries: Overview['summaries']): Map<string, Played> {
  const all = new Map<string, Played>();
  const latestFirst = [...summaries].sort(([, a], [, b]) => b.touched - a.touched);
  for (const [name, { puzzle, finished, elapsed, touched }] of latestFirst) {
    const before = all.get(puzzle) ?? NEW;
    all.set(puzzle, {
      ...before,
      state: finished || before.state === 'finished' ? 'finished' : 'begun',
      played: before.played + elapsed,
      best: finished ? Math.min(elapsed, before.best ?? elapsed) : before.best,
      touched: Math.max(touched, before.touched ?? touched),
      games: [...before.games, { name, finished, elapsed, touched }],
    });
  }
  return all;
}

function ownEntry(name: string, record: PuzzleRecord, games: Played, words: Catalogue): Entry | undefined {
  const { kind, title, size, added } = record;
  if (!isKindName(kind)) return undefined;
  const named = title || words.puzzles.untitled;
  return {
    name,
    own: true,
    kind,
    title: named,
    shown: shownTitle(words, named),
    size,
    added,
    ...games,
  };
}

function packEntry(name: string, games: Played, words: Catalogue): Entry | undefined {
  const place = placeOf(name);
  if (place === undefined) return undefined;
  const title = titleOfPlace(words, place);
  const size = sizeOfPack(words, place.pack);
  return { name, own: false, kind: place.pack.kind, title, shown: title, size, added: 0, ...games };
}

/** Puzzles of days are of all sizes, which only the file of their month has. */
function dayEntry(name: string, games: Played, words: Catalogue): Entry | undefined {
  const place = dayPlaceOf(name);
  if (place === undefined) return undefined;
  const title = keptTitleOfDay(place);
  const named = { title, shown: shownTitle(words, title), size: words.library.daily };
  return { name, own: false, kind: place.kind, ...named, added: 0, ...games };
}

/** Those whose title has every word of the search, as it is kept or shown; what was played last first. */
export function searched(entries: readonly Entry[], search: string, languageTag: string): readonly Entry[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const { compare } = new Intl.Collator(languageTag, { numeric: true, sensitivity: 'base' });
  return entries
    .filter(({ title, shown }) => {
      const text = folded(`${title}\n${shown}`);
      return words.every((word) => text.includes(word));
    })
    .sort(
      (a, b) =>
        (b.touched ?? 0) - (a.touched ?? 0) ||
        b.added - a.added ||
        compare(a.shown, b.shown) ||
        (a.name < b.name ? -1 : 1),
    );
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
