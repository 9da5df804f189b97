/** What a language must say of Pips. What is missing does not compile: a technique without a sentence, a conflict without one. */
import type { ExplanationWords, Language, StepScene } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Placement, Solution } from '../../model/solution.js';
import { boardAfter } from '../board-after.js';
import type { ConflictReason } from '../conflicts/reason.js';
import { showScene } from '../draw/marks.js';
import type { PipsOpen } from '../open.js';
import type { PipsConflict, PipsFact, PipsPremise, PipsStep } from '../step.js';
import type { TechniqueName } from '../techniques/index.js';
import { ToldConflict, ToldPremises, ToldStep } from '../told.js';

export type PipsLanguage = Language<Puzzle, Solution, PipsStep, PipsConflict>;

export interface PipsWords {
  readonly explanation: ExplanationWords;
  readonly techniques: { readonly [Name in TechniqueName]: TechniqueWords };
  /** What follows from all premises together, for where nobody tells how. */
  together(told: ToldPremises, fact: PipsFact): string;
  /** By what they are called; the rest are `combined`. */
  readonly conflicts: { readonly [Reason in ConflictReason | 'combined']: (told: ToldConflict) => string };
  /** Each in a few words; people count steps from 1. */
  premise(puzzle: Puzzle, premise: PipsPremise): string;
  /** What a fact says, in short, given what is left to cells with it. */
  conclusion(puzzle: Puzzle, fact: PipsFact, left: (cell: Cell) => readonly number[]): string;
  /** Something that solutions do not agree on. */
  readonly open: { readonly [Kind in PipsOpen['kind']]: (open: Extract<PipsOpen, { readonly kind: Kind }>) => string };
  readonly labels: {
    puzzle(puzzle: Puzzle): string;
    /** The dominoes, where they are a set. */
    tray(puzzle: Puzzle): string;
    scene(scene: LabelledScene): string;
    after(steps: number, placements: readonly Placement[]): string;
  };
  readonly marks: string;
  readonly pairs: string;
}

export interface TechniqueWords {
  readonly idea: string;
  /** Undefined where the step turned out to rest on something else than usual; then it is told as a general one. */
  say(told: ToldStep): string | undefined;
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
  const say = (puzzle: Puzzle, scene: StepScene<PipsStep, Solution>): string => {
    const told = new ToldStep(puzzle, scene);
    const { technique } = scene.steps[scene.index]!;
    return words.techniques[technique].say(told) ?? words.techniques.general.say(told) ?? '';
  };
  return {
    words: words.explanation,
    step: say,
    hint(puzzle, { step, way }, progress) {
      if (way.length === 0) return words.together(new ToldPremises(puzzle, step.because), step.concludes);
      return way.map((_, index) => say(puzzle, { steps: way, index, progress })).join(' ');
    },
    conflict: (puzzle, conflict) => words.conflicts[conflict.reason ?? 'combined'](new ToldConflict(puzzle, conflict)),
    premises: (puzzle, because) =>
      (because as readonly PipsPremise[]).map((premise) => ({
        text: words.premise(puzzle, premise),
        ...('step' in premise ? { step: premise.step } : {}),
      })),
    conclusion(puzzle, { steps, index, progress }) {
      const { valuesOf } = boardAfter(puzzle, steps.slice(0, index + 1), progress);
      return words.conclusion(puzzle, steps[index]!.concludes, valuesOf);
    },
    open: (open) =>
      (open as readonly PipsOpen[]).map((each) => (words.open[each.kind] as (open: PipsOpen) => string)(each)),
    idea: (technique) => words.techniques[technique as TechniqueName].idea,
    labels: {
      puzzle: (puzzle) => words.labels.puzzle(puzzle),
      beside: (puzzle) => words.labels.tray(puzzle),
      scene(puzzle, scene) {
        const { board, concluded, premises } = showScene(puzzle, scene);
        return words.labels.scene({
          step: 'index' in scene ? scene.index + 1 : undefined,
          outlined: concluded.map(({ cell }) => cell),
          hatched: premises.map(({ cell }) => cell),
          placements: board.placements,
        });
      },
      after: (puzzle, steps) => words.labels.after(steps.length, boardAfter(puzzle, steps).placements),
    },
    marks: words.marks,
    pairs: words.pairs,
  };
}
