import { loadedLater } from './loaded-later.js';

export const { use: useLater, load: loadLater } = loadedLater(() => import('./later.js'));
