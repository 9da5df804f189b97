/** What a language says alike of all kinds whose steps are told in sentences. */
import { capital, englishWords } from './english.js';
import type {
  AnyConflict,
  AnyLink,
  AnyStep,
  ChapterScene,
  Differ,
  EarlierPremise,
  Language,
  StepScene,
} from './explainer.js';
import { onceSaid } from './once.js';
import type { Speaker } from './speaker.js';

/** What a kind gives. */
interface Saying<Puzzle, Solution, Move, Step extends AnyStep, Link extends AnyLink, Premise> {
  /** What ways to reason are called, and what each does. */
  readonly techniques: Readonly<Record<string, { readonly name: string; readonly idea: string }>>;
  speakerOf(puzzle: Puzzle): Speaker;
  /** What a step says. */
  step(puzzle: Puzzle, step: Step): string[];
  /** What a link of a step's chain says. */
  link(puzzle: Puzzle, link: Link, step: Step): string[];
  supposition(puzzle: Puzzle, step: Step): { readonly suppose: string; readonly so: string };
  /** Does it leave nothing to something? */
  isDeadEnd(step: Step): boolean;
  moves(step: Step): readonly Move[];
  /** What a chapter is about, unless it ends with nothing left. */
  title(puzzle: Puzzle, scene: ChapterScene<Step, Solution>): string;
  /** What to place, for a hand to carry out; empty where that is nothing. */
  place(puzzle: Puzzle, moves: readonly Move[], scene?: ChapterScene<Step, Solution>): string;
  /** Is what to place said beside what steps say? */
  readonly isPlaceSaid: boolean;
  /** At most two things to look at, by their names. */
  look(puzzle: Puzzle, step: Step): string;
  /** Facts and a question. */
  why(puzzle: Puzzle, step: Step): string;
  /** The same where it was said where something is placed. */
  whyTold(puzzle: Puzzle, step: Step): string;
  /** Where moves place something. */
  cells(puzzle: Puzzle, moves: readonly Move[]): string;
  move(puzzle: Puzzle, move: Move): string;
  /** One that is no step, link or supposition. */
  premise(puzzle: Puzzle, premise: Premise): string;
  differ(puzzle: Puzzle, differ: Differ<Solution>): readonly string[];
}

type Common = 'stepTechnique' | 'conflict' | 'labels' | 'piece' | 'marks' | 'dashed';

/** What each step says, and each link of its chain. */
interface Said {
  readonly said: readonly string[];
  readonly links: readonly (readonly string[])[];
}

export function languageOf<
  Puzzle,
  Solution,
  Move,
  Step extends AnyStep,
  Conflict extends AnyConflict,
  Premise extends object,
