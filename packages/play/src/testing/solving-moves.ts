/** Moves that lead to a solution, from wherever a game is. */
import { type Solution as Grid, swiftEngine as swiftFutoshiki } from '@pipwright/futoshiki';
import { type Placement, type Solution as Placements, swiftEngine as swiftPips } from '@pipwright/pips';
import { type AnyGame, boardOf, type Game, type Move, placeAction } from '../index.js';

/** All moves that lead nearer to one solution, always the same; none at the solution, undefined where there is none. */
export function solvingMoves(game: AnyGame): readonly Move[] | undefined {
  return game.kind === 'pips' ? inPips(game) : inFutoshiki(game);
}

const placements = remembered(({ puzzle }: Game<'pips'>): Placements | undefined => {
  const step = swiftPips.search(puzzle).run(1_000_000);
  return step.type === 'solution' ? step.solution : undefined;
});

const grids = remembered(({ puzzle }: Game<'futoshiki'>): Grid | undefined => {
  const step = swiftFutoshiki.search(puzzle).run(1_000_000);
  return step.type === 'solution' ? step.solution : undefined;
});

function remembered<G extends AnyGame, T>(find: (game: G) => T): (game: G) => T {
  const found = new WeakMap<object, { readonly value: T }>();
  return (game) => {
    const entry = found.get(game.puzzle) ?? { value: find(game) };
    found.set(game.puzzle, entry);
    return entry.value;
  };
}

function inPips(game: Game<'pips'>): readonly Move[] | undefined {
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

function inFutoshiki(game: Game<'futoshiki'>): readonly Move[] | undefined {
  const { grid } = boardOf(game);
  return grids(game)?.grid.flatMap((line, row) =>
    line.flatMap((number, column): readonly Move[] =>
      grid[row]?.[column] === number ? [] : [{ type: 'put', cell: [row, column], number }],
    ),
  );
}
