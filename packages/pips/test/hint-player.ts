/** Plays a puzzle by hints alone, and finds fault with what they say. */
import { cellName, finish, type JsonObject, sameCell } from '@pipwright/core';
import { verify } from '../src/check/verify.js';
import { pipsExplainer } from '../src/explain/index.js';
import { ruleName } from '../src/explain/words/english-names.js';
import type { Domino } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Placement } from '../src/model/solution.js';
import { BoardTold } from './chapter-faults.js';
import { type Edge, partsOf } from './claims.js';
import { leaksOf } from './leaks.js';
import { type HintRecord, hinted } from './records.js';

/** The most characters that each level of a hint may have. */
export const LONGEST = { where: 60, why: 120, what: 120 } as const;
const MOST_TO_LOOK_AT = 2;
/** A chapter that has not ended after so many hints never does. */
const MOST_STEPS = 100;

export interface Played {
  readonly isSolved: boolean;
  readonly positions: number;
  readonly hints: number;
  readonly faults: readonly string[];
}

/** Does whoever does as the hints say solve the puzzle? What they say is not read. */
export function isSolvedByHints(puzzle: Puzzle): boolean {
  const placements: Placement[] = [];
  for (let told = 0; placements.length < puzzle.cells.length / 2; ) {
    const { steps = [], choice } = finish(pipsExplainer.hint(puzzle, { placements }, told));
    const moves = choice === undefined ? steps.slice(-1).flatMap((step) => pipsExplainer.moves(step)) : [choice];
    // A chapter that places nothing is followed by something else, or there is no way on.
    if (moves.length === 0 && steps.length <= told) return false;
    told = moves.length === 0 ? steps.length : 0;
    placements.push(...moves);
  }
  const { status } = finish(pipsExplainer.hint(puzzle, { placements }));
  return status === 'solved' && verify(puzzle, { placements }).length === 0;
}

/** At every position asks for one hint after another until one says what to place, and places that. */
export function playByHints(puzzle: Puzzle): Played {
  const placements: Placement[] = [];
  const faults: string[] = [];
  let hints = 0;
  const all = puzzle.cells.length / 2;
  for (let position = 0; position <= all; position++) {
    const told: HintRecord[] = [];
    const fault = (text: string) => faults.push(`position ${position}, hint ${told.length}: ${text}`);
    const end = () => ({ isSolved: false, positions: position, hints, faults });
    let move: Placement | undefined;
    while (move === undefined) {
      if (told.length > MOST_STEPS) {
        fault('no end of hints');
        return end();
      }
      const hint = hinted(puzzle, { placements }, told.length);
      hints++;
      if (hint.status === 'solved') {
        if (placements.length < all || told.length > 0) fault(`solved, says it, with ${placements.length} placed`);
        const wrong = verify(puzzle, { placements });
        if (wrong.length > 0) fault(`no solution: ${JSON.stringify(wrong)}`);
        return { ...end(), isSolved: wrong.length === 0 };
      }
      if (hint.status !== 'hint') {
        fault(`${hint.status}: ${JSON.stringify(hint.conflict)}`);
        return end();
      }
      const wrong = hint.choice === undefined ? hintFaults(puzzle, placements, hint) : choiceFaults(hint);
      for (const text of [...wrong, ...followFaults(told, hint)]) fault(text);
      told.push(hint);
      move = hint.choice ?? moveOf(hint.step);
    }
    placements.push(move);
  }
  return { isSolved: false, positions: all + 1, hints, faults: [...faults, 'no end of positions'] };
}

function moveOf(step: HintRecord['step']): Placement | undefined {
  return step === undefined ? undefined : partsOf(step).placed[0];
}

/** Does it go on from what was told before, and say something else? */
function followFaults(told: readonly HintRecord[], hint: HintRecord): string[] {
  const faults = (['where', 'why', 'what'] as const)
    .filter((level) => told.some((other) => other[level] === hint[level]))
    .map((level) => `${level} is told again: ${hint[level]}`);
  const last = told.at(-1);
  if (hint.choice === undefined && hint.index !== told.length) faults.push(`it tells step ${hint.index}`);
  const before = last?.steps ?? [];
  const same = before.every((step, i) => JSON.stringify(step) === JSON.stringify(hint.steps[i]));
  if (hint.choice === undefined && !same) faults.push('it goes another way than the hint before');
  return faults;
}

function choiceFaults({ choice, steps, where, why, what }: HintRecord): string[] {
  if (steps.length > 0) return ['it leaves a choice though something can be told'];
  const faults = (['where', 'why', 'what'] as const)
    .map((level) => ({ level, length: [...{ where, why, what }[level]].length }))
    .filter(({ level, length }) => length > LONGEST[level])
    .map(({ level, length }) => `${level} has ${length} characters`);
  const cells = choice?.cells.map(cellName) ?? [];
  if (!cells.every((cell) => where.includes(cell))) faults.push(`it does not say where to choose: ${where}`);
  for (const text of [why, what])
    if (!text.startsWith('Several ways work from here.'))
      faults.push(`it does not say that there is a choice: ${text}`);
  if (!why.endsWith('?') || !cells.every((cell) => why.includes(cell))) faults.push(`it does not ask: ${why}`);
  if (choice === undefined || !says(what, choice.domino)) faults.push(`it does not say what to place: ${what}`);
  if (choice !== undefined && (says(where, choice.domino) || says(why, choice.domino)))
    faults.push('it says what to place before it is asked');
  return faults;
}

