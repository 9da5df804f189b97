/** The grade of each puzzle, and how well grades agree with the levels that others gave. */
import { finish } from '@pipwright/core';
import { processorTimeSince, spread } from '../statistics.mjs';
import { levelledIn } from './levelled.mjs';

/** @param {import('./run.mjs').MeasureOptions} asked */
export function* measure({ folder, showProgress }) {
  const { explainer, levels, items } = levelledIn(folder);
  const rows = [];
  for (const { name, group, level, size, puzzle } of items) {
    showProgress(`grading ${name}`);
    const before = process.cpuUsage();
    const graded = finish(explainer.grade(puzzle));
    if (graded.status !== 'graded') continue;
    const milliseconds = processorTimeSince(before);
    const { curve, bottleneck, score, scale, ...grade } = graded.grade;
    yield { name, level, size, ...grade, milliseconds };
    rows.push({
      group,
      level,
      size,
      label: levels.indexOf(level),
      said: grade.label,
      effort: grade.effort,
      milliseconds,
    });
  }
  for (const level of levels) {
    const some = rows.filter((row) => row.level === level);
    yield {
      level,
      puzzles: some.length,
      effort: spread(some.map(({ effort }) => effort)),
      labels: Object.fromEntries(
        ['easy', 'medium', 'hard', 'expert'].map((label) => [label, some.filter(({ said }) => said === label).length]),
      ),
    };
  }
  yield {
    puzzles: rows.length,
    sameGroup: ordered(rows, (a, b) => a.group === b.group),
    sameSize: ordered(rows, (a, b) => a.size === b.size),
    milliseconds: spread(rows.map(({ milliseconds }) => milliseconds)),
  };
}

/**
 * Pairs with different labels: how many of them does the effort put in the wrong order? A tie counts half.
 * @template {{ label: number, effort: number }} Row
 * @param {readonly Row[]} rows
 * @param {(row: Row, other: Row) => boolean} compares
 */
export function ordered(rows, compares) {
  let [pairs, wrong] = [0, 0];
  for (const easier of rows) {
    for (const harder of rows) {
      if (easier.label >= harder.label || !compares(easier, harder)) continue;
      pairs++;
      wrong += harder.effort > easier.effort ? 0 : harder.effort === easier.effort ? 0.5 : 1;
    }
  }
  return { pairs, wrong };
}
