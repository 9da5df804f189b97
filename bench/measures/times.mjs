/** Make-up of the Times's puzzles of each level: the content of packages/pips/src/generate/times.json. */
import { contentOf, twinsIn } from '@pipwright/pips/parts';
import { total } from '../statistics.mjs';
import { levelledIn, PIPS_LEVELS } from './levelled.mjs';

/** @param {Pick<import('./run.mjs').MeasureOptions, 'folder'>} asked */
export function* measure({ folder }) {
  const { items } = levelledIn(folder);
  const most = Math.max(...items.map(({ size }) => size));
  yield Object.fromEntries(
    PIPS_LEVELS.map((level) => [
      level,
      tableOf(
        items.filter((item) => item.level === level),
        most,
      ),
    ]),
  );
}

/** @param {readonly import('./levelled.mjs').Item[]} items @param {number} most dominoes of any level */
function tableOf(items, most) {
  const puzzles = items.map(({ puzzle }) => puzzle);
  const content = contentOf(puzzles);
  return {
    dominoes: Array.from({ length: most + 1 }, (_, n) => items.filter(({ size }) => size === n).length),
    twins: rounded(total(puzzles.map(({ regions }) => twinsIn(regions))) / puzzles.length),
    content: { ...content, free: rounded(content.free) },
  };
}

/** @param {number} value */
function rounded(value) {
  return Number(value.toFixed(3));
}
