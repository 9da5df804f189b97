/** What is said beside the steps: links of a page, and reasons that a player has given. */
import { readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import { explanationPage } from '@pipwright/core/explaining';
import { expect, it } from 'vitest';
import { puzzleFrom, puzzleFromText } from '../../../test/puzzle-of.js';
import type { Cell } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { pipsExplainer } from '../index.js';

const { explain, hint, languages } = pipsExplainer;
const premises = (puzzle: Puzzle, because: readonly object[]) =>
  languages.en.premises(puzzle, because).map(({ text }) => text);

const exampleOf = (technique: string): Puzzle =>
  puzzleFromText(
    readFileSync(new URL(`../../../../../docs/techniques/pips/${technique}.txt`, import.meta.url), 'utf8'),
  );

const A: Cell = [0, 0];
const B: Cell = [0, 1];
const laid = (domino: Domino, ...cells: readonly [Cell, Cell]): Solution => ({ placements: [{ domino, cells }] });

const ROW = puzzleFrom('####', '01,23', 'Exactly 1 {(0,0),(1,0)}');

it('a page leads from a reason to its step', () => {
  const example = exampleOf('half-supply');
  const explanation = finish(explain(example));
  const page = explanationPage({
    name: 'half-supply',
    kind: 'pips',
    explainer: pipsExplainer,
    language: languages.en,
    puzzle: example,
    explanation,
    grade: undefined,
  });
  const links = [...page.matchAll(/<a href="#step-(\d+)">step (\d+)<\/a>/g)].map(([, to, name]) => [to, name]);
  expect(links.length).toBeGreaterThan(0);
  for (const [to, name] of links) expect(to).toBe(name);
  expect(page).toContain(`id="step-${explanation.steps.length}"`);
});

it('a reason that a player has given is named', () => {
  const { conflict } = finish(hint(ROW, laid([2, 3], A, B)));
  expect(premises(ROW, conflict?.because ?? [])).toEqual(['the 1', 'the 2–3 on r1c1 and r1c2']);
});
