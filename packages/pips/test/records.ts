/** Explanations as programs and people get them: records as JSON with their sentences, to judge from that alone. */
import { finish, type JsonObject } from '@pipwright/core';
import { type Chapter, type Explanation, type Hint, hintLook, hintSaid } from '@pipwright/core/explaining';
import { type PipsConflict, type PipsStep, pipsExplainer } from '../src/explain/index.js';
import type { Cell } from '../src/model/cell.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Placement, Solution } from '../src/model/solution.js';

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
  readonly reason?: string | undefined;
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

export interface HintRecord {
  readonly status: Hint['status'];
  /** All steps from here to the end of the chapter that is told. */
  readonly steps: readonly StepRecord[];
  readonly chapter: Chapter | undefined;
  readonly index: number | undefined;
  /** The step that is told, with the sentence of `what`. */
  readonly step: StepRecord | undefined;
  /** The pairs that one sees on the way to the step, which are no secret. */
  readonly pairsSeen: readonly (readonly [Cell, Cell])[];
  /** Have all steps of the chapter been told already? */
  readonly isTold: boolean;
  readonly look: readonly JsonObject[];
  readonly where: string;
  readonly why: string;
  readonly what: string;
  readonly choice: Placement | undefined;
  readonly conflict: ConflictRecord | undefined;
}

const { stepToJson, supposeToJson, becauseToJson } = pipsExplainer;
const { en } = pipsExplainer.languages;

type Link = NonNullable<PipsStep['chain']>[number];

function linkRecord(puzzle: Puzzle, link: Link, text: string): LinkRecord {
  return { technique: link.technique, text, joins: [], ...stepToJson(puzzle, link) } as unknown as LinkRecord;
}

export function stepRecords(puzzle: Puzzle, steps: readonly PipsStep[], progress?: Solution): StepRecord[] {
  return steps.map((step, index) => {
    const scene = { steps, index, progress };
    const suppose = supposeToJson(step);
    const chain = step.chain?.map((link, i) => linkRecord(puzzle, link, en.link(puzzle, scene, i)));
    return {
      ...linkRecord(puzzle, step, en.step(puzzle, scene)),
      ...(suppose === undefined ? {} : { suppose }),
      ...(chain === undefined ? {} : { chain }),
    };
  });
}

function conflictRecord(
  puzzle: Puzzle,
  conflict: PipsConflict | undefined,
  progress?: Solution,
): ConflictRecord | undefined {
  if (conflict === undefined) return undefined;
  const chain =
    conflict.chain &&
    stepRecords(puzzle, conflict.chain, progress).map((step, i) => ({
      ...step,
      text: en.conflictLink(puzzle, conflict, i, progress),
    }));
  return {
    class: conflict.class,
    reason: conflict.reason,
    text: en.conflict(puzzle, conflict),
    because: becauseToJson(conflict.because),
    ...(chain === undefined ? {} : { chain }),
  };
}

export function explained(puzzle: Puzzle, progress?: Solution): ExplanationRecord {
  return explanationRecord(puzzle, finish(pipsExplainer.explain(puzzle, progress)), progress);
}

export function explanationRecord(
  puzzle: Puzzle,
  { status, steps, chapters, conflict }: Explanation<PipsStep, PipsConflict, Solution>,
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
    conflict: conflictRecord(puzzle, conflict, progress),
  };
}

export function hinted(puzzle: Puzzle, progress?: Solution, after = 0): HintRecord {
  const found = finish(pipsExplainer.hint(puzzle, progress, after));
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
    pairsSeen: (steps[index ?? -1]?.seen ?? []).flatMap(({ concludes }) =>
      concludes.kind === 'join' ? [concludes.edge] : [],
    ),
    isTold,
    look: scene === undefined ? [] : hintLook(pipsExplainer, puzzle, scene),
    where: say('where'),
    why: say('why'),
    what,
    choice,
    conflict: conflictRecord(puzzle, conflict, progress),
  };
}
