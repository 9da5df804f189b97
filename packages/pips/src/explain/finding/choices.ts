/** Things of which one of a few must be true: what may be supposed. */
import type { Choice } from '@pipwright/core/arguing';
import type { Domino } from '../../model/domino.js';
import type { Of } from '../claims/claim.js';
import { type Fact, FORCED, isSame, type Known, members, SAME } from '../claims/known.js';

export function* choices(known: Known): Generator<Choice<Of, Fact>> {
  yield* numbers(known);
  yield* dominoes(known);
  yield* cells(known);
  yield* homes(known);
}

/** The number of an =. */
function* numbers(known: Known): Generator<Choice<Of, Fact>> {
  for (let region = 0; region < known.board.regions; region++) {
    if (known.board.shape[region] !== SAME) continue;
    const values = members(known.numberOf(region));
    if (values.length > 1)
      yield {
        of: { kind: 'number', region, values },
        options: values.map((v) => ({ is: 'number', region, set: 1 << v })),
      };
  }
}

/** The domino on two cells that pair. */
function* dominoes(known: Known): Generator<Choice<Of, Fact>> {
  for (let edge = 0; edge < known.board.edges; edge++) {
    if (known.joins[edge] !== FORCED || !known.isFree(edge)) continue;
    const fits = known.fits(edge);
    yield {
      of: { kind: 'domino', edge, dominoes: fits },
      options: fits.map((domino) => ({ is: 'placed', edge, domino })),
    };
  }
}

/** The number of a cell, and its partner. */
function* cells(known: Known): Generator<Choice<Of, Fact>> {
  for (let cell = 0; cell < known.board.cells; cell++) {
    if (!known.isOpen(cell)) continue;
    const values = members(known.values[cell]!);
    if (known.shapeAt(cell) !== SAME && values.length > 1)
      yield { of: { kind: 'cell', cell, values }, options: values.map((v) => ({ is: 'values', cell, set: 1 << v })) };
    const edges = known.edgesLeft(cell);
    if (!known.isJoined(cell) && edges.length > 1)
      yield {
        of: { kind: 'partner', cell, partners: edges.map((e) => known.across(e, cell)) },
        options: edges.map((edge) => ({ is: 'joined', edge })),
      };
  }
}

/** The two places of a domino that must be used. */
function* homes(known: Known): Generator<Choice<Of, Fact>> {
  const { pips } = known.board;
  for (let x = 0; x < pips; x++) {
    for (let y = x; y < pips; y++) {
      const domino: Domino = [x, y];
      if (known.owed[x * pips + y] !== 1 || known.left[x * pips + y] !== 1) continue;
      const edges = known.homesOf(domino);
      if (edges.length !== 2) continue;
      yield { of: { kind: 'home', domino, edges }, options: edges.map((edge) => lying(known, edge, domino)) };
    }
  }
}

function lying(known: Known, edge: number, domino: Domino): Fact {
  const ways = known.fits(edge).filter((each) => isSame(each, domino));
  return ways.length === 1 ? { is: 'placed', edge, domino: ways[0]! } : { is: 'joined', edge };
}
