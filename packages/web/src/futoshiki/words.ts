/** The words of Futoshiki: how they are loaded, and how this folder finds them among all words. */
import type { KindWords } from '../kind/page.js';
import type { Catalogue, PlayWords } from '../words/catalogue.js';
import { enFutoshiki } from './words/en.js';
import type { enFutoshikiSheets } from './words/en-sheets.js';

export const FUTOSHIKI_WORDS: KindWords = {
  play: enFutoshiki,
  sheets: () => import('./words/en-sheets.js').then(({ enFutoshikiSheets }) => enFutoshikiSheets),
};

export function futoshikiWords({ kinds }: PlayWords): typeof enFutoshiki {
  return kinds.futoshiki as typeof enFutoshiki;
}

export function futoshikiSheetWords({ kinds }: Catalogue): typeof enFutoshikiSheets {
  return kinds.futoshiki as unknown as typeof enFutoshikiSheets;
}
