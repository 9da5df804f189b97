/** What a language must say of Pips. What is missing does not compile: a technique without a sentence, a conflict without one. */
import { cellName } from '@pipwright/core';
import type { Chapter, ChapterScene, ExplanationWords, Language, StepScene } from '@pipwright/core/explaining';
import { fit, fitTogether, type Statement, type Variants } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { dominoKey } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Placement, Solution } from '../../model/solution.js';
import type { ConflictReason } from '../conflicts/reason.js';
import { showScene } from '../draw/marks.js';
import type { CellLeft, PipsConflict, PipsPremise, PipsStep } from '../step.js';
import { EVIDENT } from '../techniques/evident.js';
import type { TechniqueName } from '../techniques/index.js';
import { boardAfter } from '../told/board-after.js';
import { boardTold, ToldConflict, type ToldLink, toldStep } from '../told/index.js';
import { type LookAt, look } from '../told/look.js';
import { changesOf, type PartChange } from '../told/part.js';

export type PipsLanguage = Language<Puzzle, Solution, Placement, PipsStep, PipsConflict>;

export interface PipsWords {
  readonly explanation: ExplanationWords;
  readonly techniques: { readonly [Name in TechniqueName]: TechniqueWords };
  /** A step with what is seen on the way. */
  step(told: ToldLink): Variants;
  /** The same where what to place is said next. */
  reason(told: ToldLink): Variants;
  /** A link of a chain; the last one leaves some cell no number. */
  link(told: ToldLink, isFirst: boolean): Variants;
  /** What is concluded, without a reason. */
  plainly(told: ToldLink): Variants;
  /** What is concluded in at most 80 characters, whatever it is. */
  briefly(told: ToldLink): string;
  /** The question for where nothing may be said: what is concluded, as a question. */
  ask(told: ToldLink): string;
  /** A question that was asked before. */
  again(question: string): string;
  /** For a hand to carry out. */
  place(placement: Placement): string;
  /** All that regions are called, which may hold a number that is the answer too. */
  namesOfRules(puzzle: Puzzle): readonly string[];
  /** What to look at. */
  where(puzzle: Puzzle, things: readonly LookAt[]): Variants;
  /** Where a chapter has been told to its end: where to place what it leads to, and which domino that is. */
  readonly told: {
    where(cells: readonly Cell[]): string;
    /** @param before what is left to each of its cells by all steps but the last */
    why(told: ToldLink, before: readonly CellLeft[]): Variants;
  };
  /** What is asked of what decides how the only domino left lies; nothing elsewhere. */
  lastAsked(told: ToldLink): Variants;
  /** What to place where several ways work. */
  readonly choice: {
    where(cells: readonly Cell[]): string;
    why(cells: readonly Cell[]): string;
    what(placement: Placement): string;
  };
  /** What is said before a chain, and after it. */
  supposition(told: ToldLink): { readonly suppose: string; readonly so: string };
  /** What steps say one after another, as one text. */
  chapter(texts: readonly string[]): string;
  /** What a chapter uses that places the only domino left. */
  readonly lastDomino: string;
  /** What a chapter is about: what it places, if anything. */
  title(placement: Placement | undefined, isFirst: boolean): string;
  /** By what they are called; the rest are `combined`. */
  readonly conflicts: { readonly [Reason in ConflictReason | 'combined']: (told: ToldConflict) => string };
  /** Each in a few words; people count steps from 1. */
  premise(puzzle: Puzzle, premise: PipsPremise): string;
  /** How a part that is free can be filled in another way. */
  readonly differ: {
    readonly [Kind in PartChange['kind']]: (change: Extract<PartChange, { readonly kind: Kind }>) => string;
  };
  readonly labels: {
    puzzle(puzzle: Puzzle): string;
    /** The dominoes, where they are a set. */
    tray(puzzle: Puzzle): string;
    scene(scene: LabelledScene): string;
    after(steps: number, placements: readonly Placement[]): string;
  };
  readonly marks: string;
  readonly dashed: string;
}

/** Each in several lengths, the longest first. */
export interface TechniqueWords {
  /** For people. */
  readonly name: string;
  readonly idea: string;
  /** Why, and what follows; as it would be where something is supposed. */
  say(told: ToldLink): Variants;
  /** A reason and a question. What gives the conclusion away is not used. */
  why(told: ToldLink): Variants;
  /** The answer, and what to place. */
  what(told: ToldLink): Variants;
}

/** What a picture shows. */
interface LabelledScene {
  /** From 1; undefined on the board of a conflict. */
  readonly step: number | undefined;
  readonly outlined: readonly Cell[];
  readonly hatched: readonly Cell[];
  readonly placements: readonly Placement[];
}

