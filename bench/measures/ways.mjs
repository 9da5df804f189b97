/** Number of ways to fill a region after earlier steps, and claims that rest on too many. */

/**
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 * @typedef {readonly [number, number]} Pair a cell, or a domino
 * @typedef {{ region?: number, cell?: Pair }} Need
 * @typedef {object} Claim
 * @property {string} [says]
 * @property {{ values?: readonly number[], partners?: readonly Pair[], dominoes?: readonly Pair[], edges?: readonly (readonly [Pair, Pair])[] }} [of] what is one of a few
 * @property {readonly Claim[]} [first] what is seen at a look before it
 * @property {number} [region]
 * @property {readonly { needs?: readonly Need[] }[]} [counts]
 * @property {readonly Need[]} [needs]
 * @typedef {object} Link as `explain --json` gives it
 * @property {string} technique
 * @property {string} text
 * @property {Claim} [claim]
 * @property {readonly { cell?: Pair, values?: readonly number[] }[]} [removes]
 * @property {readonly { edge: readonly [Pair, Pair] }[]} [joins]
 * @property {readonly Placed[]} [places]
 * @typedef {{ domino: Pair, cells: readonly [Pair, Pair] }} Placed
 * @typedef {{ cell?: Pair, region?: number, value?: number, edge?: readonly [Pair, Pair], domino?: Pair, cells?: any }} Suppose
 * @typedef {Link & { suppose?: Suppose, chain?: readonly Link[] }} Step
 */

/** Ways to fill one region that are more than a reader goes through. */
const MOST_WAYS = 12;
/** Regions that are more than a reader fills in at the same time. */
const MOST_REGIONS = 2;
/** Claims that read a rule, or list dominoes, and go through no ways to fill a region. */
const WITHOUT_WAYS = ['differ', 'sum', 'pairs'];

/** Steps that rest on a claim, their own or a link's, that stands on too many ways. @param {Puzzle} puzzle @param {readonly Step[]} steps */
export function heavySteps(puzzle, steps) {
  const standing = new BoardKnowledge(puzzle);
  return steps.map(({ suppose, chain = [], ...step }) => {
    const trial = standing.copy();
    if (suppose !== undefined) trial.suppose(suppose);
    const isHeavyChain = chain.map((link) => trial.takes(link)).includes(true);
    return standing.takes(step) || isHeavyChain;
  });
}

/** The regions whose ways to be filled a claim stands on; those beside it keep something out by their rules alone. @param {Claim} claim */
export function regionsOf({ says = '', region, counts = [], needs = [] }) {
  // The most that the rest of a sum can make is seen without going through its ways.
  if (WITHOUT_WAYS.includes(says) || (says === 'reach' && counts.length === 0)) return [];
  return [...new Set([...regionsIn({ region }), ...regionsIn(counts), ...regionsIn(needs)])];
}

/** @param {unknown} data numbers in lists are regions @returns {number[]} */
function regionsIn(data) {
  if (Array.isArray(data)) return data.flatMap((each) => (typeof each === 'number' ? [each] : regionsIn(each)));
  if (typeof data !== 'object' || data === null) return [];
  const { region, needs } = /** @type {{ region?: unknown, needs?: unknown }} */ (data);
  return [...(typeof region === 'number' ? [region] : []), ...regionsIn(needs)];
}

/** Knowledge of a board where a step is told. */
export class BoardKnowledge {
  #puzzle;
  /** Numbers not excluded, by cell. @type {Map<string, readonly number[]>} */
  #values;
  /** Cells that a domino lies on. @type {Set<string>} */
  #covered = new Set();
  /** Mate of each joined cell. @type {Map<string, string>} */
  #partner = new Map();
  /** @type {Pair[]} */
  #tray;

  /** @param {Puzzle} puzzle */
  constructor(puzzle) {
    this.#puzzle = puzzle;
    const { cells, supply, maxPip } = puzzle;
    const pips = Array.from({ length: maxPip + 1 }, (_, pip) => pip);
    this.#values = new Map(cells.map((cell) => [`${cell}`, pips]));
    this.#tray =
      supply.kind === 'list'
        ? [...supply.dominoes]
        : pips.flatMap((a) => pips.slice(a).map((b) => /** @type {Pair} */ ([a, b])));
  }

