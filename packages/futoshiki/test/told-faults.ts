/** What is wrong with steps and conflicts as programs get them: each claim is checked anew, with nothing of what found it. */
import { type Cell, finish } from '@pipwright/core';
import { type Chapter, linesOf } from '@pipwright/core/explaining';
import { replayOf } from '../../core/src/arguing/replay.js';
import { arguingOfNone } from '../src/explain/arguing.js';
import { type Board, boardOf, numberOfCell, range } from '../src/explain/claims/board.js';
import type { Argument, Claim } from '../src/explain/claims/claim.js';
import { bitOf, type Fact, Known, setOf } from '../src/explain/claims/known.js';
import { follows } from '../src/explain/claims/naming.js';
import type { Line, ToldFact, ToldPart } from '../src/explain/claims/told.js';
import { keepable } from '../src/explain/explain.js';
import { type FutoshikiConflict, type FutoshikiStep, futoshikiExplainer } from '../src/explain/index.js';
import { placedOn } from '../src/explain/placed.js';
import type { FutoshikiPremise } from '../src/explain/step.js';
import { type Puzzle, solutionOf } from '../src/model/puzzle.js';
import type { Move, Solution } from '../src/model/solution.js';
import { argumentFaults, solutionsOf } from './claim-faults.js';

const CELLS = ['cell', 'other', 'cells', 'others', 'signs'];
const LINES = ['line', 'along', 'across'];
const SOLUTIONS = 100;
/** A longer sentence is hard to follow. */
const LONGEST = 160;

/** What is told, by the numbers of a board. */
class Numbered {
  readonly board: Board;

  constructor(board: Board) {
    this.board = board;
  }

  cell(cell: Cell): number {
    return numberOfCell(this.board, cell);
  }

  fact(fact: ToldFact): Fact {
    if (fact.is === 'over') return fact;
    if (fact.is === 'placed') return { is: 'placed', cell: this.cell(fact.cell), value: fact.value };
    const set = fact.left.length === 0 ? 0 : ~setOf(fact.lost);
    return { is: 'values', cell: this.cell(fact.cell), set };
  }