/** What the steps of a list ask, as far as anybody wanted to know. */
interface Asked {
  readonly puzzle: Puzzle;
  readonly progress: Solution | undefined;
  readonly whys: string[];
}

/** In characters; those of why and what with the name of the technique before them. */
export const LIMITS = { step: 160, link: 80, chapter: 300, where: 60, why: 120, what: 120 } as const;

export function languageOf(words: PipsWords): PipsLanguage {
  const brief = (variants: Variants, limit: number, told: ToldLink) => fit(variants, limit) ?? words.briefly(told);
  const tell =
    (limit: (told: ToldLink) => number, say: (told: ToldLink) => Variants) =>
    (puzzle: Puzzle, scene: StepScene<PipsStep, Solution>): string => {
      const told = toldStep(puzzle, scene);
      return brief(say(told), limit(told), told);
    };
  /** What is left of a limit behind the name of a technique, a point and a space. */
  const behindName = (limit: number, { technique }: ToldLink) => limit - words.techniques[technique].name.length - 2;
  /** Of a chapter: with its reason, unless that is easily seen. */
  const partOf = (told: ToldLink): Statement => {
    const plain = [...words.plainly(told)];
    const all = [...words.reason(told)].filter((text) => text.length <= LIMITS.step);
    const reasons = all.filter((text) => !plain.includes(text));
    const isEvident = EVIDENT.has(told.technique);
    const variants = isEvident || reasons.length === 0 ? all : reasons;
    return { variants: variants.length === 0 ? [words.briefly(told)] : variants, isEvident };
  };
  const linkOf = (chain: readonly ToldLink[], index: number): string => {
    const told = chain[index];
    return told === undefined ? '' : brief(words.link(told, index === 0), LIMITS.link, told);
  };
  const asked = new WeakMap<readonly PipsStep[], Asked>();
  /** Never what an earlier step asked. */
  const whyOf = (puzzle: Puzzle, { steps, index, progress }: StepScene<PipsStep, Solution>): string => {
    const known = asked.get(steps);
    const whys = known?.puzzle === puzzle && known.progress === progress ? known.whys : [];
    asked.set(steps, { puzzle, progress, whys });
    const names = words.namesOfRules(puzzle);
    for (let i = whys.length; i <= index; i++) {
      const told = toldStep(puzzle, { steps, index: i, progress });
      const variants = [...words.lastAsked(told), ...words.techniques[told.technique].why(told)];
      const isNew = (text: string) => !whys.includes(text) && !givesAway(told, text, names);
      const room = behindName(LIMITS.why, told);
      const all = [...variants, ...variants.map((text) => words.again(text)), words.ask(told)];
      whys.push(fit(all, room, isNew) ?? words.ask(told));
    }
    return whys[index] ?? '';
  };
  const whyTold = (puzzle: Puzzle, scene: StepScene<PipsStep, Solution>): string => {
    const told = toldStep(puzzle, scene);
    const { valuesOf } = boardTold(puzzle, scene);
    const before = (told.placed?.cells ?? []).map((cell) => ({ cell, values: valuesOf(cell) }));
    const isFine = (text: string) => !givesAway(told, text, words.namesOfRules(puzzle));
    return fit(words.told.why(told, before), behindName(LIMITS.why, told), isFine) ?? words.ask(told);
  };
  const place = (_: Puzzle, { steps, chapter }: ChapterScene<PipsStep, Solution>): string => {
    const placed = placedIn(steps, chapter);
    return placed === undefined ? '' : words.place(placed);
  };
  return {
    words: words.explanation,
    technique: (name) => words.techniques[name as TechniqueName].name,
    chapterTechnique(puzzle, { steps, chapter, progress }) {
      const index = chapter.steps.at(-1);
      const isLast = index !== undefined && toldStep(puzzle, { steps, index, progress }).isLastDomino;
      return isLast ? words.lastDomino : undefined;
    },
    step: tell(
      () => LIMITS.step,
      (told) => words.step(told),
    ),
    supposition: (puzzle, scene) => words.supposition(toldStep(puzzle, scene)),
    link: (puzzle, scene, index) => linkOf(toldStep(puzzle, scene).chain, index),
    chapter(puzzle, scene) {
      const { steps, chapter, progress } = scene;
      const end = place(puzzle, scene);
      const told = chapter.steps.map((index) => toldStep(puzzle, { steps, index, progress }));
      // That one domino is left says it all.
      const parts = told.at(-1)?.isLastDomino ? told.slice(-1).map(partOf) : told.map(partOf);
      const room = LIMITS.chapter - (end === '' ? 0 : end.length + 1);
      return words.chapter([...fitTogether(parts, room), ...(end === '' ? [] : [end])]);
    },
    title(_, { steps, chapter }) {
      if (isImpossible(steps, chapter)) return words.explanation.whyNoSolution;
      return words.title(placedIn(steps, chapter), chapter.steps[0] === 0);
    },
    place,
    hint: {
      where: (puzzle, scene) => fit(words.where(puzzle, look(puzzle, scene)), LIMITS.where) ?? '',
      why: (puzzle, scene) => whyOf(puzzle, scene),
      what: tell(
        (told) => behindName(LIMITS.what, told),
        (told) => words.techniques[told.technique].what(told),
      ),
      told: {
        where: (puzzle, scene) => words.told.where(toldStep(puzzle, scene).placed?.cells ?? []),
        why: whyTold,
      },
      choice: {
        where: (_, { cells }) => words.choice.where(cells),
        why: (_, { cells }) => words.choice.why(cells),
        what: (_, placement) => words.choice.what(placement),
      },
    },
    conflict: (puzzle, conflict) =>
      words.conflicts[(conflict.reason ?? 'combined') as ConflictReason | 'combined'](
        new ToldConflict(puzzle, conflict),
      ),
    conflictLink(puzzle, { chain = [] }, index, progress) {
      const told = toldStep(puzzle, { steps: chain, index, progress });
      return brief(words.link(told, false), LIMITS.link, told);
    },
    premises: (puzzle, because) =>
      (because as readonly PipsPremise[]).map((premise) => ({
        text: words.premise(puzzle, premise),
        ...('step' in premise ? { step: premise.step } : {}),
        // Everybody knows that the board must be covered.
        isGranted: 'cell' in premise || 'shape' in premise,
      })),
    differ(puzzle, differ) {
      const say = (change: PartChange) => (words.differ[change.kind] as (change: PartChange) => string)(change);
      const lines = [...new Set(changesOf(puzzle, differ).map(say))];
      return differ.beyond === 0 ? lines : [...lines, words.explanation.beyond(differ.beyond)];
    },
    idea: (technique) => words.techniques[technique as TechniqueName].idea,
    labels: {
      puzzle: (puzzle) => words.labels.puzzle(puzzle),
      legend: (puzzle) => words.labels.tray(puzzle),
      scene(puzzle, scene) {
        const { board, concluded, premises } = showScene(puzzle, scene);
        return words.labels.scene({
          step: 'index' in scene ? scene.index + 1 : undefined,
          outlined: concluded.map(({ cell }) => cell),
          hatched: premises.map(({ cell }) => cell),
          placements: board.placements,
        });
      },
      after: (puzzle, steps) => words.labels.after(steps.length, boardAfter(puzzle, steps).placements),
    },
    marks: words.marks,
    dashed: words.dashed,
  };
}

