/** Buttons beside dominoes, movement, the list of regions: without them everything can be played as well. */
import { loadedLater } from '../ui/loaded-later.js';

export const { use: useExtras, get: loadedExtras } = loadedLater(() => import('./extras.js'));