/** What is wrong with one hint on a board where these lie. */
export function hintFaults(puzzle: Puzzle, placements: readonly Placement[], hint: HintRecord): string[] {
  const { steps, chapter, index, step, pairsSeen, look, where, why, what } = hint;
  if (step === undefined || index === undefined || chapter === undefined) return ['it has no step'];
  const faults: string[] = [];
  if (!chapter.steps.includes(index) || chapter.steps.at(-1) !== steps.length - 1)
    faults.push(`its chapter ${chapter.steps} has no step ${index} of ${steps.length}, or does not end with them`);
  for (const level of ['where', 'why', 'what'] as const) {
    const length = [...hint[level]].length;
    if (length > LONGEST[level]) faults.push(`${level} has ${length} characters: ${hint[level]}`);
    if (!/^(?:[A-Z0-9]|r\d+c\d).*[.?!)]$/s.test(hint[level]) || /undefined|NaN|Infinity|\s\s/.test(hint[level]))
      faults.push(`${level} is no sentence: ${hint[level]}`);
  }
  if (!why.endsWith('?')) faults.push(`why does not end in a question: ${why}`);
  faults.push(...lookFaults(puzzle, look, partsOf(step).placed).map((text) => `${text}: ${JSON.stringify(look)}`));
  faults.push(...strayNumbers(puzzle, where).map((number) => `where has the number ${number}: ${where}`));
  const before = new BoardTold(puzzle);
  for (const { domino, cells } of placements) before.learn({ removes: [], joins: [], places: [{ domino, cells }] });
  for (const earlier of steps.slice(0, index)) before.learn(earlier);
  const isSeen = ([first, second]: Edge) =>
    pairsSeen.some((pair) => sameCell(pair[0], first) && sameCell(pair[1], second));
  const joins = step.joins.filter(({ edge }) => !isSeen(edge as unknown as Edge));
  for (const level of ['where', 'why'] as const)
    faults.push(
      ...leaksOf(puzzle, { ...step, joins }, before, hint[level]).map(
        (leak) => `${level} gives it away, ${leak}: ${hint[level]}`,
      ),
    );
  for (const { domino } of partsOf(step).placed)
    if (!says(what, domino)) faults.push(`what does not say which domino to place: ${what}`);
  return faults;
}

function says(text: string, [x, y]: Domino): boolean {
  return text.includes(`${Math.min(x, y)}–${Math.max(x, y)}`);
}

function lookFaults(puzzle: Puzzle, look: readonly JsonObject[], placed: readonly Placement[]): string[] {
  const faults: string[] = [];
  if (look.length === 0 || look.length > MOST_TO_LOOK_AT) faults.push(`it says to look at ${look.length} things`);
  for (const each of look) {
    const [name, ...others] = Object.keys(each);
    const isThere =
      others.length === 0 &&
      ((name === 'region' && puzzle.regions.some(({ index }) => index === each.region)) ||
        (name === 'cell' && puzzle.cells.some((cell) => sameCell(cell, each.cell as unknown as typeof cell))) ||
        name === 'domino');
    if (!isThere) faults.push(`there is no ${JSON.stringify(each)} to look at`);
    if (
      name === 'domino' &&
      placed.some(({ domino }) => String([...domino].sort()) === String([...(each.domino as number[])].sort()))
    )
      faults.push('it says to look at the domino to be placed');
  }
  return faults;
}

/** Numbers that are part of no name: of a cell, a rule or a domino. Which dominoes may be named is asked elsewhere. */
function strayNumbers(puzzle: Puzzle, where: string): string[] {
  const names = [...puzzle.cells.map(cellName), ...puzzle.regions.map(({ rule }) => ruleName(rule))];
  const rest = names
    .sort((a, b) => b.length - a.length)
    .reduce(
      (text, name) => text.split(name).join(' '),
      where.replace(/\b(?:rows?|columns?) \d+(?: and \d+)?|\d+–\d+/g, ''),
    );
  return rest.match(/\d+/g) ?? [];
}

/** What is wrong with what is said to somebody who has been told a whole chapter and has not placed what it leads to. */
export function pastEndFaults(puzzle: Puzzle, placements: readonly Placement[] = []): string[] {
  const first = hinted(puzzle, { placements });
  const [move] = first.steps.slice(-1).flatMap((step) => moveOf(step) ?? []);
  if (move === undefined) return [];
  const faults: string[] = [];
  const before = first.steps.map((_, after) => hinted(puzzle, { placements }, after));
  for (const after of [first.steps.length, first.steps.length + 1]) {
    const hint = hinted(puzzle, { placements }, after);
    if (!hint.isTold || JSON.stringify(hint.steps) !== JSON.stringify(first.steps)) {
      faults.push(`after ${after} it tells something else: ${JSON.stringify(hint.step)}`);
      continue;
    }
    faults.push(...hintFaults(puzzle, placements, hint));
    for (const level of ['where', 'why'] as const) {
      if (says(hint[level], move.domino)) faults.push(`${level} gives it away: ${hint[level]}`);
      if (before.some((other) => other[level] === hint[level])) faults.push(`${level} is told again: ${hint[level]}`);
    }
    if (!move.cells.every((cell) => hint.where.includes(cellName(cell))))
      faults.push(`where does not say where to place it: ${hint.where}`);
  }
  return faults;
}