>(
  own: Saying<Puzzle, Solution, Move, Step, NonNullable<Step['chain']>[number], Exclude<Premise, EarlierPremise>>,
): Omit<Language<Puzzle, Solution, Move, Step, Conflict>, Common> {
  const { speakerOf, cells, why } = own;
  type OfStep = StepScene<Step, Solution>;
  type OfChapter = ChapterScene<Step, Solution>;
  const kept = new WeakMap<readonly Step[], readonly Said[]>();

  /** All that is said, in order: what was said before points to where. */
  function saidIn(puzzle: Puzzle, steps: readonly Step[]): readonly Said[] {
    const known = kept.get(steps);
    if (known !== undefined) return known;
    const once = onceSaid((key, parts) => speakerOf(puzzle).say(key, parts));
    const said = steps.map((step, index) => ({
      said: once(own.step(puzzle, step), index),
      links: (step.chain ?? []).map((link) => once(own.link(puzzle, link, step), index, true)),
    }));
    kept.set(steps, said);
    return said;
  }

  const stepOf = ({ steps, index }: OfStep) => steps[index] as Step;
  const stepSaid = (puzzle: Puzzle, { steps, index }: OfStep) => (saidIn(puzzle, steps)[index]?.said ?? []).join(' ');
  const linkSaid = (puzzle: Puzzle, { steps, index }: OfStep, link: number) =>
    saidIn(puzzle, steps)[index]?.links[link] ?? [];
  const stepsIn = ({ steps, chapter }: OfChapter) => chapter.steps.flatMap((index) => steps[index] ?? []);
  function isDeadEnd(scene: OfChapter): boolean {
    const last = stepsIn(scene).at(-1);
    return last !== undefined && own.isDeadEnd(last);
  }
  const place = (puzzle: Puzzle, scene: OfChapter) =>
    own.place(puzzle, isDeadEnd(scene) ? [] : stepsIn(scene).flatMap(own.moves), scene);

  function sentences(puzzle: Puzzle, scene: OfChapter) {
    const said = saidIn(puzzle, scene.steps);
    const all = scene.chapter.steps.flatMap((step) => (said[step]?.said ?? []).map((text) => ({ text, step })));
    const end = own.isPlaceSaid ? place(puzzle, scene) : '';
    return end === '' ? all : [...all, { text: end, step: scene.chapter.steps.at(-1) ?? 0 }];
  }

  return {
    words: englishWords,
    technique: (name) => own.techniques[name]?.name ?? name,
    idea: (name) => own.techniques[name]?.idea ?? name,
    step: stepSaid,
    link: (puzzle, scene, link) => linkSaid(puzzle, scene, link).join(' '),
    linkSentences: linkSaid,
    supposition: (puzzle, scene) => own.supposition(puzzle, stepOf(scene)),
    sentences,
    chapter: (puzzle, scene) =>
      sentences(puzzle, scene)
        .map(({ text }) => text)
        .join(' '),
    title: (puzzle, scene) => (isDeadEnd(scene) ? englishWords.whyNoSolution : own.title(puzzle, scene)),
    place,
    hint: {
      where: (puzzle, scene) => speakerOf(puzzle).tell('look', { things: own.look(puzzle, stepOf(scene)) }),
      why: (puzzle, scene) => why(puzzle, stepOf(scene)),
      what(puzzle, scene) {
        const end = own.isPlaceSaid ? own.place(puzzle, own.moves(stepOf(scene))) : '';
        return [stepSaid(puzzle, scene), ...(end === '' ? [] : [end])].join(' ');
      },
      told: {
        where(puzzle, scene) {
          const moves = own.moves(stepOf(scene));
          return speakerOf(puzzle).tell('place-on', { cells: cells(puzzle, moves) }, moves.length);
        },
        why: (puzzle, scene) => `${speakerOf(puzzle).tell('all-told')} ${own.whyTold(puzzle, stepOf(scene))}`,
      },
      choice: {
        where: (puzzle, move) => speakerOf(puzzle).tell('try-on', { cells: cells(puzzle, [move]) }),
        why(puzzle, move) {
          const speaker = speakerOf(puzzle);
          return `${speaker.tell('several-ways')} ${capital(speaker.say('ask-try', { cells: cells(puzzle, [move]) }))}`;
        },
        what(puzzle, move) {
          const speaker = speakerOf(puzzle);
          return `${speaker.tell('several-ways')} ${speaker.tell('one-way', { placement: own.move(puzzle, move) })}`;
        },
      },
    },
    conflictLink: (puzzle, conflict, index) =>
      stepSaid(puzzle, { steps: (conflict.chain ?? []) as readonly Step[], index }),
    premises: (puzzle, because) =>
      (because as readonly (Premise | EarlierPremise)[]).map((premise) => {
        const speaker = speakerOf(puzzle);
        if ('step' in premise) return { text: speaker.say('step-n', { n: premise.step + 1 }), step: premise.step };
        if ('link' in premise) return { text: speaker.say('link-n', { n: premise.link + 1 }) };
        if ('suppose' in premise) return { text: speaker.say('supposed') };
        return { text: own.premise(puzzle, premise as Exclude<Premise, EarlierPremise>) };
      }),
    differ(puzzle, differ) {
      const lines = [...new Set(own.differ(puzzle, differ))];
      return differ.beyond === 0 ? lines : [...lines, englishWords.beyond(differ.beyond)];
    },
  };
}
