import { readdirSync, readFileSync } from 'node:fs';
import { cellName, type Words } from '@pipwright/core';
import { futoshikiWords } from '@pipwright/futoshiki/parts';
import { pipsWords, USUAL_SET } from '@pipwright/pips/parts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { READINGS } from '../kinds/reading.js';
import { readText } from '../think/read-text.js';
import { en } from '../words/testing/catalogues.js';
import { sayReading } from './say-reading.js';

describe('what is wrong with a text', () => {
  it('names every format of every kind', () => {
    const defaults = { ...USUAL_SET };
    for (const kind of ['pips', 'futoshiki'] as const) {
      for (const { name } of READINGS[kind].readingWith(defaults).formats)
        expect(Object.keys(en.kinds[kind].foundAs)).toContain(name);
    }
  });

  it('is said in whole sentences, however a puzzle is spoiled', async () => {
    const folder = new URL('../../../../examples/', import.meta.url);
    const examples = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const spoiled = fc
      .tuple(fc.constantFrom(...examples), fc.nat(), fc.nat(12), fc.constantFrom('', '9', 'x', '{', '\n', '---\n', ','))
      .map(([text, at, length, put]) => {
        const start = at % text.length;
        return text.slice(0, start) + put + text.slice(start + length);
      });
    await fc.assert(
      fc.asyncProperty(spoiled, async (text) => {
        for (const problem of (await readText(text, READINGS, USUAL_SET)).problems.slice(0, 5)) {
          expect(sayReading(en, problem), problem.code).not.toMatch(/undefined|\[object|NaN/);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('is said in the sentences of the libraries, with cells as the app names them', () => {
    const name = { label: '9', at: [0, 1] };
    const data = {
      ...name,
      cell: [0, 1],
      cells: pairs('0,1 2,0'),
      names: [{ label: '=' }, name],
      number: 9,
      side: 4,
    };
    const samples = [
      { ...data, flag: 'D', adjacent: true, found: null, more: 1, field: 'x' },
      { ...data, at: undefined, flag: 'U', adjacent: false, found: '}', more: 2, field: 'x' },
    ];
    const spelled = (sentence: string) => sentence.replaceAll(/r(\d+)c(\d+)/g, 'row $1, column $2').toLowerCase();
    const libraries: readonly (readonly [Words, Words])[] = [
      [en.kinds.pips.readings as Words, pipsWords as Words],
      [en.kinds.futoshiki.readings as Words, futoshikiWords as Words],
    ];
    for (const [ours, theirs] of libraries) {
      for (const code of Object.keys(ours)) {
        for (const sample of samples) {
          const say = (words: Words) => words[code]?.(sample as never, cellName) ?? code;
          expect(say(ours).toLowerCase(), code).toBe(spelled(say(theirs)));
        }
      }
    }
  });

  it('counts rows and columns from 1, as the app does', async () => {
    const [problem] = (await readText('4:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0D,0\n', READINGS, USUAL_SET)).problems;
    if (problem === undefined) throw new Error('Nothing is wrong.');
    expect(problem.sentence).toContain('r4c3');
    expect(sayReading(en, problem)).toContain('row 4, column 3');
  });

  it('seed 004: tells of rules and sets that can never do', async () => {
    const yaml = 'rows: 2\ncols: 2\nmaxPip: 0\nregions: [[a, a], [a, b]]\nconstraints: {a: {sum: 19}, b: {sum: 1}}\n';
    const { puzzles, problems } = await readText(yaml, READINGS, USUAL_SET);
    expect(puzzles).toHaveLength(1);
    expect(problems.map(({ harmless }) => harmless)).toEqual([true, true, true]);
    expect(problems.map((problem) => sayReading(en, problem))).toEqual([
      'The board needs 2 dominoes, but the double-0 set has 1. Raise maxPip, or allow duplicates.',
      'The rule of the “19” region (sum 19) cannot be satisfied by 3 cells with numbers from 0 to 0. The puzzle has no solution.',
      'The rule of the “1” region (sum 1) cannot be satisfied by 1 cell with numbers from 0 to 0. The puzzle has no solution.',
    ]);
  });

  it('of two YAML documents is said in words of our own', async () => {
    const yaml = 'rows: 1\ncols: 2\nregions: [[0, 0]]\nconstraints: {}\n';
    expect((await readText(`${yaml}---\n${yaml}`, READINGS, USUAL_SET)).problems.map(({ code }) => code)).toEqual([
      'yaml-documents',
    ]);
  });
});
