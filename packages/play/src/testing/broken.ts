/**
 * Is this a game that can be? Written from what is promised, sharing no code with what it judges: the first thing that
 * is broken, or undefined.
 */
import type { AnyGame, FutoshikiBoard, Game, PipsBoard } from '../index.js';

export function broken(game: AnyGame): string | undefined {
  const { positions, moves, at, clock, revision } = game;
  if (positions.length !== moves.length + 1) return 'history has a gap';
  if (!(at >= 0 && at <= moves.length)) return 'nowhere in history';
  if (revision < moves.length + (at < moves.length ? 1 : 0)) return 'fewer revisions than moves';
  if (!Number.isSafeInteger(clock.elapsed) || clock.elapsed < 0) return 'the clock is off';
  if (clock.paused && clock.finished) return 'the clock is paused for ever';
  let trying = false;
  for (const [i, { beforeTry, board }] of positions.entries()) {
    const move = moves[i - 1];
    if (move?.type === 'try') trying = true;
    if (move !== undefined && ['accept', 'drop', 'restart'].includes(move.type)) trying = false;
    if ((beforeTry !== undefined) !== trying) return `the try is ${trying ? 'not open' : 'open'} at ${i}`;
    for (const each of beforeTry === undefined ? [board] : [board, beforeTry]) {
      const fault =
        game.kind === 'pips' ? brokenPips(game, each as PipsBoard) : brokenFutoshiki(game, each as FutoshikiBoard);
      if (fault !== undefined) return `${fault} at ${i}`;
    }
  }
  return undefined;
}

function brokenPips({ puzzle }: Game<'pips'>, board: PipsBoard): string | undefined {
  const { supply, maxPip, cells } = puzzle;
  const wanted = new Map<string, number>();
  const used = new Map<string, number>();
  const name = ([a, b]: readonly number[]) => JSON.stringify([a, b].sort());
  const add = (to: Map<string, number>, key: string) => to.set(key, (to.get(key) ?? 0) + 1);
  if (supply.kind === 'list') for (const domino of supply.dominoes) add(wanted, name(domino));
  const taken = new Set<string>();
  const slots = new Set<number>();
  for (const { slot, domino, cells: on } of board.lying) {
    const [[rowA, columnA], [rowB, columnB]] = on;
    if (Math.hypot(rowA - rowB, columnA - columnB) !== 1) return 'a domino is torn';
    for (const cell of on) {
      if (!cells.some((each) => `${each}` === `${cell}`)) return 'a domino lies off the board';
      if (taken.has(`${cell}`)) return 'a cell is covered twice';
      taken.add(`${cell}`);
    }
    if (domino.some((pip) => !(pip >= 0 && pip <= maxPip))) return 'a pip is out of range';
    add(used, name(domino));
    if (supply.kind === 'list' && `${supply.dominoes[slot]}` !== `${domino}`) return 'a domino has a wrong slot';
    if (slots.has(slot) && !(supply.kind === 'set' && supply.repeats)) return 'a slot is used twice';
    slots.add(slot);
  }
  for (const [key, count] of used) {
    if (supply.kind === 'list' && count > (wanted.get(key) ?? 0)) return `domino ${key} is used too often`;
    if (supply.kind === 'set' && !supply.repeats && count > 1) return `domino ${key} is used too often`;
  }
  if (Object.values(board.turned).some((quarters) => ![1, 2, 3].includes(quarters))) return 'a strange turn';
  return brokenMarks(board.marks, 0, maxPip, (cell) => cells.some((each) => `${each}` === cell));
}

function brokenFutoshiki({ puzzle }: Game<'futoshiki'>, board: FutoshikiBoard): string | undefined {
  const side = puzzle.maxNumber;
  const { grid, marks } = board;
  if (grid.length !== side || grid.some((line) => line.length !== side)) return 'the grid has another size';
  const numbers = grid.flat();
  if (numbers.some((number) => !(Number.isInteger(number) && number >= 0 && number <= side))) return 'a strange number';
  for (const { square, number } of puzzle.fixedNumbers) {
    if (grid[square.row]?.[square.column] !== number) return 'a given number was changed';
  }
  return brokenMarks(marks, 1, side, (cell) => {
    const [row = -1, column = -1] = cell.split(',').map(Number);
    return grid[row]?.[column] === 0;
  });
}

function brokenMarks(
  marks: Readonly<Record<string, readonly number[]>>,
  least: number,
  most: number,
  isPlace: (cell: string) => boolean,
): string | undefined {
  for (const [cell, numbers] of Object.entries(marks)) {
    if (!isPlace(cell)) return `marks at ${cell}`;
    if (numbers.length === 0) return 'an empty list of marks';
    if (numbers.some((number, i) => number < least || number > most || number <= (numbers[i - 1] ?? -1))) {
      return `strange marks ${numbers}`;
    }
  }
  return undefined;
}
