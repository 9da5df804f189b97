/** Messages filled in: plain texts with places to fill, and plural forms. Nothing here decides what is said. */
import type { Cell } from '../data.js';
import { list } from '../text.js';
import { capital } from './english.js';
import { coordinates, type Names } from './names.js';

/** By plural; one text where it makes no difference. */
export type Message = string | { readonly one: string; readonly other: string };

/** What fills the places of a message. */
type Parts = Readonly<Record<string, string | number>>;

/** What every kind says around its claims, in English. */
export const MESSAGES = {
  so: '{first}, so {last}',
  suppose: 'suppose {what}',
  'then-so': 'so {what}',
  here: 'here, {sentence}',
  'by-now': 'now {sentence}',
  again: 'again, {sentence}',
  'as-in': 'as in step {n}: {sentence}',
  look: 'look at {things}',
  'ask-two': 'which of these cannot be?',
  'ask-others': 'what does that leave for the other cells?',
  'all-told': 'you have been told every step',
  'several-ways': 'several ways work from here',
  'ways-differ': 'two of them differ only in {cells}',
  'one-way': 'one way: {placement}',
  'step-n': 'step {n}',
  'link-n': 'link {n}',
  supposed: 'what is supposed',
  unfinished: 'no way to finish the board is left',
} as const;

/** What each kind words in its own way. */
type OwnKey = 'place-on' | 'try-on' | 'ask-try';

const PLURAL = new Intl.PluralRules('en');

export class Speaker<Key extends string = keyof typeof MESSAGES | OwnKey> {
  readonly names: Names;
  readonly #messages: Readonly<Record<Key, Message>>;

  constructor(messages: Readonly<Record<Key, Message>>, names: Names = coordinates) {
    this.#messages = messages;
    this.names = names;
  }

  cell = (cell: Cell): string => this.names.cell(cell);

  /** About as long as a sentence will be where names stand in it. */
  length(text: string): number {
    return this.names.length?.(text) ?? text.length;
  }

  say(key: Key, parts: Parts = {}, n = 1): string {
    const message = this.#messages[key];
    const text = typeof message === 'string' ? message : message[PLURAL.select(n) === 'one' ? 'one' : 'other'];
    return text.replace(/\{(\w+)\}/g, (_, name: string) => `${parts[name]}`);
  }

  /** As a sentence. */
  tell(key: Key, parts: Parts = {}, n = 1): string {
    return sentence(this.say(key, parts, n));
  }

  and(items: readonly (string | number)[]): string {
    return list(items);
  }

  or(items: readonly (string | number)[]): string {
    return list(items, 'or');
  }

  /** What could be a sentence each. */
  all(clauses: readonly string[]): string {
    return clauses.length < 2 ? clauses.join('') : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`;
  }
}

export const sentence = (text: string) => `${capital(text)}.`;
