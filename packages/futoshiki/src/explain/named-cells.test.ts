/** Cells that sentences name, as data: the sentences are read here to compare. */
import { type Cell, cellName, finish } from '@pipwright/core';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { ownPuzzles } from '../../test/real-puzzles.js';
import type { Puzzle } from '../model/puzzle.js';
import { explain, futoshikiExplainer } from './index.js';
import type { FutoshikiStep } from './step.js';

const { cellsIn, cellsAsked, languages } = futoshikiExplainer;
const { en } = languages;
const told = ownPuzzles(runs(3)).map(([, puzzle]) => ({ puzzle, ...finish(explain(puzzle)) }));
const scenes = told.flatMap(({ puzzle, steps }) => steps.map((step, index) => ({ puzzle, steps, step, index })));
const namesOf = (cells: readonly Cell[]) => [...new Set(cells.map(cellName))].sort();
const namesIn = (text: string) => [...new Set(text.match(/\br\d+c\d+\b/g))].sort();

function compare(puzzle: Puzzle, link: FutoshikiStep, text: string): void {
  expect(namesOf(cellsIn(puzzle, link)), text).toEqual(expect.arrayContaining(namesIn(text)));
}

it('are all that a step names, and all that a link does', () => {
  let links = 0;
  for (const { puzzle, ...scene } of scenes) {
    compare(puzzle, scene.step, en.step(puzzle, scene));
    for (const [i, link] of (scene.step.chain ?? []).entries()) {
      links++;
      compare(puzzle, link, en.told(puzzle, scene).links[i]!.sentences.join(' '));
    }
  }
  expect(links).toBeGreaterThan(0);
});

it('of a hint are shown with no claim that says what it concludes', () => {
  let settled = 0;
  for (const { puzzle, ...scene } of scenes) {
    if (!scene.step.concludes.some(({ isPlaced }) => isPlaced)) continue;
    settled++;
    const { claim } = futoshikiExplainer.whyToJson(puzzle, scene);
    expect(JSON.stringify(claim ?? {}), scene.step.technique).not.toMatch(/"(?:so|bound|suppose)":/);
  }
  expect(settled).toBeGreaterThan(20);
});

it('of a hint are all that its reason names, and no cell that is only concluded', () => {
  let hidden = 0;
  for (const { puzzle, ...scene } of scenes) {
    const why = en.hint.why(puzzle, scene);
    const asked = namesOf(cellsAsked(puzzle, scene));
    expect(asked, why).toEqual(expect.arrayContaining(namesIn(en.hint.where(puzzle, scene))));
    const placed = namesOf(scene.step.concludes.filter(({ isPlaced }) => isPlaced).map(({ cell }) => cell));
    for (const name of placed.filter((each) => !namesIn(why).includes(each))) {
      hidden++;
      expect(asked, why).not.toContain(name);
    }
  }
  expect(hidden).toBeGreaterThan(0);
});

it('a chapter is told step by step, sentence by sentence', () => {
  for (const { puzzle, steps, chapters } of told)
    for (const chapter of chapters) {
      const all = en.sentences(puzzle, { steps, chapter });
      const textOf = (step: number) => all.flatMap((each) => (each.step === step ? [each.text] : [])).join(' ');
      expect(chapter.steps.map(textOf)).toEqual(chapter.steps.map((step) => en.step(puzzle, { steps, index: step })));
      for (const { text } of all) expect(text).toMatch(/^[^.]+\.$/);
    }
});
