/** Pages of explanations, and what people read of them. */

import { readdirSync, readFileSync } from 'node:fs';
import { finish, type Grade } from '@pipwright/core';
import { explanationPage } from '@pipwright/core/explaining';
import { pairs } from '../../core/src/testing/written.js';
import { CONFLICT_CLASSES } from '../src/explain/conflicts/reason.js';
import { explainByReasons } from '../src/explain/explain.js';
import { pipsExplainer } from '../src/explain/index.js';
import type { PipsLanguage } from '../src/explain/words/language.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { puzzleFromText, puzzleOf } from './puzzle-of.js';

const TECHNIQUES = new URL('by-reasons/', import.meta.url);

/** A set of dominoes is told, not drawn. */
const OF_A_SET = puzzleOf({
  cells: pairs('0,0 0,1'),
  supply: { kind: 'set', repeats: false },
  maxPip: 1,
  regions: [{ cells: [[0, 0]], rule: { kind: 'sum', op: '=', target: 1 } }],
});

/** An example of every technique, two solutions, none, and a set. */
export function examples(): readonly Puzzle[] {
  const texts = [
    ...readdirSync(TECHNIQUES).map((name) => readFileSync(new URL(name, TECHNIQUES), 'utf8')),
    'board:\n##\n\npieces:\n01\n\nconstraints:\n',
    'board:\n##\n\npieces:\n01\n\nconstraints:\nExactly 5 {(0,0)}\n',
  ];
  return [...texts.map(puzzleFromText), OF_A_SET];
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

function pageIn(language: PipsLanguage, puzzle: Puzzle): string {
  const explanation = finish(explainByReasons(puzzle));
  return explanationPage({
    name: '1',
    kind: '2',
    explainer: pipsExplainer,
    language,
    puzzle,
    explanation,
    grade: explanation.status === 'explained' ? GRADE : null,
  });
}

/** All that people read of a page: text, and what pictures are said to show; without the names of techniques and conflicts. */
export function readIn(language: PipsLanguage, puzzle: Puzzle): string {
  const html = pageIn(language, puzzle);
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  const codes = [...pipsExplainer.techniques.map(({ name }) => name), ...CONFLICT_CLASSES].join('|');
  const text = html
    .replace(/<style>.*<\/style>/s, '')
    .replaceAll(new RegExp(`<i>(${codes})</i>`, 'g'), '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;/g, '');
  return [...labels, text].join(' ');
}
