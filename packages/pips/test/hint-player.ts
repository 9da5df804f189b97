/** Plays a puzzle by hints alone, and finds fault with what they say. */
import { cellName, finish, type JsonObject, sameCell } from '@pipwright/core';
import {
  type Played,
  type Player,
  pastEndFaults as pastEnd,
  playByHints as play,
} from '../../core/test/explaining/hint-player.js';
import { hintFormFaults, LEVELS, tooLong } from '../../core/test/explaining/sentence-faults.js';
import { verify } from '../src/check/verify.js';
import { type PipsStep, pipsExplainer } from '../src/explain/index.js';
import { ruleName } from '../src/explain/words/english-names.js';
import type { Domino } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Placement } from '../src/model/solution.js';
import { BoardTold } from './chapter-faults.js';
import { type Edge, partsOf } from './claims.js';
import { leaksOf } from './leaks.js';
import { type HintRecord, hinted, pairsSeen } from './records.js';

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

const player: Player<Puzzle, Placement, PipsStep> = {
  ask: (puzzle, placements, after) => hinted(puzzle, { placements }, after),
  movesOf: (step) => partsOf(step).placed.slice(0, 1),
  wrong: (puzzle, placements) => verify(puzzle, { placements }),
  faultsOf: (puzzle, placements, hint) =>
    hint.choice === undefined ? hintFaults(puzzle, placements, hint) : choiceFaults(hint),
  waitingFaults: (open, { where, why }) =>
    open.flatMap(({ domino, cells }) => [
      ...[where, why].filter((text) => says(text, domino)).map((text) => `it gives it away: ${text}`),
      ...(cells.every((cell) => where.includes(cellName(cell))) ? [] : [`it does not say where to place it: ${where}`]),
    ]),
};

/** At every position asks for one hint after another until one says what to place, and places that. */
export function playByHints(puzzle: Puzzle): Played {
  return play(player, puzzle);
}

/** What is wrong with what is said to somebody who has been told a whole chapter and has not placed its domino. */
export function pastEndFaults(puzzle: Puzzle): string[] {
  return pastEnd(player, puzzle);
}

function choiceFaults({ choice, steps, where, why, what }: HintRecord): string[] {
  if (steps.length > 0) return ['it leaves a choice though something can be told'];
  const faults = LEVELS.flatMap((level) => tooLong(level, [{ where, why, what }[level]]));
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
  const { steps, index, step, look, where, what } = hint;
  if (step === undefined || index === undefined) return ['it has no step'];
  const faults = hintFormFaults(hint);
  faults.push(...lookFaults(puzzle, look, partsOf(step).placed).map((text) => `${text}: ${JSON.stringify(look)}`));
  faults.push(...strayNumbers(puzzle, where).map((number) => `where has the number ${number}: ${where}`));
  const before = new BoardTold(puzzle);
  for (const { domino, cells } of placements) before.learn({ removes: [], joins: [], places: [{ domino, cells }] });
  for (const earlier of steps.slice(0, index)) before.learn(earlier);
  const isSeen = ([first, second]: Edge) =>
    pairsSeen(hint).some((pair) => sameCell(pair[0], first) && sameCell(pair[1], second));
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
