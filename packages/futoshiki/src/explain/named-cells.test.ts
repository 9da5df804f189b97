import { type Cell, cellName, finish } from '@pipwright/core';
import { expect, it } from 'vitest';
import { ownPuzzles } from '../../test/own-puzzles.js';
import { explain, futoshikiExplainer } from './index.js';

const { cellsIn, cellsAsked, look, languages } = futoshikiExplainer;
const { en } = languages;
const told = ownPuzzles(3).map(([, puzzle]) => ({ puzzle, ...finish(explain(puzzle)) }));
const scenes = told.flatMap(({ puzzle, steps }) => steps.map((step, index) => ({ puzzle, steps, step, index })));
const namesOf = (cells: readonly Cell[]) => cells.map(cellName);

it('a step names what it concludes, and the cells of signs and bars that it rests on: all where they are few', () => {
  for (const { puzzle, step } of scenes) {
    const named = namesOf(cellsIn(puzzle, step));
    const between = step.because.flatMap((premise) => {
      if ('sign' in premise) return premise.sign;
      return 'bar' in premise ? premise.bar : 'noBar' in premise ? premise.noBar : [];
    });
    const signs = new Set(namesOf(between));
    const left = [step, ...step.seen].flatMap(({ concludes }) => concludes);
    const own = namesOf([...left, ...(step.suppose ? [step.suppose] : [])].map(({ cell }) => cell));
    const all = [...new Set([...signs, ...own])].sort();
    expect(all).toEqual(expect.arrayContaining(named));
    expect(named).toEqual(expect.arrayContaining(own));
    if (signs.size <= 8) expect(named.toSorted()).toEqual(all);
  }
});

it('of many signs a step names the cells in line with what it concludes', () => {
  const because = [0, 1, 2, 3, 4].map((row) => ({ sign: [[row, 0] as const, [row, 1] as const] as const }));
  const concludes = [{ cell: [1, 1] as const, isPlaced: true, values: [1] }];
  const link = { technique: 'bound', because, concludes, seen: [] } as const;
  const inLine = ['r1c2', 'r2c1', 'r2c2', 'r3c2', 'r4c2', 'r5c2'];
  expect(namesOf(cellsIn(told[0]!.puzzle, link)).sort()).toEqual(inLine);
});

it('the reason of a hint names nothing that is concluded, unless it is looked at', () => {
  let hidden = 0;
  for (const { puzzle, ...scene } of scenes) {
    const looked = look(puzzle, scene).flatMap((thing) => ('cell' in thing ? [thing.cell as unknown as Cell] : []));
    const asked = namesOf(cellsAsked(puzzle, scene));
    expect(asked).toEqual(expect.arrayContaining(namesOf(looked)));
    const secret = namesOf(scene.step.concludes.map(({ cell }) => cell)).filter(
      (name) => !namesOf(looked).includes(name),
    );
    for (const name of secret) expect(asked, en.hint.why(puzzle, scene)).not.toContain(name);
    const rests = scene.step.because.flatMap((premise) => ('sign' in premise ? namesOf(premise.sign) : []));
    hidden += secret.filter((name) => rests.includes(name)).length;
  }
  expect(hidden, 'signs beside what is concluded').toBeGreaterThan(0);
});

it('a chapter is told step by step', () => {
  for (const { puzzle, steps, chapters } of told)
    for (const chapter of chapters)
      expect(en.sentences(puzzle, { steps, chapter })).toEqual(
        chapter.steps.map((step) => ({ text: en.step(puzzle, { steps, index: step }), step })),
      );
});
