/** German, word for word: every technique on its example, as somebody has read it aloud and found it good. */
import { readdirSync, readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { parse } from '../../index.js';
import { futoshikiGerman as de } from '../german.js';
import { type FutoshikiStep, futoshikiExplainer } from '../index.js';
import { inverted, lineNames, noneOf, pair, than } from './german-names.js';

const FOLDER = new URL('../../../../../docs/techniques/futoshiki/', import.meta.url);

function usesOf({ technique, seen }: FutoshikiStep): readonly string[] {
  return [technique, ...seen.map((each) => each.technique)];
}

/** The first step that uses a technique, with its hint, and the chapter that it is in. */
function toldOf(file: string): string {
  const name = file.replace('.txt', '');
  const puzzle = parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  const { steps, chapters } = finish(futoshikiExplainer.explain(puzzle));
  const index = steps.findIndex((step) => usesOf(step).includes(name));
  const scene = { steps, index };
  const step = steps[index] ?? expect.unreachable();
  const chapter = chapters.find((each) => each.steps.includes(index)) ?? expect.unreachable();
  const { suppose, so } = de.supposition(puzzle, scene);
  const chain = step.chain?.map((_, link) => de.link(puzzle, scene, link)) ?? [];
  return [
    `## ${de.technique(name)}`,
    de.idea(name),
    `- ${de.step(puzzle, scene)}`,
    ...(chain.length === 0 ? [] : [suppose, ...chain, so].map((text) => `  - ${text}`)),
    `- wo: ${de.hint.where(puzzle, scene)}`,
    `- warum: ${de.hint.why(puzzle, scene)}`,
    `- was: ${de.hint.what(puzzle, scene)}`,
    `- **${de.title(puzzle, { steps, chapter })}** ${de.chapter(puzzle, { steps, chapter })}`,
    `- ${de.place(puzzle, { steps, chapter })}`,
  ].join('\n');
}

it('every technique reads as it was read aloud (renew: npx vitest run german.test --update, then read what has changed)', async () => {
  const text = `# Techniken\n\n${readdirSync(FOLDER).sort().map(toldOf).join('\n\n')}\n`;
  await expect(text).toMatchFileSnapshot('../../../test/german-techniques.md');
});

describe('a verb goes second', () => {
  it.each([
    ['r1c1 ist die 4.', 'Dann ist r1c1 die 4.'],
    ['r1c1, r1c2 und r1c3 sind 1 oder 4.', 'Dann sind r1c1, r1c2 und r1c3 entweder 1 oder 4.'],
    ['r1c1 ist 1, 3 oder 4.', 'Dann ist r1c1 eine 1, 3 oder 4.'],
    ['In Zeile 2 fehlt nur noch die 3: r2c1 ist die 3.', 'Dann fehlt in Zeile 2 nur noch die 3: r2c1 ist die 3.'],
    [
      'Zeile 2 hat schon die 3, und Spalte 1 hat schon die 4.',
      'Dann hat Zeile 2 schon die 3, und Spalte 1 hat schon die 4.',
    ],
    ['Die Zeilen 2 und 3 haben schon die 3.', 'Dann haben die Zeilen 2 und 3 schon die 3.'],
    ['Balken stehen zwischen r1c1 und r1c2.', 'Dann stehen Balken zwischen r1c1 und r1c2.'],
  ])('%s', (text, expected) => {
    expect(inverted('Dann', text)).toBe(expected);
  });

  it('where there is one', () => {
    expect(inverted('Dann', 'r1c1 > r1c2 > r1c3: r1c1 ist die 4.')).toBeUndefined();
    expect(inverted('Dann', 'Wohin mit der 4 in Zeile 2? r2c1 ist zu klein.')).toBeUndefined();
  });
});

it('names have their articles', () => {
  const lines = [
    { kind: 'row', index: 2 },
    { kind: 'column', index: 0 },
    { kind: 'row', index: 0 },
  ] as const;
  expect(lineNames(lines)).toBe('die Zeilen 1 und 3 und Spalte 1');
  expect(lineNames(lines.slice(1), 'den')).toBe('Zeile 1 und Spalte 1');
  expect(lineNames([lines[0], lines[2]], 'den')).toBe('den Zeilen 1 und 3');
  expect([[4], [4, 5], [2, 4, 5]].map(noneOf)).toEqual(['keine 4', 'weder 4 noch 5', 'keine 2, 4 oder 5']);
});

it('a clause that is open ends with a comma', () => {
  const [low, high] = [
    { isGreater: true, other: [0, 0], bound: 2 },
    { isGreater: false, other: [0, 2], number: 5 },
  ] as const;
  expect(pair([than(low), than(high)])).toBe('größer als r1c1, das mindestens 2 ist, und kleiner als die 5 in r1c3');
  expect(pair([than(high), than(low)])).toBe('kleiner als die 5 in r1c3 und größer als r1c1, das mindestens 2 ist');
});
