/** Steps in English: one or two sentences each, made from technique, premises and conclusion. */
import { members, size } from '@pipwright/core/bits';
import type { Compiled } from '../../engines/swift/index.js';
import { type Domino, sameDomino } from '../../model/domino.js';
import type { Conclusion } from '../conclusion.js';
import { allPips } from '../halves.js';
import type { Step } from '../reasoning.js';
import { groupBy, Names } from './names.js';
import { capital, count, dominoName, list } from './phrases.js';

/** The sentences of all steps, which know of each other. */
export function saySteps(compiled: Compiled, placed: readonly Conclusion[], kept: readonly Step[]): string[] {
  const facts = new Map(placed.map((each, fact) => [fact, each]));
  return kept.map((step) => {
    const text = new Sentence(compiled, facts, step).text();
    facts.set(step.fact, step.conclusion);
    return text;
  });
}

const DOUBLE = 'a double';

/** Where the reason turned out to need no region, these have nothing to say. */
const ABOUT_A_REGION: ReadonlySet<string> = new Set([
  ...['single-cell', 'extreme-sum', 'equal-values', 'rest-of-sum', 'not-equal', 'sum-bounds', 'equal-supply'],
  ...['sum-combinations', 'halves-left'],
]);

class Sentence extends Names {
  readonly #compiled: Compiled;
  readonly #step: Step;
  readonly #known: ReadonlyMap<number, Conclusion>;

  constructor(compiled: Compiled, facts: ReadonlyMap<number, Conclusion>, step: Step) {
    super(compiled, facts, step.because);
    this.#compiled = compiled;
    this.#step = step;
    this.#known = new Map(facts);
  }

  text(): string {
    return capital(this.#reason());
  }

  #reason(): string {
    const { technique } = this.#step;
    const so = this.#conclusion();
    const [region] = this.regions;
    if (region === undefined)
      return ABOUT_A_REGION.has(technique.name) ? this.#general() : this.#reasonWithoutRegion(so);
    const rule = this.region(region);
    const cells = count(this.#cellsOf(region), 'cell');
    const given = this.#given();
    switch (technique.name) {
      case 'single-cell':
        return this.#cellsOf(region) === 1
          ? `${rule} is a single cell: ${so}.`
          : `every value of ${rule} obeys it: ${so}.`;
      case 'extreme-sum':
        return `the ${cells} of ${rule} can only ${this.#toReach(region).replace('to ', '')} if ${so}.`;
      case 'equal-values':
        return `${rule} holds one number throughout, and ${given}: so ${so}.`;
      case 'rest-of-sum':
        return given === ''
          ? `${rule} leaves one way: ${so}.`
          : `in ${rule} ${given}. ${capital(this.#toReach(region))}, ${this.#must()}.`;
      case 'not-equal':
        return `no number comes twice in ${rule}${given === '' ? '' : `, and ${given}`}: so ${so}.`;
      case 'sum-bounds':
        return given === ''
          ? `${this.#toReach(region)}, ${this.#must()} (${rule}).`
          : `in ${rule} ${given}. ${capital(this.#toReach(region))}, ${this.#must()}.`;
      case 'equal-supply':
        return `${rule} needs ${count(this.#cellsOf(region), 'equal half', 'equal halves')}, but the tray has ${this.stock()}${given === '' ? '' : `, and ${given}`}: so ${so}.`;
      case 'sum-combinations':
        return `there are few ways to fill ${rule}${given === '' ? '' : ` where ${given}`}, and in all of them ${so}.`;
      case 'halves-left':
        return `the tray has ${this.stock()}. So${given === '' ? '' : `, where ${given},`} ${rule} can be filled only if ${so}.`;
      case 'doubles-test':
      case 'sum-pair':
        return this.#fits(` inside ${rule}`);
      default:
        return this.#reasonWithoutRegion(so);
    }
  }

  #reasonWithoutRegion(so: string): string {
    const { conclusion, technique } = this.#step;
    const [value] = this.values;
    switch (technique.name) {
      case 'both-halves':
        return conclusion.kind === 'place' ? this.#bothHalves(conclusion) : this.#general();
      case 'forced-partner':
        return conclusion.kind === 'join' ? this.#onlyNeighbour(conclusion.edge) : this.#general();
      case 'only-domino':
      case 'doubles-test':
      case 'sum-pair':
        return this.#fits('');
      case 'half-supply':
        return value === undefined ? this.#general() : `${this.#spokenFor(value)}: so ${so}.`;
      case 'no-partner': {
        const given = this.#given();
        return `no neighbour could complete anything else to a domino of the tray${given === '' ? '' : `, since ${given}`}: so ${so}.`;
      }
      case 'odd-area':
        return conclusion.kind === 'part'
          ? `a domino on ${this.edge(conclusion.edge)} would cut off ${this.cells(this.tiled)}, an odd number of cells. So no domino joins these two.`
          : this.#general();
      case 'last-home':
        return this.#lastHome(so);
      case 'last-cells':
        if (value === undefined) return this.#general();
        return `the tray has ${this.stock()}, and there are just as many cells left for that: ${so}.`;
      case 'complement':
        return `the dominoes have ${allPips(this.#compiled)} pips in all; what the sums and the known cells leave of them means that ${so}.`;
      case 'what-if':
        return `if it were otherwise, a few plain steps would end in a contradiction: so ${so}. (They need ${this.everything()}.)`;
      default:
        return this.#general();
    }
  }

