import { expect, it } from 'vitest';
import type { ChapterWalked, StepWalked } from '../think/walk-messages.js';
import { back, FIRST_CHAPTER, forward, linkAt, stepAt, unfolded, type WalkPlace } from './walk-place.js';

const board = { lying: [], turned: {}, marks: {} };
const walked = (text: string) => ({ texts: [text], named: [], board, cells: [] });
const step = (text: string, links = 0): StepWalked => ({
  ...walked(text),
  technique: '',
  ...(links > 0 && {
    chain: Array.from({ length: links }, (_, i) => ({ ...walked(`${text} link ${i}`), supposed: [] })),
  }),
});
const chapter = (text: string, ...steps: StepWalked[]): ChapterWalked => ({
  ...walked(text),
  title: text,
  technique: '',
  parts: [],
  steps,
  isLast: false,
});

/** One plain step; two steps of which the second supposes; one step that supposes. */
const CHAPTERS = [chapter('A', step('A1')), chapter('B', step('B1'), step('B2', 3)), chapter('C', step('C1', 2))];

function textAt(place: WalkPlace): string {
  return (linkAt(CHAPTERS, place) ?? stepAt(CHAPTERS, place) ?? CHAPTERS[place.chapter])?.texts[0] ?? 'end';
}

function along(start: WalkPlace, turns: number): string[] {
  const texts = [textAt(start)];
  for (let place = start, i = 0; i < turns; i++) {
    place = forward(CHAPTERS, place, 1);
    texts.push(textAt(place));
  }
  return texts;
}

const inside = (place: WalkPlace): WalkPlace => unfolded(CHAPTERS, place) ?? place;
const SECOND = { chapter: 1, page: 0 };

it('goes from chapter to chapter and to the end', () => {
  expect(along(FIRST_CHAPTER, 3)).toEqual(['A', 'B', 'C', 'end']);
});

it('goes from step to step once these are unfolded, then to the next chapter', () => {
  expect(along(inside(SECOND), 3)).toEqual(['B1', 'B2', 'C', 'end']);
});

it('goes from link to link, then to the next step or chapter', () => {
  const second = forward(CHAPTERS, inside(SECOND), 1);
  expect(along(inside(second), 4)).toEqual(['B2 link 0', 'B2 link 1', 'B2 link 2', 'C', 'end']);
  expect(along(inside({ chapter: 2, page: 0 }), 2), 'a step alone').toEqual(['C1 link 0', 'C1 link 1', 'end']);
});

it('unfolds nothing where there is nothing in it', () => {
  expect(unfolded(CHAPTERS, FIRST_CHAPTER), 'one plain step').toBeUndefined();
  expect(unfolded(CHAPTERS, inside(SECOND)), 'a plain step').toBeUndefined();
  expect(unfolded(CHAPTERS, inside({ chapter: 2, page: 0 })), 'a link').toBeUndefined();
  expect(unfolded(CHAPTERS, { chapter: 3, page: 0 }), 'the end').toBeUndefined();
});

it('folds up to what was shown before, its page as well', () => {
  const chapterRead = { chapter: 1, page: 1 };
  const first = inside(chapterRead);
  const second = forward(CHAPTERS, first, 1);
  const stepRead = { ...second, page: 1 };
  const third = forward(CHAPTERS, forward(CHAPTERS, inside(stepRead), 1), 1);
  expect(textAt(third)).toBe('B2 link 2');
  expect(third.outer).toBe(stepRead);
  expect(third.outer?.outer).toBe(chapterRead);
  expect(back(first), 'back from the first step').toBe(chapterRead);
  expect(back(inside(stepRead)), 'back from the first link').toBe(stepRead);
});

it('turns pages first', () => {
  const turned = forward(CHAPTERS, FIRST_CHAPTER, 2);
  expect(turned).toEqual({ chapter: 0, page: 1 });
  expect(forward(CHAPTERS, turned, 2)).toEqual({ chapter: 1, page: 0 });
  expect(back(turned)).toEqual(FIRST_CHAPTER);
  expect(back(FIRST_CHAPTER)).toBeUndefined();
});

it('goes back to the last page of what is before', () => {
  const last = Number.POSITIVE_INFINITY;
  expect(back({ chapter: 2, page: 0 })).toEqual({ ...SECOND, page: last });
  const first = inside(SECOND);
  expect(back(forward(CHAPTERS, first, 1)), 'a step').toEqual({ ...first, page: last });
  const link = inside(forward(CHAPTERS, first, 1));
  expect(back(forward(CHAPTERS, link, 1)), 'a link').toEqual({ ...link, page: last });
});
