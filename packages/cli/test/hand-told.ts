/** Pips with a puzzle explained by hand, to see how steps, chains, chapters and hints are laid out, whatever engines find. */

import { type AnyKind, type Cell, type Grade, type Runs, runsOf } from '@pipwright/core';
import type { AnyConflict, AnyStep, Explainer } from '@pipwright/core/explaining';
import { pips, pipsExplainer } from '@pipwright/pips/parts';
import { pairs } from '../../core/src/testing/short-forms.js';
import { text } from './files.js';

/** Two dominoes one above the other, in one way only. */
export const TWO = text('##\n##', '01,23', 'Exactly 0 {(0,0)}\nExactly 1 {(1,0)}\nExactly 2 {(0,1)}');

const A: Cell = [0, 0];
const B: Cell = [0, 1];
const C: Cell = [1, 0];
const D: Cell = [1, 1];

interface HandStep extends AnyStep {
  readonly concludes: readonly object[];
  readonly seen: readonly [];
  readonly suppose?: object;
}

const place = (domino: readonly [number, number], cells: readonly [Cell, Cell]) => ({ kind: 'place', domino, cells });
const link = (because: readonly object[], cell: Cell, values: readonly number[]) => ({
  technique: 'single-cell',
  because,
  concludes: [{ kind: 'values', cells: [{ cell, values }] }],
  seen: [],
});

const STEPS: readonly HandStep[] = [
  {
    technique: 'forced-partner',
    because: [{ region: 0 }, { region: 1 }],
    concludes: [{ kind: 'join', edge: [A, B] }],
    seen: [],
  },
  {
    technique: 'try-both',
    because: [{ region: 0 }, { step: 0 }],
    concludes: [place([0, 1], [A, B])],
    seen: [],
    suppose: place([2, 3], [A, B]),
    chain: [link([{ suppose: true }], C, [0, 1]), link([{ region: 2 }, { link: 0 }], C, [])],
  },
  {
    technique: 'last-home',
    because: [{ domino: [2, 3] }, { step: 1 }],
    concludes: [place([2, 3], [C, D])],
    seen: [],
  },
];

const SENTENCES = [
  'The 0 and the 1 are next to each other, and no other two cells that are next to each other would do for them.',
  'With the 2–3 on top there would be no 2 for the one below.',
  'The 2–3 is left.',
];
const LINKS = ['Then r2c1 is 0 or 1.', 'The 2 would need another 2.'];
const NAMES: Readonly<Record<string, string>> = {
  'forced-partner': 'Only neighbour',
  'try-both': 'Try both',
  'last-home': 'Nowhere else to go',
};
const PLACE = 'Place the 0–1: 0 on r1c1, 1 on r1c2.';
const CHAPTERS = [
  { steps: [0, 1], title: 'The 0–1', text: `The first chapter. ${PLACE}`, place: PLACE },
  { steps: [2], title: 'The 2–3', text: 'The second chapter.', place: 'Place the 2–3: 2 on r2c1, 3 on r2c2.' },
];

const theirs = pipsExplainer as unknown as Explainer<unknown, unknown, unknown>;
const chapterOf = (steps: readonly number[]) => CHAPTERS.find((chapter) => chapter.steps[0] === steps[0]);

export const en: (typeof theirs)['languages']['en'] = {
  ...theirs.languages.en,
  technique: (name) => NAMES[name] ?? name,
  step: (_, { index }) => SENTENCES[index] ?? '',
  told: (_, { steps, index }) => ({
    sentences: [SENTENCES[index] ?? ''],
    links: (steps[index]?.chain ?? []).map((_, link) => ({ sentences: [LINKS[link] ?? ''], links: [] })),
    ...(steps[index]?.chain && { supposition: { suppose: 'Suppose the 2–3.', so: 'So it is the 0–1.' } }),
  }),
  title: (_, { chapter }) => chapterOf(chapter.steps)?.title ?? '',
  chapter: (_, { chapter }) => chapterOf(chapter.steps)?.text ?? '',
  place: (_, { chapter }) => chapterOf(chapter.steps)?.place ?? '',
  hint: {
    where: (_, { index }) => `Look there (${index}).`,
    why: (_, { index }) => `What follows (${index})?`,
    what: (_, { index }) => `This (${index}).`,
    told: { where: () => 'It goes there.', why: () => 'You have been told every step. Which fits?' },
    choice: {
      where: () => 'Look there.',
      why: () => 'Several ways work from here. Which?',
      what: () => 'Several ways work from here. One of them: the 0–1.',
    },
  },
  conflict: () => 'It cannot be.',
};

