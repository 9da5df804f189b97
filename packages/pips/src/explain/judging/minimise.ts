/**
 * Which of the premises of a step it needs. Cells to be covered go first, since people take those for granted; then what
 * is in the tray, then rules, then what was found out before.
 */
import { minimalByAll, minimalSubset } from '@pipwright/core/explaining';
import type { Fact } from '../knowledge/conclusion.js';
import { type Premise, Premises, tiled } from '../knowledge/premise.js';
import { isLarge } from '../knowledge/usual-board.js';
import type { Judge, Strictness } from './judge.js';
import { RememberedPremises } from './remembered-premises.js';

const ORDER: readonly Premise['kind'][] = ['tiled', 'domino', 'value', 'region', 'fact'];
/** First what is plain to see is left out, then what turns out not to be needed in the end. */
const PLAIN: Strictness = { patience: 3_000, mustUseDominoes: false };
/** The same of parts of a proof, which are asked again where they are told. */
const SOON: Strictness = { patience: 200, mustUseDominoes: false };
/** Asked only of what is plainly needed. */
const STRICT: Strictness = { patience: 3_000, mustUseDominoes: true, isNotPlain: true };
/** Of several parts together, where each has been asked for by itself already. */
const CLOSE: Strictness = { patience: 3_000, mustUseDominoes: true };
/** Cells of a shape are left out where that is plain to see: a smaller shape with a harder reason helps nobody. */
const AT_A_GLANCE: Strictness = { patience: 200, mustUseDominoes: false };

/** By which patience is divided on larger boards. */
const HURRY = 15;

/** On larger boards it takes a fifth of the time to ask where dominoes must be used, and seldom leaves out anything. */
function measures({ compiled }: Judge, plain: Strictness): readonly Strictness[] {
  return isLarge(compiled) ? [plain] : [plain, { ...STRICT, patience: plain.patience }];
}

function inTime({ compiled }: Judge, strictness: Strictness): Strictness {
  if (!isLarge(compiled)) return strictness;
  return { ...strictness, patience: Math.max(AT_A_GLANCE.patience, strictness.patience / HURRY) };
}

interface MinimiseOptions {
  /** The step speaks of all its cells together, so none is left out. */
  readonly keepsShape?: boolean;
}

export interface Part {
  readonly fact: Fact;
  readonly because: readonly Premise[];
}

