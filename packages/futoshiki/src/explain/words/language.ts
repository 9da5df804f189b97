/** What must be said of Futoshiki. What is missing does not compile. */
import { type Cell, cellName, type JsonObject } from '@pipwright/core';
import type { Language } from '@pipwright/core/explaining';
import { fit, type StepWords, stepLanguage, type Variants } from '@pipwright/core/wording';
import type { Puzzle } from '../../model/puzzle.js';
import type { Move, Solution } from '../../model/solution.js';
import { cellOf } from '../../model/square.js';
import { type FutoshikiConflict, type FutoshikiPremise, type FutoshikiStep, movesIn } from '../step.js';
import type { TechniqueName } from '../techniques/index.js';
import { ToldConflict } from '../told/conflict.js';
import { type Line, type ToldLink, toldStep } from '../told/link.js';
import { look } from '../told/look.js';

export type FutoshikiLanguage = Language<Puzzle, Solution, Move, FutoshikiStep, FutoshikiConflict>;

export interface FutoshikiWords extends StepWords<Move, ToldLink, TechniqueName> {
  where(things: readonly (Cell | Line)[]): Variants;
  /** How a text names rows and columns: numbers there are no numbers of cells. */
  readonly namesOfLines: RegExp;
  readonly told: { where(cells: readonly Cell[]): string; why(cells: readonly Cell[]): string };
  readonly choice: {
    where(cell: Cell): string;
    why(cell: Cell): string;
    what(cell: Cell, number: number): string;
  };
  conflict(told: ToldConflict): Variants;
  premise(premise: FutoshikiPremise): string;
  /** Of a part that is free. */
  differ(cells: readonly Cell[]): string;
  readonly labels: FutoshikiLanguage['labels'];
  readonly piece: string;
  readonly marks: string;
  readonly dashed: string;
}

export function languageOf(words: FutoshikiWords): FutoshikiLanguage {
  const { why, what, ...ofSteps } = stepLanguage<Puzzle, Solution, Move, FutoshikiStep, ToldLink, TechniqueName>(
    words,
    {
      told: toldStep,
      moves: ({ concludes }) => movesIn(concludes),
      isImpossible: ({ concludes }) => concludes.some(({ values }) => values.length === 0),
      isEvident: ({ placed }) => placed.length > 0,
      saysItAll: () => false,
      isPlacingSaid: true,
      givesAway: (_, told, text) => givesAway(told, text, words.namesOfLines),
    },
  );
  const written = (scene: Parameters<FutoshikiLanguage['hint']['where']>[1], puzzle: Puzzle) =>
    toldStep(puzzle, scene).placed.map(({ cell }) => cell);
  return {
    ...ofSteps,
    hint: {
      where: (puzzle, scene) =>
        fit(words.where(look(puzzle, scene).map(lookedAt)), words.explanation.limits.where) ?? '',
      why,
      what,
      told: {
        where: (puzzle, scene) => words.told.where(written(scene, puzzle)),
        why: (puzzle, scene) => words.told.why(written(scene, puzzle)),
      },
      choice: {
        where: (_, { square }) => words.choice.where(cellOf(square)),
        why: (_, { square }) => words.choice.why(cellOf(square)),
        what: (_, { square, number }) => words.choice.what(cellOf(square), number),
      },
    },
    conflict: (puzzle, conflict) =>
      fit(words.conflict(new ToldConflict(puzzle, conflict)), words.explanation.limits.step) ?? '',
    premises: (_, because) =>
      (because as readonly FutoshikiPremise[]).map((premise) => ({
        text: words.premise(premise),
        ...('step' in premise ? { step: premise.step } : {}),
        isGranted: false,
      })),
    differ: (_, { free, beyond }) => [
      ...free.map((cells) => words.differ(cells)),
      ...(beyond === 0 ? [] : [words.explanation.beyond(beyond)]),
    ],
    labels: words.labels,
    piece: words.piece,
    marks: words.marks,
    dashed: words.dashed,
  };
}

/** A row, a column or a cell to look at. */
function lookedAt(thing: JsonObject): Cell | Line {
  if ('row' in thing) return { kind: 'row', index: thing.row as number };
  return 'column' in thing ? { kind: 'column', index: thing.column as number } : (thing.cell as unknown as Cell);
}

export function isLine(thing: Cell | Line): thing is Line {
  return 'kind' in thing;
}

/** Does a text name a cell that is concluded beside the number, or all numbers, concluded of it? */
export function givesAway(told: ToldLink, text: string, namesOfLines: RegExp): boolean {
  const bare = text.replaceAll(/r\d+c\d+/gi, '').replaceAll(namesOfLines, '');
  const numbers = new Set([...bare.matchAll(/\d+/g)].map(([number]) => Number(number)));
  return told.concludes.some((each) => {
    const after = told.after(each);
    const isNamed = new RegExp(`${cellName(each.cell)}(?!\\d)`).test(text);
    return after.length > 0 && isNamed && after.every((number) => numbers.has(number));
  });
}
