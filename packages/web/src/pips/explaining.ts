import type { Cell } from '@pipwright/core';
import { type PipsFact, type PipsStep, type Placement, pipsExplainer, type Solution } from '@pipwright/pips/parts';
import { lyingAt, placeAction, sameCell, trayOf } from '@pipwright/play';
import type { Arrow, KindExplaining, Left, Piece } from '../kind/explaining.js';

export const pipsExplained: KindExplaining<'pips'> = {
  explainer: pipsExplainer,
  progress: (_, { lying }): Solution => ({ placements: lying.map(placementOf) }),
  placed: (_, { lying }) => lying.map(placementOf),
  moveOf(puzzle, board, action): Placement | undefined {
    if (action.type === 'place') {
      const inTray = trayOf(puzzle, board)[action.slot];
      return inTray && { domino: inTray.domino, cells: action.cells };
    }
    const lying = action.type === 'move' ? lyingAt(board, action.cell) : undefined;
    return lying && action.type === 'move' ? { domino: lying.domino, cells: action.to } : undefined;
  },
  without(_, board, action): Solution {
    const moved = action.type === 'move' ? lyingAt(board, action.cell) : undefined;
    return { placements: board.lying.filter((each) => each !== moved).map(placementOf) };
  },
  actionFor: (puzzle, board, move) => placeAction(puzzle, board, move as Placement),
  takeBack(moves) {
    const [cell = [0, 0], ...also] = (moves as readonly Placement[]).map(({ cells }): Cell => cells[0]);
    return also.length === 0 ? { type: 'take', cell } : { type: 'take', cell, also };
  },
  tray: (puzzle, board) => trayOf(puzzle, board).flatMap(({ domino, left }) => (left > 0 ? [domino] : [])),
  cellsOf: (move) => (move as Placement).cells,
  piece: (move) => pieceOf(move as Placement),
  pieces: (solution) => (solution as Solution).placements.map(pieceOf),
  thing(puzzle, named) {
    if (typeof named.region === 'number') {
      const region = puzzle.regions.find(({ index }) => index === named.region);
      return { cells: region?.cells ?? [] };
    }
    if (named.domino !== undefined) return { cells: [], domino: named.domino as unknown as readonly [number, number] };
    if (named.placed !== undefined) return { cells: (named.placed as unknown as Placement).cells };
    if (named.shape !== undefined) return { cells: named.shape as unknown as readonly Cell[] };
    return { cells: named.cell === undefined ? [] : [named.cell as unknown as Cell] };
  },
  arrows(puzzle, board, step, isTold) {
    const isFree = (cell: Cell) =>
      puzzle.cells.some((each) => sameCell(each, cell)) && lyingAt(board, cell) === undefined;
    const { parts } = step as PipsStep;
    // Where a domino can go is asked without what names a cell of it.
    if (parts.at(-1)?.claim.says === 'home' && !isTold) return [];
    const all = parts.map(({ claim }, i): readonly Arrow[] => {
      const isAsked = i === parts.length - 1 && !isTold;
      if ((claim.says === 'neighbour' || claim.says === 'outside') && !isAsked)
        return claim.partner === undefined ? [] : [[claim.cell, claim.partner]];
      if (claim.says === 'neighbour' || claim.says === 'outside')
        return around(claim.cell).flatMap((cell) => (isFree(cell) ? [[claim.cell, cell] as const] : []));
      if (claim.says !== 'two' || claim.of.kind !== 'partner' || isTold) return [];
      const { cell, partners } = claim.of;
      return partners.map((partner) => [cell, partner] as const);
    });
    return all.findLast(({ length }) => length > 0) ?? [];
  },
  supposed(step) {
    const { suppose } = step as PipsStep;
    return suppose === undefined ? [] : leftBy(suppose);
  },
  left(link) {
    const { concludes } = link as PipsStep;
    return concludes.flatMap((fact) => (fact.kind === 'join' || fact.kind === 'part' ? [] : leftBy(fact)));
  },
};

function leftBy(fact: PipsFact): readonly Left[] {
  if (fact.kind === 'values') return fact.cells;
  if (fact.kind === 'place') return fact.cells.map((cell, i) => ({ cell, values: [fact.domino[i as 0 | 1]] }));
  return fact.edge.map((cell) => ({ cell, values: undefined }));
}

function around([row, column]: Cell): readonly Cell[] {
  return [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ];
}

function pieceOf({ cells: [first, second], domino: [one, other] }: Placement): Piece {
  return [
    { cell: first, number: one },
    { cell: second, number: other },
  ];
}

function placementOf({ domino, cells }: Placement): Placement {
  return { domino, cells };
}