/** Finds the fewest premises of steps, and remembers them. */
export class Minimiser {
  readonly #judge: Judge;
  readonly #remembered = new RememberedPremises();

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  /** All that the parts of a step need. */
  *minimise(
    facts: readonly Fact[],
    parts: readonly Part[],
    options: MinimiseOptions = {},
  ): Generator<void, readonly Premise[]> {
    this.#judge.facts = facts;
    const groups = grouped(parts);
    const [only, ...others] = groups;
    if (only === undefined) return [];
    if (others.length === 0) return merge((yield* this.#minimiseOne(only, options)) ?? only.because, []);
    const whole: Part = {
      fact: joined(groups.flatMap(({ fact }) => fact)),
      because: groups.map(({ because }) => because).reduce(merge),
    };
    return merge(yield* this.#once(sortOf(options), whole, () => this.#minimiseAll(groups, options)), []);
  }

  /** Without what is plainly needless: all that a part of a proof has to be asked before it is known what is told. */
  *thin(facts: readonly Fact[], part: Part): Generator<void, readonly Premise[]> {
    this.#judge.facts = facts;
    const found = yield* this.#once('thin', part, () =>
      minimalByAll(inOrder(part.because), measures(this.#judge, SOON), (some, strictness) =>
        this.#judge.follows(part.fact, some, inTime(this.#judge, strictness)),
      ),
    );
    return merge(found ?? part.because, []);
  }

  /** Of parts that follow from the same, the first says what that is. */
  *#minimiseAll(groups: readonly Part[], options: MinimiseOptions): Generator<void, readonly Premise[]> {
    const judge = this.#judge;
    const all = new Premises();
    for (const { fact, because } of groups) {
      yield;
      const tiledHere = because.filter(({ kind }) => kind === 'tiled');
      const known = all.list();
      const isKnown = known.length > 0 && judge.follows(fact, [...merge(known, tiledHere)], AT_A_GLANCE);
      // Which of the cells to be covered it needs still has to be found out.
      const wanted = isKnown ? merge(known, tiledHere) : because;
      const needed =
        isKnown && judge.follows(fact, known, AT_A_GLANCE)
          ? []
          : ((yield* this.#minimiseOne({ fact, because: wanted }, options)) ?? wanted);
      for (const premise of needed) all.include(premise);
    }
    // What one part needs may do for another in place of something else.
    const whole = groups.flatMap(({ fact }) => fact);
    return yield* minimalSubset(all.list(), (some) => judge.follows(whole, some, inTime(judge, CLOSE)));
  }

  /** Undefined where the conclusion does not follow from the premises. */
  *#minimiseOne(part: Part, options: MinimiseOptions): Generator<void, readonly Premise[] | undefined> {
    return yield* this.#once(sortOf(options), part, () => minimiseOne(this.#judge, part.fact, part.because, options));
  }

  *#once<Found extends readonly Premise[] | undefined>(
    sort: string,
    { fact, because }: Part,
    find: () => Generator<void, Found>,
  ): Generator<void, Found | readonly Premise[]> {
    const { facts } = this.#judge;
    const question = `${sort} ${this.#remembered.nameOf(fact)}`;
    const known = this.#remembered.recall(question, facts, because);
    if (known !== undefined) return known;
    const found = yield* find();
    if (found !== undefined) this.#remembered.keep(question, facts, found);
    return found;
  }
}

/** Parts that rest on the same, but for the cells that they speak of, are one; of each cell all is said at once. */
function grouped(parts: readonly Part[]): Part[] {
  const groups = new Map<string, Part>();
  for (const { fact, because } of parts) {
    const key = JSON.stringify(because.filter(({ kind }) => kind !== 'tiled'));
    const group = groups.get(key);
    groups.set(key, {
      fact: group === undefined ? fact : joined([...group.fact, ...fact]),
      because: merge(group?.because ?? [], because),
    });
  }
  return [...groups.values()];
}

function joined(fact: Fact): Fact {
  const left = new Map<number, number>();
  for (const each of fact) {
    if (each.kind === 'values') left.set(each.cell, (left.get(each.cell) ?? -1) & each.values);
  }
  return [
    ...[...left].map(([cell, values]) => ({ kind: 'values', cell, values }) as const),
    ...fact.filter(({ kind }) => kind !== 'values'),
  ];
}

function merge(some: readonly Premise[], others: readonly Premise[]): readonly Premise[] {
  const all = new Premises();
  for (const premise of [...some, ...others]) all.include(premise);
  return all.list();
}

function sortOf({ keepsShape = false }: MinimiseOptions): string {
  return keepsShape ? 'shape' : '';
}

/** In the order in which they are left out. */
function inOrder(premises: readonly Premise[]): readonly Premise[] {
  return [...premises].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** Undefined where the conclusion does not follow from the premises. */
function* minimiseOne(
  judge: Judge,
  fact: Fact,
  premises: readonly Premise[],
  { keepsShape = false }: MinimiseOptions,
): Generator<void, readonly Premise[] | undefined> {
  const needed = yield* minimalByAll(inOrder(premises), measures(judge, PLAIN), (some, strictness) =>
    judge.follows(fact, some, inTime(judge, strictness)),
  );
  const [shape] = needed ?? [];
  if (needed === undefined || shape?.kind !== 'tiled' || keepsShape) return needed;
  const others = needed.slice(1);
  const cells = yield* minimalSubset(shape.cells, (some) =>
    judge.follows(fact, [...tiled(some), ...others], AT_A_GLANCE),
  );
  // Of one cell that is left, the whole question is asked again.
  const isNeeded =
    cells.length !== 1 || shape.cells.length === 1 || !judge.follows(fact, others, inTime(judge, STRICT));
  return [...(isNeeded ? tiled(cells) : []), ...others];
}
