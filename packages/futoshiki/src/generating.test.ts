import { finish, hashText, hex32 } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SOAKING } from '../../core/src/testing/effort.js';
import { describeGenerating } from '../../core/src/testing/generating-contract.js';
import { verify } from './check/verify.js';
import { cspEngines } from './engines/csp/engine.js';
import { futoshikiExplainer } from './explain/index.js';
import { tathamFormat } from './formats/tatham.js';
import { CLUE_MIXES, type FutoshikiRequest, SYMMETRIES } from './generate/request.js';
import { futoshikiGenerating } from './generating.js';
import { type Puzzle, sideOf } from './model/puzzle.js';
import { inequalitiesOf } from './model/sign.js';
import { squareText } from './model/square.js';
import { imagesOf } from './testing/images.js';
import { smallerPuzzles } from './testing/index.js';
import { futoshikiWords } from './words.js';

const engine = cspEngines.find(({ name }) => name === 'MAC+BZ');
if (engine === undefined) throw new Error('MAC+BZ is gone');

const FEW_NODES = 30_000;

const side = fc.integer({ min: 2, max: 4 });
const symmetry = fc.constantFrom(...SYMMETRIES);
const minimal = fc.boolean();

describeGenerating<Puzzle, unknown, FutoshikiRequest>({
  generating: futoshikiGenerating,
  requests: fc
    .oneof(
      fc.record({ side, symmetry, minimal, clues: fc.constantFrom(...CLUE_MIXES) }),
      fc.record({ side, symmetry, minimal, adjacent: fc.constant(true) }),
      fc.record({ difficulty: fc.constant('easy' as const) }),
      fc.record({ side: fc.constant(5), effort: fc.constant({ least: 20, most: 30 }) }),
      fc.record({ technique: fc.constantFrom('last-number', 'chain-bound', 'forced-extreme') }),
    )
    .map((request): FutoshikiRequest => ({ ...request, nodes: FEW_NODES })),
  refused: [
    { side: 1 },
    { side: 2.5 },
    { side: 33 },
    { adjacent: true, clues: 'signs' },
    { adjacent: true, clues: 'numbers' },
    { technique: 'guessing' },
    { technique: 'no-bar' },
    { technique: 'bound', adjacent: true },
    { technique: 'bound', clues: 'numbers' },
  ],
  words: futoshikiWords,
  engine,
  verify,
  grade: futoshikiExplainer.grade,
  expectAsAsked,
  withoutAClue: (puzzle) =>
    [...smallerPuzzles(puzzle)].filter(
      (less) => sideOf(less) === sideOf(puzzle) && less.bars?.length === puzzle.bars?.length,
    ),
  images: imagesOf,
});

function expectAsAsked(
  puzzle: Puzzle,
  { side = sideOf(puzzle), adjacent, clues, symmetry = 'none' }: FutoshikiRequest,
) {
  const [numbers, signs] = [puzzle.fixedNumbers, inequalitiesOf(puzzle)];
  expect(sideOf(puzzle)).toBe(side);
  expect(puzzle.bars !== undefined).toBe(adjacent ?? false);
  if (clues === 'numbers') expect(signs).toEqual([]);
  if (clues === 'signs') expect(numbers).toEqual([]);
  if (symmetry === 'none') return;
  const places = numbers.map(({ square }) => squareText(square));
  const partners = numbers.map(({ square: { column, row } }) =>
    squareText({ column: side - 1 - column, row: symmetry === 'rotation' ? side - 1 - row : row }),
  );
  expect(partners.sort()).toEqual(places.sort());
}

type Known = readonly [FutoshikiRequest, seed: string, hash: string];

/** A change here is a change to every puzzle that anybody has the seed of. */
const KNOWN: readonly Known[] = [
  [{}, 'a', 'f36cda10'],
  [{}, 'b', 'b3a131c4'],
  [{ side: 4 }, '1', 'a843e0c0'],
  [{ difficulty: 'easy' }, '1', '9d9e428a'],
  [{ difficulty: 'medium' }, '1', '3870d386'],
  [{ side: 5, minimal: true }, '1', 'd5213a04'],
  [{ side: 5, adjacent: true }, '1', 'c354bf64'],
  [{ side: 5, clues: 'numbers' }, '1', 'bd2a5e0f'],
  [{ side: 5, clues: 'few-signs' }, '1', 'ff81776c'],
  [{ side: 5, clues: 'signs' }, '1', '64421c06'],
  [{ side: 6, symmetry: 'rotation' }, '1', '1173ab8a'],
  [{ side: 6, effort: { least: 40, most: 50 } }, '1', 'c946b04f'],
  [{ technique: 'forced-extreme' }, '1', '89f2375e'],
];

/** Made in the same way as others above, and slowly. */
const MORE: readonly Known[] = [
  [{ side: 7 }, '1', 'b4551deb'],
  [{ difficulty: 'hard' }, '1', 'f68a7a4f'],
];

it.each([...KNOWN, ...(SOAKING ? MORE : [])])(
  'makes the same puzzle of %j and %j everywhere',
  (request, seed, hash) => {
    const made = finish(futoshikiGenerating.generate(request, seed));
    if (made.status !== 'generated') throw new Error('it ended without a puzzle');
    const text = tathamFormat.make([made.puzzle]);
    expect(text.ok && hex32(hashText(text.value))).toBe(hash);
  },
);
