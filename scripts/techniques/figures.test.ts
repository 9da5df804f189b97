import { finish } from '@pipwright/core';
import { pipsExplainer } from '@pipwright/pips';
import { expect, it } from 'vitest';
import { exampleOf } from './examples.mjs';
import { measureFigures } from './figures.mjs';
import { measureFutoshiki } from './futoshiki-figures.mjs';
import { kindCalled } from './kinds.mjs';
import { tellingTargets, timingTargets } from './targets.mjs';
import { noText } from './telling.mjs';

const whisper = () => {};
const [PIPS, FUTOSHIKI] = ['pips', 'futoshiki'].map((name) => {
  const kind = kindCalled(name);
  if (kind === undefined) throw new Error(`there is no ${name}`);
  return kind;
}) as [NonNullable<ReturnType<typeof kindCalled>>, NonNullable<ReturnType<typeof kindCalled>>];
const item = (name: string, technique: string) => {
  const puzzle = exampleOf(PIPS, technique);
  return { name, puzzle, dominoes: puzzle.cells.length / 2 };
};
const items = [item('2025-08-18 easy', 'single-cell'), item('2025-08-18 hard', 'sum-pair')];

/** The cells of a row of the first table that has one of this name. */
function row(text: string, name: string): string[] {
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.find((cells) => cells[1] === name) ?? [];
}

it('counts the steps of every technique by the level of the puzzles', () => {
  const text = measureFigures(items, { whisper, isQuick: true }).figures.join('\n');
  expect(text).toContain('2 puzzles, 2 of them with one solution');
  const steps = items.map(({ puzzle }) => finish(pipsExplainer.explain(puzzle)).steps);
  const [easy = 0, hard = 0] = steps.map((some) => some.filter(({ technique }) => technique === 'only-domino').length);
  expect(row(text, 'only-domino').slice(3, 7)).toEqual([`${easy}`, '0', `${hard}`, `${easy + hard}`]);
  expect(row(text, 'medium').slice(1, 4)).toEqual(['medium', '0', '0']);
  expect(text).not.toContain('How long it takes');
});

it('times explanations and every hint until the puzzle is solved', () => {
  const text = measureFigures(items, { whisper, giants: 0 }).figures.join('\n');
  const [, name, puzzles, , , , , hints] = row(text, 'hard, one solution');
  expect([name, puzzles]).toEqual(['hard, one solution', '1']);
  expect(Number(hints)).toBeGreaterThanOrEqual(items[1]?.dominoes ?? 0);
});

const telling = (level: string, techniques: readonly string[], chapters: readonly number[]) => ({
  name: `some ${level}`,
  level,
  size: chapters.length,
  isUnique: true,
  steps: techniques.map((technique) => ({ technique, reasons: 2, links: technique === 'looking-ahead' ? 7 : 0 })),
  chapters,
  longest: { ...noText(), why: { characters: 121, text: '' } },
});

it('says which limits hold', () => {
  const targets = tellingTargets([
    telling('easy', ['only-domino', 'only-domino', 'only-domino'], [1, 2]),
    telling('medium', ['looking-ahead', 'only-domino'], [2]),
  ]);
  const met = (what: string) => targets.find((each) => each.what === what)?.isMet;
  expect(met('steps per chapter, median')).toBe(true);
  expect(met('steps to the first domino, median, easy')).toBe(true);
  expect(met('steps to the first domino, median, hard')).toBe(undefined);
  expect(met('medium puzzles with looking ahead')).toBe(true);
  expect(met('links of looking ahead, 95 %')).toBe(false);
  expect(met('characters of a why, most')).toBe(false);
  expect(met('characters of a where, most')).toBe(true);
});

it('compares with the build before, and with the limits of time', () => {
  const timing = { name: 'some', explaining: 30, before: 10, hints: [5, 399, 400], longest: noText() };
  const targets = timingTargets([timing], [4000, Number.POSITIVE_INFINITY]);
  const of = (what: string) => targets.find((each) => each.what === what);
  expect(of('explanation, median, against before')).toMatchObject({ figure: '3.00 ×', isMet: false });
  expect(of('explanation, worst')).toMatchObject({ isMet: true });
  expect(of('hint, worst')).toMatchObject({ isMet: false, at: 'some' });
  expect(of('giant boards, worst')).toMatchObject({ figure: '> 60 s', isMet: false });
});

it('tells how Futoshiki of each level of Tatham are explained', () => {
  const [puzzle, adjacent] = ['last-number', 'across-bar'].map((technique) => exampleOf(FUTOSHIKI, technique));
  const some = [
    { name: 'some/5x5-easy', level: 'Easy', size: 4, puzzle },
    { name: 'demystify/tutorial__1-exclusion', level: 'Trivial', size: 4, puzzle },
  ];
  const bars = [{ name: 'bars', level: 'Adjacent', size: 4, puzzle: adjacent }];
  const text = measureFutoshiki(some, bars, { whisper }).figures.join('\n');
  expect(text).toContain('2 puzzles with one solution');
  expect(row(text, 'Easy').slice(1, 3)).toEqual(['Easy', '1']);
  expect(row(text, 'tutorial: 1-exclusion')).toHaveLength(4);
  expect(row(text, 'Adjacent').slice(1, 3)).toEqual(['Adjacent', '1']);
});
