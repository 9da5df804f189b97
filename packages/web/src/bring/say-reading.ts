/**
 * A problem of a text in the player's words: the app's own sentence where it has one, else the libraries', which is
 * English and told to be.
 */
import type { SaidProblem } from '../think/read-text.js';
import type { Catalogue } from '../words/catalogue.js';
import { deReadings } from '../words/de-readings.js';
import { enReadings } from '../words/en-readings.js';

interface Sentence {
  readonly text: string;
  readonly lang: string | undefined;
}

type Sayings = Readonly<Record<string, (data: never) => string>>;

export function sayReading({ bring, languageTag }: Catalogue, { code, data, sentence }: SaidProblem): Sentence {
  const sayings: Sayings = { ...(languageTag === 'de' ? deReadings : enReadings), ...bring.sayings };
  const say = Object.hasOwn(sayings, code) ? sayings[code] : undefined;
  if (say !== undefined) return { text: say(data as never), lang: undefined };
  return { text: sentence, lang: languageTag === 'en' ? undefined : 'en' };
}
