/** The loop over techniques. Each fact goes to the simplest technique that shows it. */
import type { Argument, Knowing } from './argument.js';

/** A technique yields claims that are true and may be news. */
export type FindBy<Known, Claim, Survey> = (known: Known, survey: Survey) => Iterable<Claim>;

/** Techniques by level from 1, the easiest first. */
type ByLevel<Known, Claim, Survey> = readonly (readonly FindBy<Known, Claim, Survey>[])[];

/** What a kind gives. */
interface FindingParts<Known, Claim, Fact, Survey> {
  /** Techniques that suppose nothing. */
  readonly finders: ByLevel<Known, Claim, Survey>;
  /** Techniques for what only a board without a solution shows. */
  readonly endings: ByLevel<Known, Claim, Survey>;
  /** What is looked up once for all techniques. */
  survey(known: Known): Survey;
  thenOf(known: Known, claim: Claim): readonly Fact[];
  /** Is a claim too much for a level? */
  isBeyond?(claim: Claim, level: number, survey: Survey): boolean;
  /** What is told of the news that a claim brings; without it, what no simpler one says. */
  newsToTell?(claim: Claim, news: readonly Fact[], isNew: (fact: Fact) => boolean): readonly Fact[];
}

export function findingOf<Known extends Knowing<Fact>, Claim, Fact, Survey>(
  kind: FindingParts<Known, Claim, Fact, Survey>,
) {
  /** @param stopsAtDeadEnd stop at the first argument that leaves nothing? */
  function* argumentsBy(
    techniques: ByLevel<Known, Claim, Survey>,
    known: Known,
    level: number,
    stopsAtDeadEnd: boolean,
    isWanted: (claim: Claim) => boolean = () => true,
  ): Generator<Argument<Claim, Fact>> {
    const survey = kind.survey(known);
    let seen = known.copy();
    const isNew = (fact: Fact) => seen.isNews(fact);
    for (const find of techniques.slice(0, level).flat()) {
      for (const claim of find(known, survey)) {
        if (kind.isBeyond?.(claim, level, survey) === true || !isWanted(claim)) continue;
        const news = kind.thenOf(known, claim).filter((fact) => known.isNews(fact));
        const facts = kind.newsToTell?.(claim, news, isNew) ?? news.filter(isNew);
        if (facts.length === 0) continue;
        yield { claim, facts };
        const next = stopsAtDeadEnd ? seen.learn(facts) : seen.copy().learn(facts);
        if (!next.isDead) seen = next;
        else if (stopsAtDeadEnd) return;
      }
    }
  }
  return {
    /** All that can be concluded, by techniques up to a level. */
    argumentsIn: (known: Known, level: number, isWanted?: (claim: Claim) => boolean) => [
      ...argumentsBy(kind.finders, known, level, true, isWanted),
    ],
    /** Each argument that ends with nothing left, or where there is none, all that can be concluded. */
    endsIn(known: Known, level: number) {
      const found = [kind.endings, kind.finders].flatMap((some) => [...argumentsBy(some, known, level, false)]);
      const ends = found.filter(({ facts }) => known.copy().learn(facts).isDead);
      return ends.length > 0 ? ends : found;
    },
  };
}
