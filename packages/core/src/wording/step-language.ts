import type { AnyStep, Chapter, ChapterScene, ExplanationWords, Language, StepScene } from '../explaining/index.js';
import { fit, fitTogether, type Statement, type Variants } from './fit.js';

/** A step with what sentences about it need to know, or a link of its chain. */
export interface ToldBy<Told, Name extends string> {
  readonly technique: Name;
  readonly chain: readonly Told[];
}

/** Each in several lengths, the longest first. */
export interface TechniqueWords<Told> {
  readonly name: string;
  readonly idea: string;
  say(told: Told): Variants;
  /** A reason and a question. What gives the conclusion away is not used. */
  why(told: Told): Variants;
  what(told: Told): Variants;
}

export interface StepWords<Move, Told, Name extends string> {
  readonly explanation: ExplanationWords;
  readonly techniques: { readonly [Each in Name]: TechniqueWords<Told> };
  /** A step with what is seen on the way. */
  step(told: Told): Variants;
  /** The same where what to place is said next. */
  reason(told: Told): Variants;
  link(told: Told, isFirst: boolean): Variants;
  /** What is impossible at the end of a conflict's chain, for those who have not been told the chain. */
  end(told: Told): Variants;
  /** What is concluded, without a reason. */
  plainly(told: Told): Variants;
  /** What is concluded in at most 80 characters, whatever it is. */
  briefly(told: Told): string;
  /** What is better asked than what the technique asks, if anything is. */
  askFirst(told: Told): Variants;
  /** The question for where nothing may be said: what is concluded, as a question. */
  ask(told: Told): string;
  again(question: string): string;
  supposition(told: Told): { readonly suppose: string; readonly so: string };
  chapter(texts: readonly string[]): string;
  /** What a chapter is about: what it places, if anything, else what its steps conclude. */
  title(move: Move | undefined, steps: readonly Told[]): string;
  place(moves: readonly Move[]): string;
}

export interface TellingRules<Puzzle, Solution, Move, Step, Told> {
  told(puzzle: Puzzle, scene: StepScene<Step, Solution>): Told;
  moves(step: Step): readonly Move[];
  isImpossible(step: Step): boolean;
  /** Is it easily seen, so that a chapter need not say why? */
  isEvident(told: Told): boolean;
  /** At the end of a chapter, does it say all that the steps before it do? */
  saysItAll(told: Told): boolean;
  /** Do steps say what to place as a hand would carry it out, so that a chapter need not say it again? */
  readonly isPlacingSaid?: boolean;
  givesAway(puzzle: Puzzle, told: Told, text: string): boolean;
}

/** What is said of steps, and how a question is chosen that gives nothing away. */
type StepLanguage<Puzzle, Solution, Move, Step, Told> = Pick<
  Language<Puzzle, Solution, Move, Step, { readonly chain?: readonly Step[] }>,
  | 'words'
  | 'technique'
  | 'idea'
  | 'step'
  | 'supposition'
  | 'link'
  | 'linkSentences'
  | 'chapter'
  | 'sentences'
  | 'title'
  | 'place'
  | 'conflictLink'
  | 'conflictEnd'
> & {
  readonly why: (puzzle: Puzzle, scene: StepScene<Step, Solution>) => string;
  readonly what: (puzzle: Puzzle, scene: StepScene<Step, Solution>) => string;
  askOf(puzzle: Puzzle, told: Told, questions: Variants): string;
};

/** What the steps of a list ask, as far as anybody wanted to know. */
interface Asked<Puzzle, Solution> {
  readonly puzzle: Puzzle;
  readonly progress: Solution | undefined;
  readonly whys: string[];
}

export function stepLanguage<
  Puzzle,
  Solution,
  Move,
  Step extends AnyStep,
  Told extends ToldBy<Told, Name>,
  Name extends string,
