/**
 * A problem of a text in the player's words: the app's own sentence where it has one, else the libraries', which is
 * English and told to be.
 */
import type { SaidProblem } from '../think/read-text.js';
import type { Catalogue } from '../words/catalogue.js';
import type { Sayings } from '../words/sentences.js';

interface Sentence {
  readonly text: string;
  readonly lang: string | undefined;
}

export function sayReading(words: Catalogue, { kind, code, data, sentence }: SaidProblem): Sentence {
  const { sayings, readings } = words.bring;
  const tables: readonly Sayings[] = [...(kind === undefined ? [] : [words.kinds[kind].readings]), sayings, readings];
  const say = tables.find((table) => Object.hasOwn(table, code))?.[code];
  if (say !== undefined) return { text: say(data as never, undefined as never), lang: undefined };
  return { text: sentence, lang: words.languageTag === 'en' ? undefined : 'en' };
}
