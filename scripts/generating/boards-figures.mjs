/** Boards that are made beside those of day files, level by level: the means of both, and some of ours in a picture. */
import { finish } from '@pipwright/core';
import { pipsGenerating } from '@pipwright/pips';
import { table } from '../../bench/report/table.mjs';
import { contactSheet } from './contact-sheet.mjs';
import { LEVELS } from './day-files.mjs';
import { boardOf, isNear, MEASURES, NEAR_COUNT, NEAR_SHARE } from './measures.mjs';

/** @typedef {import('./measures.mjs').Board} Board */

const USUAL = 200;
const FEW = 16;
/** Of each level in the picture. */
const SHOWN = 16;

/** @param {import('./day-files.mjs').Days} days @param {boolean} isQuick @param {(text: string) => void} whisper */
export function measureBoards(days, isQuick, whisper) {
  const count = isQuick ? FEW : USUAL;
  const levels = LEVELS.map((level) => {
    const made = Array.from({ length: count }, (_, i) => {
      whisper(`generating ${level} ${i + 1}/${count}`);
      return generatedOf(level, `boards ${i}`);
    });
    whisper(`measuring ${level}`);
    const some = made.flatMap(({ puzzle }) => (puzzle === undefined ? [] : [puzzle]));
    return {
      level,
      missed: made.filter(({ isAsAsked }) => !isAsAsked).length,
      puzzles: some,
      theirs: days[level].map(boardOf),
      ours: some.map(boardOf),
    };
  });
  const rows = MEASURES.map((measure) => ({
    measure,
    pairs: levels.map(({ theirs, ours }) => ({ theirs: measure.of(theirs), ours: measure.of(ours) })),
  }));
  const all = rows.flatMap(({ measure, pairs }) => pairs.map(({ ours, theirs }) => isNear(measure, ours, theirs)));
  const missed = levels.map(({ level, missed }) => `${missed} ${level}`).join(', ');
  return {
    pictures: { 'generated.svg': contactSheet(levels.map(({ puzzles }) => puzzles.slice(0, SHOWN))) },
    figures: [
      `${LEVELS.map((level) => days[level].length).join('/')} puzzles of day files, which are not part of the repository, beside ${count} of ours for each level, by \`--difficulty\` alone. Not as asked within the nodes, and the nearest taken instead: ${missed}.`,
      `A star: not within ${100 * NEAR_SHARE} % of the day files’, or ${NEAR_COUNT} where it says “per board”. That is so for ${all.filter((near) => !near).length} of ${all.length} means.`,
      table(
        ['mean', ...LEVELS.flatMap((level) => [level, 'ours'])],
        rows.map(({ measure, pairs }) => [
          measure.name,
          ...pairs.flatMap(({ theirs, ours }) => [
            shown(measure, theirs),
            `${shown(measure, ours)}${isNear(measure, ours, theirs) ? '' : ' *'}`,
          ]),
        ]),
      ),
    ],
  };
}

/** @param {typeof LEVELS[number]} difficulty @param {string} seed */
function generatedOf(difficulty, seed) {
  const generated = finish(pipsGenerating.generate({ difficulty }, seed));
  const isAsAsked = generated.status === 'generated';
  return { isAsAsked, puzzle: isAsAsked ? generated.puzzle : generated.nearest?.puzzle };
}

/** @param {import('./measures.mjs').Measure} measure @param {number} value */
function shown({ isCount = false }, value) {
  if (Number.isNaN(value)) return '–';
  return isCount ? value.toFixed(2) : `${(100 * value).toFixed(0)} %`;
}
