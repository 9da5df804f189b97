import type { PlayWords } from '../words/catalogue.js';

export function digits({ languageTag }: PlayWords, number: string | number): string {
  return BigInt(number).toLocaleString(languageTag);
}
