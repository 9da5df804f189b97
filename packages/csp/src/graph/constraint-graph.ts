/**
 * A problem as a constraint graph: variables are nodes, proven constraints edges. Every pair of values is asked of the
 * model once, when the graph is made; from then on a constraint is a bit matrix, held from both sides:
 *
 *     rows[i · n + j]    one row for each value a of i, one bit for each value b of j: may i have a while j has b?
 *                        undefined where nothing is forbidden
 *
 * The graph is immutable. A problem that changes is modelled anew: cheaper than an object that is sometimes empty.
 */
import type {
  AnyCsp,
  Assignment,
  BinaryModel,
  ConstraintData,
  CspMetrics,
  ModellingBinaryCsp,
  SolvableBinaryCsp,
  VariableData,
} from './binary-csp.js';

export interface ConstraintEdge {
  readonly first: number;
  readonly second: number;
  readonly tightness: number;
}

export class ConstraintGraph<Variable, Value, Problem>
  implements ModellingBinaryCsp<Variable, Value, Problem>, SolvableBinaryCsp<Variable, Value>
{
  readonly problem: Problem;
  readonly #model: BinaryModel<Variable, Value, Problem>;
  readonly #variables: readonly Variable[];
  readonly #domains: readonly (readonly Value[])[];
  /** Words in a row of the matrices towards this variable. */
  readonly #widths: readonly number[];
  readonly #rows: (Uint32Array | undefined)[];
  readonly #edges: ConstraintEdge[] = [];
  readonly #neighbours: readonly number[][];
  readonly #sumTightness: Float64Array;

  constructor(model: BinaryModel<Variable, Value, Problem>, problem: Problem) {
    this.#model = model;
    this.problem = problem;
    this.#variables = variablesInOrder(model.variables(problem), model.compareVariables);
    this.#domains = this.#variables.map((variable) =>
      valuesInOrder(model.domain(variable, problem), model.compareValues),
    );
    this.#widths = this.#domains.map((domain) => Math.ceil(domain.length / 32));
    this.#rows = new Array(this.size ** 2);
    this.#neighbours = this.#variables.map(() => []);
    this.#sumTightness = new Float64Array(this.size);
    for (let first = 0; first < this.size; first++) {
      for (let second = first + 1; second < this.size; second++) this.#constrain(first, second);
    }
  }

  get size(): number {
    return this.#variables.length;
  }

  get metrics(): CspMetrics {
    const proven = this.#proven;
    const constraints = proven.length;
    const pairs = (this.size * (this.size - 1)) / 2;
    const inverse = proven.reduce((sum, { tightness }) => sum + 1 / tightness, 0);
    return {
      variables: this.size,
      constraints,
      theoreticalConstraints: this.#edges.length,
      constraintDensity: pairs === 0 ? 0 : constraints / pairs,
      meanTightness: constraints === 0 ? 0 : constraints / inverse,
    };
  }

  variableData(): readonly VariableData<Variable, Value>[] {
    return this.#variables.map((variable, i) => ({
      variable,
      domain: this.domainAt(i),
      degree: this.degreeAt(i),
      sumTightness: this.sumTightnessAt(i),
    }));
  }

  constraintData(): readonly ConstraintData<Variable, Value>[] {
    return this.#proven.map(({ first, second, tightness }) => {
      const pairs = () => this.#pairs(first, second);
      return {
        first: this.variableAt(first),
        second: this.variableAt(second),
        tightness,
        // Made only when asked for: there may be millions.
        get pairs() {
          return pairs();
        },
      };
    });
  }

  theoreticalConstraints(): readonly (readonly [Variable, Variable])[] {
    return this.#edges.map(({ first, second }) => [this.variableAt(first), this.variableAt(second)]);
  }

  /** All that the rules constrain, by index; a tightness of 0 is a constraint that is not proven. */
  edges(): readonly ConstraintEdge[] {
    return this.#edges;
  }

  variableAt(variable: number): Variable {
    this.#hold(variable);
    return this.#variables[variable] as Variable;
  }

  domainAt(variable: number): readonly Value[] {
    this.#hold(variable);
    return this.#domains[variable] as readonly Value[];
  }

  nameAt(variable: number): string {
    const it = this.variableAt(variable);
    return this.#model.nameVariable?.(it) ?? String(it);
  }

  nameValueAt(variable: number, value: number): string {
    const it = this.assignment(variable, value).value;
    return this.#model.nameValue?.(it) ?? String(it);
  }

  degreeAt(variable: number): number {
    return this.neighboursAt(variable).length;
  }

  sumTightnessAt(variable: number): number {
    this.#hold(variable);
    return this.#sumTightness[variable] as number;
  }

  neighboursAt(variable: number): readonly number[] {
    this.#hold(variable);
    return this.#neighbours[variable] as readonly number[];
  }

  adjacent(first: number, second: number): boolean {
    this.#hold(first);
    this.#hold(second);
    return first === second || this.#rows[first * this.size + second] !== undefined;
  }

  consistent(first: number, firstValue: number, second: number, secondValue: number): boolean {
    if (first === second) return firstValue === secondValue;
    const rows = this.#rows[first * this.size + second];
    if (rows === undefined) return true;
    const word = rows[firstValue * (this.#widths[second] as number) + (secondValue >>> 5)] as number;
    return ((word >>> (secondValue & 31)) & 1) === 1;
  }

  hasSupport(first: number, firstValue: number, second: number, mask: Uint32Array): boolean {
    const rows = this.#rows[first * this.size + second];
    const start = firstValue * mask.length;
    for (let i = 0; i < mask.length; i++) {
      if (((mask[i] as number) & (rows === undefined ? -1 : (rows[start + i] as number))) !== 0) return true;
    }
    return false;
  }

  assignment(variable: number, value: number): Assignment<Variable, Value> {
    const domain = this.domainAt(variable);
    if (!(value in domain)) {
      throw new RangeError(
        `${this.nameAt(variable)} has ${domain.length} values, so there is none with index ${value}`,
      );
    }
    return { variable: this.variableAt(variable), value: domain[value] as Value };
  }

  #pairs(first: number, second: number): ConstraintData<Variable, Value>['pairs'] {
    return this.domainAt(first).flatMap((a, x) =>
      this.domainAt(second).map((b, y) => ({ first: a, second: b, consistent: this.consistent(first, x, second, y) })),
    );
  }

  get #proven(): readonly ConstraintEdge[] {
    return this.#edges.filter(({ tightness }) => tightness > 0);
  }

  #constrain(first: number, second: number): void {
    const predicate = this.#model.predicate(
      this.#variables[first] as Variable,
      this.#variables[second] as Variable,
      this.problem,
    );
    if (predicate === undefined) return;
    if (typeof predicate !== 'function') {
      const pair = `${this.nameAt(first)} and ${this.nameAt(second)}`;
      throw new TypeError(`the model’s predicate for ${pair} is no function of two values, and not undefined either`);
    }
    const [domain, others] = [this.domainAt(first), this.domainAt(second)];
    const [width, otherWidth] = [this.#widths[first] as number, this.#widths[second] as number];
    const forth = new Uint32Array(domain.length * otherWidth);
    const back = new Uint32Array(others.length * width);
    let forbidden = 0;
    domain.forEach((a, x) => {
      others.forEach((b, y) => {
        if (!predicate(a, b)) forbidden++;
        else {
          (forth[x * otherWidth + (y >>> 5)] as number) |= 1 << (y & 31);
          (back[y * width + (x >>> 5)] as number) |= 1 << (x & 31);
        }
      });
    });
    const tightness = forbidden === 0 ? 0 : forbidden / (domain.length * others.length);
    this.#edges.push({ first, second, tightness });
    if (forbidden === 0) return;
    this.#rows[first * this.size + second] = forth;
    this.#rows[second * this.size + first] = back;
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      this.#neighbours[one]?.push(other);
      (this.#sumTightness[one] as number) += tightness;
    }
  }

  #hold(variable: number): void {
    if (this.#domains[variable] === undefined) {
      throw new RangeError(`there are ${this.size} variables, so there is none with index ${variable}`);
    }
  }
}

