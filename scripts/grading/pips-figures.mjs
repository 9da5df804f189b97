/** How well grades of Pips agree with the labels that the editors of day files gave, beside what they are held to. */
import { finish } from '@pipwright/core';
import { pipsExplainer, pipsScale } from '@pipwright/pips';
import { describeMachine } from '../../bench/report/machine.mjs';
import { table } from '../../bench/report/table.mjs';
import { groupBy, median, quantile } from '../../bench/statistics.mjs';
import { targetTable } from '../techniques/tables.mjs';
import { atMost } from '../techniques/targets.mjs';
import { effortBy, fitScale, labelBy, scaled } from './fit.mjs';
import { ordered, percentile } from './judge.mjs';
import { curvePlot, effortPlot } from './plots.mjs';
import { atLeast, percentOf, scaleTable } from './tables.mjs';
import { turnedPips } from './turned.mjs';

/**
 * @typedef {import('../../bench/puzzles.mjs').Item} Item
 * @typedef {import('./fit.mjs').Row & { grade: import('@pipwright/core').Grade, steps: number, turned: readonly number[] }} GradedRow
 * `turned`: the efforts of the same puzzle turned or mirrored, with its lists in another order
 */

const LABELS = ['easy', 'medium', 'hard'];
/** Medium ends here on the scale: whatever takes more is hard. */
const HARD = 100;
/** Of the hard puzzles so many take no more than hard ones should. */
const HARD_SHARE = 0.97;
/** Days are parted into so many groups; each is graded by what the others say. */
const FOLDS = 15;
const TURNS = 2;

/** @param {readonly Item[]} items @param {(text: string) => void} whisper */
export function measurePips(items, whisper) {
  const machine = describeMachine([]);
  /** @type {GradedRow[]} */
  const rows = [];
  let seconds = 0;
  for (const [i, { name, puzzle, dominoes }] of items.entries()) {
    whisper(`grading ${i + 1}/${items.length} ${name}`);
    const before = process.cpuUsage();
    const graded = finish(pipsExplainer.grade(puzzle));
    const { user, system } = process.cpuUsage(before);
    seconds += (user + system) / 1e6;
    const label = LABELS.findIndex((each) => name.endsWith(each));
    if (graded.status !== 'graded' || label < 0) continue;
    const turned = Array.from({ length: TURNS }, (_, seed) => effortOf(turnedPips(puzzle, `${name} ${seed}`)));
    const { grade, orders } = graded;
    rows.push({
      name,
      group: name.split(' ')[0] ?? '',
      size: dominoes,
      label,
      orders,
      grade,
      steps: grade.steps,
      turned,
    });
  }
  whisper('fitting');
  const whole = scaleOf(rows);
  const tested = crossValidate(rows, whisper);
  return {
    pictures: {
      'grading-pips.svg': effortPlot(
        'Effort of Pips by the label of the editors',
        effortsByLabel(rows),
        boundsIn(pipsScale),
      ),
      'grading-curves.svg': curvePlot('The course of an easy, a medium and a hard puzzle', typical(rows)),
    },
    figures: [
      `Written by \`npm run grading -- FOLDER\` from a folder of Times day files, which are not part of the repository: ${items.length} puzzles, ${rows.length} of them with one solution.`,
      machine.map((line) => `- ${line}`).join('\n'),
      '## Figures and their limits',
      'Where labels and orders are compared with those of the editors, each day is graded by weights and bounds that were fitted to the other days.',
      targetTable(targets(rows, tested, items.length, seconds)),
      '## Beside simpler measures',
      'Pairs of puzzles with different labels that are in the right order.',
      beside(rows, tested),
      '## Labels',
      'Rows are what the editors say, columns what the grade says of a day that it was not fitted to. Expert counts as hard.',
      confusion(rows, tested),
      '## Effort by label',
      efforts(rows),
      '## The scale',
      `Fitted to all days beside what the program has. Medium ends at ${HARD} by definition; hard ends at the ${Math.round(HARD_SHARE * 100)}th percentile of the hard puzzles.`,
      scaleTable(pipsScale, whole),
      '## Where the grade and the editors differ',
      differences(rows, tested),
    ],
  };
}

/** @param {import('@pipwright/pips').Puzzle} puzzle */
function effortOf(puzzle) {
  const graded = finish(pipsExplainer.grade(puzzle));
  if (graded.status !== 'graded') throw new Error(`a turned puzzle is ${graded.status}`);
  return graded.grade.effort;
}

/** @param {readonly GradedRow[]} rows */
function scaleOf(rows) {
  const { weights, bounds } = scaled(fitScale(rows, LABELS.length), 1, HARD);
  const hard = rows.filter(({ label }) => label === 2).map((row) => effortBy(row, weights));
  return { weights, bounds: [...bounds, percentile(hard, HARD_SHARE)] };
}

/** The effort and the label of each row by what days of other groups say. @param {readonly GradedRow[]} rows @param {(text: string) => void} whisper */
function crossValidate(rows, whisper) {
  const days = [...new Set(rows.map(({ group }) => group))].sort();
  const foldOf = (/** @type {GradedRow} */ { group }) => days.indexOf(group) % FOLDS;
  const fits = Array.from({ length: FOLDS }, (_, fold) => {
    whisper(`fitting without ${fold + 1}/${FOLDS}`);
    return scaled(
      fitScale(
        rows.filter((row) => foldOf(row) !== fold),
        LABELS.length,
      ),
      1,
      HARD,
    );
  });
  return rows.map((row) => {
    const { weights, bounds } = /** @type {import('./fit.mjs').Fit} */ (fits[foldOf(row)]);
    const effort = effortBy(row, weights);
    return { effort, label: labelBy(effort, bounds) };
  });
}

