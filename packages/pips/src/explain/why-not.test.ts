/** Why dominoes cannot lie where a player holds them, and what can be kept of a lost board, by trying everything out. */

import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { cellPair, lay, pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleFrom, puzzleOf } from '../../test/puzzle-of.js';
import { conflictFaults } from '../../test/told-faults.js';
import { moveProblems } from '../check/verify.js';
import { type Cell, getAdjacent } from '../model/cell.js';
import { type Domino, dominoSet } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalPlacement, type Placement, type Solution } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { pipsExplainer } from './index.js';

const MOST_TRIES = 1e7;

const small = anyPuzzle({ dominoes: 3 }).filter(({ maxPip, cells }) => maxPip <= 3 && cells.length > 0);
const picks = fc.infiniteStream(fc.nat());

const keyOf = (placement: Placement) => JSON.stringify(canonicalPlacement(placement));

/** Is there a solution with all of these? */
function canFinish(solutions: readonly Solution[], placements: readonly Placement[]): boolean {
  return solutions.some((solution) => {
    const lying = new Set(solution.placements.map(keyOf));
    return placements.every((each) => lying.has(keyOf(each)));
  });
}

/** Any domino anywhere, off the board too. */
function anyMove({ cells, supply, maxPip }: Puzzle, pick: () => number): Placement {
  const dominoes = supply.kind === 'list' && pick() % 8 > 0 ? supply.dominoes : dominoSet(maxPip);
  const [x, y] = dominoes[pick() % dominoes.length]!;
  const cell: Cell = cells[pick() % cells.length]!;
  const near = getAdjacent(cell);
  const domino: Domino = pick() % 2 === 0 ? [x, y] : [y, x];
  return { domino, cells: [cell, near[pick() % near.length]!] };
}

/** Some of a solution, with something else now and then; only what may lie there. */
function anyProgress(puzzle: Puzzle, solutions: readonly Solution[], pick: () => number): readonly Placement[] {
  const some = solutions[0]?.placements.filter(() => pick() % 3 === 0) ?? [];
  const other = anyMove(puzzle, pick);
  return pick() % 2 > 0 || moveProblems(puzzle, { placements: some }, other).length > 0 ? some : [...some, other];
}

describe('why not', () => {
  it('says whether a domino can lie there, and if not, for a reason that rests on it', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(small, picks, (puzzle, numbers) => {
        const pick = () => numbers.next().value as number;
        const solutions = bruteForce(puzzle, MOST_TRIES) ?? [];
        const placements = anyProgress(puzzle, solutions, pick);
        const move = anyMove(puzzle, pick);
        const told = finish(pipsExplainer.whyNot(puzzle, { placements }, move));
        seen.set(told.status, (seen.get(told.status) ?? 0) + 1);
        expect(told.status === 'misplaced').toBe(moveProblems(puzzle, { placements }, move).length > 0);
        if (told.status === 'misplaced') return;
        const isOpen = canFinish(solutions, [...placements, move]);
        expect(told.status === 'open').toBe(isOpen);
        if (told.status === 'lost') expect(canFinish(solutions, placements)).toBe(false);
        if (told.status !== 'forbidden') return;
        // Beside others that cannot stay, no domino is blamed that could.
        expect(canFinish(solutions, placements) || !canFinish(solutions, [move])).toBe(true);
        const { conflict } = told;
        expect(conflict.because).toContainEqual({ placed: canonicalPlacement(move) });
        expect(conflictFaults(puzzle, conflict)).toEqual([]);
        expect(pipsExplainer.languages.en.conflict(puzzle, conflict)).toMatch(/^With the \d–\d here, .*\.$/);
      }),
      { numRuns: runs(100, 1500) },
    );
    for (const status of ['open', 'lost', 'forbidden', 'misplaced'])
      expect(seen.get(status) ?? 0, status).toBeGreaterThan(runs(0, 10));
  });

  it('answers whoever asks of an empty board, or of one that is full', () => {
    const puzzle = puzzleFrom('##', '01', 'Exactly 0 {(0,0)}');
    const cells = cellPair('0,0 0,1');
    const ask = (domino: Domino, placements?: readonly Placement[]) =>
      finish(pipsExplainer.whyNot(puzzle, placements && { placements }, { domino, cells }));
    expect(ask([0, 1])).toEqual({ status: 'open' });
    const forbidden = ask([1, 0]);
    expect(forbidden).toMatchObject({ status: 'forbidden', conflict: { class: 'region-impossible' } });
    if (forbidden.status !== 'forbidden') return expect.unreachable();
    // It does not lie there yet.
    expect(pipsExplainer.languages.en.conflict(puzzle, forbidden.conflict)).toBe('With the 0–1 here, the 0 has a 1.');
    expect(ask([0, 1], [{ domino: [0, 1], cells }])).toMatchObject({
      status: 'misplaced',
      problems: [{ code: 'cell-covered-twice' }, { code: 'cell-covered-twice' }, { code: 'domino-used-too-often' }],
    });
  });
});

