/** All of the English. */
import { enPlay } from './en-play.js';
import { enSheets } from './en-sheets.js';

export const en = { ...enPlay, ...enSheets };
