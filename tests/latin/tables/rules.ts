/** In the place of `packages/play/src/kinds.ts`. */
import * as product from '../../../packages/play/src/kinds.js';
import { latinGameWords, latinRules, type PlayedLatin } from '../play.js';

declare module '../../../packages/play/src/kinds.js' {
  interface Kinds {
    readonly latin: PlayedLatin;
  }
}

export const RULES: typeof product.RULES = { ...product.RULES, latin: latinRules };
export const WORDS: typeof product.WORDS = { ...product.WORDS, latin: latinGameWords };
