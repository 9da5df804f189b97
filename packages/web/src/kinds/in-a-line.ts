/** Which kinds say their rules in a line. */
import type { KindName } from '@pipwright/play';
import { FUTOSHIKI_IN_A_LINE } from '../futoshiki/words/in-a-line.js';
import type { KindInALine } from '../kind/in-a-line.js';
import { PIPS_IN_A_LINE } from '../pips/words/in-a-line.js';

export const IN_A_LINE: Readonly<Partial<Record<KindName, KindInALine>>> = {
  pips: PIPS_IN_A_LINE,
  futoshiki: FUTOSHIKI_IN_A_LINE,
};
