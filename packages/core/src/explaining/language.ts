/** What a language says alike of all kinds whose steps are told in sentences. */
import type { Cell } from '../data.js';
import { capital, englishWords, lower } from './english.js';
import type {
  AnyConflict,
  AnyStep,
  ChapterScene,
  Differ,
  EarlierPremise,
  Language,
  StepSaid,
  StepScene,
} from './explainer.js';
import type { Speaker } from './speaker.js';

/** Says one of these messages. */
type Say = (key: 'as-in' | 'here' | 'by-now' | 'again', parts: Readonly<Record<string, string | number>>) => string;

/**
 * Takes the sentences of one step or link after another, in the order in which they are told. What was only supposed is not
 * pointed to.
 */
export function onceSaid(say: Say): (texts: readonly string[], step: number, isSupposed?: boolean) => string[] {
  const told = new Map<string, number>();
  const said = new Set<string>();
  const ways = (text: string, step: number | undefined, isSupposed: boolean): string[] => [
    ...(step === undefined ? [] : [capital(say('as-in', { n: step + 1, sentence: lower(text) }))]),
    ...([isSupposed ? 'here' : 'by-now', 'again'] as const).map((key) => capital(say(key, { sentence: lower(text) }))),
  ];
  return (texts, step, isSupposed = false) =>
    texts.map((text) => {
      const earlier = told.get(text);
      if (!isSupposed && earlier === undefined) told.set(text, step);
      const all = said.has(text) ? ways(text, earlier === step ? undefined : earlier, isSupposed) : [text];
      const free = all.find((each) => !said.has(each)) ?? all.at(-1) ?? text;
      said.add(free);
      return free;
    });
}

/** What a kind gives. */
interface Saying<Puzzle, Solution, Move, Step extends AnyStep, Premise> {
  /** What ways to reason are called, and what each does. */
  readonly techniques: Readonly<Record<string, { readonly name: string; readonly idea: string }>>;
  speakerOf(puzzle: Puzzle): Speaker;
  /** What a step says. */
  step(puzzle: Puzzle, step: Step): string[];
  /** What a link of a step's chain says. */
  link(puzzle: Puzzle, link: Step, step: Step): string[];
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

/** All of what is told, in order, where a chain stands in place of its step. */
export function linesOf({ sentences, supposition, links }: StepSaid): readonly string[] {
  if (supposition === undefined) return sentences;
  return [supposition.suppose, ...links.flatMap(linesOf), supposition.so];
}

/** Of more cells the first and the last are named. */
const MOST_CELLS = 8;

function cellsSaid(speaker: Speaker, all: readonly Cell[]): string {
  if (all.length <= MOST_CELLS) return speaker.names.cells(all);
  const [first, last] = [...all.slice(0, 1), ...all.slice(-1)].map(speaker.cell);
  return `${all.length} cells, from ${first} to ${last}`;
}

export function languageOf<
  Puzzle,
  Solution,
  Move,
  Step extends AnyStep,
  Conflict extends AnyConflict,
  Premise extends object,
>(
  own: Saying<Puzzle, Solution, Move, Step, Exclude<Premise, EarlierPremise>>,
): Omit<Language<Puzzle, Solution, Move, Step, Conflict>, Common> {
  const { speakerOf, cells, why } = own;
  type OfStep = StepScene<Step, Solution>;
  type OfChapter = ChapterScene<Step, Solution>;
  const kept = new WeakMap<readonly Step[], readonly StepSaid[]>();

  /** All that is said, in order: what was said before points to where. */
  function saidIn(puzzle: Puzzle, steps: readonly Step[]): readonly StepSaid[] {
    const known = kept.get(steps);
    if (known !== undefined) return known;
    const once = onceSaid((key, parts) => speakerOf(puzzle).say(key, parts));
    const tell = (step: Step, sentences: string[], index: number): StepSaid => {
      if (step.chain === undefined) return { sentences, links: [] };
      const links = (step.chain as readonly Step[]).map((link) =>
        tell(link, once(own.link(puzzle, link, step), index, true), index),
      );
      return { sentences, supposition: own.supposition(puzzle, step), links };
    };
    const said = steps.map((step, index) => tell(step, once(own.step(puzzle, step), index), index));
    kept.set(steps, said);
    return said;
  }

  const stepOf = ({ steps, index }: OfStep) => steps[index] as Step;
  const stepSaid = (puzzle: Puzzle, { steps, index }: OfStep) => saidIn(puzzle, steps)[index] as StepSaid;
  const stepsIn = ({ steps, chapter }: OfChapter) => chapter.steps.flatMap((index) => steps[index] ?? []);
  function isDeadEnd(scene: OfChapter): boolean {
    const last = stepsIn(scene).at(-1);
    return last !== undefined && own.isDeadEnd(last);
  }
  const place = (puzzle: Puzzle, scene: OfChapter) =>
    own.place(puzzle, isDeadEnd(scene) ? [] : stepsIn(scene).flatMap(own.moves), scene);

  function sentences(puzzle: Puzzle, scene: OfChapter) {
    const said = saidIn(puzzle, scene.steps);
    const all = scene.chapter.steps.flatMap((step) => (said[step]?.sentences ?? []).map((text) => ({ text, step })));
    const end = own.isPlaceSaid ? place(puzzle, scene) : '';
    return end === '' ? all : [...all, { text: end, step: scene.chapter.steps.at(-1) ?? 0 }];
  }

  return {
    words: englishWords,
    technique: (name) => own.techniques[name]?.name ?? name,
    idea: (name) => own.techniques[name]?.idea ?? name,
    step: (puzzle, scene) => stepSaid(puzzle, scene).sentences.join(' '),
    told: stepSaid,
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
        return [...stepSaid(puzzle, scene).sentences, ...(end === '' ? [] : [end])].join(' ');
      },
      told: {
        where(puzzle, scene) {
          const moves = own.moves(stepOf(scene));
          return speakerOf(puzzle).tell('place-on', { cells: cells(puzzle, moves) }, moves.length);
        },
        why: (puzzle, scene) => `${speakerOf(puzzle).tell('all-told')} ${own.whyTold(puzzle, stepOf(scene))}`,
      },
      choice: {
        where: (puzzle, { move }) => speakerOf(puzzle).tell('try-on', { cells: cells(puzzle, [move]) }),
        why(puzzle, { move, differ }) {
          const speaker = speakerOf(puzzle);
          const where = speaker.tell('ways-differ', { cells: cellsSaid(speaker, differ.cells) });
          const asked = capital(speaker.say('ask-try', { cells: cells(puzzle, [move]) }));
          return `${speaker.tell('several-ways')} ${where} ${asked}`;
        },
        what(puzzle, { move, differ }) {
          const speaker = speakerOf(puzzle);
          const [how] = own.differ(puzzle, { ...differ, free: [differ.cells] });
          return `${speaker.tell('several-ways')} ${how} ${speaker.tell('one-way', { placement: own.move(puzzle, move) })}`;
        },
      },
    },
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
