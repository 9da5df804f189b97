/** What it takes to solve a puzzle by reasoning: the chapters of its explanation, and what else was open at each. */
import type { Grading } from '@pipwright/core';
import { gradeChapters, sizeOf, type Walk } from '@pipwright/core/grading';
import type { Puzzle } from '../model/puzzle.js';
import { boardOf } from './claims/board.js';
import type { Argument } from './claims/claim.js';
import { namedIn, techniqueOf } from './claims/kinds.js';
import { range } from './claims/known.js';
import { findGuess } from './explain.js';
import { countFrom } from './placed.js';
import { pipsScale } from './scale.js';
import { levelOf, TECHNIQUES } from './techniques.js';
import { PipsTelling } from './telling.js';
import type { Truth } from './truth.js';

export function grade(puzzle: Puzzle): Grading {
  const board = boardOf(puzzle);
  const walkBy = (truth: Truth): Walk => {
    const telling = new PipsTelling(board, []);
    telling.goBy(truth);
    const size = (chapter: readonly Argument[]) => {
      const groups = telling.sentencesOf(chapter);
      const claims = chapter.map(({ claim }) => claim);
      return sizeOf(
        groups.map((group) => levelOf(techniqueOf(board, group.at(-1)!.claim))),
        claims.reduce((sum, claim) => sum + premisesOf(telling, claim), 0),
        claims.reduce((sum, claim) => sum + (claim.says === 'two' ? claim.chain.length : 0), 0),
      );
    };
    return {
      get steps() {
        return telling.told.steps;
      },
      *next() {
        const { known } = telling;
        const left = range(board.cells).filter((c) => known.isOpen(c)).length / 2;
        const unfinished = range(board.regions).filter((r) => known.openOf(r).length > 0).length;
        const open = (yield* telling.open()).map(size);
        const before = telling.last;
        if ((yield* telling.tell()) === undefined || telling.last === before) return undefined;
        return { size: size(telling.last!), open, unfinished, left };
      },
    };
  };
  const question = { countToTwo: () => countFrom(board, []), findGuess: () => findGuess(board) };
  return gradeChapters(question, walkBy, TECHNIQUES, pipsScale);
}

function premisesOf({ known }: PipsTelling, claim: Argument['claim']): number {
  const { regions, cells } = namedIn(known, claim);
  return regions.length + cells.length + ('counts' in claim ? claim.counts.length : 0);
}
