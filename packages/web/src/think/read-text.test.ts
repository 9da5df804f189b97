import { readdirSync, readFileSync } from 'node:fs';
import { futoshiki } from '@pipwright/futoshiki/parts';
import { pips, USUAL_SET } from '@pipwright/pips/parts';
import type { KindName } from '@pipwright/play';
import { describe, expect, it } from 'vitest';
import { isOwnName, startOfRecord } from '../game/own-puzzles.js';
import { READINGS } from '../kinds/reading.js';
import { readText } from './read-text.js';

const folder = new URL('../../../../examples/', import.meta.url);
const example = (name: string) => readFileSync(new URL(name, folder), 'utf8');

it('every format of every kind is read', () => {
  for (const { name, formats, words, check } of [pips, futoshiki]) {
    const readable = READINGS[name as KindName].readingWith(USUAL_SET);
    expect(readable).toMatchObject({ name, words, check });
    expect(readable.formats.map((format) => format.name)).toEqual(formats.map((format) => format.name));
  }
});

describe('a text', () => {
  it.each(readdirSync(folder))('%s is read, and what is found can be played', async (name) => {
    const { puzzles, problems } = await readText(example(name), READINGS, USUAL_SET);
    expect(problems.filter(({ harmless }) => !harmless)).toEqual([]);
    expect(puzzles.length).toBe(name.startsWith('day') ? 3 : 1);
    for (const { kind, json, ownName } of puzzles) {
      expect(isOwnName(ownName)).toBe(true);
      expect(startOfRecord({ kind, json, title: '', added: 0 })).toBeDefined();
    }
  });

  it('is known by the same name in every format', async () => {
    const endings = ['json', 'tatham', 'txt'].map(
      async (ending) => (await readText(example(`futoshiki_4x4.${ending}`), READINGS, USUAL_SET)).puzzles[0],
    );
    const names = await Promise.all(endings);
    expect(new Set(names.map((puzzle) => puzzle?.ownName)).size).toBe(1);
    expect(names.map((puzzle) => puzzle?.format)).toEqual(['json', 'tatham', 'grid']);
  });

  it('says what its puzzles are called', async () => {
    const { puzzles } = await readText(example('day_with_three_levels.json'), READINGS, USUAL_SET);
    expect(puzzles.map(({ naming }) => [naming.date, naming.level])).toEqual([
      ['2030-01-01', 'easy'],
      ['2030-01-01', 'medium'],
      ['2030-01-01', 'hard'],
    ]);
    expect((await readText(example('hard_2025-10-12.txt'), READINGS, USUAL_SET)).puzzles[0]?.naming.comment).toContain(
      'Hard 2025-10-12',
    );
  });

  it('with puzzles right and wrong gives the right ones, and every problem of the others at its line', async () => {
    const { puzzles, problems } = await readText('4:p\n4:0,0,!\n# a comment\n4:p\n5:9,z\n', READINGS, USUAL_SET);
    expect(puzzles).toHaveLength(2);
    expect(problems.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 7, 'tatham-number-expected'],
      [5, 3, 'tatham-number-range'],
      [5, 5, 'tatham-too-much'],
    ]);
    expect(problems[0]?.sentence).toContain('Expected a number here');
  });

  it('of JSON has a line for each problem, too', async () => {
    const day = { ...JSON.parse(example('day_with_three_levels.json')), easy: null, hard: { dominoes: 7 } };
    const text = JSON.stringify({ easy: day.easy, medium: day.medium, hard: day.hard }, null, 1);
    const { puzzles, problems } = await readText(text, READINGS, USUAL_SET);
    expect(puzzles).toHaveLength(1);
    expect(problems.every(({ line, column }) => line !== undefined && column !== undefined)).toBe(true);
    expect(problems.map(({ code, line }) => [code, (line ?? 0) < 3])).toEqual([
      ['level-null', true],
      ['dominoes-not-list', false],
      ['field-missing', false],
    ]);
  });

  it.each([
    ['json', '{"rows": 1, "cols": 2, "regions": [[0, 0]], "constraints": {}}', '{"maxPip": 3, '],
    ['yaml', '\nrows: 1\ncols: 2\nregions: [[0, 0]]\nconstraints: {}\n', 'maxPip: 3\n'],
  ])('in %s that says nothing of its dominoes has those of the settings', async (_, text, ownPip) => {
    const nine = { maxPip: 9, allowDuplicates: true };
    expect((await readText(text, READINGS, nine)).puzzles[0]?.json).toMatchObject(nine);
    expect((await readText(text, READINGS, USUAL_SET)).puzzles[0]?.json).toMatchObject(USUAL_SET);
    expect((await readText(ownPip + text.slice(1), READINGS, nine)).puzzles[0]?.json).toMatchObject({
      ...nine,
      maxPip: 3,
    });
  });

  it('that is none says so in a sentence', async () => {
    for (const text of ['', 'Dear Sir or Madam', '{', '[]', '\u0000', '<svg onload=alert(1)>']) {
      const { puzzles, problems } = await readText(text, READINGS, USUAL_SET);
      expect(puzzles).toEqual([]);
      expect(problems[0]?.sentence, text).toMatch(/ /);
    }
  });
});
