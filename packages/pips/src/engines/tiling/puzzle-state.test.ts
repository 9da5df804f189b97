/** Seed 003's puzzle in every state, and what `Backtrack` makes of it, over random puzzles of every supply. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { cellPair, pairs } from '../../../../core/src/testing/short-forms.js';
import { puzzleOf, rectangle } from '../../../test/puzzle-of.js';
import { SEED_003 } from '../../../test/seed-003.js';
import { verify } from '../../check/verify.js';
import { type Domino, dominoSet } from '../../model/domino.js';
import type { Puzzle, Supply } from '../../model/puzzle.js';
import { solutionKey } from '../../model/solution.js';
import { anyPuzzle } from '../../testing/index.js';
import { Backtrack, Board, type DominoPlace, Edge, PuzzleState, tilingEngine } from './index.js';

const solutionWith = (places: readonly DominoPlace[]) => ({
  placements: places.map(([domino, cells]) => ({ domino, cells })),
});
const solutionOn = ({ board }: PuzzleState) => solutionWith(board.dominoPlaces);
const keyOf = (places: readonly DominoPlace[]) => solutionKey(solutionWith(places));
const keysOf = (states: readonly PuzzleState[]) => states.map(({ board }) => keyOf(board.dominoPlaces)).sort();
const turned = ([[first, second], edge]: DominoPlace): DominoPlace => [[second, first], Edge.reverse(edge)];
const boardWith = ({ cells }: Puzzle, places: readonly DominoPlace[]) =>
  places.reduce((board, [domino, edge]) => Board.place(domino, edge, board), Board.empty(cells));
const asWritten = (dominoes: readonly Domino[]) => dominoes.map(String).sort();
const placed = ({ board }: PuzzleState) => board.dominoPlaces.map(([domino]) => domino);
const dominoesOf = ({ supply, maxPip }: Puzzle) => (supply.kind === 'list' ? supply.dominoes : dominoSet(maxPip));

const NODES = 500;

/** All solutions where they are few, else none: a double-eighteen set has more than anybody can list. */
function allOf(puzzle: Puzzle): readonly PuzzleState[] {
  const search = tilingEngine.search(puzzle);
  let step = search.run(NODES);
  while (step.type === 'solution') step = search.run(NODES - search.nodes);
  return step.type === 'exhausted' ? Backtrack.solve(PuzzleState.of(puzzle)) : [];
}

/** State of a puzzle, by default on a row of two cells. */
const puzzleWith = (supply: Supply, cells = rectangle(1, 2)) => puzzleOf({ cells, supply });
const list = (...dominoes: Domino[]): Supply => ({ kind: 'list', dominoes });
const ACROSS: Edge = cellPair('0,0 0,1');

