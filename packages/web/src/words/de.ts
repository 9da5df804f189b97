/** All of the German. */
import type { Catalogue } from './catalogue.js';
import { dePlay } from './de-play.js';
import { deSheets } from './de-sheets.js';

export const de: Catalogue = { ...dePlay, ...deSheets };
