/** A problem of a text: the app's own sentence where it has one, else the libraries'. */
import type { SaidProblem } from '../think/read-text.js';
import type { Catalogue } from '../words/catalogue.js';

export function sayReading(words: Catalogue, { kind, code, data, sentence }: SaidProblem): string {
  // The libraries list the formats, which the app names right above.
  if (code === 'format-unknown') return words.bring.formatUnknown;
  const own = kind === undefined ? {} : words.kinds[kind].readings;
  const say = Object.hasOwn(own, code) ? own[code] : undefined;
  return say?.(data as never, undefined as never) ?? sentence;
}
