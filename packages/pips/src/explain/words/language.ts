/** What must be said of Pips. What is missing does not compile: a technique without a sentence, a conflict without one. */
import { cellName } from '@pipwright/core';
import type { Language } from '@pipwright/core/explaining';
import {
  fit,
  type StepWords,
  stepLanguage,
  type Variants,
  type TechniqueWords as WordsOf,
} from '@pipwright/core/wording';
import { dominoesInOrder } from '../../draw/legend.js';
import type { Cell } from '../../model/cell.js';
import { dominoKey } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Placement, Solution } from '../../model/solution.js';
import type { ConflictReason } from '../conflicts/reason.js';
import { showScene } from '../draw/marks.js';
import { type CellLeft, movesOf, type PipsConflict, type PipsPremise, type PipsStep } from '../step.js';
import { EVIDENT } from '../techniques/evident.js';
import type { TechniqueName } from '../techniques/index.js';
import { boardAfter } from '../told/board-after.js';
import { boardTold, ToldConflict, type ToldLink, toldStep } from '../told/index.js';
import { type LookAt, look } from '../told/look.js';
import { changesOf, type PartChange } from '../told/part.js';

export type PipsLanguage = Language<Puzzle, Solution, Placement, PipsStep, PipsConflict>;

export type TechniqueWords = WordsOf<ToldLink>;

export interface PipsWords extends StepWords<Placement, ToldLink, TechniqueName> {
  /** All that regions are called, which may hold a number that is the answer too. */
  namesOfRules(puzzle: Puzzle): readonly string[];
  /** What to look at. */
  where(puzzle: Puzzle, things: readonly LookAt[]): Variants;
  /** Where a chapter has been told to its end: where to place what it leads to, and which domino that is. */
  readonly told: {
    where(cells: readonly Cell[]): string;
    /** @param before what is left to each of its cells by all steps but the last */
    why(told: ToldLink, before: readonly CellLeft[]): Variants;
  };
  /** What to place where several ways work. */
  readonly choice: {
    where(cells: readonly Cell[]): string;
    why(cells: readonly Cell[]): string;
    what(placement: Placement): string;
  };
  /** What a step uses that places the only domino left. */
  readonly lastDomino: string;
  /** What is said of a conflict, for who only asks about a domino. */
  supposing(domino: Placement['domino'], said: string): string;
  /** By what they are called; the rest are `combined`. */
  readonly conflicts: { readonly [Reason in ConflictReason | 'combined']: (told: ToldConflict) => string };
  /** Each in a few words; people count steps from 1. */
  premise(puzzle: Puzzle, premise: PipsPremise): string;
  /** How a part that is free can be filled in another way. */
  readonly differ: {
    readonly [Kind in PartChange['kind']]: (change: Extract<PartChange, { readonly kind: Kind }>) => string;
  };
  readonly labels: {
    puzzle(puzzle: Puzzle): string;
    /** The dominoes, where there are none to draw. */
    tray(puzzle: Puzzle): string;
    scene(scene: LabelledScene): string;
    after(steps: number, placements: readonly Placement[]): string;
  };
  readonly piece: string;
  readonly marks: string;
  readonly dashed: string;
}

/** What a picture shows. */
interface LabelledScene {
  /** From 1; undefined on the board of a conflict. */
  readonly step: number | undefined;
  readonly outlined: readonly Cell[];
  readonly hatched: readonly Cell[];
  readonly placements: readonly Placement[];
}