function placementsOf({ concludes }: PipsStep): readonly Placement[] {
  return concludes.flatMap((fact) => (fact.kind === 'place' ? [{ domino: fact.domino, cells: fact.cells }] : []));
}

/** What a chapter leads to; nothing where that is something impossible. */
function placedIn(steps: readonly PipsStep[], chapter: Chapter): Placement | undefined {
  if (isImpossible(steps, chapter)) return undefined;
  return chapter.steps.flatMap((step) => placementsOf(steps[step]!)).at(-1);
}

function isImpossible(steps: readonly PipsStep[], chapter: Chapter): boolean {
  const last = steps[chapter.steps.at(-1) ?? -1];
  return (last?.concludes ?? []).some(
    (fact) => fact.kind === 'values' && fact.cells.some(({ values }) => values.length === 0),
  );
}

/**
 * Does a text name the domino that is concluded, or a cell beside the number, or all numbers, concluded of it?
 * @param names of rules, whose numbers do not count
 */
export function givesAway(told: ToldLink, said: string, names: readonly string[]): boolean {
  const text = [...names].sort((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ''), said);
  const dominoes = new Set([...text.matchAll(/(\d+)–(\d+)/g)].map(([, x, y]) => dominoKey([Number(x), Number(y)])));
  const numbers = new Set(
    [...text.replaceAll(/r\d+c\d+|\d+–\d+/g, '').matchAll(/\d+/g)].map(([number]) => Number(number)),
  );
  const tells = (cell: Cell, values: readonly number[]) =>
    values.length > 0 &&
    new RegExp(`${cellName(cell)}(?!\\d)`).test(text) &&
    values.every((value) => numbers.has(value));
  return told.concludes.some((fact) => {
    if (fact.kind === 'place')
      return (
        dominoes.has(dominoKey(fact.domino)) ||
        // What was known before is no secret.
        fact.cells.some((cell, half) => told.known(cell) === undefined && tells(cell, [fact.domino[half]!]))
      );
    return fact.kind === 'values' && fact.cells.some((each) => tells(each.cell, told.left(each)));
  });
}
