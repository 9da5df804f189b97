/** Which step of a chapter is told, and how openly: pressing on tells more of it, then the next one. */
import { RUNGS, type Rung } from '@pipwright/play';
import type { HintAnswer, StepTold } from '../think/explain-messages.js';

export interface HintPlace {
  /** 0 is the easiest. */
  readonly chapter: number;
  /** Of the chapter; one more than it has where all of them have been told. */
  readonly step: number;
  readonly rung: Rung;
}

export const FIRST_PLACE: HintPlace = { chapter: 0, step: 0, rung: 'where' };

type Chapter = Extract<HintAnswer, { readonly type: 'chapter' }>;

/** A chapter has at least one step. */
const NOTHING: StepTold = {
  technique: '',
  where: '',
  why: '',
  what: '',
  whole: '',
  look: [],
  pieces: [],
  dominoes: { where: [], why: [], what: [] },
  arrows: { why: [], what: [] },
  marks: [],
  actions: [],
  notes: [],
};

export function stepAt(answer: Chapter, { step }: HintPlace): StepTold {
  return answer.steps[step] ?? answer.again ?? NOTHING;
}

/** What follows for cells by the steps before, where this one says nothing else of them. */
export function factsBefore(answer: Chapter, place: HintPlace): StepTold['marks'] {
  const { marks, pieces } = stepAt(answer, place);
  const own = new Set([...marks, ...pieces.flat()].map(({ cell }) => String(cell)));
  const before = answer.steps.slice(0, place.step).flatMap((each) => (each.chain === undefined ? each.marks : []));
  const last = new Map(before.map((mark) => [String(mark.cell), mark]));
  return [...last.values()].filter(({ cell }) => !own.has(String(cell)));
}

export function isAtEnd(answer: Chapter, { step, rung }: HintPlace): boolean {
  return rung === 'what' && step >= answer.steps.length - 1;
}

export type IsTold = (step: StepTold) => boolean;

/**
 * A step is begun with, or the next one that is news: what has been told and places nothing is not told again. Every
 * place goes through this before it is told.
 */
export function begun({ steps }: Chapter, place: HintPlace, isTold: IsTold): HintPlace {
  if (place.rung !== 'where') return place;
  const isNews = (each: StepTold, i: number) => i >= place.step && (each.actions.length > 0 || !isTold(each));
  const step = steps.findIndex(isNews);
  return { ...place, step: Math.max(place.step, step < 0 ? steps.length - 1 : step) };
}

/** The same place where there is no more to tell. */
export function climbed(answer: Chapter, place: HintPlace): HintPlace {
  const higher = RUNGS[RUNGS.indexOf(place.rung) + 1];
  if (higher !== undefined) return { ...place, rung: higher };
  return isAtEnd(answer, place) ? place : { ...place, step: place.step + 1, rung: 'where' };
}

/** For a player who opens a hint again: nothing is told twice. Once all is told, where to place it is told anew. */
export function reopened(answer: Chapter, place: HintPlace): HintPlace {
  if (!isAtEnd(answer, place)) return climbed(answer, place);
  return answer.again === undefined ? place : { ...place, step: answer.steps.length, rung: 'where' };
}
