/** Who is new is taught; who has played today goes on; who was asked to a puzzle gets it; everybody else comes Home. */
import type { Found } from '../game/library.js';
import { localDay } from '../game/local-day.js';
import { routeIn, sharedIn } from '../links/address.js';
import type { DiskAtStart } from '../storage/at-start.js';
import type { ViewName } from '../ui/navigation.js';

export function isNewcomer({ late, choices: { open, coached } }: DiskAtStart): boolean {
  return late === undefined && open === undefined && coached !== true;
}

export interface Opening {
  readonly hash: string;
  readonly search: string;
  readonly isNew: boolean;
}

export function viewAskedFor({ hash, search, isNew }: Opening): ViewName | undefined {
  const route = routeIn(hash);
  if (route === 'coach' || (isNew && hash === '' && sharedIn(search) === undefined)) return 'coach';
  if (hash === '') return undefined;
  // A digit begins a link that has its puzzle within.
  return route || /^#\d/.test(hash) ? 'game' : 'home';
}

export function firstViewOf(opening: Opening, { opened, touched }: Pick<Found, 'opened' | 'touched'>): ViewName {
  const asked = viewAskedFor(opening);
  const route = routeIn(opening.hash);
  if (asked === 'game' && route !== undefined && route !== opened.puzzle) return 'home';
  return asked ?? (touched !== undefined && localDay(touched) === localDay(Date.now()) ? 'game' : 'home');
}
