/**
 * Latin squares as a kind, in parts: what reads loads no engine. In a package the files beside this one are
 *
 *     model.ts src/model/         check.ts src/check/    engine.ts src/engines/  formats/ src/formats/
 *     draw.ts src/draw/           random-puzzle.ts src/testing/                  words.ts src/words.ts
 *     play.ts, tested-play.ts     packages/play/src/NAME, packages/play/src/testing/NAME.ts
 *     web/, tables/               packages/web/src/NAME, the tables of kinds
 *
 * `npm test -- tests/latin` tests the kind, `tests/built` and `template-kind.spec.ts` the built program and app with it;
 * `npx vite --config tests/latin/vite.config.ts` shows that app.
 */
import type { Common, PuzzleKind, ReadingPart, ShowingPart, SolvingPart } from '@pipwright/core';
import { check, misplaced, verify } from './check.js';
import { latinDrawing } from './draw.js';
import { plainEngine } from './engine.js';
import { jsonFormat, moveFromJson, solutionFromJson } from './formats/json.js';
import { rowsFormat } from './formats/rows.js';
import { cellsOf, type Move, numberAt, type Puzzle, type Solution, type Spec, withNumber } from './model.js';
import { latinWords } from './words.js';

export const latinReading: ReadingPart<Spec, Puzzle> = {
  name: 'latin',
  formats: [rowsFormat, jsonFormat],
  words: latinWords,
  check,
};

export const latinSolving: SolvingPart<Puzzle, Solution, Move> = {
  engines: [plainEngine],
  verify,
  ownSolution: () => undefined,
  solutionToJson: ({ grid }) => ({ grid }),
  solutionFromJson,
  moves: {
    toJson: ({ cell, number }) => ({ cell, number }),
    toText: ({ cell, number }) => `${number} at row ${cell[0]}, column ${cell[1]}`,
    fromJson: moveFromJson,
    solutionAfter: ({ grid }, moves) =>
      moves.reduce<Solution>((standing, { cell, number }) => withNumber(standing, cell, number), { grid }),
    moveProblems: misplaced,
  },
  common: commonOf,
};

export const latinShowing: ShowingPart<Puzzle, Solution> = { drawing: latinDrawing };

export const latin: PuzzleKind<Spec, Puzzle, Solution, Move> = { ...latinReading, ...latinSolving, ...latinShowing };

/** The numbers that each cell takes in some solution. */
function commonOf(puzzle: Puzzle): Common<Solution> {
  const seen = cellsOf(puzzle).map((cell) => ({ cell, numbers: new Set<number>() }));
  const cells = () => seen.map(({ cell, numbers }) => ({ cell, values: [...numbers].sort((a, b) => a - b) }));
  return {
    add(solution) {
      for (const { cell, numbers } of seen) numbers.add(numberAt(solution, cell));
    },
    toJson: () => ({ cells: cells(), joined: [] }),
    toText: () =>
      cells()
        .map(({ cell, values }) => `row ${cell[0]}, column ${cell[1]}: ${values.join(' or ')}`)
        .join('\n'),
  };
}
