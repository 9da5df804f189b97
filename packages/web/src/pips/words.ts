/** The words of Pips: how they are loaded, and how this folder finds them among all words. */
import type { KindWords } from '../kind/page.js';
import type { Catalogue, PlayWords } from '../words/catalogue.js';
import { enPips } from './words/en.js';
import type { enPipsSheets } from './words/en-sheets.js';

export const PIPS_WORDS: KindWords = {
  play: enPips,
  sheets: () => import('./words/en-sheets.js').then(({ enPipsSheets }) => enPipsSheets),
};

export function pipsWords({ kinds }: PlayWords): typeof enPips {
  return kinds.pips as typeof enPips;
}

export function pipsSheetWords({ kinds }: Catalogue): typeof enPipsSheets {
  return kinds.pips as unknown as typeof enPipsSheets;
}
