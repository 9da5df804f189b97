/** What programs get of steps, in the numbers of a board again. */
import type { Board } from '../src/explain/claims/board.js';
import type { Argument, Claim } from '../src/explain/claims/claim.js';
import { thenOf } from '../src/explain/claims/kinds.js';
import { type Fact, type Known, range, setOf } from '../src/explain/claims/known.js';
import type { ToldClaim, ToldFact } from '../src/explain/claims/told.js';
import { bagOf } from '../src/explain/claims/ways.js';
import type { PipsFact, PipsStep } from '../src/explain/step.js';
import { type Cell, cellKey } from '../src/model/cell.js';
import type { Domino } from '../src/model/domino.js';

type Plain = Readonly<Record<string, unknown>>;

export class Numbered {
  readonly board: Board;
  readonly #keys: readonly string[];

  constructor(board: Board) {
    this.board = board;
    this.#keys = board.cellAt.map(cellKey);
  }

  cell(cell: Cell): number {
    return this.#keys.indexOf(cellKey(cell));
  }

  edge([first, second]: readonly [Cell, Cell]): number {
    const [a, b] = [this.cell(first), this.cell(second)];
    const { first: from, second: to } = this.board.compiled;
    return range(this.board.edges).findIndex((e) => (from[e] === a && to[e] === b) || (from[e] === b && to[e] === a));
  }

  region(index: number): number {
    return this.board.regionAt.findIndex((region) => region.index === index);
  }

  /** The numbers of a domino in the order of the edge. */
  domino(cells: readonly [Cell, Cell], [x, y]: Domino): Domino {
    return this.board.compiled.first[this.edge(cells)] === this.cell(cells[0]) ? [x, y] : [y, x];
  }

  claim(told: object): Plain {
    const { edge, edges = [] } = told as { edge?: [Cell, Cell]; edges?: [Cell, Cell][] };
    const all =
      <T>(one: (each: T) => unknown) =>
      (value: unknown) =>
        (value as readonly T[]).map(one);
    const cells = all((cell: Cell) => this.cell(cell));
    const regions = all((index: number) => this.region(index));
    const inner = all((each: object) => this.claim(each));
    const fields: Readonly<Record<string, (value: never) => unknown>> = {
      cell: (cell: Cell) => this.cell(cell),
      at: (cell: Cell) => this.cell(cell),
      partner: (cell: Cell) => this.cell(cell),
      cells,
      partners: cells,
      area: cells,
      region: (index: number) => this.region(index),
      inside: (index: number) => this.region(index),
      regions,
      all: regions,
      beside: regions,
      edge: (pair: [Cell, Cell]) => this.edge(pair),
      edges: all((pair: [Cell, Cell]) => this.edge(pair)),
      bags: all((numbers: readonly number[]) => bagOf(numbers, this.board.pips)),
      counts: inner,
      needs: inner,
      only: (only: object) => this.claim(only),
      dominoes: all((domino: Domino) => (edge === undefined ? domino : this.domino(edge, domino))),
      ways: all((way: readonly Domino[]) => edges.map((pair, i) => this.domino(pair, way[i] ?? [-1, -1]))),
    };
    return Object.fromEntries(
      Object.entries(told).map(([name, value]) => [name, fields[name]?.(value as never) ?? value]),
    );
  }

  /** @param then what follows, of which only what is told is meant */
  fact(told: ToldFact, then: readonly Fact[] = []): Fact {
    switch (told.is) {
      case 'values':
        return { is: 'values', cell: this.cell(told.cell), set: setOf(told.left) };
      case 'number':
        return { is: 'number', region: this.region(told.region), set: setOf(told.left) };
      case 'joined':
      case 'parted':
        return { is: told.is, edge: this.edge(told.edge) };
      case 'placed':
        return { is: 'placed', edge: this.edge(told.cells), domino: this.domino(told.cells, told.domino) };
      case 'over':
        return { is: 'over' };
      case 'gone': {
        const set = setOf(told.values);
        const all = then.find((fact) => fact.is === 'gone' && (set & ~fact.set) === 0);
        return { is: 'gone', set, but: all?.is === 'gone' ? all.but : [] };
      }
    }
  }

  /** What a program reads as removed, joined and placed. */
  concluded(fact: PipsFact): Fact[] {
    switch (fact.kind) {
      case 'values':
        return fact.cells.map(({ cell, values }) => ({ is: 'values', cell: this.cell(cell), set: setOf(values) }));
      case 'join':
        return [{ is: 'joined', edge: this.edge(fact.edge) }];
      case 'part':
        return [{ is: 'parted', edge: this.edge(fact.edge) }];
      case 'place':
        return [{ is: 'placed', edge: this.edge(fact.cells), domino: this.domino(fact.cells, fact.domino) }];
    }
  }

  arguments(before: Known, { parts, chain = [] }: PipsStep): Argument[] {
    const known = before.copy();
    return parts.map(({ claim: told, facts }) => {
      const claim =
        told.says === 'two'
          ? this.#two(known, told, chain)
          : (this.claim(placedFirst(told, facts)) as unknown as Claim);
      const then = thenOf(known, claim);
      const argument = { claim, facts: facts.map((fact) => this.fact(fact, then)) };
      known.learn(argument.facts);
      return argument;
    });
  }

  #two(before: Known, { of, suppose, so }: ToldClaim & { says: 'two' }, chain: readonly PipsStep[]): Claim {
    const known = before.copy().learn([this.fact(suppose)]);
    const links = chain.flatMap((link) => {
      const all = this.arguments(known, link);
      known.learn(all.flatMap(({ facts }) => facts));
      return all;
    });
    return {
      says: 'two',
      of: this.claim(of) as never,
      suppose: this.fact(suppose),
      so: this.fact(so),
      chain: links,
    };
  }
}

/** One domino is placed at a time, the first that is certain. */
function placedFirst(told: ToldClaim, facts: readonly ToldFact[]): ToldClaim {
  const placed = facts.find(({ is }) => is === 'placed');
  if (told.says !== 'pairs' || placed?.is !== 'placed') return told;
  const at = told.edges.findIndex((edge) => String(edge) === String(placed.cells));
  const first = <T>(all: readonly T[]): T[] => [...all.slice(at, at + 1), ...all.toSpliced(at, 1)];
  return { ...told, edges: first(told.edges), ways: told.ways.map(first) };
}
