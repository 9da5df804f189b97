import { describeFormats } from '../../../core/src/testing/format-contract.js';
import { cpuMilliseconds } from '../../../core/test/hostile.js';
import { HUGE_TEXTS, hostileText } from '../../test/hostile.js';
import { puzzleOf } from '../../test/puzzle-of.js';
import { pips } from '../kind.js';
import { type Puzzle, samePuzzle } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import { anyPuzzle } from '../testing/index.js';

/** Conditions of formats on rules and dominoes; formats not named can write everything. */
const WRITES: Record<string, { rule(rule: Rule): boolean; maxPip: number }> = {
  text: { rule: (rule) => pipsOf(rule).every((pip) => pip <= 6), maxPip: 6 },
  nyt: { rule: (rule) => pipsOf(rule).length === 0, maxPip: Number.POSITIVE_INFINITY },
};

/** The pips that a rule names; every rule of single values does. */
function pipsOf(rule: Rule): readonly number[] {
  switch (rule.kind) {
    case 'sum':
      return [];
    case 'same':
      return rule.value === undefined ? [] : [rule.value];
    case 'different':
      return rule.avoiding;
    case 'each':
      return [Number.POSITIVE_INFINITY];
  }
}

function canWrite(format: string, { supply, regions }: Puzzle): boolean {
  const limits = WRITES[format];
  if (limits === undefined) return true;
  const fits = supply.kind === 'list' && supply.dominoes.flat().every((pip) => pip <= limits.maxPip);
  return fits && regions.every(({ rule }) => limits.rule(rule));
}

/** The Times's format also keeps the places of regions, and which way round dominoes are listed. */
function same(back: Puzzle, puzzle: Puzzle, format?: string): boolean {
  const asWritten = ({ regions, supply }: Puzzle) => JSON.stringify({ regions, supply });
  return samePuzzle(back, puzzle) && (format !== 'nyt' || asWritten(back) === asWritten(puzzle));
}

describeFormats({
  kind: pips,
  puzzles: anyPuzzle(),
  smallest: puzzleOf({ cells: [], dominoes: [] }),
  canWrite,
  same,
  mayWarn: true,
  hostile: hostileText,
  huge: HUGE_TEXTS,
  hugeIn: [undefined],
  hugeMilliseconds: 10_000,
  cpuMilliseconds,
});
