/**
 * All kinds, for the page; `reading.ts` and `engines.ts` have them for the threads that read and that solve. A new kind
 * is a line in each of the three: in one table, the first load would hold every engine and every format.
 */
import { futoshikiPage } from '../futoshiki/page.js';
import type { KindPages } from '../kind/page.js';
import { pipsPage } from '../pips/page.js';

export const PAGES: KindPages = {
  pips: pipsPage,
  futoshiki: futoshikiPage,
};
