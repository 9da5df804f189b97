import { finish } from '@pipwright/core';
import { pipsExplainer } from '@pipwright/pips';
import { expect, it } from 'vitest';
import { exampleOf } from './examples.mjs';
import { measureFigures } from './figures.mjs';

const items = [
  { name: '2025-08-18 easy', puzzle: exampleOf('single-cell'), dominoes: 2 },
  { name: '2025-08-18 hard', puzzle: exampleOf('general'), dominoes: 3 },
];

/** The cells of a row of some table. */
function row(text: string, name: string): string[] {
  const line = text.split('\n').find((each) => each.startsWith(`| ${name} `)) ?? '';
  return line.split('|').map((cell) => cell.trim());
}

it('counts the steps of every technique by the level of the puzzles', () => {
  const text = measureFigures(items, () => {}).join('\n');
  expect(text).toContain('2 puzzles, 2 of them with one solution');
  const { steps } = finish(pipsExplainer.explain(exampleOf('general')));
  const general = steps.filter(({ technique }) => technique === 'general').length;
  expect(row(text, 'general').slice(1, 7)).toEqual(['general', '5', '0', '0', `${general}`, `${general}`]);
  expect(row(text, 'medium').slice(1, 4)).toEqual(['medium', '0', '0']);
});

it('asks for hints until the puzzle is solved', () => {
  const text = measureFigures(items, () => {}).join('\n');
  expect(row(text, 'hard, one solution').slice(2, 3)).toEqual(['1']);
  expect(Number(row(text, 'hard, one solution')[5])).toBeGreaterThan(0);
  expect(Number(row(text, 'hard, one solution')[5])).toBeLessThanOrEqual(3);
});
