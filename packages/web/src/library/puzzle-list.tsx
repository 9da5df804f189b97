/**
 * The puzzles of the library, one below the other: chosen by their box, played by their name, all else behind their
 * dots. Parts of the list that are out of sight are not drawn.
 */
import type { TargetedKeyboardEvent } from 'preact';
import { clockFace } from '../game/time.js';
import { digits } from '../think/say-progress.js';
import { Icon } from '../ui/icons.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { Catalogue } from '../words/catalogue.js';
import type { Entry } from './entry.js';

/** Pixels. */
const ROW_HEIGHT = 76;
/** Many small parts would cost more than they save, each time the list is scrolled. */
const PART = 25;

interface PuzzleListProps {
  readonly entries: readonly Entry[];
  readonly current: string;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
  readonly onPlay: (name: string) => void;
  readonly onMore: (name: string) => void;
}

export function PuzzleList({ entries, current, chosen, onChosen, onPlay, onMore }: PuzzleListProps) {
  const { words } = useSheetTools();
  const { library } = words;
  const choose = (name: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(name);
    else next.delete(name);
    onChosen(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a list and its rows there are parts.
    <div role="list" aria-label={library.title} onKeyDown={walk}>
      {partsOf(entries).map((part, i) => (
        <div key={i} class="entries" style={{ height: `${part.length * ROW_HEIGHT}px` }}>
          {part.map((entry) => {
            const { name, state, shown } = entry;
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above.
              <div role="listitem" key={name} class="entry">
                <input
                  type="checkbox"
                  aria-label={library.select(shown)}
                  checked={chosen.has(name)}
                  onChange={(event) => choose(name, event.currentTarget.checked)}
                />
                <button type="button" class="entry-play" aria-current={name === current} onClick={() => onPlay(name)}>
                  <span class="entry-title">
                    {shown}
                    {state === 'finished' && <Icon name="done" />}
                    {state === 'begun' && <Icon name="begun" />}
                  </span>
                  <span class="entry-facts">{factsOf(words, entry).join(' · ')}</span>
                  <span class="entry-facts">{[...timesOf(words, entry), ...knownOf(words, entry)].join(' · ')}</span>
                </button>
                <button type="button" class="tool bare" aria-label={library.more(shown)} onClick={() => onMore(name)}>
                  <Icon name="more" />
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function partsOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const parts = Math.ceil(entries.length / PART);
  return Array.from({ length: parts }, (_, i) => entries.slice(i * PART, (i + 1) * PART));
}

/** Goes from row to row by arrow keys. */
function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (target.matches('input')) return;
  const rows = [...event.currentTarget.querySelectorAll('.entry')];
  const at = rows.findIndex((row) => row.contains(target));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[to]?.querySelector('button')?.focus();
}

export function factsOf(words: Catalogue, { kind, size, state }: Entry): readonly string[] {
  return [words.kinds[kind].name, size, words.home.progress[state]];
}

/** The best time or else the time played so far, and when that was. */
export function timesOf(words: Catalogue, { best, played, touched }: Entry): readonly string[] {
  return [
    ...(best === undefined ? [] : [words.library.best(clockFace(best))]),
    ...(best === undefined && played > 0 ? [clockFace(played)] : []),
    ...(touched === undefined ? [] : [dayOf(touched, words.dateTag)]),
  ];
}

export function knownOf(words: Catalogue, { games, solved }: Entry): readonly string[] {
  const { library: w } = words;
  return [
    ...(games.length > 1 ? [w.gameCount(games.length)] : []),
    ...(solved === undefined ? [] : [w.solver(Number(solved.found), digits(words, solved.found), solved.complete)]),
  ];
}

/** With the time of day: games of one puzzle are often of one day. */
export function momentOf(time: number, dateTag: string): string {
  return new Date(time).toLocaleString(dateTag, { dateStyle: 'medium', timeStyle: 'short' });
}

const days = new Map<string, Intl.DateTimeFormat>();

/** Each format is made once: one for every row would take longer than all else. */
export function dayOf(time: number, dateTag: string): string {
  const known = days.get(dateTag);
  const format = known ?? new Intl.DateTimeFormat(dateTag, { year: 'numeric', month: 'short', day: 'numeric' });
  days.set(dateTag, format);
  return format.format(time);
}
