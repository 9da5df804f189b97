/** Boards that are told by facts and premises. */
import { Teller } from './chapters.js';
import { chaptersOf, type Question, type Telling } from './explain.js';
import { OtherChapters } from './other-chapters.js';
import type { Reasoner } from './reasoner.js';
import type { AnyPremise, Knowledge } from './reasoning.js';
import type { ToldStep } from './told-step.js';

export interface ReasonedQuestion<
  K extends Knowledge<F>,
  Truth,
  F,
  P extends AnyPremise,
  Step,
  Conflict,
  Solution,
  Move,
> extends Omit<Question<Truth, Step, Conflict, Solution, Move>, 'telling'> {
  readonly given: readonly F[];
  /** The truth may be guessed: it says what is worth looking for, and nothing may rest on it. */
  reasoner(truth: Truth): Reasoner<K, F, P>;
  toSteps(told: readonly ToldStep<F, P>[]): Step[];
}

export function reasoned<
  K extends Knowledge<F>,
  Truth,
  F,
  P extends AnyPremise,
  Step,
  Conflict,
  Solution,
  Move,
  Asked extends ReasonedQuestion<K, Truth, F, P, Step, Conflict, Solution, Move>,
>(
  question: Asked & ReasonedQuestion<K, Truth, F, P, Step, Conflict, Solution, Move>,
): Asked & Pick<Question<Truth, Step, Conflict, Solution, Move>, 'telling'> {
  return { ...question, telling: () => tellingOf(question) };
}

function tellingOf<K extends Knowledge<F>, Truth, F, P extends AnyPremise, Step, Conflict, Solution, Move>(
  question: ReasonedQuestion<K, Truth, F, P, Step, Conflict, Solution, Move>,
): Telling<Truth, Step> {
  let reasoner: Reasoner<K, F, P> | undefined;
  let teller: Teller<K, F, P> | undefined;
  let others: OtherChapters<K, F, P> | undefined;
  const toldBy = (told: Teller<K, F, P> | undefined) => ({
    steps: question.toSteps(told?.steps ?? []),
    chapters: chaptersOf(told?.ends ?? []),
  });
  return {
    goBy(truth) {
      reasoner = question.reasoner(truth);
      if (teller === undefined) teller = new Teller(reasoner, question.given);
      else teller.goOnBy(reasoner);
    },
    *tell() {
      return teller === undefined ? undefined : yield* teller.tell();
    },
    get isComplete() {
      return teller?.isComplete === true;
    },
    get told() {
      return toldBy(teller);
    },
    *other(number) {
      if (teller === undefined || reasoner === undefined) return undefined;
      others ??= new OtherChapters(reasoner, question.given, teller);
      const other = yield* others.at(number);
      return other && toldBy(other);
    },
  };
}
