/**
 * A Pips puzzle with one solution, from a seed: a board, dominoes on it, regions, rules; tightened until no other
 * solution is left, then loosened. What comes to nothing is dropped, and the next try begins with a board of its own.
 */
import { Random } from '@pipwright/core';
import type { Puzzle } from '@pipwright/pips';
import type { PipsSize } from '../src/pips/packs.js';
import { chooseRules } from './choose-rules.js';
import { cutRegions } from './cut-regions.js';
import { dealDominoes } from './deal-dominoes.js';
import { gatherAlike } from './gather-alike.js';
import { loosen } from './loosen.js';
import type { Made } from './made.js';
import { type BoardWish, tryBoard } from './make-board.js';
import { excess, isVaried, type Taste } from './taste.js';
import { tighten } from './tighten.js';
import { puzzleOf, Witness } from './witness.js';

/** The `number`-th of a pack: there are as many of each number of dominoes, and the later ones say less. */
export function makePips(seed: string, size: PipsSize, number: number): Made<Puzzle> {
  const { least, most } = size.dominoes;
  const dominoes = least + (number % (most - least + 1));
  const taste = tasteFor(size, number);
  for (let attempt = 0; ; attempt++) {
    const made = tryPips(new Random(`${seed} ${attempt}`), size, dominoes, taste);
    if (made !== undefined) return made;
  }
}

function tryPips(random: Random, size: PipsSize, dominoes: number, taste: Taste): Made<Puzzle> | undefined {
  const board = tryBoard(random, wishFor(random, size, dominoes));
  const layout = board && dealDominoes(random, board, size.maxPip, taste.gathered);
  if (layout === undefined) return undefined;
  const witness = new Witness(layout, taste.nodes);
  if (!witness.isClear()) return undefined;
  const tight =
    taste.atFirst === 'numbers'
      ? gatherAlike(random, layout, taste, witness)
      : tighten(random, layout, taste, witness, chooseRules(random, layout, taste, cutRegions(random, layout, taste)));
  if (tight === undefined) return undefined;
  const parts = loosen(random, layout, taste, witness, tight);
  const verdict = witness.judge(parts);
  if (verdict.type !== 'unique' || excess(taste, parts) > 0 || !isVaried(taste, parts)) return undefined;
  return { puzzle: puzzleOf(layout, parts), nodes: verdict.nodes, clues: parts.length };
}

function wishFor(random: Random, { size, columns, rows }: PipsSize, dominoes: number): BoardWish {
  const shape = size === 'large' || size === 'giant' ? random.pick(UNUSUAL) : 'whole';
  return { cells: 2 * dominoes, columns, rows, shape };
}

/**
 * Dominoes of a whole set can lie in so many ways that rules must tell some 2.4 bits for each cell, and a number has
 * 2.8: there most cells stand in regions of equal numbers, and more singles than elsewhere are needed. Of double-twelve
 * it is 3.4 bits of 3.7: most numbers are given, and what is left to find is how the dominoes lie.
 */
const AS_FAR_AS_THEY_GO = Number.POSITIVE_INFINITY;

const UNUSUAL: readonly BoardWish['shape'][] = [
  'whole',
  'whole',
  'whole',
  'whole',
  'whole',
  'holed',
  'holed',
  'two pieces',
];

function tasteFor({ size, puzzles }: PipsSize, number: number): Taste {
  const loosening = 0.3 + (0.7 * number) / Math.max(1, puzzles - 1);
  const common = {
    gathered: 0.4,
    alike: 0.3,
    alikeSizes: [2, 3, 3, 4, 5],
    singles: 0.2,
    gifts: 0.07,
    bounds: 0.3,
    different: 0.2,
    alikeRules: 0.5,
    wantsDifferent: number % 5 < 2 && puzzles > 12,
    free: 0.12,
    atFirst: 'loose' as const,
    loosening,
    nodes: 5_000,
    hopeless: 15,
  };
  const tight = { atFirst: 'tight' as const, alikeSizes: [3, 4, 5, 6] };
  const many = { gathered: AS_FAR_AS_THEY_GO, singles: 0.38, gifts: 0.38, free: 0.04, alikeRules: 0.7, hopeless: 4 };
  const wholeNumbers = {
    atFirst: 'numbers' as const,
    singles: 1,
    gifts: 1,
    bounds: 0.12,
    alikeRules: 1,
    loosening: 0.2,
  };
  switch (size) {
    case 'small':
      return { ...common, sizes: [1, 2, 2, 2, 3, 3, 4] };
    case 'medium':
      return { ...common, sizes: [1, 2, 2, 3, 3, 4, 5] };
    case 'large':
      return { ...common, ...tight, gathered: 0.7, alike: 0.55, sizes: [2, 2, 3, 3, 4] };
    case 'giant':
      return { ...common, ...tight, ...many, alike: 0.85, alikeSizes: [5, 6, 6], sizes: [2], nodes: 6_000 };
    default:
      return { ...common, ...many, ...wholeNumbers, alike: 0.22, sizes: [1], nodes: 1_500 };
  }
}
