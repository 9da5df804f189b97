/** How puzzles of any kind are explained, in tables: beside the limits, by level and by technique. */
import { table } from '../../bench/report/table.mjs';
import { whole } from '../../bench/report/units.mjs';
import { quantile } from '../../bench/statistics.mjs';
import { percent, SUPPOSING, share, using } from './targets.mjs';
import { SORTS } from './telling.mjs';

/** @typedef {import('./telling.mjs').Telling} Telling */

/** @param {readonly import('./targets.mjs').Target[]} targets */
export function targetTable(targets) {
  const mark = (/** @type {boolean | undefined} */ isMet) => (isMet === undefined ? '–' : isMet ? 'ok' : 'NOT MET');
  const rows = targets.map(({ what, figure, limit, isMet, at }) => [what, figure, limit, mark(isMet), at]);
  return table(['', 'figure', 'limit', '', 'worst in'], rows);
}

/** A line each level, and one for all. @param {readonly string[]} levels @param {readonly Telling[]} rows @param {(some: readonly Telling[]) => readonly string[]} cells */
export function byLevel(levels, rows, cells) {
  const others = rows.some(({ level }) => !levels.includes(level)) ? ['other'] : [];
  return [
    ...[...levels, ...others].map((level) => [level, ...cells(rows.filter((row) => row.level === level))]),
    ['all', ...cells(rows)],
  ];
}

/** @param {readonly number[]} values */
export function most(values) {
  return values.length === 0 ? Number.NaN : Math.max(...values);
}

/** @param {number} value */
export function exact(value) {
  return Number.isFinite(value) ? String(Math.round(100 * value) / 100) : '–';
}

/** @param {readonly string[]} levels @param {readonly Telling[]} rows */
export function supposing(levels, rows) {
  const cells = (/** @type {readonly Telling[]} */ some) =>
    SUPPOSING.flatMap((technique) => {
      const steps = some.flatMap((row) => row.steps.filter((step) => step.technique === technique));
      const links = steps.map((step) => step.links);
      return [
        whole(using(some, technique).length),
        whole(steps.length),
        percent(share(some, technique)),
        exact(quantile(links, 0.95)),
        exact(most(links)),
      ];
    });
  const head = SUPPOSING.flatMap((technique) => [`${technique}: puzzles`, 'steps', 'share', 'links, 95 %', 'most']);
  return table(['', ...head], byLevel(levels, rows, cells));
}

/** @param {readonly import('@pipwright/core/explaining').Technique[]} techniques @param {readonly string[]} levels @param {readonly Telling[]} rows */
export function usage(techniques, levels, rows) {
  const steps = rows.flatMap(({ level, steps }) => steps.map(({ technique }) => ({ level, technique })));
  const count = (/** @type {string} */ name, /** @type {string | undefined} */ level) =>
    steps.filter((step) => step.technique === name && (level === undefined || step.level === level)).length;
  return table(
    ['technique', 'level', ...levels, 'all', 'share'],
    techniques.map(({ name, level }) => [
      name,
      String(level),
      ...levels.map((each) => whole(count(name, each))),
      whole(count(name, undefined)),
      percent((100 * count(name, undefined)) / Math.max(1, steps.length)),
    ]),
  );
}

/** @param {readonly Telling[]} rows */
export function longestTexts(rows) {
  const lines = SORTS.flatMap((sort) => {
    const [longest] = rows.toSorted((a, b) => b.longest[sort].characters - a.longest[sort].characters);
    if (longest === undefined || longest.longest[sort].characters === 0) return [];
    const { characters, text } = longest.longest[sort];
    return [`The longest ${sort}, ${characters} characters, ${longest.name}: ${text}`];
  });
  return lines.join('\n');
}
