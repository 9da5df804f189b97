/** Steps in English: one or two sentences each, made from the record alone. */
import { size } from '@pipwright/core/bits';
import { ruleLabel } from '../draw/rule-label.js';
import { DIFFERENT } from '../engines/swift/compile.js';
import type { Compiled } from '../engines/swift/index.js';
import type { Domino } from '../model/domino.js';
import { members } from './bit-list.js';
import type { Conclusion } from './conclusion.js';
import type { Premise } from './premise.js';
import type { Kept } from './reasoning.js';

/** The sentences of all steps, which know of each other. */
export function saySteps(compiled: Compiled, placed: readonly Conclusion[], kept: readonly Kept[]): string[] {
  const facts = new Map(placed.map((each, fact) => [fact, each]));
  return kept.map((step) => {
    const text = new Sentence(compiled, facts, step).text();
    facts.set(step.fact, step.conclusion);
    return text;
  });
}

/** A way of several steps: where it begins and where it leads. */
export function sayChain(first: string, last: string): string {
  return `${first} From there one thing follows from another, and in the end: ${last}`;
}

/** What cannot hold together, in a sentence. */
export function sayPremises(compiled: Compiled, placed: readonly Conclusion[], because: readonly Premise[]): string {
  const facts = new Map(placed.map((each, fact) => [fact, each]));
  return new Names(compiled, facts, because).everything();
}

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
    const [row, column] = this.#compiled.puzzle.cells[cell]!;
    return `(${row},${column})`;
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
    return `the “${label}” region${alike.length > 1 ? ` at (${cells[0]!.join(',')})` : ''}`;
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
    const { given, pips } = this.#compiled;
    let halves = 0;
    for (let y = 0; y < pips; y++) halves += (y === value ? 2 : 1) * given.most[value * pips + y]!;
    return halves;
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
    if (facts.length > 0) parts.push(`that ${list(facts.map((fact) => this.fact(fact)))}`);
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

/** Where the reason turned out to need no region, these have nothing to say. */
const ABOUT_A_REGION: ReadonlySet<string> = new Set([
  ...['single-cell', 'extreme-sum', 'equal-values', 'rest-of-sum', 'not-equal', 'sum-bounds', 'equal-supply'],
  ...['sum-combinations', 'halves-left'],
]);

class Sentence extends Names {
  readonly #compiled: Compiled;
  readonly #step: Kept;
  readonly #known: ReadonlyMap<number, Conclusion>;

  constructor(compiled: Compiled, facts: ReadonlyMap<number, Conclusion>, step: Kept) {
    super(compiled, facts, step.because);
    this.#compiled = compiled;
    this.#step = step;
    this.#known = new Map(facts);
  }