>(
  words: StepWords<Move, Told, Name>,
  telling: TellingRules<Puzzle, Solution, Move, Step, Told>,
): StepLanguage<Puzzle, Solution, Move, Step, Told> {
  type OfStep = StepScene<Step, Solution>;
  const { limits } = words.explanation;
  const brief = (variants: Variants, limit: number, told: Told) => fit(variants, limit) ?? words.briefly(told);
  /** What is left of a limit behind the name of a technique, a point and a space. */
  const behindName = (limit: number, { technique }: Told) => limit - words.techniques[technique].name.length - 2;
  const askOf = (puzzle: Puzzle, told: Told, questions: Variants, asked: readonly string[] = []) => {
    const isFine = (text: string) => !asked.includes(text) && !telling.givesAway(puzzle, told, text);
    return fit(questions, behindName(limits.why, told), isFine) ?? words.ask(told);
  };

  const asked = new WeakMap<readonly Step[], Asked<Puzzle, Solution>>();
  /** Never what an earlier step asked. */
  const why = (puzzle: Puzzle, { steps, index, progress }: OfStep): string => {
    const before = asked.get(steps);
    const whys = before?.puzzle === puzzle && before.progress === progress ? before.whys : [];
    asked.set(steps, { puzzle, progress, whys });
    for (let i = whys.length; i <= index; i++) {
      const told = telling.told(puzzle, { steps, index: i, progress });
      const questions = [...words.askFirst(told), ...words.techniques[told.technique].why(told)];
      const all = [...questions, ...questions.map((text) => words.again(text)), words.ask(told)];
      whys.push(askOf(puzzle, told, all, whys));
    }
    return whys[index] ?? '';
  };

  const linkSaid = (told: Told | undefined, isFirst: boolean) =>
    told === undefined ? '' : brief(words.link(told, isFirst), limits.link, told);
  const linkIn = (puzzle: Puzzle, scene: OfStep, index: number) =>
    linkSaid(telling.told(puzzle, scene).chain[index], index === 0);
  /** Of a chapter: with its reason, unless that is easily seen. */
  const statementOf = (told: Told): Statement => {
    const plain = [...words.plainly(told)];
    const all = [...words.reason(told)].filter((text) => text.length <= limits.step);
    const reasons = all.filter((text) => !plain.includes(text));
    const isEvident = telling.isEvident(told);
    const variants = isEvident || reasons.length === 0 ? all : reasons;
    return { variants: variants.length === 0 ? [words.briefly(told)] : variants, isEvident };
  };

  const stepsIn = (steps: readonly Step[], chapter: Chapter) => chapter.steps.flatMap((step) => steps[step] ?? []);
  const endsInNothing = (steps: readonly Step[], chapter: Chapter) =>
    stepsIn(steps, chapter).slice(-1).some(telling.isImpossible);
  /** What a chapter leads to; nothing where that is something impossible. */
  const placedIn = (steps: readonly Step[], chapter: Chapter): readonly Move[] =>
    endsInNothing(steps, chapter) ? [] : stepsIn(steps, chapter).flatMap(telling.moves);
  const place = (_: Puzzle, { steps, chapter }: ChapterScene<Step, Solution>): string => {
    const placed = placedIn(steps, chapter);
    return placed.length === 0 ? '' : words.place(placed);
  };
  /** What to place, where no step says it. */
  const placeAfter = (puzzle: Puzzle, scene: ChapterScene<Step, Solution>) =>
    telling.isPlacingSaid ? '' : place(puzzle, scene);
  const stepSaid = (puzzle: Puzzle, scene: OfStep) => {
    const told = telling.told(puzzle, scene);
    return brief(words.step(told), limits.step, told);
  };

  return {
    words: words.explanation,
    technique: (name) => words.techniques[name as Name].name,
    idea: (name) => words.techniques[name as Name].idea,
    step: stepSaid,
    supposition: (puzzle, scene) => words.supposition(telling.told(puzzle, scene)),
    link: linkIn,
    linkSentences: (puzzle, scene, index) => [linkIn(puzzle, scene, index)],
    chapter(puzzle, scene) {
      const { steps, chapter, progress } = scene;
      const end = placeAfter(puzzle, scene);
      const all = chapter.steps.map((index) => telling.told(puzzle, { steps, index, progress }));
      const last = all.slice(-1);
      const statements = (last.some(telling.saysItAll) ? last : all).map(statementOf);
      const room = limits.chapter - (end === '' ? 0 : end.length + 1);
      return words.chapter([...fitTogether(statements, room), ...(end === '' ? [] : [end])]);
    },
    sentences(puzzle, scene) {
      const { steps, chapter, progress } = scene;
      const said = chapter.steps.map((step) => ({ text: stepSaid(puzzle, { steps, index: step, progress }), step }));
      const end = placeAfter(puzzle, scene);
      return end === '' ? said : [...said, { text: end, step: chapter.steps.at(-1) ?? 0 }];
    },
    title(puzzle, { steps, chapter, progress }) {
      if (endsInNothing(steps, chapter)) return words.explanation.whyNoSolution;
      const all = chapter.steps.map((index) => telling.told(puzzle, { steps, index, progress }));
      return words.title(placedIn(steps, chapter).at(-1), all);
    },
    place,
    conflictLink: (puzzle, { chain = [] }, index, progress) =>
      linkSaid(telling.told(puzzle, { steps: chain, index, progress }), false),
    conflictEnd(puzzle, { chain = [] }, progress) {
      if (chain.length === 0) return undefined;
      const told = telling.told(puzzle, { steps: chain, index: chain.length - 1, progress });
      return brief(words.end(told), limits.link, told);
    },
    why,
    what(puzzle, scene) {
      const told = telling.told(puzzle, scene);
      return brief(words.techniques[told.technique].what(told), behindName(limits.what, told), told);
    },
    askOf: (puzzle, told, questions) => askOf(puzzle, told, questions),
  };
}
