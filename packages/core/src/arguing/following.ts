/** What follows from what is known, by techniques up to a level. */
import type { Arguing, Argument, Knowing } from './argument.js';
import type { Replay } from './replay.js';

/** Rounds of finding all that follows. */
const LAYERS = 12;

export interface Layers<Known, Claim, Fact> {
  readonly known: Known;
  readonly steps: readonly Argument<Claim, Fact>[];
  /** Steps that place something. */
  readonly goals: readonly number[];
}

/** Finds what follows on a board. */
export function followingOf<Known extends Knowing<Fact>, Claim, Fact, Of>(
  arguing: Arguing<Known, Claim, Fact, Of>,
  replay: Replay<Known, Claim, Fact>,
) {
  type Step = Argument<Claim, Fact>;
  type Steps = readonly Step[];
  function leads(known: Known, facts: readonly Fact[]): boolean {
    if (facts.some((fact) => arguing.places(fact))) return true;
    // Two facts may settle together what neither does alone.
    const at = facts.length > 1 ? known.copy() : known;
    return facts.some((fact, i) => {
      if (i > 0) at.learn([facts[i - 1]!]);
      return arguing.isGoal(at, fact);
    });
  }

  /**
   * All that follows, layer by layer, until something can be placed or nothing is left for something.
   * @param wanted until so many things can be placed
   */
  function* layers(from: Known, level: number, most = LAYERS, wanted = 1): Generator<void, Layers<Known, Claim, Fact>> {
    let known = from.copy();
    const steps: Step[] = [];
    const goals: number[] = [];
    const seen = new Set<string>();
    for (let i = 0; i < most && goals.length < wanted; i++) {
      yield;
      const found = arguing.argumentsIn(known, level);
      const before = steps.length;
      for (const each of found) {
        const after = learntOne(
          known,
          each,
          withoutPlacing(each).flatMap(({ facts }) => facts),
        );
        if (after === undefined) break;
        // What is certain and cannot be placed is told for its own sake.
        if (leads(known, each.facts)) {
          // What can be placed is found again as long as it is not.
          const key = JSON.stringify(each.facts);
          if (seen.has(key)) continue;
          seen.add(key);
          goals.push(steps.length);
        }
        steps.push(each);
        known = after;
        if (known.isDead) return { known, steps, goals: [steps.length - 1] };
      }
      if (steps.length === before) break;
    }
    return { known, steps, goals };
  }

  /** What is known after an argument; undefined where it ends with nothing left, and another has to say why. */
  function learntOne(known: Known, argument: Step, facts = argument.facts): Known | undefined {
    const after = known.copy().learn(facts);
    // It was found before what others found at the same time was known.
    return after.isDead && !replay.isHeldAt(known, argument) ? undefined : after;
  }

  /** What could be placed on the way has not been. */
  function withoutPlacing({ claim, facts }: Step): Step[] {
    const left = facts.filter((fact) => !arguing.places(fact));
    return left.length === 0 ? [] : [{ claim, facts: left }];
  }

  /** All that follows from a supposition: what shows that something cannot be placed comes before it is. */
  function placingLast(found: Steps): Step[] {
    const isPlacing = (each: Step) => each.facts.some((fact) => arguing.places(fact));
    return [...found.filter((each) => !isPlacing(each)), ...found.filter(isPlacing)];
  }

  /** Adds arguments until nothing is left; after something is placed, what is left is other. */
  function learnt(from: Known, found: Steps, steps: Step[]): Known {
    let known = from;
    for (const each of found) {
      const after = learntOne(known, each);
      if (after === undefined) return known;
      steps.push(each);
      known = after;
      if (known.isDead || each.facts.some((fact) => arguing.places(fact))) return known;
    }
    return known;
  }

  return { leads, layers, withoutPlacing, placingLast, learnt };
}

export type Following<Known extends Knowing<Fact>, Claim, Fact> = ReturnType<
  typeof followingOf<Known, Claim, Fact, unknown>
>;