  text(): string {
    return capital(this.#reason());
  }

  #reason(): string {
    const { conclusion, technique } = this.#step;
    const so = this.#conclusion();
    const [region] = this.regions;
    const rule = region === undefined ? undefined : this.region(region);
    const given = this.facts.length === 0 ? '' : `${list(this.facts.map((fact) => this.fact(fact)))}`;
    if (rule === undefined && ABOUT_A_REGION.has(technique.name)) return this.#general();
    switch (technique.name) {
      case 'single-cell':
        return rule === undefined
          ? this.#general()
          : `${rule} leaves its ${this.#cellsOf(region!) === 1 ? 'cell' : 'cells'} no choice: ${so}.`;
      case 'extreme-sum':
        return `${rule} has ${count(this.#cellsOf(region!), 'cell')} and can only be made one way: ${so}.`;
      case 'equal-values':
        return `all values of ${rule} are the same, and ${given}: so ${so}.`;
      case 'both-halves': {
        if (conclusion.kind !== 'place') return this.#general();
        const [x, y] = conclusion.domino;
        return `${this.edge(conclusion.edge)} share a domino and hold ${x} and ${y}: it is the ${dominoName([x, y])}.`;
      }
      case 'rest-of-sum':
        return given === '' ? `${rule} leaves one way: ${so}.` : `in ${rule} ${given}, which leaves the rest: ${so}.`;
      case 'forced-partner':
        return conclusion.kind === 'join' ? this.#onlyNeighbour(conclusion.edge) : this.#general();
      case 'not-equal':
        return `all values of ${rule} differ, and ${given === '' ? 'it needs them all' : given}: so ${so}.`;
      case 'sum-bounds':
        return given === ''
          ? `${rule} can only be made if ${so}.`
          : `in ${rule} ${given}; what is missing can only be made if ${so}.`;
      case 'only-domino':
      case 'doubles-test':
      case 'sum-pair':
        return this.#fits(so, rule, given);
      case 'half-supply': {
        const [value] = this.values;
        if (value === undefined) return this.#general();
        return `${this.halves(value) === 0 ? `no domino has a ${value}` : `all ${count(this.halves(value), 'half', 'halves')} with ${value} are spoken for`}: ${so}.`;
      }
      case 'equal-supply': {
        const scarce = this.values.map((value) =>
          this.halves(value) === 0 ? `no ${value}` : `${this.halves(value)} with ${value}`,
        );
        return `${rule} needs ${count(this.#cellsOf(region!), 'half', 'halves')} that are the same. There ${scarce.length === 1 && this.halves(this.values[0]!) === 1 ? 'is' : 'are'} ${list(scarce)}${given === '' ? '' : ` in all, and ${given}`}: so ${so}.`;
      }
      case 'sum-combinations':
        return `of all ways to fill ${rule}${given === '' ? '' : ` where ${given}`}, none fits otherwise: ${so}.`;
      case 'halves-left':
        return `to fill ${rule} with the halves that are left (${list(this.values.map((value) => `${this.halves(value)} with ${value} in all`))})${given === '' ? '' : `, where ${given}`}, it must be that ${so}.`;
      case 'no-partner':
        return `no neighbour can complete anything else there to a domino of the tray${given === '' ? '' : ` (${given})`}: ${so}.`;
      case 'odd-area':
        return conclusion.kind === 'part'
          ? `a domino on ${this.edge(conclusion.edge)} would cut off ${this.cells(this.tiled)}, an odd number of cells: so no domino joins these two.`
          : this.#general();
      case 'last-home': {
        const [domino] = this.because.filter((premise) => premise.kind === 'domino');
        if (domino === undefined) return this.#general();
        const name = dominoName([Math.floor(domino.id / this.#compiled.pips), domino.id % this.#compiled.pips]);
        return `the ${name} fits nowhere else: ${conclusion.kind === 'place' ? `it lies on ${this.edge(conclusion.edge)}` : so}.`;
      }
      case 'last-cells': {
        const [value] = this.values;
        if (value === undefined) return this.#general();
        return `there are ${count(this.halves(value), 'half', 'halves')} with ${value}, and as many cells left for them: ${so}.`;
      }
      case 'complement':
        return `all pips of the tray, less what the sums and the known cells take, are left for the others: ${so}.`;
      case 'what-if':
        return `otherwise ${this.everything()} could not all hold a few steps later: so ${so}.`;
      default:
        return this.#general();
    }
  }

  #general(): string {
    return `${this.everything()} together force this: ${this.#conclusion()}.`;
  }

  #onlyNeighbour(edge: number): string {
    const [cell] = this.tiled;
    const { first, second } = this.#compiled;
    if (cell === undefined) return this.#general();
    const other = first[edge] === cell ? second[edge]! : first[edge]!;
    return `${this.cell(cell)} has no other free neighbour than ${this.cell(other)}: one domino covers both.`;
  }

  /** Dominoes that fit two cells, or none that does. */
  #fits(so: string, rule: string | undefined, given: string): string {
    const inside = rule === undefined ? '' : ` inside ${rule}`;
    const { conclusion } = this.#step;
    const reason = given === '' ? '' : `, since ${given}`;
    if (conclusion.kind === 'part')
      return `no domino of the tray fits ${this.edge(conclusion.edge)}${inside}${reason}: they are not joined.`;
    const doubles = this.#isLikeness(this.regions[0]);
    if (doubles !== undefined) return `a domino${inside} is ${doubles}${reason}: of those in the tray, ${so}.`;
    return `of the dominoes in the tray only those fit${inside} for which ${so}${reason}.`;
  }

  #isLikeness(region: number | undefined): string | undefined {
    if (region === undefined) return undefined;
    const { rule } = this.#compiled.puzzle.regions[region]!;
    if (rule.kind === 'same') return 'a double';
    return rule.kind === 'different' || this.#compiled.shape[region] === DIFFERENT ? 'no double' : undefined;
  }

  #cellsOf(region: number): number {
    return this.#compiled.puzzle.regions[region]!.cells.length;
  }

  /** What is concluded; of a cell that may still hold much, what it has lost now. */
  #conclusion(): string {
    const { conclusion } = this.#step;
    if (conclusion.kind !== 'values') return this.fact(conclusion);
    return list(
      groupBy(conclusion.cells).map(([cells, values]) => {
        const before = cells.map((cell) => this.#before(cell));
        const lost = members(before[0]! & ~values);
        const same = before.every((each) => (each & ~values) === (before[0]! & ~values));
        if (size(values) <= 3 || lost.length === 0 || !same) return this.holds(cells, values);
        const isNot = cells.length === 1 ? 'is not' : 'are not';
        return `${this.cells(cells)} ${isNot} ${list(lost.map(String), 'or')}`;
      }),
    );
  }

  /** What a cell could hold before this step, as far as it was told. */
  #before(cell: number): number {
    let values = (1 << this.#compiled.pips) - 1;
    for (const fact of this.#known.values()) {
      if (fact.kind === 'values') for (const each of fact.cells) if (each.cell === cell) values &= each.values;
    }
    return values;
  }
}

/** Cells with the same values together. */
function groupBy(cells: readonly { cell: number; values: number }[]): [number[], number][] {
  const groups = new Map<number, number[]>();
  for (const { cell, values } of cells) groups.set(values, [...(groups.get(values) ?? []), cell]);
  return [...groups].map(([values, group]) => [group, values]);
}

function dominoName([x, y]: Domino): string {
  return `${x}–${y}`;
}

function count(number: number, one: string, many = `${one}s`): string {
  const names = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  return `${names[number] ?? number} ${number === 1 ? one : many}`;
}

function list(parts: readonly string[], last = 'and'): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
