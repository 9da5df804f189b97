import type { KindPage } from '../kind/page.js';
import { FUTOSHIKI_PACKS, sizeFor } from './packs.js';
import { FUTOSHIKI_WORDS } from './words.js';

export const futoshikiPage: KindPage<'futoshiki'> = {
  playing: () => import('./playing.js').then(({ futoshikiPlaying }) => futoshikiPlaying),
  packs: FUTOSHIKI_PACKS,
  days: [''],
  sizeFor,
  explains: true,
  words: FUTOSHIKI_WORDS,
  inspection: () => import('./inspection.js').then(({ futoshikiInspection }) => futoshikiInspection),
  thumbnail: () => import('./thumbnail.js').then(({ FutoshikiThumbnail }) => FutoshikiThumbnail),
  sharing: () => import('./sharing.js').then(({ futoshikiSharing }) => futoshikiSharing),
  linkIds: () => import('./link-ids.js').then(({ futoshikiIds }) => futoshikiIds),
};