type Compare<Item> = (a: Item, b: Item) => number;

/** Ascending. Two variables that compare as equal would be one: that is a mistake in the model, and throws. */
function variablesInOrder<Variable>(
  variables: Iterable<Variable>,
  compare: Compare<Variable> = naturalOrder,
): readonly Variable[] {
  const sorted = [...variables].sort(compare);
  sorted.forEach((variable, i) => {
    if (i === 0 || compare(sorted[i - 1] as Variable, variable) !== 0) return;
    const hint = compare === naturalOrder ? '; objects need the model’s “compareVariables”' : '';
    throw new RangeError(`two variables are the same by their order, ${String(variable)}${hint}`);
  });
  return sorted;
}

/** Ascending, each once. */
function valuesInOrder<Value>(values: Iterable<Value>, compare: Compare<Value> = naturalOrder): readonly Value[] {
  const sorted = [...values].sort(compare);
  return sorted.filter((value, i) => {
    const before = sorted[i - 1] as Value;
    if (i === 0 || compare(before, value) !== 0) return true;
    if (compare === naturalOrder && before !== value) {
      throw new TypeError('two values cannot be told apart by “<”: objects need the model’s “compareValues”');
    }
    return false;
  });
}

function naturalOrder<Item>(a: Item, b: Item): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The variables in parts that no proven constraint connects, the smallest part first. */
export function components(csp: AnyCsp): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const parts: number[][] = [];
  for (let start = 0; start < csp.size; start++) {
    if (seen.has(start)) continue;
    seen.add(start);
    const part = [start];
    for (const variable of part) {
      for (const neighbour of csp.neighboursAt(variable)) {
        if (seen.has(neighbour)) continue;
        seen.add(neighbour);
        part.push(neighbour);
      }
    }
    parts.push(part.sort((a, b) => a - b));
  }
  return parts.sort((a, b) => a.length - b.length);
}
