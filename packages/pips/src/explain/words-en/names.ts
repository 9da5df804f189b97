/** Names for what premises and conclusions speak of: cells, regions as the board shows them, dominoes, facts. */
import { members, size } from '@pipwright/core/bits';
import { ruleLabel } from '../../draw/rule-label.js';
import type { Compiled } from '../../engines/swift/index.js';
import type { Domino } from '../../model/domino.js';
import type { Conclusion } from '../conclusion.js';
import { halvesOf } from '../halves.js';
import type { Premise } from '../premise.js';
import { cellName, count, dominoName, list } from './phrases.js';

/** Of more facts only the first are told; the record has them all. */
const TOLD_FACTS = 5;

/** Names for what premises speak of. */
export class Names {
  readonly #compiled: Compiled;
  readonly #facts: ReadonlyMap<number, Conclusion>;
  readonly because: readonly Premise[];

  constructor(compiled: Compiled, facts: ReadonlyMap<number, Conclusion>, because: readonly Premise[]) {
    this.#compiled = compiled;
    this.#facts = facts;
    this.because = because;
  }

  get regions(): number[] {
    return this.because.flatMap((premise) => (premise.kind === 'region' ? [premise.id] : []));
  }

  get values(): number[] {
    return this.because.flatMap((premise) => (premise.kind === 'value' ? [premise.id] : [])).sort((a, b) => a - b);
  }

  get tiled(): readonly number[] {
    return this.because.flatMap((premise) => (premise.kind === 'tiled' ? premise.cells : []));
  }

  get facts(): Conclusion[] {
    return this.because.flatMap((premise) => (premise.kind === 'fact' ? [this.#facts.get(premise.id)!] : []));
  }

  cell(cell: number): string {
    return cellName(this.#compiled.puzzle.cells[cell]!);
  }

  cells(cells: readonly number[]): string {
    return list(cells.map((cell) => this.cell(cell)));
  }

  edge(edge: number): string {
    return this.cells([this.#compiled.first[edge]!, this.#compiled.second[edge]!]);
  }

  /** By its rule as the board shows it, and by its first cell where another has the same. */
  region(region: number): string {
    const { puzzle } = this.#compiled;
    const { rule, cells } = puzzle.regions[region]!;
    const label = ruleLabel(rule);
    const alike = puzzle.regions.filter((other) => ruleLabel(other.rule) === label);
    return `the “${label}” region${alike.length > 1 ? ` at ${cellName(cells[0]!)}` : ''}`;
  }

  /** What a fact says. */
  fact(fact: Conclusion): string {
    const { first, second } = this.#compiled;
    switch (fact.kind) {
      case 'values':
        return list(groupBy(fact.cells).map(([cells, values]) => this.holds(cells, values)));
      case 'part':
        return `no domino joins ${this.edge(fact.edge)}`;
      case 'join':
        return `${this.edge(fact.edge)} share a domino`;
      case 'place':
        return `the ${dominoName(fact.domino)} lies on ${this.cells([first[fact.edge]!, second[fact.edge]!])}`;
    }
  }

  holds(cells: readonly number[], values: number): string {
    return `${this.cells(cells)} ${cells.length === 1 ? 'is' : 'are'} ${this.valuesName(values)}`;
  }

  valuesName(values: number): string {
    const all = (1 << this.#compiled.pips) - 1;
    const lost = members(all & ~values);
    if (size(values) > 3 && lost.length < size(values)) return `not ${list(lost.map(String), 'or')}`;
    return list(members(values).map(String), 'or');
  }

  /** How many halves carry a value. */
  halves(value: number): number {
    return halvesOf(this.#compiled, value);
  }

  /** How many halves there are of the numbers in question. */
  stock(): string {
    return list(
      this.values.map((value) =>
        this.halves(value) === 1 ? `only one ${value}` : count(this.halves(value), `${value}`),
      ),
    );
  }

  /** Cells that have fewer neighbours than they are. */
  tooFewNeighbours(): string {
    const { near, first, second } = this.#compiled;
    const around = new Set(
      this.tiled.flatMap((cell) =>
        [...near.subarray(4 * cell, 4 * cell + 4)]
          .filter((edge) => edge !== -1)
          .map((edge) => (first[edge] === cell ? second[edge]! : first[edge]!)),
      ),
    );
    const cells = this.cells(this.tiled);
    if (this.tiled.length === 1 && around.size === 0) return `${cells} has no neighbour to share a domino with.`;
    const others = [...around].filter((cell) => !this.tiled.includes(cell));
    if (others.length === around.size) {
      return `${cells} have only ${count(around.size, 'neighbour')} between them, ${this.cells(others)}: they cannot all be covered.`;
    }
    return `${cells} cannot all be covered.`;
  }

  /** All premises, one after another. */
  everything(): string {
    const parts: string[] = [];
    const regions = this.regions;
    if (regions.length > 0) {
      parts.push(
        `${regions.length === 1 ? 'the rule of' : 'the rules of'} ${list(regions.map((region) => this.region(region)))}`,
      );
    }
    const values = this.values;
    if (values.length > 0) parts.push(`the dominoes with ${list(values.map((value) => `${value}`))}`);
    const dominoes = this.because.flatMap((premise) => (premise.kind === 'domino' ? [this.#dominoOf(premise.id)] : []));
    if (dominoes.length > 0)
      parts.push(`that ${list(dominoes.map((domino) => `the ${dominoName(domino)}`))} must be used`);
    if (this.tiled.length === 1) parts.push(`that ${this.cells(this.tiled)} must be covered`);
    if (this.tiled.length > 1) parts.push(`that ${this.#someCells(this.tiled)} must be covered`);
    const facts = this.facts;
    const more = facts.length - TOLD_FACTS;
    const told = (more > 1 ? facts.slice(0, TOLD_FACTS) : facts).map((fact) => this.fact(fact));
    if (more > 1) told.push(`${more} more things known`);
    if (facts.length > 0) parts.push(`that ${list(told)}`);
    return list(parts);
  }

  #someCells(cells: readonly number[]): string {
    return cells.length === this.#compiled.cells ? 'all cells' : this.cells(cells);
  }

  #dominoOf(pair: number): Domino {
    const { pips } = this.#compiled;
    return [Math.floor(pair / pips), pair % pips];
  }
}

/** Cells with the same values together. */
export function groupBy(cells: readonly { cell: number; values: number }[]): [number[], number][] {
  const groups = new Map<number, number[]>();
  for (const { cell, values } of cells) groups.set(values, [...(groups.get(values) ?? []), cell]);
  return [...groups].map(([values, group]) => [group, values]);
}