/** @typedef {readonly { effort: number, label: number }[]} Tested */

/** @typedef {import('./fit.mjs').Row} Row */

const areOfOneDay = (/** @type {Row} */ a, /** @type {Row} */ b) => a.group === b.group;
const areOfOneSize = (/** @type {Row} */ a, /** @type {Row} */ b) => a.size === b.size;

/** @param {readonly GradedRow[]} rows @param {Tested} tested @param {number} puzzles @param {number} seconds */
function targets(rows, tested, puzzles, seconds) {
  const efforts = tested.map(({ effort }) => effort);
  const day = ordered(rows, efforts, areOfOneDay);
  const size = ordered(rows, efforts, areOfOneSize);
  const right = rows.filter(({ label }, i) => tested[i]?.label === label).length;
  const far = rows.filter(({ label }, i) => Math.abs((tested[i]?.label ?? 0) - label) > 1);
  const shares = rows.map(({ grade, turned }) => Math.max(...turned.map((each) => Math.abs(each / grade.effort - 1))));
  const worst = shares.indexOf(Math.max(...shares));
  return [
    atMost(`pairs of one day in the wrong order, of ${day.pairs}`, day.wrong, 3),
    atLeast(`pairs of equal size in the right order, of ${size.pairs}`, 1 - size.wrong / size.pairs, 0.76),
    atLeast(`the label of the editors, of ${rows.length}`, right / rows.length, 0.78),
    atMost('two labels away', far.length, 0, { at: far.map(({ name }) => name).join(', ') }),
    atMost('change when turned, mirrored or listed in another order, most', shares[worst] ?? 0, 0.1, {
      show: percentOf,
      isBelow: true,
      at: rows[worst]?.name ?? '',
    }),
    atMost('change when turned …, median', median(shares), 0.1, { show: percentOf, isBelow: true }),
    atMost(`seconds of one core for ${puzzles} puzzles`, seconds, 60, { show: (value) => value.toFixed(0) }),
  ];
}

/** @param {readonly GradedRow[]} rows @param {Tested} tested */
function beside(rows, tested) {
  /** @type {[string, readonly number[]][]} */
  const measures = [
    ['effort, days unseen', tested.map(({ effort }) => effort)],
    ['effort, as the program has it', rows.map(({ grade }) => grade.effort)],
    ['steps of the explanation', rows.map(({ steps }) => steps)],
    ['number of dominoes', rows.map(({ size }) => size)],
  ];
  return table(
    ['', 'of one day', 'of equal size'],
    measures.map(([name, values]) => {
      const both = [areOfOneDay, areOfOneSize].map((compares) => ordered(rows, values, compares));
      return [name, ...both.map(({ pairs, wrong }) => percentOf(1 - wrong / pairs))];
    }),
  );
}

/** @param {readonly GradedRow[]} rows @param {Tested} tested */
function confusion(rows, tested) {
  return table(
    ['', ...LABELS],
    LABELS.map((name, label) => [
      name,
      ...LABELS.map((_, said) =>
        String(rows.filter((row, i) => row.label === label && tested[i]?.label === said).length),
      ),
    ]),
  );
}

/** @param {readonly GradedRow[]} rows */
function efforts(rows) {
  return table(
    ['', 'puzzles', 'least', 'a quarter below', 'median', 'a quarter above', 'most', 'density, median', 'expert'],
    LABELS.map((name, label) => {
      const some = rows.filter((row) => row.label === label);
      const values = some.map(({ grade }) => grade.effort);
      return [
        name,
        String(some.length),
        ...[0, 0.25, 0.5, 0.75, 1].map((share) => quantile(values, share).toFixed(0)),
        median(some.map(({ grade }) => grade.density)).toFixed(1),
        String(some.filter(({ grade }) => grade.label === 'expert').length),
      ];
    }),
  );
}

/** @param {readonly GradedRow[]} rows @param {Tested} tested */
function differences(rows, tested) {
  const wrong = rows.flatMap((row, i) =>
    tested[i] !== undefined && tested[i].label !== row.label ? [{ row, ...tested[i] }] : [],
  );
  const sizes = groupBy(rows, ({ label }) => label);
  return table(
    ['puzzle', 'grade', 'effort', 'dominoes', 'median of its label', 'steps', 'hardest technique'],
    wrong
      .toSorted((a, b) => a.row.label - b.row.label || a.effort - b.effort)
      .map(({ row, label, effort }) => [
        row.name,
        LABELS[label] ?? '',
        effort.toFixed(0),
        String(row.size),
        String(median((sizes.get(row.label) ?? []).map(({ size }) => size))),
        String(row.steps),
        row.grade.hardest ?? '',
      ]),
    2,
  );
}

/** @param {readonly GradedRow[]} rows */
function effortsByLabel(rows) {
  return LABELS.map((name, label) => ({
    name,
    efforts: rows.filter((row) => row.label === label).map(({ grade }) => grade.effort),
  }));
}

/** @param {import('@pipwright/core/grading').Scale} scale */
function boundsIn({ most }) {
  return Object.entries(most).map(([label, end]) => ({ label: `${label} ≤ ${end}`, most: end }));
}

/** Of each label the puzzle in the middle. @param {readonly GradedRow[]} rows */
function typical(rows) {
  return LABELS.flatMap((name, label) => {
    const some = rows.filter((row) => row.label === label).toSorted((a, b) => a.grade.effort - b.grade.effort);
    const row = some[Math.floor(some.length / 2)];
    return row === undefined
      ? []
      : [{ name, about: `${row.group}, effort ${row.grade.effort}`, curve: row.grade.curve }];
  });
}
