import type { PlayWords } from '../words/catalogue.js';

/** A number as people write it, of any size. */
export function digits({ languageTag }: PlayWords, number: string | number): string {
  return BigInt(number).toLocaleString(languageTag);
}
