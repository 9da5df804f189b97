/**
 * A language without letters: what is told in it shows that no other module holds a word, and that none may be missing.
 * Badges of rules (“each>1”) are the board's notation, the same in every language.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { finish, type Grade } from '@pipwright/core';
import { explanationPage } from '@pipwright/core/explaining';
import { expect, it } from 'vitest';
import { puzzleFromText, puzzleOf } from '../../../test/puzzle-of.js';
import type { Puzzle } from '../../model/puzzle.js';
import { CONFLICT_CLASSES } from '../conflicts/reason.js';
import { pipsExplainer } from '../index.js';
import { english } from './english.js';
import { languageOf, type PipsWords } from './language.js';

/** What a language has, with a rune in place of each text. */
function withRunes<T>(words: T): T {
  if (typeof words === 'string') return 'ᚠ' as T;
  if (typeof words === 'number') return words;
  if (typeof words === 'function') return (() => 'ᚠ') as T;
  return Object.fromEntries(Object.entries(words as object).map(([name, part]) => [name, withRunes(part)])) as T;
}

const RUNES = languageOf({ ...withRunes(english), supposition: () => ({ suppose: 'ᚠ', so: 'ᚠ' }) });

/** A set of dominoes is told, not drawn. */
const OF_A_SET = puzzleOf({
  cells: [
    [0, 0],
    [0, 1],
  ],
  supply: { kind: 'set', repeats: false },
  maxPip: 1,
  regions: [{ cells: [[0, 0]], rule: { kind: 'sum', op: '=', target: 1 } }],
});

const TEXTS = [
  ...readdirSync(new URL('../../../../../docs/techniques/pips/', import.meta.url)).map((name) =>
    readFileSync(new URL(`../../../../../docs/techniques/pips/${name}`, import.meta.url), 'utf8'),
  ),
  // Two solutions, and none.
  'board:\n##\n\npieces:\n01\n\nconstraints:\n',
  'board:\n##\n\npieces:\n01\n\nconstraints:\nExactly 5 {(0,0)}\n',
];

/** All that people read of a page: text, and what pictures are said to show; without the names of techniques and conflicts. */
function readable(html: string): string {
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  const codes = [...Object.keys(english.techniques), ...CONFLICT_CLASSES].join('|');
  const text = html
    .replace(/<style>.*<\/style>/s, '')
    .replaceAll(new RegExp(`<i>(${codes})</i>`, 'g'), '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;/g, '');
  return [...labels, text].join(' ');
}

/** Whose words are those of all grades. */
const GRADE: Grade = {
  label: 'easy',
  score: 1,
  effort: 1,
  density: 1,
  hardest: null,
  steps: 1,
  chapters: 1,
  curve: [1],
  bottleneck: 0,
  scale: 1,
};

function page(puzzle: Puzzle): string {
  const explanation = finish(pipsExplainer.explain(puzzle));
  return explanationPage({
    name: '1',
    kind: '2',
    explainer: pipsExplainer,
    language: RUNES,
    puzzle,
    explanation,
    grade: explanation.status === 'explained' ? GRADE : null,
  });
}

it('holds every word that is told', () => {
  for (const puzzle of [...TEXTS.map(puzzleFromText), OF_A_SET]) {
    const read = readable(page(puzzle));
    expect(read).toContain('ᚠ');
    expect(read, JSON.stringify(puzzle)).not.toMatch(/\p{Script=Latin}/u);
    const { steps = [], index = 0, chapter } = finish(pipsExplainer.hint(puzzle));
    if (steps[index] === undefined || chapter === undefined) continue;
    const { hint } = RUNES;
    for (const say of [RUNES.step, hint.where, hint.why, hint.what]) expect(say(puzzle, { steps, index })).toBe('ᚠ');
    expect(RUNES.chapter(puzzle, { steps, chapter })).toMatch(/^ᚠ( ᚠ)*$/);
  }
});

it('may lack no sentence', () => {
  const { 'odd-area': _, ...techniques } = english.techniques;
  const { combined: __, ...conflicts } = english.conflicts;
  // @ts-expect-error: the technique has no sentence.
  const withoutTechnique: PipsWords = { ...english, techniques };
  // @ts-expect-error: the conflict has no sentence.
  const withoutConflict: PipsWords = { ...english, conflicts };
  expect([withoutTechnique.techniques['odd-area'], withoutConflict.conflicts.combined]).toEqual([undefined, undefined]);
});
