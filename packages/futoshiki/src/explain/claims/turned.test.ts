/** A grid that is turned or mirrored is told in the same steps, seen that way. */
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { puzzleOf } from '../../../test/puzzle-of.js';
import { type Puzzle, sideOf } from '../../model/puzzle.js';
import { inequalitiesOf, signsFor } from '../../model/sign.js';
import { cellOf, type Square } from '../../model/square.js';
import { anyPuzzle } from '../../testing/index.js';
import { explain } from '../explain.js';
import { grade } from '../grade.js';

type View = (square: Square) => Square;

function viewsOf(puzzle: Puzzle): View[] {
  const last = sideOf(puzzle) - 1;
  const mirrored: View = ({ row, column }) => ({ row, column: last - column });
  const swapped: View = ({ row, column }) => ({ row: column, column: row });
  return [mirrored, swapped, (square) => mirrored(swapped(square)), (square) => swapped(mirrored(square))];
}

function seenAs(puzzle: Puzzle, view: View): Puzzle {
  const { grid, maxNumber, fixedNumbers, bars } = puzzle;
  return puzzleOf({
    grid,
    maxNumber,
    fixedNumbers: fixedNumbers.map(({ square, number }) => ({ square: view(square), number })).reverse(),
    ...signsFor(inequalitiesOf(puzzle).map(({ greater, less }) => ({ greater: view(greater), less: view(less) }))),
    ...(bars && {
      bars: bars.map(({ firstSquare, secondSquare }) => ({
        firstSquare: view(firstSquare),
        secondSquare: view(secondSquare),
      })),
    }),
  });
}

it('is told in the same steps, and has the same grade, from every side', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyPuzzle({ side: 5 }), (puzzle) => {
      const graded = finish(grade(puzzle));
      const explained = finish(explain(puzzle));
      seen.add(graded.status);
      for (const view of viewsOf(puzzle)) {
        const other = seenAs(puzzle, view);
        expect(finish(grade(other))).toEqual(graded);
        const told = finish(explain(other));
        expect(told.steps.map(({ technique }) => technique)).toEqual(explained.steps.map(({ technique }) => technique));
        // Of a grid that looks the same from two sides, either may be told.
        if (puzzleTexts(puzzle).size < 8) continue;
        const cells = ({ concludes }: (typeof told.steps)[number], at: View) =>
          concludes.map(({ cell: [row, column], values }) => `${cellOf(at({ row, column }))} ${values}`).sort();
        expect(told.steps.map((step) => cells(step, (square) => square))).toEqual(
          explained.steps.map((step) => cells(step, view)),
        );
      }
    }),
    { numRuns: runs(60, 600) },
  );
  expect([...seen].sort()).toEqual(['ambiguous', 'conflict', 'graded']);
});

/** From its eight sides. */
function puzzleTexts(puzzle: Puzzle): ReadonlySet<string> {
  const [mirrored, swapped] = viewsOf(puzzle) as [View, View];
  const sides = [puzzle, seenAs(puzzle, mirrored)];
  for (let i = 0; i < 6; i++) sides.push(seenAs(seenAs(sides[i]!, swapped), mirrored));
  return new Set(
    sides.map((each) =>
      JSON.stringify([
        each.fixedNumbers,
        inequalitiesOf(each)
          .map((sign) => JSON.stringify(sign))
          .sort(),
        each.bars,
      ]),
    ),
  );
}
