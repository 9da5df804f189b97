/**
 * What the page runs first, while the rest of the app is on its way: it asks the disk, and loads the first pack, and the
 * coach for whoever is new.
 */
import { isNewcomer, viewAskedFor } from './app/first-view.js';
import { puzzlesIn } from './game/pack-files.js';
import { FIRST_PACK } from './kinds/first-pack.js';
import { diskAtStart } from './storage/at-start.js';

// Only to have it loaded: whoever needs it hears of a failure, here and below.
puzzlesIn(FIRST_PACK).catch(() => {});

diskAtStart.then((disk) => {
  const { hash, search } = location;
  if (viewAskedFor({ hash, search, isNew: isNewcomer(disk) }) === 'coach') import('./coach/coach.js').catch(() => {});
});
