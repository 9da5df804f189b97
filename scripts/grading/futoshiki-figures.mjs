/** How well grades of Futoshiki agree with the levels of Tatham's program, beside what they are held to. */
import { finish } from '@pipwright/core';
import { futoshikiExplainer, futoshikiScale } from '@pipwright/futoshiki';
import { describeMachine } from '../../bench/report/machine.mjs';
import { table } from '../../bench/report/table.mjs';
import { groupBy, median } from '../../bench/statistics.mjs';
import { targetTable } from '../techniques/tables.mjs';
import { atMost } from '../techniques/targets.mjs';
import { effortBy } from './fit.mjs';
import { rankCorrelation } from './judge.mjs';
import { effortPlot } from './plots.mjs';
import { atLeast, percentOf } from './tables.mjs';
import { turnedFutoshiki } from './turned.mjs';

/**
 * @typedef {{ name: string, level: string, size: number, puzzle: import('@pipwright/futoshiki').Puzzle }} Item
 * @typedef {import('./fit.mjs').Row & { level: string, grade: import('@pipwright/core').Grade, change: number, milliseconds: number }} GradedRow
 */

const LEVELS = ['Trivial', 'Easy', 'Tricky', 'Extreme', 'Recursive'];
/** Of fewer puzzles no correlation is asked for. */
const ENOUGH = 20;
/** Larger ones take long to turn round. */
const TURNED_UP_TO = 7;

/** @param {readonly Item[]} items @param {(text: string) => void} whisper */
export function measureFutoshiki(items, whisper) {
  const machine = describeMachine([]);
  const rows = items
    .filter(({ level }) => LEVELS.includes(level))
    .map((item, i, all) => {
      whisper(`grading ${i + 1}/${all.length} ${item.name}`);
      return graded(item);
    });
  const bySide = [...groupBy(rows, ({ size }) => size)]
    .filter(([, some]) => some.length >= ENOUGH)
    .toSorted(([a], [b]) => a - b);
  const worst = rows.toSorted((a, b) => b.change - a.change)[0];
  const correlation = (/** @type {readonly GradedRow[]} */ some, weights = futoshikiScale.weights) =>
    rankCorrelation(
      some.map((row) => effortBy(row, weights)),
      some.map(({ level }) => LEVELS.indexOf(level)),
    );
  const two = (/** @type {number} */ value) => value.toFixed(2);
  const { weights } = futoshikiScale;
  return {
    pictures: {
      'grading-futoshiki.svg': effortPlot(
        'Effort of Futoshiki by Tatham’s level, all sides',
        LEVELS.map((name) => ({
          name,
          efforts: rows.filter(({ level }) => level === name).map(({ grade }) => grade.effort),
        })),
        Object.entries(futoshikiScale.most).map(([label, most]) => ({ label: `${label} ≤ ${most}`, most })),
      ),
    },
    figures: [
      `Written by \`npm run grading -- FOLDER\` from a folder with \`puzzles.jsonl\`, which is not part of the repository: ${rows.length} puzzles whose level is known.`,
      machine.map((line) => `- ${line}`).join('\n'),
      '## Figures and their limits',
      'Rank correlation (Spearman) of the effort with Tatham’s level, among puzzles of one side.',
      targetTable([
        ...bySide.map(([side, some]) =>
          atLeast(`correlation, ${side} × ${side}, ${some.length} puzzles`, correlation(some), 0.7, two),
        ),
        atMost('change when turned, mirrored or listed in another order, most', worst?.change ?? 0, 0.1, {
          show: percentOf,
          isBelow: true,
          at: worst?.name ?? '',
        }),
      ]),
      '## Effort by side and level',
      'Medians.',
      table(
        ['', ...LEVELS],
        bySide.map(([side, some]) => [
          `${side} × ${side}`,
          ...LEVELS.map((name) => {
            const efforts = some.filter(({ level }) => level === name).map(({ grade }) => grade.effort);
            return efforts.length === 0 ? '–' : median(efforts).toFixed(0);
          }),
        ]),
      ),
      '## Labels by level',
      table(
        ['', 'easy', 'medium', 'hard', 'expert'],
        LEVELS.map((name) => [
          name,
          ...['easy', 'medium', 'hard', 'expert'].map((label) =>
            String(rows.filter(({ level, grade }) => level === name && grade.label === label).length),
          ),
        ]),
      ),
      '## Other weights',
      'The lowest of the correlations for other weights of the levels (down) and of looks (across), a step being 1:',
      table(
        ['', '0.1', '0.2', '0.4', '0.8'],
        [2, 2.5, 3, 4].map((harder) => [
          String(harder),
          ...[0.1, 0.2, 0.4, 0.8].map((look) =>
            two(
              Math.min(
                ...bySide.map(([, some]) => correlation(some, { ...weights, harder, look: look * weights.step })),
              ),
            ),
          ),
        ]),
      ),
      '## Where the grade and the level differ',
      'The ten puzzles whose rank among those of their side differs most from that of their level.',
      differences(bySide.map(([, some]) => some)),
      `Grading took ${median(rows.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms at the median and ${(Math.max(...rows.map(({ milliseconds }) => milliseconds)) / 1000).toFixed(1)} s at most.`,
    ],
  };
}

/** @param {Item} item @returns {GradedRow} */
function graded({ name, level, size, puzzle }) {
  const before = process.cpuUsage();
  const found = gradeOf(puzzle);
  const { user, system } = process.cpuUsage(before);
  const turned = size > TURNED_UP_TO ? found.grade.effort : gradeOf(turnedFutoshiki(puzzle, name)).grade.effort;
  return {
    name,
    level,
    group: String(size),
    size,
    label: LEVELS.indexOf(level),
    orders: found.orders,
    grade: found.grade,
    change: Math.abs(turned / found.grade.effort - 1),
    milliseconds: (user + system) / 1000,
  };
}

/** @param {import('@pipwright/futoshiki').Puzzle} puzzle */
function gradeOf(puzzle) {
  const found = finish(futoshikiExplainer.grade(puzzle));
  if (found.status !== 'graded') throw new Error(`a puzzle with one solution is ${found.status}`);
  return found;
}

/** @param {readonly (readonly GradedRow[])[]} sides */
function differences(sides) {
  const all = sides.flatMap((some) =>
    some.map((row) => {
      const rank = some.filter(({ grade }) => grade.effort < row.grade.effort).length / some.length;
      const below = some.filter(({ level }) => LEVELS.indexOf(level) < LEVELS.indexOf(row.level)).length / some.length;
      const equal = some.filter(({ level }) => level === row.level).length / some.length;
      // Anywhere among those of its level is as it should be.
      const away = rank < below ? rank - below : rank > below + equal ? rank - below - equal : 0;
      return { row, away };
    }),
  );
  return table(
    ['puzzle', 'harder or easier than its level', 'effort', 'empty cells', 'hardest technique'],
    all
      .toSorted((a, b) => Math.abs(b.away) - Math.abs(a.away))
      .slice(0, 10)
      .map(({ row, away }) => [
        row.name,
        away > 0 ? `harder, ${percentOf(away)} of its side` : `easier, ${percentOf(-away)} of its side`,
        row.grade.effort.toFixed(0),
        Math.round(row.grade.effort / row.grade.density).toFixed(0),
        row.grade.hardest ?? '',
      ]),
    2,
  );
}
