/** All words of both languages at once, each kind's with everything it has. */

import { deFutoshiki } from '../../futoshiki/words/de.js';
import { deFutoshikiSheets } from '../../futoshiki/words/de-sheets.js';
import { enFutoshiki } from '../../futoshiki/words/en.js';
import { enFutoshikiSheets } from '../../futoshiki/words/en-sheets.js';
import { dePips } from '../../pips/words/de.js';
import { dePipsSheets } from '../../pips/words/de-sheets.js';
import { enPips } from '../../pips/words/en.js';
import { enPipsSheets } from '../../pips/words/en-sheets.js';
import { deFinish } from '../de/finish.js';
import { dePlay } from '../de/play.js';
import { deSheets } from '../de/sheets.js';
import { deWelcome } from '../de/welcome.js';
import { enFinish } from '../en/finish.js';
import { enPlay } from '../en/play.js';
import { enSheets } from '../en/sheets.js';
import { enWelcome } from '../en/welcome.js';

export const en = {
  ...enPlay,
  ...enSheets,
  finish: enFinish,
  welcome: enWelcome,
  kinds: {
    pips: { ...enPips, ...enPipsSheets },
    futoshiki: { ...enFutoshiki, ...enFutoshikiSheets },
  },
};

export type AllWords = typeof en;

export const de: AllWords = {
  ...dePlay,
  ...deSheets,
  finish: deFinish,
  welcome: deWelcome,
  kinds: {
    pips: { ...dePips, ...dePipsSheets },
    futoshiki: { ...deFutoshiki, ...deFutoshikiSheets },
  },
};
