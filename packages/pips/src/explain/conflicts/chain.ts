/** How one sees a conflict that no single look shows: plain steps, one after another, to something that cannot be. */
import { chainDrafts, contradict, type FactPremise, isFact, SUPPOSED, type ToldUse } from '@pipwright/core/explaining';
import type { Compiled } from '../../engines/swift/index.js';
import { boardAlone, PLAIN_ALONE } from '../board-alone.js';
import type { Fact } from '../conclusion.js';
import { drafting } from '../drafting.js';
import { Judge } from '../judge.js';
import { Knowledge } from '../knowledge.js';
import { type Premise, Premises, tiledCells } from '../premise.js';
import { RememberedPremises } from '../remembered-premises.js';
import { PLAIN } from '../techniques/index.js';
import { oddArea } from '../techniques/odd-area.js';
import { unfillable } from '../techniques/sum-combinations.js';
import { isImpossible } from '../trials.js';
import { MOST_CELLS, MOST_LINKS, MOST_STEPS } from './limits.js';

export interface ConflictChain {
  /** In their premises, links go by numbers from `SUPPOSED` on, though nothing is supposed. */
  readonly links: readonly ToldUse<Fact, Premise>[];
  /** What all of them rest on, other links apart. */
  readonly premises: readonly Premise[];
}

/**
 * Undefined where plain steps lead nowhere, or too far.
 * @param because where not all that is known may be used
 */
export function* findChain(asked: Judge, because?: readonly Premise[]): Generator<void, ConflictChain | undefined> {
  const { compiled, facts } = asked;
  if (compiled.cells > MOST_CELLS) return undefined;
  yield;
  const known = because === undefined ? compiled : boardAlone(asked, because);
  const isKnown = (id: number) => because === undefined || isAmong({ kind: 'fact', id }, because);
  const placed = facts.map((fact, id) => (isKnown(id) ? fact : []));
  return yield* chainOn(known, compiled, placed, because);
}

/**
 * @param known the board, as far as it may be used
 * @param only what may be named, where that is not everything
 */
function* chainOn(
  known: Compiled,
  compiled: Compiled,
  placed: readonly Fact[],
  only?: readonly Premise[],
): Generator<void, ConflictChain | undefined> {
  const knowledge = new Knowledge(known, placed);
  const techniques = [unfillable, ...(only === undefined ? PLAIN : PLAIN_ALONE)];
  const uses = contradict(knowledge, { techniques, mostFacts: MOST_STEPS, isImpossible });
  if (uses === undefined) return undefined;
  const from = placed.length;
  const drafts = chainDrafts({ supposed: [], from: from - 1, uses }, drafting);
  if (drafts.length > MOST_LINKS) return undefined;
  const useOf = (fact: number) => uses[fact - from]!;
  const own = new Map(drafts.flatMap(({ parts }, i) => parts.map(({ fact }) => [fact, from + i] as const)));
  const renumbered = (because: readonly Premise[]): readonly Premise[] => {
    const all = new Premises();
    const add = (some: readonly Premise[]) => {
      for (const premise of some) {
        const id = isFact(premise) && premise.id >= from ? own.get(premise.id) : undefined;
        if (!isFact(premise) || premise.id < from) all.include(premise);
        else if (id !== undefined) all.fact(id);
        else add(useOf(premise.id).because);
      }
    };
    add(because);
    return all.list();
  };
  const facts = [...placed, ...drafts.map(({ parts }) => parts.flatMap(({ fact }) => useOf(fact).fact))];
  const judge = new Judge(compiled, facts);
  const remembered = new RememberedPremises(judge);
  const links: ToldUse<Fact, Premise>[] = [];
  for (const [i, { technique, parts, seen }] of drafts.entries()) {
    const asked = parts.map((part) => {
      const named = renumbered(part.because);
      const links = named.filter((premise) => isFact(premise) && premise.id >= from);
      return { fact: useOf(part.fact).fact, because: only === undefined ? named : [...only, ...links] };
    });
    if (only !== undefined && !asked.every((part) => judge.follows(part.fact, part.because, STRICT))) return undefined;
    const because = yield* remembered.minimise(facts, asked, technique.name === oddArea.name);
    // From all of it anything follows.
    if (only?.every((premise) => isAmong(premise, because))) return undefined;
    const glances = seen.flatMap((id) => {
      const use = useOf(id);
      const among = renumbered(use.because).filter((premise) => isAmong(premise, because));
      return judge.follows(use.fact, because, GLANCE) ? [{ ...use, because: toldAs(among, from) }] : [];
    });
    links.push({ technique, fact: facts[from + i]!, because: toldAs(because, from), seen: glances });
  }
  return needed(links);
}

/** Without the links that the last turned out to do without. */
function needed(links: readonly ToldUse<Fact, Premise>[]): ConflictChain {
  const last = links.length - 1;
  const kept = new Set([last]);
  for (let i = last; i >= 0; i--) {
    if (!kept.has(i)) continue;
    for (const premise of links[i]!.because) if (isLink(premise)) kept.add(premise.id - FIRST_LINK);
  }
  const order = [...kept].sort((a, b) => a - b);
  const renumber = (because: readonly Premise[]) =>
    because.map((premise) =>
      isLink(premise) ? { ...premise, id: FIRST_LINK + order.indexOf(premise.id - FIRST_LINK) } : premise,
    );
  const told = order.map((i) => {
    const { because, seen, ...link } = links[i]!;
    return {
      ...link,
      because: renumber(because),
      seen: seen.map((each) => ({ ...each, because: renumber(each.because) })),
    };
  });
  const premises = new Premises();
  for (const { because } of told) for (const premise of because) if (!isLink(premise)) premises.include(premise);
  return { links: told, premises: premises.list() };
}

/** Nothing is supposed. */
const FIRST_LINK = SUPPOSED + 1;

function isLink(premise: Premise): premise is FactPremise {
  return isFact(premise) && premise.id >= FIRST_LINK;
}

const GLANCE = { patience: 200, mustUseDominoes: false };
const STRICT = { patience: 5_000, mustUseDominoes: true };

/** Is a premise one of these, or part of one? */
export function isPartOf(premise: Premise, because: readonly Premise[]): boolean {
  if (premise.kind !== 'tiled') return isAmong(premise, because);
  const cells = new Set(tiledCells(because));
  return premise.cells.every((cell) => cells.has(cell));
}

function isAmong(premise: Premise, because: readonly Premise[]): boolean {
  const key = JSON.stringify(premise);
  return because.some((other) => JSON.stringify(other) === key);
}

/** Links by their numbers among links. */
function toldAs(premises: readonly Premise[], from: number): readonly Premise[] {
  return premises.map((premise) =>
    isFact(premise) && premise.id >= from ? { ...premise, id: premise.id - from + FIRST_LINK } : premise,
  );
}
