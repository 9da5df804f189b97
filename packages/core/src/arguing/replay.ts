/** Cuts an argument down: whatever can be left out, so that all that is left is still true and follows, is left out. */
import type { Arguing, Argument, Knowing } from './argument.js';

/** So many arguments at most are told together. */
const TOGETHER = 7;

/** Leaves out of arguments on a board what they can do without. */
export function replayOf<Known extends Knowing<Fact>, Claim, Fact, Of>(arguing: Arguing<Known, Claim, Fact, Of>) {
  type Step = Argument<Claim, Fact>;
  type Steps = readonly Step[];
  /** May the first rest on what the second concludes? */
  type Needs = (step: Step, before: Step) => boolean;
  /** How many claims have been looked at, by which work is limited. */
  const work = { looks: 0 };
  function costOf(steps: Steps): number {
    return steps.reduce((sum, step) => sum + arguing.costOf(step), 0);
  }

  /** Is a claim true where it is made, and does what is concluded follow? */
  function isHeldAt(known: Known, { claim, facts }: Step): boolean {
    work.looks++;
    if (!arguing.isTrue(known, claim)) return false;
    const then = arguing.thenOf(known, claim);
    const after = known.copy().learn(then);
    return after.isDead || facts.every((fact) => !after.isNews(fact));
  }

  /** Do all arguments hold, one after the other, and where that is asked, is nothing left at the end? */
  function isHeld(start: Known, steps: Steps, mustEnd = false): boolean {
    const known = start.copy();
    for (const step of steps) {
      if (known.isDead || !isHeldAt(known, step)) return false;
      known.learn(step.facts);
    }
    return !mustEnd || known.isDead;
  }

  /**
   * The last step, and of all before it what it needs, in the cheaper of two orders of leaving out. Undefined where it does
   * not hold once those before it are told.
   * @param supposed what the steps stand on
   * @param mustEnd must they end with nothing left?
   */
  function* cut(
    base: Known,
    steps: Steps,
    supposed: readonly Fact[] = [],
    mustEnd = supposed.length > 0,
  ): Generator<void, Step[] | undefined> {
    const start = base.copy().learn(supposed);
    const sliced = slice(base, steps);
    const isSliced = isHeld(start, sliced, mustEnd);
    const all = isSliced ? sliced : stillHeld(start, steps);
    if (!isSliced && (all.at(-1) !== steps.at(-1) || !isHeld(start, all, mustEnd))) return undefined;
    const late = all.slice(0, -1).map((_, i) => all.length - 2 - i);
    const costs = all.map((step) => arguing.costOf(step));
    // Many ends of a whole board are compared instead.
    const isWhole = mustEnd && supposed.length === 0;
    const dear = [...late].sort((i, j) => costs[j]! - costs[i]!);
    const ways: Step[][] = [];
    const lean = (order: readonly number[], needs: Needs) =>
      withFewerFacts(start, leaveOut(start, all, order, mustEnd, needs), mustEnd, needs);
    const needs = needing(base);
    for (const order of isWhole || String(late) === String(dear) ? [late] : [late, dear]) {
      yield;
      const way = lean(order, needs);
      ways.push(isHeld(start, way, mustEnd) ? way : lean(order, () => true));
    }
    const best = ways.sort((a, b) => costOf(a) - costOf(b))[0]!;
    const ordered = inOrder(base, best);
    const told = isHeld(start, ordered, mustEnd) ? ordered : best;
    return claimedOnce(start, freshened(start, told, mustEnd), mustEnd);
  }

  /** What is claimed twice is claimed once, where what lies between does without it. */
  function claimedOnce(start: Known, steps: Steps, mustEnd: boolean): Step[] {
    let kept = [...steps];
    const claimed = new Map<string, Step>();
    for (const step of steps) {
      const claim = JSON.stringify(step.claim);
      const before = claimed.get(claim);
      claimed.set(claim, step);
      if (before === undefined) continue;
      const fewer = kept.filter((each) => each !== before);
      const whole = { ...step, facts: [...before.facts, ...step.facts] };
      const ways = [fewer, fewer.with(fewer.indexOf(step), whole)];
      kept = ways.find((way) => isHeld(start, way, mustEnd)) ?? kept;
    }
    return kept;
  }

  /** Steps that the last one can have needed. */
  function slice(base: Known, steps: Steps): Step[] {
    const goal = steps.at(-1)!;
    const reads = new Set(arguing.reads(base, goal.claim));
    const kept = [goal];
    for (const step of steps.slice(0, -1).reverse()) {
      const facts = step.facts.filter(
        (fact) => arguing.places(fact) || arguing.writes(base, fact).some((at) => reads.has(at)),
      );
      if (facts.length === 0) continue;
      kept.push({ ...step, facts });
      for (const at of arguing.reads(base, step.claim)) reads.add(at);
    }
    return kept.reverse();
  }

  /** Those that hold where they are told: what was found together may contradict, or come too late. */
  function stillHeld(start: Known, steps: Steps): Step[] {
    const known = start.copy();
    return steps.filter((step) => {
      const isHeld = !known.isDead && isHeldAt(known, step);
      if (isHeld) known.learn(step.facts);
      return isHeld;
    });
  }

  /** Do those that come later still hold without something? What does not need it does. */
  function isHeldWithout(left: Step, start: Known, steps: Steps, mustEnd: boolean, needs: Needs): boolean {
    if (!steps.some((step) => needs(step, left))) return true;
    const known = start.copy();
    for (const step of steps) {
      if (known.isDead || (needs(step, left) && !isHeldAt(known, step))) return false;
      known.learn(step.facts);
    }
    return !mustEnd || known.isDead;
  }

  function leaveOut(start: Known, all: Steps, order: readonly number[], mustEnd: boolean, needs: Needs): Step[] {
    let list = [...all];
    // What is known before each step, as far as nothing before it has gone.
    let before = [start];
    for (const i of order) {
      const at = list.indexOf(all[i]!);
      before = before.slice(0, at + 1);
      while (before.length <= at)
        before.push(
          before
            .at(-1)!
            .copy()
            .learn(list[before.length - 1]!.facts),
        );
      if (isHeldWithout(all[i]!, before[at]!, list.slice(at + 1), mustEnd, needs)) list = list.toSpliced(at, 1);
    }
    return list;
  }

  /** Steps that are still needed to end with nothing left, once all are told as they are. */
  function spared(start: Known, steps: Steps): Steps {
    const order = steps.slice(0, -1).map((_, i) => i);
    const fewer = leaveOut(start, steps, order.reverse(), true, () => true);
    return fewer.length === steps.length ? steps : spared(start, freshened(start, fewer, true));
  }

  /** Each with the fewest facts, or with cheaper ones that say as much. */
  function withFewerFacts(start: Known, list: Steps, mustEnd: boolean, needs: Needs): Step[] {
    let kept = [...list];
    const known = start.copy();
    const before = kept.map((step) => {
      const at = known.copy();
      known.learn(step.facts);
      return at;
    });
    for (let i = kept.length - 2; i >= 0; i--) {
      const whole = kept[i]!;
      const use = (facts: readonly Fact[]): boolean => {
        const fewer = { ...whole, facts };
        const left = { ...whole, facts: kept[i]!.facts.filter((fact) => !facts.includes(fact)) };
        const after = before[i]!.copy().learn(facts);
        if (!isHeldWithout(left, after, kept.slice(i + 1), mustEnd, needs)) return false;
        kept = kept.with(i, fewer);
        return true;
      };
      for (const fact of whole.facts) {
        const { facts } = kept[i]!;
        if (facts.length > 1) use(facts.filter((each) => each !== fact));
      }
      for (const facts of arguing.otherwise(before[i]!, whole.facts)) {
        const isCheaper = arguing.costOf({ ...whole, facts }) < arguing.costOf(kept[i]!);
        if (isCheaper && use(facts)) break;
      }
    }
    return kept;
  }

  function freshened(start: Known, steps: Steps, mustEnd: boolean): Step[] {
    const known = start.copy();
    return steps.map((step, i) => {
      const claim = arguing.asNow(known, step.claim);
      // What ends with nothing left says so.
      const facts = mustEnd && i === steps.length - 1 ? arguing.thenOf(known, claim) : step.facts;
      const now = { claim, facts };
      const isSame = facts === step.facts && JSON.stringify(claim) === JSON.stringify(step.claim);
      const isHeld = !isSame && isHeldAt(known, now) && (facts === step.facts || known.copy().learn(facts).isDead);
      known.learn(step.facts);
      return isHeld ? now : step;
    });
  }

  /** Each step right before what first needs it; what is seen at a glance last, to be told in one sentence with it. */
  function inOrder(base: Known, steps: Steps): Step[] {
    const needs = needing(base);
    const told = new Set<Step>();
    const visit = (i: number): void => {
      const step = steps[i]!;
      if (told.has(step)) return;
      for (const isLate of [false, true])
        for (let j = 0; j < i; j++) {
          const other = steps[j]!;
          if (arguing.isGlance(other) === isLate && needs(step, other)) visit(j);
        }
      told.add(step);
    };
    visit(steps.length - 1);
    for (let i = 0; i < steps.length; i++) visit(i);
    return [...told];
  }

  /**
   * May a step rest on what another concludes? What is placed changes what is left for all others, and what is left for a
   * place stands behind what was left before. It is asked of the same steps again and again.
   */
  function needing(known: Known): Needs {
    const touched = new Map<Step, ReadonlySet<number>>();
    const written = new Map<Step, readonly number[]>();
    const writes = (step: Step) => {
      const found = written.get(step) ?? step.facts.flatMap((fact) => arguing.writes(known, fact));
      written.set(step, found);
      return found;
    };
    const touches = (step: Step) => {
      const found = touched.get(step) ?? new Set([...arguing.reads(known, step.claim), ...writes(step)]);
      touched.set(step, found);
      return found;
    };
    return (step, before) => {
      if (before.facts.some((fact) => arguing.places(fact))) return true;
      const at = touches(step);
      return writes(before).some((place) => at.has(place));
    };
  }

  /** Arguments that are told together: what is seen at a glance goes with what needs it, and waits until something does. */
  function sentencesOf(known: Known, steps: Steps): Step[][] {
    const needs = needing(known);
    const groups: Step[][] = [];
    let glances: Step[] = [];
    for (const [i, step] of steps.entries()) {
      if (i < steps.length - 1 && arguing.isGlance(step)) {
        glances.push(step);
        continue;
      }
      const isChain = arguing.chainOf(step.claim) !== undefined;
      const leading = isChain ? [] : leadingTo(needs, step, glances);
      // A chain may need all that was seen, and what is placed covers it.
      if (isChain || i === steps.length - 1 || step.facts.some((fact) => arguing.places(fact))) {
        const others = glances.filter((each) => !leading.includes(each));
        for (const [j, each] of others.entries()) {
          if (!glances.includes(each) || others.slice(j + 1).some((other) => needs(other, each))) continue;
          const group = [...leadingTo(needs, each, glances), each];
          groups.push(...parted(group));
          glances = glances.filter((one) => !group.includes(one));
        }
      }
      groups.push(...parted([...leading.filter((each) => glances.includes(each)), step]));
      glances = glances.filter((each) => !leading.includes(each));
    }
    return groups;
  }

  return { work, costOf, isHeldAt, isHeld, cut, slice, spared, needs: needing, sentencesOf };
}

export type Replay<Known extends Knowing<Fact>, Claim, Fact> = ReturnType<typeof replayOf<Known, Claim, Fact, unknown>>;

/** Those before a step that it needs, and what they need. */
function leadingTo<Step>(needs: (step: Step, before: Step) => boolean, step: Step, glances: readonly Step[]): Step[] {
  const group = [step];
  const from = glances.includes(step) ? glances.slice(0, glances.indexOf(step)) : glances;
  for (const each of [...from].reverse()) if (group.some((other) => needs(other, each))) group.unshift(each);
  return group.slice(0, -1);
}

/** A list in pieces that are not too long, the last one full. */
function parted<T>(list: readonly T[]): T[][] {
  const first = list.length % TOGETHER;
  const pieces: T[][] = first === 0 ? [] : [list.slice(0, first)];
  for (let i = first; i < list.length; i += TOGETHER) pieces.push(list.slice(i, i + TOGETHER));
  return pieces;
}
