/** Cells that sentences name, as data: the sentences are read here to compare. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Cell, cellKey, cellName, finish, readPuzzlesSync } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { puzzleFrom } from '../../test/puzzle-of.js';
import { pips } from '../kind.js';
import type { Puzzle } from '../model/puzzle.js';
import { explain, pipsExplainer } from './index.js';
import { cellsOf, type PipsPremise, type PipsStep } from './step.js';

const { cellsIn, cellsAsked, look, whyToJson, whyNot, languages } = pipsExplainer;
const { en } = languages;
const folder = new URL('../../../../docs/techniques/pips/', import.meta.url);

const told = readdirSync(folder).flatMap((file) =>
  readPuzzlesSync(readFileSync(new URL(file, folder), 'utf8'), [pips]).flatMap(({ checked }) =>
    checked.ok ? [{ puzzle: checked.value, ...finish(explain(checked.value)) }] : [],
  ),
);
const scenes = told.flatMap(({ puzzle, steps }) => steps.map((step, index) => ({ puzzle, steps, step, index })));

const namesOf = (cells: readonly Cell[]) => [...new Set(cells.map(cellName))].sort();
const namesIn = (text: string) => [...new Set(text.match(/\br\d+c\d+\b/g))].sort();

function compare(puzzle: Puzzle, link: PipsStep, text: string): void {
  const [data, read] = [namesOf(cellsIn(puzzle, link)), namesIn(text)];
  expect(data, text).toEqual(expect.arrayContaining(read));
  const others = data.filter((name) => !read.includes(name));
  expect(namesOf(link.concludes.flatMap(cellsOf)), text).toEqual(expect.arrayContaining(others));
}

it('are all that a step names, and else only what it concludes', () => {
  expect(scenes.length).toBeGreaterThan(50);
  for (const scene of scenes) compare(scene.puzzle, scene.step, en.step(scene.puzzle, scene));
});

it('are all that a link names, and else only what it concludes', () => {
  const links = scenes.flatMap((scene) => (scene.step.chain ?? []).map((link, i) => ({ scene, link, i })));
  expect(links.length).toBeGreaterThan(5);
  for (const { scene, link, i } of links)
    compare(scene.puzzle, link, en.told(scene.puzzle, scene).links[i]!.sentences.join(' '));
});

it('are those of the last sentence of a conflict, where a domino that is only asked about lies “here”', () => {
  const puzzle = puzzleFrom('##\n##', '01,12', 'Exactly 2 {(0,0),(0,1)}', 'Exactly 2 {(1,1)}');
  const cells: readonly [Cell, Cell] = [
    [0, 0],
    [0, 1],
  ];
  const found = finish(whyNot(puzzle, undefined, { domino: [0, 1], cells }));
  const conflict = found.status === 'forbidden' ? found.conflict : expect.unreachable(found.status);
  expect(namesOf(cellsIn(puzzle, conflict))).toEqual(namesIn(en.conflict(puzzle, conflict)));
  const { supposed: _, ...placed } = conflict;
  expect(namesOf(cellsIn(puzzle, placed))).toEqual(expect.arrayContaining(['r1c1', 'r1c2']));
});

describe('the reason of a hint', () => {
  const cellsBy = ({ regions }: Puzzle, premise: PipsPremise): readonly Cell[] => {
    if ('region' in premise) return regions.find(({ index }) => index === premise.region)?.cells ?? [];
    if ('shape' in premise) return premise.shape;
    return 'cell' in premise ? [premise.cell] : [];
  };

  it('names cells to look at, and those that it may rest on', () => {
    let named = 0;
    for (const { puzzle, ...scene } of scenes) {
      const shown = [...look(puzzle, scene), ...(whyToJson(puzzle, scene).because as unknown as PipsPremise[])];
      const cells = new Set(shown.flatMap((each) => cellsBy(puzzle, each as PipsPremise)).map(cellKey));
      const asked = cellsAsked(puzzle, scene);
      for (const cell of asked) expect([...cells]).toContain(cellKey(cell));
      named += asked.length;
    }
    expect(named).toBeGreaterThan(50);
  });

  it('names no partner, and no place of a domino, that it asks for', () => {
    const hidden = scenes.flatMap(({ puzzle, ...scene }) => {
      const claim = scene.step.parts.at(-1)?.claim;
      if (claim?.says === 'neighbour' && claim.partner !== undefined)
        return [{ puzzle, scene, cells: [claim.partner] }];
      return claim?.says === 'home' ? [{ puzzle, scene, cells: claim.edges.flat() }] : [];
    });
    expect(hidden.length).toBeGreaterThan(0);
    for (const { puzzle, scene, cells } of hidden) {
      const why = en.hint.why(puzzle, scene);
      const secret = namesOf(cells).filter((name) => !namesIn(why).includes(name));
      for (const name of secret) expect(namesOf(cellsAsked(puzzle, scene)), why).not.toContain(name);
    }
  });
});

it('a chapter is its sentences, each with the step that says it, and what to place last', () => {
  for (const { puzzle, steps, chapters } of told)
    for (const chapter of chapters) {
      const scene = { steps, chapter };
      const said = en.sentences(puzzle, scene);
      expect(said.map(({ text }) => text).join(' ')).toBe(en.chapter(puzzle, scene));
      for (const index of chapter.steps) {
        const own = said.filter(({ step }) => step === index).map(({ text }) => text);
        expect(own.join(' ')).toContain(en.step(puzzle, { steps, index }));
      }
      const place = en.place(puzzle, scene);
      if (place !== '') expect(said.at(-1)).toEqual({ text: place, step: chapter.steps.at(-1) });
    }
});