  #general(): string {
    return `from ${this.everything()} it follows that ${this.#conclusion()}.`;
  }

  #bothHalves({ edge, domino }: Conclusion & { kind: 'place' }): string {
    const [x, y] = domino;
    return `${this.edge(edge)} share a domino and hold ${x} and ${y}: it is the ${dominoName([x, y])}.`;
  }

  #onlyNeighbour(edge: number): string {
    const [cell] = this.tiled;
    if (cell === undefined) return this.#general();
    return `${this.cell(cell)} has no other free neighbour than ${this.cell(this.#across(edge, cell))}: one domino covers both.`;
  }

  #across(edge: number, cell: number): number {
    const { first, second } = this.#compiled;
    return first[edge] === cell ? second[edge]! : first[edge]!;
  }

  #lastHome(so: string): string {
    const { conclusion } = this.#step;
    const domino = this.because.find((premise) => premise.kind === 'domino');
    if (domino === undefined) return this.#general();
    const { pips } = this.#compiled;
    const name = dominoName([Math.floor(domino.id / pips), domino.id % pips]);
    return `the ${name} fits nowhere else${conclusion.kind === 'place' ? `: it lies on ${this.edge(conclusion.edge)}` : `: ${so}`}.`;
  }

  #spokenFor(value: number): string {
    switch (this.halves(value)) {
      case 0:
        return `no domino has a ${value}`;
      case 1:
        return `the only ${value} is spoken for`;
      case 2:
        return `both ${value}s are spoken for`;
      default:
        return `all ${count(this.halves(value), `${value}`)} are spoken for`;
    }
  }

  /** Dominoes that fit two cells, or none that does. */
  #fits(inside: string): string {
    const { conclusion } = this.#step;
    const given = this.#given();
    const since = given === '' ? '' : `, since ${given}`;
    const double = this.#double();
    if (conclusion.kind === 'part')
      return `no domino of the tray fits on ${this.edge(conclusion.edge)}${inside}${since}: they are not joined.`;
    const only = double === undefined ? '' : `A domino${inside} is ${double}. `;
    const start = only === '' ? given : `${only}${capital(given)}`;
    const prefix = start === '' ? '' : `${start}: `;
    const where = only === '' ? inside : '';
    if (conclusion.kind === 'place') {
      const domino = dominoName(conclusion.domino);
      return `${prefix}the tray leaves only the ${domino} for ${this.edge(conclusion.edge)}${where}.`;
    }
    return `${prefix}${this.#choice()} there${where}, so ${this.#conclusion()}.`;
  }

  /** The dominoes that fit, where they are few, or the numbers that none of them brings. */
  #choice(): string {
    const { conclusion } = this.#step;
    const [at] = conclusion.kind === 'values' ? conclusion.cells : [];
    if (at === undefined) return 'the tray leaves no choice';
    const edge = this.facts.flatMap((fact) => (fact.kind === 'join' ? [fact.edge] : []))[0];
    const isSum = this.regions.length > 0 && this.#double() === undefined;
    const fitting =
      edge === undefined || isSum ? [] : this.#fitting(at.values, this.#before(this.#across(edge, at.cell)));
    if (fitting.length > 0 && fitting.length <= 3) {
      return `only ${list(
        fitting.map((domino) => `the ${dominoName(domino)}`),
        'or',
      )} ${fitting.length === 1 ? 'fits' : 'fit'}`;
    }
    const lost = members(this.#before(at.cell) & ~at.values);
    return `no domino left brings ${list(
      lost.map((value) => `a ${value}`),
      'or',
    )}`;
  }

  /** The dominoes not placed yet that bring one of these to a cell and one of those to its neighbour. */
  #fitting(values: number, others: number): Domino[] {
    const { given, pips } = this.#compiled;
    const left = given.most.slice();
    for (const fact of this.#known.values()) {
      if (fact.kind !== 'place') continue;
      const [x, y] = fact.domino;
      left[x * pips + y]!--;
      if (x !== y) left[y * pips + x]!--;
    }
    const ways = members(values).flatMap((x) =>
      members(others)
        .filter((y) => left[x * pips + y]! > 0 && this.#mayLie(x, y))
        .map((y): Domino => [x, y]),
    );
    return ways.filter((domino, i) => ways.findIndex((other) => sameDomino(other, domino)) === i);
  }

  /** By the rule of the region that both lie in. */
  #mayLie(x: number, y: number): boolean {
    const double = this.#double();
    return double === undefined || (double === DOUBLE) === (x === y);
  }

  /** What a domino inside a region of equal or different values must be. */
  #double(): string | undefined {
    const [region] = this.regions;
    if (region === undefined) return undefined;
    const { kind } = this.#compiled.puzzle.regions[region]!.rule;
    if (kind === 'same') return DOUBLE;
    return kind === 'different' ? 'no double' : undefined;
  }

  #toReach(region: number): string {
    const { rule } = this.#compiled.puzzle.regions[region]!;
    if (rule.kind !== 'sum') return 'by its rule';
    if (rule.op === '=') return `to make ${rule.target}`;
    return rule.op === '<' ? `to stay below ${rule.target}` : `to get above ${rule.target}`;
  }

  #cellsOf(region: number): number {
    return this.#compiled.puzzle.regions[region]!.cells.length;
  }

  /** What is known before, as far as it speaks of the cells in question. */
  #given(): string {
    const { conclusion } = this.#step;
    const { first, second, puzzle, region } = this.#compiled;
    const edges = this.facts.flatMap((fact) => (fact.kind === 'join' ? [fact.edge] : []));
    if (conclusion.kind !== 'values') edges.push(conclusion.edge);
    const matter = new Set([
      ...edges.flatMap((edge) => [first[edge]!, second[edge]!]),
      ...this.tiled,
      ...(conclusion.kind === 'values' ? conclusion.cells.map(({ cell }) => cell) : []),
    ]);
    for (let cell = 0; cell < puzzle.cells.length; cell++) if (this.regions.includes(region[cell]!)) matter.add(cell);
    const facts = this.facts.map((fact) => {
      if (fact.kind !== 'values') return fact;
      const cells = fact.cells.filter(({ cell }) => matter.has(cell));
      return cells.length === 0 ? fact : { ...fact, cells };
    });
    return list(facts.map((fact) => this.fact(fact)));
  }

  /** What is concluded; of a cell that may still hold much, what it has lost now. */
  #conclusion(): string {
    return this.#say(['is', 'are'], ['is not', 'are not']);
  }

  #must(): string {
    return this.#say(['must be', 'must be'], ['cannot be', 'cannot be']);
  }

  #say([is, are]: readonly [string, string], [isNot, areNot]: readonly [string, string]): string {
    const { conclusion } = this.#step;
    if (conclusion.kind !== 'values') return this.fact(conclusion);
    return list(
      groupBy(conclusion.cells).map(([cells, values]) => {
        const before = cells.map((cell) => this.#before(cell));
        const lost = members(before[0]! & ~values);
        const same = before.every((each) => (each & ~values) === (before[0]! & ~values));
        const one = cells.length === 1;
        if (size(values) > 3 && lost.length > 0 && same) {
          return `${this.cells(cells)} ${one ? isNot : areNot} ${list(lost.map(String), 'or')}`;
        }
        return `${this.cells(cells)} ${one ? is : are} ${list(members(values).map(String), 'or')}`;
      }),
    );
  }

  #placedOn(cell: number, { edge, domino }: Conclusion & { kind: 'place' }): number | undefined {
    const { first, second } = this.#compiled;
    if (first[edge] === cell) return 1 << domino[0];
    return second[edge] === cell ? 1 << domino[1] : undefined;
  }

  /** What a cell could hold before this step, as far as it was told. */
  #before(cell: number): number {
    let values = (1 << this.#compiled.pips) - 1;
    for (const fact of this.#known.values()) {
      if (fact.kind === 'values') for (const each of fact.cells) if (each.cell === cell) values &= each.values;
      if (fact.kind === 'place') values &= this.#placedOn(cell, fact) ?? values;
    }
    return values;
  }
}
