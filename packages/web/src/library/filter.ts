/** Which puzzles of the list are wanted, and in which order. */
import type { KindName } from '@pipwright/play';
import type { Entry } from './entry.js';

export const ORDERS = ['touched', 'added', 'title', 'size', 'time'] as const;
type Order = (typeof ORDERS)[number];

export interface Filter {
  readonly search: string;
  readonly order: Order;
  readonly kind: KindName | 'all';
  readonly group: string;
  readonly state: 'all' | 'solved' | 'unsolved';
  readonly tag: string;
}

/** Everything, what was played last first. */
export const NO_FILTER: Filter = { search: '', order: 'touched', kind: 'all', group: 'all', state: 'all', tag: '' };

export function applyFilter(entries: readonly Entry[], filter: Filter, languageTag: string): readonly Entry[] {
  const words = folded(filter.search).split(/\s+/).filter(Boolean);
  const kept = entries.filter((entry) => fits(entry, filter) && has(entry, words));
  const { compare } = new Intl.Collator(languageTag, { numeric: true, sensitivity: 'base' });
  const by: Readonly<Record<Order, (a: Entry, b: Entry) => number>> = {
    touched: (a, b) => (b.touched ?? 0) - (a.touched ?? 0) || b.added - a.added,
    added: (a, b) => b.added - a.added,
    title: (a, b) => compare(a.shown, b.shown),
    size: (a, b) => a.cells - b.cells,
    time: (a, b) => timeOf(a) - timeOf(b) || b.played - a.played,
  };
  return kept.sort((a, b) => by[filter.order](a, b) || compare(a.shown, b.shown) || (a.name < b.name ? -1 : 1));
}

function timeOf({ best }: Entry): number {
  return best ?? Number.MAX_SAFE_INTEGER;
}

function fits(entry: Entry, { kind, group, state, tag }: Filter): boolean {
  if (kind !== 'all' && entry.kind !== kind) return false;
  if (group !== 'all' && entry.group !== group) return false;
  if (state !== 'all' && (entry.state === 'finished') !== (state === 'solved')) return false;
  return tag === '' || entry.tags.includes(tag);
}

/** Does every word stand in the title, as it is kept or shown, or in a tag? */
function has({ title, shown, tags }: Entry, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = folded([title, shown, ...tags].join('\n'));
  return words.every((word) => text.includes(word));
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Tags as a player types them: between commas, each once. */
export function tagsFrom(text: string): readonly string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim().slice(0, 40)))].filter((tag) => tag !== '').slice(0, 20);
}
