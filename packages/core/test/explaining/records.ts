/** Explanations as programs and people get them: records as JSON with their sentences, to judge from that alone. */
import { finish, type JsonObject } from '@pipwright/core';
import {
  type AnyConflict,
  type AnyStep,
  type Chapter,
  type Explainer,
  type Explanation,
  type Hint,
  hintLook,
  hintSaid,
  type StepSaid,
} from '@pipwright/core/explaining';

export interface LinkRecord {
  readonly technique: string;
  readonly text: string;
  readonly because: readonly JsonObject[];
  readonly removes: readonly JsonObject[];
  readonly joins: readonly JsonObject[];
  readonly places: readonly JsonObject[];
}

export interface StepRecord extends LinkRecord {
  readonly suppose?: JsonObject;
  readonly chain?: readonly LinkRecord[];
}

export interface ChapterRecord {
  readonly steps: readonly number[];
  readonly text: string;
  /** What a hand can carry out. */
  readonly place: string;
}

export interface ConflictRecord {
  readonly class: string;
  readonly text: string;
  readonly because: readonly JsonObject[];
  /** As steps of an explanation. */
  readonly chain?: readonly StepRecord[];
}

export interface ExplanationRecord {
  readonly status: Explanation['status'];
  readonly steps: readonly StepRecord[];
  readonly chapters: readonly ChapterRecord[];
  readonly conflict: ConflictRecord | undefined;
}

export interface HintRecord<Move, Step = AnyStep> {
  readonly status: Hint['status'];
  /** All steps from here to the end of the chapter that is told. */
  readonly steps: readonly StepRecord[];
  readonly chapter: Chapter | undefined;
  readonly index: number | undefined;
  /** The step that is told, with the sentence of `what`. */
  readonly step: StepRecord | undefined;
  /** The same step as typed data. */
  readonly typed: Step | undefined;
  /** Have all steps of the chapter been told already? */
  readonly isTold: boolean;
  readonly look: readonly JsonObject[];
  readonly where: string;
  readonly why: string;
  readonly what: string;
  readonly choice: Move | undefined;
  readonly conflict: ConflictRecord | undefined;
}

/** Explains, and writes down what comes of it. */
export interface Recorder<Puzzle, Solution, Move, Step, Conflict> {
  stepRecords(puzzle: Puzzle, steps: readonly Step[], progress?: Solution): StepRecord[];
  explanationRecord(
    puzzle: Puzzle,
    explanation: Explanation<Step, Conflict, Solution>,
    progress?: Solution,
  ): ExplanationRecord;
  explained(puzzle: Puzzle, progress?: Solution): ExplanationRecord;
  hinted(puzzle: Puzzle, progress?: Solution, after?: number, which?: number): HintRecord<Move, Step>;
  conflictRecord(puzzle: Puzzle, conflict: Conflict, progress?: Solution): ConflictRecord;
}

export function recorderOf<
  Puzzle,
  Solution,
  Move,
  Step extends AnyStep,
  Conflict extends AnyConflict & { readonly chain?: readonly Step[] },
>(explainer: Explainer<Puzzle, Solution, Move, Step, Conflict>): Recorder<Puzzle, Solution, Move, Step, Conflict> {
  const { stepToJson, supposeToJson, becauseToJson } = explainer;
  const { en } = explainer.languages;
  return { stepRecords, explanationRecord, explained, hinted, conflictRecord };

  function stepRecord(puzzle: Puzzle, step: Step, { sentences, links }: StepSaid): StepRecord {
    const { technique } = step;
    const suppose = supposeToJson(step);
    const chain = (step.chain as readonly Step[] | undefined)?.map((link, i) =>
      stepRecord(puzzle, link, links[i] as StepSaid),
    );
    return {
      ...{ technique, text: sentences.join(' '), joins: [], ...stepToJson(puzzle, step) },
      ...(suppose === undefined ? {} : { suppose }),
      ...(chain === undefined ? {} : { chain }),
    } as unknown as StepRecord;
  }

  function stepRecords(puzzle: Puzzle, steps: readonly Step[], progress?: Solution): StepRecord[] {
    return steps.map((step, index) => stepRecord(puzzle, step, en.told(puzzle, { steps, index, progress })));
  }

  function conflictRecord(puzzle: Puzzle, conflict: Conflict, progress?: Solution): ConflictRecord {
    const chain = conflict.chain && stepRecords(puzzle, conflict.chain, progress);
    return {
      class: conflict.class,
      text: en.conflict(puzzle, conflict),
      because: becauseToJson(conflict.because),
      ...(chain === undefined ? {} : { chain }),
    };
  }

  function explained(puzzle: Puzzle, progress?: Solution): ExplanationRecord {
    return explanationRecord(puzzle, finish(explainer.explain(puzzle, progress)), progress);
  }

  function explanationRecord(
    puzzle: Puzzle,
    { status, steps, chapters, conflict }: Explanation<Step, Conflict, Solution>,
    progress?: Solution,
  ): ExplanationRecord {
    return {
      status,
      steps: stepRecords(puzzle, steps, progress),
      chapters: chapters.map((chapter) => ({
        steps: chapter.steps,
        text: en.chapter(puzzle, { steps, chapter, progress }),
        place: en.place(puzzle, { steps, chapter, progress }),
      })),
      conflict: conflict && conflictRecord(puzzle, conflict, progress),
    };
  }

  function hinted(puzzle: Puzzle, progress?: Solution, after = 0, which = 0): HintRecord<Move, Step> {
    const found = finish(explainer.hint(puzzle, progress, after, which));
    const { status, steps = [], chapter, index, isTold = false, choice, conflict } = found;
    const records = stepRecords(puzzle, steps, progress);
    const scene = index === undefined ? undefined : { steps, index, progress, ...(chapter && { chapter }), isTold };
    const say = (reveal: 'where' | 'why' | 'what') => {
      if (choice !== undefined) return en.hint.choice[reveal](puzzle, choice);
      return scene === undefined ? '' : hintSaid(en, puzzle, scene, reveal);
    };
    const what = say('what');
    const step = index === undefined ? undefined : records[index];
    return {
      status,
      steps: records,
      chapter,
      index,
      step: step && { ...step, text: what },
      typed: steps[index ?? -1],
      isTold,
      look: scene === undefined || choice !== undefined ? [] : hintLook(explainer, puzzle, scene),
      where: say('where'),
      why: say('why'),
      what,
      choice: choice?.move,
      conflict: conflict && conflictRecord(puzzle, conflict, progress),
    };
  }
}