/** Work that comes to this at once. */
export function at<Result extends {}>(result: Result): Runs<Result> {
  return runsOf([result].values());
}

/** What each step claims, and each link of its chain. */
const CLAIMS = [
  { says: 'neighbour', cell: A, partner: B },
  {
    says: 'two',
    of: {
      kind: 'domino',
      edge: [A, B],
      dominoes: pairs('0,1 2,3'),
    },
    suppose: { is: 'placed', domino: [2, 3], cells: [A, B] },
    so: { is: 'placed', domino: [0, 1], cells: [A, B] },
  },
  { says: 'fit', edge: [C, D], dominoes: [[2, 3]], isLast: true },
];
export const LINK_CLAIMS = [
  { says: 'alone', cell: C, values: [2, 3], partners: [D], wanted: [], isUsed: false },
  { says: 'room', value: 2, there: 1, cells: [] },
];
const claiming = (step: object, claim: object | undefined) => ({ ...step, parts: [{ claim, facts: [] }] });
const CLAIMED = STEPS.map((step, i) => ({
  ...claiming(step, CLAIMS[i]),
  ...(step.chain === undefined ? {} : { chain: step.chain.map((each, j) => claiming(each, LINK_CLAIMS[j])) }),
})) as unknown as readonly HandStep[];

const explained = { status: 'explained', steps: CLAIMED, chapters: CHAPTERS.map(({ steps }) => ({ steps })) } as const;

const TOLD = { hardest: 'try-both', steps: STEPS.length, chapters: CHAPTERS.length };
export const HAND_GRADE: Grade = {
  label: 'medium',
  score: 12,
  effort: 12,
  forItsSize: 0.41,
  ...TOLD,
  curve: [0, 1, 4, 2, 1, 1, 1, 1, 0.5, 0.5],
  bottleneck: 1,
  scale: 1,
};

/** All that it is asked of is the puzzle `TWO`. */
export const handTold: AnyKind = withExplainer({});

/** The same, but for what an explainer of Pips is to do otherwise. */
export function withExplainer(other: Partial<Explainer<unknown, unknown, unknown>>): AnyKind {
  const explainer: Explainer<unknown, unknown, unknown> = {
    ...theirs,
    techniques: Object.keys(NAMES).map((name) => ({ name, level: name === 'try-both' ? 3 : 1 })),
    languages: { en, marked: en },
    explain: () => ({ ...at(explained), soFar: () => ({ steps: [], chapters: [] }) }),
    hint(_, __, after = 0) {
      const chapter = CHAPTERS.find(({ steps }) => steps.includes(after));
      if (chapter === undefined)
        return at({ status: 'hint', steps: CLAIMED, chapter: { steps: [2] }, index: 2, isTold: true });
      return at({ status: 'hint', steps: CLAIMED.slice(0, Math.max(...chapter.steps) + 1), chapter, index: after });
    },
    grade: () => ({
      ...at({ status: 'graded', grade: HAND_GRADE, open: 1, efforts: [] }),
      soFar: () => TOLD,
      soon: () => ({ open: undefined, hardest: undefined }),
    }),
    ...other,
  };
  return { ...pips, explainer } as unknown as AnyKind;
}

const [FIRST] = CLAIMED as [HandStep];

/** No solution, in two steps. */
export const CONFLICT = {
  class: 'combined',
  because: [{ region: 0 }, { region: 1 }],
  chain: [
    FIRST,
    {
      ...claiming(link([{ region: 2 }, { step: 0 }], C, []), LINK_CLAIMS[1]),
      technique: 'last-home',
    } as unknown as HandStep,
  ],
} as const satisfies AnyConflict;
