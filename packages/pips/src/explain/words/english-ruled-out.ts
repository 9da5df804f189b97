/** Why no other domino fits on two cells, in English: what would come of each. */
import type { Domino } from '../../model/domino.js';
import type { ToldLink } from '../told/index.js';
import { boardsWith, othersThere } from '../told/ruled-out.js';
import { byName } from '../told/tray.js';
import { usedUp } from './english-count.js';
import { impossibleSoon } from './english-dead-end.js';
import type { Variants } from './english-facts.js';
import { cellNames, dominoNames } from './english-names.js';
import { sentence } from './english-telling.js';

/**
 * `All three 3s are taken: it is the 2–4`, `With the 0–3, no domino would be left for r1c1 and r1c2: it is the 2–4`.
 * @param then what follows, unless it is said next
 */
export function ruledOut(told: ToldLink, then: string): Variants {
  const others = othersThere(told);
  if (others === undefined) return [];
  const { taken, tried } = others;
  const why = tried.length === 0 ? '' : whyNone(told, tried);
  if (why === undefined) return [];
  const reasons = [
    ...(taken.length === 0 ? [] : [usedUp(told, taken)]),
    ...(why === '' ? [] : [`with ${dominoNames(byName(tried))}, ${why}`]),
  ];
  return [sentence(`${reasons.join('. ')}${then === '' ? '' : `: ${then}`}`)];
}

/** What could not be with any of some dominoes on the two cells: the same with each, whichever way round. */
function whyNone(told: ToldLink, dominoes: readonly Domino[]): string | undefined {
  const { boards, shared } = boardsWith(told, dominoes);
  if (shared !== undefined && boards.length > 1) return `no domino would be left for ${cellNames(shared)}`;
  const [whys = [], ...more] = boards.map(impossibleSoon);
  return whys.find((why) => more.every((others) => others.includes(why)));
}