  copy() {
    const copy = new BoardKnowledge(this.#puzzle);
    copy.#values = new Map(this.#values);
    copy.#covered = new Set(this.#covered);
    copy.#partner = new Map(this.#partner);
    copy.#tray = [...this.#tray];
    return copy;
  }

  /** Takes in what a step concluded; tells whether its claim stood on too many ways. @param {Link} link */
  takes({ claim, removes = [], joins = [], places = [] }) {
    const claims = claim === undefined ? [] : [...(claim.first ?? []), claim];
    const isHeavy = claims.some((each) => {
      const ways = regionsOf(each).map((region) => this.waysOf(region).length);
      return ways.some((n) => n > MOST_WAYS) || ways.filter((n) => n > 1).length > MOST_REGIONS;
    });
    for (const { cell, values = [] } of removes)
      if (cell !== undefined) this.#keep(cell, (pip) => !values.includes(pip));
    for (const { edge } of joins) this.#join(edge);
    for (const placed of places) this.#place(placed);
    return isHeavy;
  }

  /** @param {Suppose} what */
  suppose({ cell, region, value, edge, domino, cells }) {
    const all = cell === undefined ? this.#region(region)?.cells : [cell];
    for (const each of value === undefined ? [] : (all ?? [])) this.#keep(each, (pip) => pip === value);
    if (edge !== undefined) this.#join(edge);
    if (domino !== undefined) this.#place({ domino, cells });
  }

  /** All ways to fill what is open of a region with numbers of the tray, order apart. @param {number} index */
  waysOf(index) {
    const region = this.#region(index);
    if (region === undefined) return [];
    const keys = region.cells.map(String);
    const open = keys.filter((key) => !this.#covered.has(key));
    const fixed = keys.filter((key) => !open.includes(key)).map((key) => this.#values.get(key)?.[0] ?? 0);
    const halves = this.#halves();
    /** @type {Map<string, number[]>} */
    let ways = new Map([['', []]]);
    for (const fills of this.#fillings(open)) {
      /** @type {typeof ways} */
      const longer = new Map();
      for (const way of ways.values()) {
        for (const fill of fills) {
          const next = [...way, ...fill].sort((a, b) => a - b);
          const hasAll = fill.every((pip) => next.filter((each) => each === pip).length <= (halves[pip] ?? 0));
          if (hasAll) longer.set(`${next}`, next);
        }
      }
      ways = longer;
    }
    return [...ways.values()].filter((way) => holds(region.rule, [...fixed, ...way]));
  }

  /** Numbers that each cell, or two that are joined, can hold. @param {readonly string[]} open @returns {number[][][]} */
  #fillings(open) {
    return open.flatMap((cell) => {
      const values = this.#values.get(cell) ?? [];
      const partner = this.#partner.get(cell) ?? '';
      if (!open.includes(partner)) return [values.map((pip) => [pip])];
      const others = this.#values.get(partner) ?? [];
      const turned = this.#tray.flatMap(([a, b]) => [
        [a, b],
        [b, a],
      ]);
      const fits = turned.filter(([a = -1, b = -1]) => values.includes(a) && others.includes(b));
      return open.indexOf(cell) < open.indexOf(partner) ? [fits] : [];
    });
  }

  /** Copies of each number in the tray. @returns {number[]} */
  #halves() {
    const { supply, maxPip } = this.#puzzle;
    const isEndless = supply.kind === 'set' && supply.repeats;
    return Array.from({ length: maxPip + 1 }, (_, pip) =>
      isEndless ? Number.POSITIVE_INFINITY : this.#tray.flat().filter((each) => each === pip).length,
    );
  }

  /** @param {number | undefined} index */
  #region(index) {
    return this.#puzzle.regions.find((region) => region.index === index);
  }

  /** @param {Pair} cell @param {(pip: number) => boolean} isLeft */
  #keep(cell, isLeft) {
    this.#values.set(`${cell}`, (this.#values.get(`${cell}`) ?? []).filter(isLeft));
  }

  /** @param {readonly [Pair, Pair]} edge */
  #join([one, other]) {
    this.#partner.set(`${one}`, `${other}`).set(`${other}`, `${one}`);
  }

  /** @param {Placed} placed */
  #place({ domino: [a, b], cells: [one, other] }) {
    this.#values.set(`${one}`, [a]).set(`${other}`, [b]);
    this.#covered.add(`${one}`).add(`${other}`);
    const { supply } = this.#puzzle;
    const at = this.#tray.findIndex(([x, y]) => (x === a && y === b) || (x === b && y === a));
    if (at >= 0 && !(supply.kind === 'set' && supply.repeats)) this.#tray.splice(at, 1);
  }
}

/** @param {import('@pipwright/pips').Puzzle['regions'][number]['rule']} rule @param {readonly number[]} pips */
function holds(rule, pips) {
  switch (rule.kind) {
    case 'sum':
      return compares(
        pips.reduce((sum, pip) => sum + pip, 0),
        rule.op,
        rule.target,
      );
    case 'same':
      return pips.every((pip) => pip === (rule.value ?? pips[0]));
    case 'different':
      return new Set(pips).size === pips.length && !pips.some((pip) => rule.avoiding.includes(pip));
    case 'each':
      return pips.every((pip) => compares(pip, rule.op, rule.value));
  }
}

/** @param {number} a @param {'<' | '>' | '=' | '≠'} op @param {number} b */
function compares(a, op, b) {
  if (op === '<') return a < b;
  if (op === '>') return a > b;
  return (a === b) === (op === '=');
}
