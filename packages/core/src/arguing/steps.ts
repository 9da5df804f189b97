/** Chapters of arguments as steps: what is told in one sentence is one step. */
import type { AnyConflict, AnyStep, Chapter, EarlierPremise } from '../explaining/index.js';
import type { Argument, Knowing } from './argument.js';
import type { Replaying } from './telling.js';

/** What is told in one sentence or two: a claim, behind what is seen at a look. */
export interface ToldStep<Technique extends string, Premise extends object, Conclusion, Part> extends AnyStep {
  readonly technique: Technique;
  readonly because: readonly Premise[];
  /** Never empty, unless nothing is left at the end. */
  readonly concludes: readonly Conclusion[];
  /** What it says: the last is its claim, and those before are seen at a look. */
  readonly parts: readonly Part[];
  /** What it supposes, to find that it cannot be. */
  readonly suppose?: Conclusion;
  /** The last link leaves nothing to something. */
  readonly chain?: readonly ToldStep<Technique, Premise, Conclusion, Part>[];
}

/** Why a puzzle, or what a player has made of it, cannot be finished. */
export interface ToldConflict<Class extends string, Premise extends object, Step extends AnyStep, Move>
  extends AnyConflict {
  readonly class: Class | 'combined';
  /** What its steps are about, and what is wrong of what the player has placed. */
  readonly because: readonly (Premise | { readonly placed: Move })[];
  /** The last leaves nothing to something. */
  readonly chain: readonly Step[];
  /** What is wrong of what the player has placed; without it all that the chain rests on can stay. */
  readonly wrong?: Move;
  readonly placed?: readonly Move[];
  /** What of that is only asked about. */
  readonly supposed?: Move;
}

/** What every kind calls what supposes something: one of two ways that ends within a few links, and all else. */
type Supposing = 'try-both' | 'looking-ahead';
/** Links of what everybody tries. */
const TRIED = 3;

/** What is known where something is told, with what has been told before. */
interface Standing<Known, Fact> {
  readonly known: Known;
  copy(): this;
  learn(facts: readonly Fact[]): void;
  /** A chapter begins. */
  begin?(): void;
}

/** What a kind gives. */
interface Kind<Known, Claim, Fact, Technique, Premise, Conclusion, Part, At> {
  readonly start: At;
  /** An argument that names all that it needs, how it is told, and what it is about. */
  tell(
    at: At,
    argument: Argument<Claim, Fact>,
  ): { readonly whole: Argument<Claim, Fact>; readonly part: Part; readonly because: readonly Premise[] };
  /** What facts come to, told together by several arguments. */
  concluded(before: Known, facts: readonly (readonly Fact[])[]): readonly Conclusion[];
  techniqueOf(claim: Claim): Technique;
  supposedBy(claim: Claim): { readonly suppose: Fact; readonly chain: readonly Argument<Claim, Fact>[] } | undefined;
  /** A fact as far as it is news in the end, where it may say less than that. */
  inTheEnd?(after: Known, fact: Fact): Fact;
}

export function stepsOf<
  Known extends Knowing<Fact>,
  Claim,
  Fact,
  Technique extends string,
  Premise extends object,
  Conclusion,
  Part,
  At extends Standing<Known, Fact>,
>(kind: Kind<Known, Claim, Fact, Technique, Premise, Conclusion, Part, At>) {
  type Step = ToldStep<Technique | Supposing, Premise | EarlierPremise, Conclusion, Part>;
  const steps: Step[] = [];
  const chapters: Chapter[] = [];
  const standing = kind.start.copy();

  function add(chapter: readonly Argument<Claim, Fact>[], replay: Replaying<Known, Claim, Fact>): void {
    const start = steps.length;
    standing.begin?.();
    const links = linksOf(standing, [], chapter, replay, (i) => ({ step: start + i }));
    steps.push(...links);
    chapters.push({ steps: links.map((_, i) => start + i) });
  }

  /** What is supposed, and where that leads. */
  function supposing(at: At, claim: Claim, replay: Replaying<Known, Claim, Fact>) {
    const supposed = kind.supposedBy(claim);
    if (supposed === undefined) return {};
    const { suppose, chain } = supposed;
    const links: Step[] = linksOf(at, [[suppose]], chain, replay, (i) =>
      i === 0 ? { suppose: true } : { link: i - 1 },
    );
    const isShort = links.length <= TRIED && chain.every((link) => kind.supposedBy(link.claim) === undefined);
    return {
      technique: isShort ? ('try-both' as const) : ('looking-ahead' as const),
      suppose: kind.concluded(at.known, [[suppose]])[0]!,
      chain: links,
    };
  }

  /** Links one after another, each with what it needs of those before it. @param said what comes before them */
  function linksOf(
    from: At,
    said: (readonly Fact[])[],
    all: readonly Argument<Claim, Fact>[],
    replay: Replaying<Known, Claim, Fact>,
    named: (i: number) => EarlierPremise,
  ): Step[] {
    const start = from.known.copy();
    const at = said.length === 0 ? from : from.copy();
    at.learn(said.flat());
    return replay.sentencesOf(start, all).map((group) => {
      const { link, whole } = linkOf(at, group);
      const earlier = reasonsAmong(start, said, whole, replay).map(named);
      const step = { ...link, because: [...link.because, ...earlier], ...supposing(at, whole.at(-1)!.claim, replay) };
      const facts = whole.flatMap((each) => each.facts);
      at.learn(facts);
      said.push(facts);
      return step;
    });
  }

  function linkOf(before: At, group: readonly Argument<Claim, Fact>[]) {
    const at = before.copy();
    const told = group.map((argument) => {
      const each = kind.tell(at, argument);
      at.learn(each.whole.facts);
      return each;
    });
    const whole = told.map((each) => each.whole);
    const because = told.flatMap((each) => each.because);
    const link = {
      technique: kind.techniqueOf(whole.at(-1)!.claim) as Technique | Supposing,
      because: [...new Map(because.map((each) => [JSON.stringify(each), each])).values()],
      concludes: kind.concluded(
        before.known,
        whole.map(({ facts }) => facts),
      ),
      parts: told.map(({ part }) => part),
    };
    return { link, whole };
  }

  /** Places in the list of what was said before: as little as arguments need to be true, and all that they leave to follow. */
  function reasonsAmong(
    start: Known,
    said: readonly (readonly Fact[])[],
    group: readonly Argument<Claim, Fact>[],
    replay: Replaying<Known, Claim, Fact>,
  ): readonly number[] {
    const after = start.copy().learn([...said.flat(), ...group.flatMap(({ facts }) => facts)]);
    const { inTheEnd = (_, fact) => fact } = kind;
    const whole = group.map((each) => ({ ...each, facts: each.facts.map((fact) => inTheEnd(after, fact)) }));
    // What ends with nothing left does so by these alone.
    const holds = (some: readonly number[]) =>
      replay.isHeld(start.copy().learn(some.flatMap((i) => said[i]!)), whole, after.isDead);
    return [...said.keys()].reduce<readonly number[]>(
      (some, i) => {
        const fewer = some.filter((each) => each !== i);
        return holds(fewer) ? fewer : some;
      },
      [...said.keys()],
    );
  }

  return { steps, chapters, add };
}