export function languageOf(words: PipsWords): PipsLanguage {
  const { why, what, askOf, ...ofSteps } = stepLanguage<Puzzle, Solution, Placement, PipsStep, ToldLink, TechniqueName>(
    words,
    {
      told: toldStep,
      moves: movesOf,
      isImpossible,
      isEvident: ({ technique }) => EVIDENT.has(technique),
      saysItAll: ({ isLastDomino }) => isLastDomino,
      givesAway: (puzzle, told, text) => givesAway(told, text, words.namesOfRules(puzzle)),
    },
  );
  return {
    ...ofSteps,
    stepTechnique: (puzzle, scene) => (toldStep(puzzle, scene).isLastDomino ? words.lastDomino : undefined),
    hint: {
      where: (puzzle, scene) => fit(words.where(puzzle, look(puzzle, scene)), words.explanation.limits.where) ?? '',
      why,
      what,
      told: {
        where: (puzzle, scene) => words.told.where(toldStep(puzzle, scene).placed?.cells ?? []),
        why(puzzle, scene) {
          const told = toldStep(puzzle, scene);
          const { valuesOf } = boardTold(puzzle, scene);
          const before = (told.placed?.cells ?? []).map((cell) => ({ cell, values: valuesOf(cell) }));
          return askOf(puzzle, told, words.told.why(told, before));
        },
      },
      choice: {
        where: (_, { cells }) => words.choice.where(cells),
        why: (_, { cells }) => words.choice.why(cells),
        what: (_, placement) => words.choice.what(placement),
      },
    },
    conflict(puzzle, conflict) {
      const reason = (conflict.reason ?? 'combined') as ConflictReason | 'combined';
      const said = words.conflicts[reason](new ToldConflict(puzzle, conflict));
      return conflict.supposed === undefined ? said : words.supposing(conflict.supposed.domino, said);
    },
    premises: (puzzle, because) =>
      (because as readonly PipsPremise[]).map((premise) => ({
        text: words.premise(puzzle, premise),
        ...('step' in premise ? { step: premise.step } : {}),
        // Everybody knows that the board must be covered.
        isGranted: 'cell' in premise || 'shape' in premise,
      })),
    differ(puzzle, differ) {
      const say = (change: PartChange) => (words.differ[change.kind] as (change: PartChange) => string)(change);
      const lines = [...new Set(changesOf(puzzle, differ).map(say))];
      return differ.beyond === 0 ? lines : [...lines, words.explanation.beyond(differ.beyond)];
    },
    labels: {
      puzzle: (puzzle) => words.labels.puzzle(puzzle),
      legend: (puzzle) => (dominoesInOrder(puzzle).length > 0 ? '' : words.labels.tray(puzzle)),
      scene(puzzle, scene) {
        const { board, concluded, premises } = showScene(puzzle, scene);
        return words.labels.scene({
          step: 'index' in scene ? scene.index + 1 : undefined,
          outlined: concluded.map(({ cell }) => cell),
          hatched: premises.map(({ cell }) => cell),
          placements: board.placements,
        });
      },
      after: (puzzle, steps, progress) =>
        words.labels.after(steps.length, boardAfter(puzzle, steps, progress).placements),
    },
    piece: words.piece,
    marks: words.marks,
    dashed: words.dashed,
  };
}

function isImpossible({ concludes }: PipsStep): boolean {
  return concludes.some((fact) => fact.kind === 'values' && fact.cells.some(({ values }) => values.length === 0));
}

/**
 * Does a text name the domino that is concluded, or a cell beside the number, or all numbers, concluded of it?
 * @param names of rules, whose numbers do not count
 */
export function givesAway(told: ToldLink, said: string, names: readonly string[]): boolean {
  const text = [...names].sort((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ''), said);
  const dominoes = new Set([...text.matchAll(/(\d+)–(\d+)/g)].map(([, x, y]) => dominoKey([Number(x), Number(y)])));
  const numbers = new Set(
    [...text.replaceAll(/r\d+c\d+|\d+–\d+/g, '').matchAll(/\d+/g)].map(([number]) => Number(number)),
  );
  const tells = (cell: Cell, values: readonly number[]) =>
    values.length > 0 &&
    new RegExp(`${cellName(cell)}(?!\\d)`).test(text) &&
    values.every((value) => numbers.has(value));
  return told.concludes.some((fact) => {
    if (fact.kind === 'place')
      return (
        dominoes.has(dominoKey(fact.domino)) ||
        // What was known before is no secret.
        fact.cells.some((cell, half) => told.known(cell) === undefined && tells(cell, [fact.domino[half]!]))
      );
    return fact.kind === 'values' && fact.cells.some((each) => tells(each.cell, told.left(each)));
  });
}