describe('a puzzle in some state of being solved', () => {
  it('seed 003: is unsolved at first, with an empty board and every domino unplaced', () => {
    const puzzle = puzzleWith(list([3, 0], [0, 3]), rectangle(2, 2));
    expect(PuzzleState.of(puzzle)).toEqual({
      puzzle,
      unplacedDominoes: pairs('3,0 0,3'),
      regions: puzzle.regions,
      board: Board.empty(puzzle.cells),
    });
  });

  it('seed 003: has no unplaced dominoes when it is solved, and its own dominoes as written', () => {
    const [solved, ...others] = Backtrack.solve(PuzzleState.of(SEED_003));
    if (solved === undefined) throw new Error('not solved');
    expect(others).toEqual([]);
    expect(solved.unplacedDominoes).toEqual([]);
    expect(asWritten(placed(solved))).toEqual(asWritten(dominoesOf(SEED_003)));
    // 3-4 stands with its 4 above, 3-0 with its 3: the edge of the first is reversed.
    expect(solved.board.dominoPlaces).toContainEqual([[3, 4], pairs('1,2 0,2')]);
    expect(solved.board.dominoPlaces).toContainEqual([[3, 0], pairs('2,8 3,8')]);
  });

  it('seed 003: takes a domino the other way round for the one it has, and reverses the edge', () => {
    const puzzle = puzzleWith(list([3, 0]));
    const { board, unplacedDominoes } = PuzzleState.of(puzzle, boardWith(puzzle, [[[0, 3], ACROSS]]));
    expect(board).toEqual({ dominoPlaces: [[[3, 0], Edge.reverse(ACROSS)]], cells: [[0, 3]] });
    expect(unplacedDominoes).toEqual([]);
  });

  it('seed 003: tells duplicates apart by how they are written, where it can', () => {
    const cells = rectangle(1, 6);
    const puzzle = puzzleWith(list([3, 0], [0, 3], [3, 0]), cells);
    const one = Board.place([0, 3], ACROSS, Board.empty(cells));
    expect(PuzzleState.of(puzzle, one).unplacedDominoes).toEqual(pairs('3,0 3,0'));
    const two = Board.place([0, 3], cellPair('0,2 0,3'), one);
    expect(PuzzleState.of(puzzle, two).unplacedDominoes).toEqual([[3, 0]]);
    expect(placed(PuzzleState.of(puzzle, two))).toEqual(pairs('3,0 0,3'));
  });

  it.each([
    ['once', false, 27],
    ['as often as liked', true, 28],
  ])('seed 003: a set lends its dominoes %s, and has nothing to place when the board is full', (_, repeats, left) => {
    const puzzle = puzzleWith({ kind: 'set', repeats }, rectangle(2, 2));
    expect(PuzzleState.of(puzzle).unplacedDominoes).toHaveLength(28);
    const state = PuzzleState.of(puzzle, boardWith(puzzle, [[[5, 2], ACROSS]]));
    expect(state.unplacedDominoes).toHaveLength(left);
    expect(placed(state)).toEqual([[2, 5]]);
    expect(Backtrack.trySolve(state)?.unplacedDominoes).toEqual([]);
  });

  it('seed 003: keeps a domino in hand that is not the one on a board it cannot be solved on', () => {
    const puzzle = puzzleWith(list([3, 0]));
    const state = PuzzleState.of(puzzle, boardWith(puzzle, [[[6, 6], ACROSS]]));
    expect(state.unplacedDominoes).toEqual([[3, 0]]);
    expect(Backtrack.solve(state)).toEqual([]);
  });

  it('seed 003: is the empty puzzle, solved as it is', () => {
    for (const supply of [list(), { kind: 'set', repeats: true } as const]) {
      const state = PuzzleState.of(puzzleWith(supply, []));
      expect(state.unplacedDominoes).toEqual([]);
      expect(Backtrack.solve(state)).toEqual([state]);
    }
  });
});

describe('Backtrack, on any puzzle', () => {
  it('seed 003: places every domino as written, and leaves none', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        fc.pre(tilingEngine.search(puzzle).run(20_000).type === 'solution');
        const first = Backtrack.trySolve(PuzzleState.of(puzzle));
        if (first === undefined) throw new Error('not solved');
        for (const solved of [first, ...allOf(puzzle)]) {
          expect(solved.unplacedDominoes).toEqual([]);
          expect(solved.puzzle).toBe(puzzle);
          expect(solved.regions).toBe(puzzle.regions);
          expect(verify(puzzle, solutionOn(solved))).toEqual([]);
          if (puzzle.supply.kind === 'list') expect(asWritten(placed(solved))).toEqual(asWritten(dominoesOf(puzzle)));
          else expect(asWritten(dominoesOf(puzzle))).toEqual(expect.arrayContaining(asWritten(placed(solved))));
          const { dominoPlaces, cells } = solved.board;
          expect(cells).toEqual(boardWith(puzzle, dominoPlaces).cells);
          expect(cells.flat().filter((pips) => pips >= 0)).toHaveLength(puzzle.cells.length);
        }
      }),
      { numRuns: runs(60, 1500) },
    );
  });

  it('seed 003: goes on from any state between to the solutions that it can become', () => {
    const anyCoins = fc.infiniteStream(fc.boolean());
    fc.assert(
      fc.property(anyPuzzle(), fc.nat(), anyCoins, (puzzle, which, coins) => {
        const heads = () => coins.next().value === true;
        const all = allOf(puzzle);
        const target = all[which % all.length];
        fc.pre(target !== undefined);
        const chosen = target.board.dominoPlaces.filter(heads);
        const board = boardWith(
          puzzle,
          chosen.map((place) => (heads() ? place : turned(place))),
        );
        const between = PuzzleState.of(puzzle, board);

        const isFull = chosen.length * 2 === puzzle.cells.length;
        const used = puzzle.supply.kind === 'set' && puzzle.supply.repeats ? 0 : chosen.length;
        expect(between.unplacedDominoes).toHaveLength(isFull ? 0 : dominoesOf(puzzle).length - used);

        const has = ({ board: { dominoPlaces } }: PuzzleState, place: DominoPlace) =>
          dominoPlaces.some((each) => keyOf([each]) === keyOf([place]));
        const expected = all.filter((solved) => chosen.every((place) => has(solved, place)));
        const reached = Backtrack.solve(between);
        expect(keysOf(reached)).toEqual(keysOf(expected));
        for (const solved of reached) expect(Backtrack.solve(solved)).toEqual([solved]);
      }),
      { numRuns: runs(60, 1500) },
    );
  });
});
