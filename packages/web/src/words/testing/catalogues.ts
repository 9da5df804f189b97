/** All words at once, each kind's with everything it has. */
import { enFutoshiki } from '../../futoshiki/words/en.js';
import { enFutoshikiSheets } from '../../futoshiki/words/en-sheets.js';
import { enPips } from '../../pips/words/en.js';
import { enPipsSheets } from '../../pips/words/en-sheets.js';
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
