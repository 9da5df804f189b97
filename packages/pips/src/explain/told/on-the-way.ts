/** What is seen on the way to a conclusion, sorted for telling. */
import type { Edge } from '../step.js';
import type { ToldLink } from './link.js';
import { FITTING } from './pairing.js';
import { hasEnd } from './pairs.js';
import { isPartner } from './partners.js';

export interface OnTheWay {
  /** Which cells pair. */
  readonly partners: readonly ToldLink[];
  /** Which do not. */
  readonly parted: readonly ToldLink[];
  /** What is told by itself: all but pairs, and but what makes these. */
  readonly others: readonly ToldLink[];
}

/**
 * That a region of one cell says its number is not told, the board shows it.
 * @param options.without nothing of what fits on these two cells
 * @param options.more pairs that are told with those on the way
 */
export function onTheWay(
  told: ToldLink,
  { without, more = [] }: { readonly without?: Edge | undefined; readonly more?: readonly ToldLink[] },
): OnTheWay {
  const isOther = (link: ToldLink) =>
    without === undefined ||
    !FITTING.includes(link.technique) ||
    link.cells.length === 0 ||
    !link.cells.every(({ cell }) => hasEnd(without, cell));
  const seen = told.seen.filter(
    (link) => !['single-cell', 'try-both', 'looking-ahead'].includes(link.technique) && isOther(link),
  );
  const partners = [...seen.filter(isPartner), ...more];
  const parted = seen.filter((each) => each.edges('part').length > 0);
  const others = seen.filter((each) => !isPartner(each) && (partners.length === 0 || !parted.includes(each)));
  return { partners, parted, others };
}
