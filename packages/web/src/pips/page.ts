import type { KindPage } from '../kind/page.js';
import { PIPS_PACKS, sizeFor } from './packs.js';
import { PipsScreen } from './pips-screen.js';
import { tellAction, tellChanges } from './tell.js';
import { PIPS_WORDS } from './words.js';

export const pipsPage: KindPage<'pips'> = {
  playing: { Screen: PipsScreen, tellAction, tellChanges },
  packs: PIPS_PACKS,
  days: ['easy', 'medium', 'hard'],
  sizeFor,
  explains: true,
  words: PIPS_WORDS,
  inspection: () => import('./inspection.js').then(({ pipsInspection }) => pipsInspection),
  samples: () => import('./samples.js').then(({ PIPS_SAMPLES }) => PIPS_SAMPLES),
  thumbnail: () => import('./thumbnail.js').then(({ PipsThumbnail }) => PipsThumbnail),
  sharing: () => import('./sharing.js').then(({ pipsSharing }) => pipsSharing),
};