  #claim(told: unknown, name: string): unknown {
    if (LINES.includes(name) && !Array.isArray(told)) {
      const line = told as Line;
      const { side, lines, cellAt } = this.board;
      const isIn = ([row, column]: Cell) => ('row' in line ? row === line.row : column === line.column);
      return range(2 * side).find((each) => lines[each]?.every((cell) => isIn(cellAt[cell] ?? [-1, -1])));
    }
    if (Array.isArray(told)) {
      const isCell = CELLS.includes(name) && typeof told[0] === 'number';
      return isCell ? this.cell(told as unknown as Cell) : told.map((each) => this.#claim(each, name));
    }
    if (typeof told !== 'object' || told === null) return told;
    if ('is' in told) return this.fact(told as ToldFact);
    return Object.fromEntries(Object.entries(told).map(([field, value]) => [field, this.#claim(value, field)]));
  }

  arguments({ parts, chain = [] }: FutoshikiStep): Argument[] {
    return parts.map(({ claim, facts }: ToldPart) => {
      const own = this.#claim(claim, '') as Claim;
      const links = chain.flatMap((link) => this.arguments(link));
      return {
        claim: own.says === 'two' ? { ...own, chain: links } : own,
        facts: facts.map((fact) => this.fact(fact)),
      };
    });
  }
}

interface Told {
  readonly steps: readonly FutoshikiStep[];
  readonly chapters?: readonly Chapter[];
}

/** What is wrong with steps that are told one after another where something is written. */
export function toldFaults(puzzle: Puzzle, { steps, chapters = [] }: Told, moves: readonly Move[] = []): string[] {
  const board = boardOf(puzzle);
  const numbered = new Numbered(board);
  const replay = replayOf(arguingOfNone(board));
  const given = moves.map((move) => placedOn(board, move));
  const solutions = solutionsOf(board, SOLUTIONS, given);
  const known = new Known(board).learn(given);
  const told: Fact[][] = [];
  let before = known.copy();
  return steps.flatMap((step, i) => {
    // What was told in other chapters is on the board.
    if (chapters.some((chapter) => chapter.steps[0] === i)) before = known.copy();
    const all = numbered.arguments(step);
    const faults: string[] = [];
    const check = (isRight: boolean, fault: string) => {
      if (!isRight) faults.push(`${fault}: ${JSON.stringify(step)}`);
    };
    faults.push(...argumentFaults(known, all, solutions));
    const named = step.because.flatMap((premise) => ('step' in premise ? (told[premise.step] ?? []) : []));
    check(replay.isHeld(before.copy().learn(named), all), 'does not follow from the steps it names');
    const seen = [...given, ...told.flat()];
    for (const each of all) {
      check(follows(board, seen, each), 'does not follow from what it names');
      seen.push(...each.facts);
    }
    check(
      all.every(({ facts }) => facts.some((fact) => known.isNews(fact))),
      'says again what is known',
    );
    faults.push(...linkFaults(board, numbered, [...given, ...told.flat()], step));
    check(
      step.because.some((premise) => !('step' in premise)),
      'rests on nothing',
    );
    told.push(all.flatMap(({ facts }) => facts));
    known.learn(told.at(-1) ?? []);
    check(known.isDead || shown(known, step), 'concludes something else than it says');
    return faults.map((fault) => `step ${i}: ${fault}`);
  });
}

/** Is what a step concludes left, as it says? */
function shown(known: Known, { concludes }: FutoshikiStep): boolean {
  return concludes.every(({ cell, values, isPlaced }) => {
    const at = numberOfCell(known.board, cell);
    return isPlaced ? known.written[at] === values[0] : ((known.values[at] ?? 0) & ~setOf(values)) === 0;
  });
}

function linkFaults(board: Board, numbered: Numbered, told: readonly Fact[], step: FutoshikiStep): string[] {
  const claim = step.parts.at(-1)?.claim;
  if (claim?.says !== 'two') return step.chain === undefined ? [] : ['has a chain, and supposes nothing'];
  const seen = [...told, numbered.fact(claim.suppose)];
  return (step.chain ?? []).flatMap((link, i) => [
    ...linkFaults(board, numbered, seen, link),
    ...numbered.arguments(link).flatMap((each) => {
      const isRight = follows(board, seen, each);
      seen.push(...each.facts);
      return isRight ? [] : [`link ${i} does not follow from what it names: ${JSON.stringify(link)}`];
    }),
  ]);
}

/** Is all known in the end that these solutions share, and nothing else? */
export function reachedFaults(puzzle: Puzzle, steps: readonly FutoshikiStep[], all: readonly Solution[]): string[] {
  const board = boardOf(puzzle);
  const known = new Known(board);
  const numbered = new Numbered(board);
  for (const step of steps) known.learn(numbered.arguments(step).flatMap(({ facts }) => facts));
  return range(board.cells).flatMap((cell) => {
    const [row = 0, column = 0] = board.cellAt[cell] ?? [];
    const numbers = new Set(all.map(({ grid }) => grid[row]?.[column] ?? 0));
    const isSure = numbers.size === 1;
    const isRight = isSure ? numbers.has(known.written[cell] ?? 0) : known.isOpen(cell);
    const isPossible = [...numbers].every((number) => ((known.values[cell] ?? 0) & bitOf(number)) !== 0);
    return isRight && isPossible ? [] : [`cell ${cell} is ${[...numbers]} in solutions, ${known.written[cell]} told`];
  });
}

/** How a chain is said to end. */
const ENDS = /nothing is left|no place|has two|both \d|must be greater|bar|have only|all need|only in|lead round/;

/** Does the last sentence of a chain say what cannot be? */
function endFaults(last: string | undefined, { parts }: FutoshikiStep): string[] {
  return parts.at(-1)?.claim.says === 'two' || ENDS.test(last ?? '')
    ? []
    : [`ends with nothing that cannot be: ${last}`];
}

/** All that is said of steps, sentence by sentence. */
export function saidFaults(puzzle: Puzzle, steps: readonly FutoshikiStep[]): string[] {
  const { en } = futoshikiExplainer.languages;
  const said = steps.flatMap((step, index) => {
    const said = en.told(puzzle, { steps, index });
    return step.chain === undefined ? (said.sentences.join(' ').match(/[^.]+\./g) ?? []) : said.links.flatMap(linesOf);
  });
  const sentences = said.map((text) => text.trim());
  const ends = steps.flatMap(({ chain = [] }, index) => {
    const last = chain.at(-1);
    return last ? endFaults(en.told(puzzle, { steps, index }).links.at(-1)?.sentences.at(-1), last) : [];
  });
  const faults = sentences.flatMap((text, i) => [
    ...(text.length > LONGEST ? [`too long: ${text}`] : []),
    ...(sentences.indexOf(text) < i ? [`said twice: ${text}`] : []),
    ...(/undefined|NaN|would be not|\{|\b(?:is|are|not)(?: and\b| ?[.,:])/.test(text) ? [`no sentence: ${text}`] : []),
    ...(/^(?:[A-Z]|r\d)[^.]*\.$/.test(text) ? [] : [`no sentence: ${text}`]),
  ]);
  return [...faults, ...ends];
}

/** What is wrong with why a board cannot be finished: it must end with nothing left, and need each of its parts. */
export function conflictFaults(puzzle: Puzzle, conflict: FutoshikiConflict): string[] {
  const { chain, because, wrong, supposed, placed = [] } = conflict;
  const board = boardOf(puzzle);
  const numbered = new Numbered(board);
  const isWrong = (move: Move) => JSON.stringify(move) === JSON.stringify(wrong);
  const others = placed.filter((move) => !isWrong(move));
  const stay = supposed === undefined ? finish(keepable(puzzle, solutionOf(puzzle, others))) : others;
  const isBroken = ['twice', 'against'].includes(chain[0]?.parts[0]?.claim.says ?? '');
  const lying = wrong === undefined ? [] : isBroken ? placed : [...stay, wrong];
  const start = new Known(board).learn(lying.map((move) => placedOn(board, move)));
  const replay = replayOf(arguingOfNone(board));
  const all = chain.flatMap((step) => numbered.arguments(step));
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  check(all.length > 0, 'has no chain');
  if (start.isDead) check(all.length === 1, 'does not say which rule is broken');
  else {
    faults.push(...toldFaults(puzzle, { steps: chain }, lying));
    check(replay.isHeld(start, all, true), 'does not end with nothing left');
    for (const i of all.keys())
      check(!replay.isHeld(start, all.toSpliced(i, 1), true), `does not need ${JSON.stringify(all[i])}`);
  }
  const own = because.flatMap((premise: FutoshikiPremise) => ('placed' in premise ? [premise.placed] : []));
  check(own.length === (wrong === undefined ? 0 : 1), 'names more of what was written than what is wrong');
  check(own.every(isWrong), 'names something that is right');
  check(because.length > 0, 'rests on nothing');
  const last = chain.at(-1);
  const text = futoshikiExplainer.languages.en.step(puzzle, { steps: chain, index: chain.length - 1 });
  if (last) faults.push(...endFaults(text, last));
  return [...faults, ...saidFaults(puzzle, chain)].map((fault) => `${fault}: ${JSON.stringify(conflict)}`);
}