describe('the verdict', () => {
  it('is what trying everything out says, and what a hint says', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(small, picks, (puzzle, numbers) => {
        const solutions = bruteForce(puzzle, MOST_TRIES) ?? [];
        const pick = () => numbers.next().value as number;
        const placements = [...anyProgress(puzzle, solutions, pick)];
        const move = anyMove(puzzle, pick);
        if (moveProblems(puzzle, { placements }, move).length === 0) placements.push(move);
        const progress = { placements };
        const verdict = finish(pipsExplainer.verdict(puzzle, progress));
        seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
        const isOpen = canFinish(solutions, placements);
        expect(verdict).toBe(isOpen ? 'open' : solutions.length > 0 ? 'lost' : 'unsolvable');
        expect(finish(pipsExplainer.hint(puzzle, progress)).status === 'conflict').toBe(!isOpen);
        if (verdict !== 'lost') return;
        const kept = finish(pipsExplainer.keepable(puzzle, progress)).map(canonicalPlacement);
        const { wrong } = finish(pipsExplainer.conflict(puzzle, progress));
        expect(kept, 'what is blamed is taken back').not.toContainEqual(wrong);
      }),
      { numRuns: runs(50, 1000) },
    );
    for (const verdict of ['open', 'lost', 'unsolvable'])
      expect(seen.get(verdict) ?? 0, verdict).toBeGreaterThan(runs(0, 10));
  });
});

describe('what can be kept', () => {
  it('is what was placed first, and what is blamed came later', () => {
    const zero = (cell: string) => ({ cells: pairs(cell), rule: { kind: 'sum', op: '=', target: 0 } }) as const;
    const puzzle = puzzleOf({
      cells: pairs('0,0 0,1 0,3 0,4 0,6 0,7'),
      maxPip: 3,
      supply: { kind: 'list', dominoes: pairs('0,1 0,2 0,3') },
      regions: [
        zero('0,0'),
        zero('0,3'),
        zero('0,6'),
        { cells: pairs('0,1 0,4'), rule: { kind: 'sum', op: '>', target: 3 } },
      ],
    });
    const [one, other] = [lay([0, 1], '0,0 0,1'), lay([0, 2], '0,3 0,4')];
    for (const placements of [
      [one, other],
      [other, one],
    ]) {
      expect(finish(pipsExplainer.keepable(puzzle, { placements }))).toEqual([placements[0]]);
      expect(finish(pipsExplainer.conflict(puzzle, { placements })).wrong).toEqual(placements[1]);
    }
  });

  it('is each that can be finished with what was kept before it, in the order in which it was placed', () => {
    let lost = 0;
    fc.assert(
      fc.property(small, picks, fc.boolean(), (puzzle, numbers, isOrdered) => {
        const pick = () => numbers.next().value as number;
        const solutions = bruteForce(puzzle, MOST_TRIES) ?? [];
        const placements = [...anyProgress(puzzle, solutions, pick)];
        for (const move of [anyMove(puzzle, pick), anyMove(puzzle, pick)])
          if (moveProblems(puzzle, { placements }, move).length === 0) placements.push(move);
        const kept: Placement[] = [];
        for (const each of placements) if (canFinish(solutions, [...kept, each])) kept.push(each);
        const asked = isOrdered ? { placements: [...placements].reverse() } : { placements };
        const order = isOrdered ? placements.map(canonicalPlacement) : undefined;
        expect(finish(pipsExplainer.keepable(puzzle, asked, order)).map(keyOf)).toEqual(kept.map(keyOf));
        if (kept.length < placements.length) lost++;
      }),
      { numRuns: runs(50, 1000) },
    );
    expect(lost).toBeGreaterThan(runs(2, 50));
  });
});
