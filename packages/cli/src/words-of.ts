import type { Words } from '@pipwright/core';
import { fileWords } from './words.js';

/** Something whose problems have words of their own. */
export interface Spoken {
  readonly kind: { readonly words: Words } | undefined;
}

export function wordsOf({ kind }: Spoken): Words {
  return { ...kind?.words, ...fileWords };
}
