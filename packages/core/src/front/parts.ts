/**
 * What the functions of a front are made of, apart from it: a page loads them when they are first called.
 * @module @pipwright/core/front/parts
 */
import type { Drawing, ReadingPart } from '../kind.js';
import type { Functions, Work } from './front.js';
import { type AnyFront, type FrontKind, shapedSolution } from './front-kind.js';
import { findByName, readingOf } from './reading.js';
import { solvingOf } from './solving.js';

export { type Checker, Checking } from './checking.js';
export { explainingOf } from './explaining.js';
export type { ExplainerOf, FrontKind, Making } from './front-kind.js';
export { generatingOf, wishShapes } from './generating.js';
export { parseWords } from './reading.js';
export { solvingOf } from './solving.js';
export { answerIn, ownPort } from './worker.js';

/** Parts of a kind that are loaded when they are first asked for. */
export interface LoadedParts<K extends AnyFront> {
  reading(): Promise<ReadingPart<K['Spec'], K['Puzzle']>>;
  drawing(): Promise<Drawing<K['Puzzle'], K['Solution']>>;
  explaining(): Promise<Pick<Work<K>, 'explain' | 'hint' | 'grade'>>;
  generating(): Promise<Work<K>['generate']>;
}

export function functionsOf<K extends AnyFront>(
  kind: FrontKind<K>,
  { reading, drawing, explaining, generating }: LoadedParts<K>,
): Functions<K> {
  const { checking } = kind;
  return {
    ...readingOf<K>(checking, reading),
    ...solvingOf(kind),
    check: async (spec: unknown) => checking.check(spec),
    verify: async (puzzle, solution) => checking.say(kind.verify(checking.assured(puzzle), solution)),
    explain: async (puzzle, limits) => (await explaining()).explain(puzzle, limits),
    hint: async (puzzle, asked) => (await explaining()).hint(puzzle, asked),
    grade: async (puzzle, limits) => (await explaining()).grade(puzzle, limits),
    generate: async (request, limits) => (await generating())(request, limits),
    async draw(puzzle, asked) {
      const own = checking.assured(puzzle);
      const { solution, ...options } = asked ?? {};
      const { styles, pictures, draw } = await drawing();
      const all = [...styles, ...pictures].map((name) => ({ name }));
      const { name: style } = findByName('style', options.style ?? styles[0], all);
      return draw(own, { ...options, style, solution: solution && shapedSolution(kind, solution) });
    },
  };
}
