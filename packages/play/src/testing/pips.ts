import type { Random } from '@pipwright/core';
import { type Placement, type Solution, swiftEngine } from '@pipwright/pips/parts';
import { anyPuzzle } from '../../../pips/src/testing/index.js';
import {
  boardOf,
  type Cell,
  type Game,
  type Move,
  openPlaces,
  type PipsAction,
  type PipsBoard,
  placeAction,
} from '../index.js';
import { cachedByPuzzle, marksFault, type TestedKind } from './tested-kind.js';

function broken({ supply, maxPip, cells }: Game<'pips'>['puzzle'], board: PipsBoard): string | undefined {
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
  return marksFault(board.marks, 0, maxPip, (cell) => cells.some((each) => `${each}` === cell));
}

function randomAction(game: Game<'pips'>, random: Random): PipsAction {
  const board = boardOf(game);
  const cell = (): Cell =>
    random.chance(0.1) || game.puzzle.cells.length === 0
      ? [random.between(-1, 9), random.pick([0, -0, 1.5, Number.NaN, 3])]
      : random.pick(game.puzzle.cells);
  const covered = () =>
    board.lying.length > 0 && random.chance(0.8) ? random.pick(random.pick(board.lying).cells) : cell();
  const places = openPlaces(game.puzzle, board);
  const near = ([row, column]: Cell): Cell =>
    random.pick([
      [row + 1, column],
      [row, column + 1],
      [row, column - 1],
    ] as const);
  const pair = (): readonly [Cell, Cell] => {
    const first = cell();
    return places.length > 0 && random.chance(0.6)
      ? random.pick(places)
      : [first, random.chance(0.9) ? near(first) : cell()];
  };
  const slot = () => random.between(-1, random.pick([1, 3, 6, 27]));
  const quarters = random.between(0, 4);
  const place: PipsAction = { type: 'place', slot: slot(), cells: pair() };
  return random.pick<PipsAction>([
    place,
    place,
    place,
    place,
    { type: 'move', cell: covered(), to: pair() },
    { type: 'take', cell: covered() },
    { type: 'flip', cell: covered() },
    { type: 'turn', cell: covered(), quarters },
    { type: 'turn-in-tray', slot: slot(), quarters },
    { type: 'mark', cell: cell(), number: random.between(-1, 7) },
    { type: 'clear-marks' },
  ]);
}

const placements = cachedByPuzzle(({ puzzle }: Game<'pips'>): Solution | undefined => {
  const step = swiftEngine.search(puzzle).run(1_000_000);
  return step.type === 'solution' ? step.solution : undefined;
});

function solvingMoves(game: Game<'pips'>): readonly Move[] | undefined {
  const solution = placements(game)?.placements;
  if (solution === undefined) return undefined;
  const board = boardOf(game);
  const name = ({ domino, cells }: Placement) => `${cells.map((cell, half) => `${cell}: ${domino[half]}`).sort()}`;
  const [wanted, there] = [new Set(solution.map(name)), new Set(board.lying.map(name))];
  const wrong = board.lying.filter((each) => !wanted.has(name(each)));
  if (wrong.length > 0) return wrong.map(({ cells: [cell] }) => ({ type: 'take', cell }));
  const missing = solution.filter((each) => !there.has(name(each)));
  return missing.flatMap((each) => placeAction(game.puzzle, board, each) ?? []);
}

export const testedPips: TestedKind<'pips'> = {
  anyPuzzle: anyPuzzle({ dominoes: 6 }),
  boardFault: broken,
  randomAction,
  solvingMoves,
};
