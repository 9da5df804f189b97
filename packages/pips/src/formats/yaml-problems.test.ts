import { readPuzzlesSync } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { pips } from '../kind.js';

await Promise.all(pips.formats.map((format) => format.load?.()));

const found = (text: string) =>
  readPuzzlesSync(text, [pips], 'yaml').flatMap(({ checked }) => {
    const problems = checked.ok ? [] : checked.error;
    return problems.map(({ code, where }) => `${code} ${where.line}:${where.column}`);
  });

const BLOCK = `id: sample
name: "Sample"
rows: 2
cols: 4
maxPip: 6
regions:
  - [A, A, B, B]
  - [C, "C", D, 'D']
constraints:
  A: { sum: 8 }
  B: { all_equal: true }
  C: { op: "<", value: 3 }
  D: { op: '>', value: 1 }
`;

const FLOW = `rows: 2
cols: 4
regions: [
  ["A", "A", "B", "B"],
  ["C", "C", "D", "D"]
  ]
constraints: {}
`;

describe('what is left open in YAML', () => {
  it.each([
    ['a double quote', BLOCK.replace('"Sample"', '"Sample'), ['yaml-left-open 2:7']],
    ['a single quote', BLOCK.replace('"Sample"', "'Sample"), ['yaml-left-open 2:7']],
    ['a quote of a key', BLOCK.replace('rows:', '"rows:'), ['yaml-left-open 3:1']],
    ['a quote in the last line', `${BLOCK}notes: "end`, ['yaml-left-open 14:8']],
    [
      'two quotes',
      BLOCK.replace('"Sample"', '"Sample').replace('maxPip: 6', "maxPip: '6"),
      ['yaml-left-open 2:7', 'yaml-left-open 5:9'],
    ],
    ['a quote within brackets', BLOCK.replace('"C"', '"C'), ['yaml-left-open 8:9']],
    ['a single quote within brackets', BLOCK.replace("'D'", "'D"), ['yaml-left-open 8:17']],
    ['a quote within braces', BLOCK.replace('"<"', '"<'), ['yaml-left-open 12:12']],
    ['a single quote within braces', BLOCK.replace("'>'", "'>"), ['yaml-left-open 13:12']],
    ['a quote that one of the next line closes', FLOW.replace('"B"]', '"B]'), ['yaml-left-open 4:19']],
    [
      'a quote on a line of Windows',
      BLOCK.replace('"Sample"', '"Sample').replaceAll('\n', '\r\n'),
      ['yaml-left-open 2:7'],
    ],
    ['a quote after wide characters', BLOCK.replace('"Sample"', '"🁢" "🁢'), ['yaml-left-open 2:11']],
    ['a bracket', BLOCK.replace('B, B]', 'B, B'), ['yaml-left-open 7:5']],
    ['a brace', BLOCK.replace('true }', 'true'), ['yaml-left-open 11:6']],
    ['a brace at the end of the file', BLOCK.replace('value: 1 }', 'value: 1'), ['yaml-left-open 13:6']],
    ['a bracket of several lines', FLOW.replace('\n  ]', ''), ['yaml-left-open 3:10']],
    ['a brace that a bracket closes', FLOW.replace('["A"', '[{"A"'), ['yaml-left-open 4:4']],
    [
      'two documents, and a bracket before',
      `${BLOCK.replace('B, B]', 'B, B')}---\n${BLOCK}`,
      ['yaml-left-open 7:5', 'yaml-documents 14:1'],
    ],
  ])('seed 004: is told where it opens: %s', (_, text, expected) => expect(found(text)).toEqual(expected));

  it('seed 004: is told in its line, wherever a quote or a bracket is too much', () => {
    for (const [i, mark] of ['"', "'", '[', '{'].entries()) {
      for (let at = i; at <= BLOCK.length; at += 4) {
        const [first] = found(BLOCK.slice(0, at) + mark + BLOCK.slice(at)).filter((each) => /^yaml-/.test(each));
        const line = BLOCK.slice(0, at).split('\n').length;
        if (first !== undefined) expect(first, `${mark} at ${at}`).toMatch(new RegExp(` ${line}:`));
      }
    }
  });

  it('is bounded', () => {
    for (const line of ['a: "\n', '- [\n', '  ["\n', "{'\n"]) {
      expect(found(`rows: 1\n${line.repeat(3000)}`).length).toBeLessThanOrEqual(20);
    }
  });

  it('does not take text of several lines for a mistake', () => {
    expect(found(BLOCK)).toEqual([]);
    expect(found(BLOCK.replace('"Sample"', '"Sample\n  of two lines"'))).toEqual([]);
  });
});

const inBlock = (pattern: RegExp) => BLOCK.match(pattern)?.length ?? 0;

it.each([
  ['characters', 'x', 224 * 1024 - BLOCK.length - 2, 'yaml-too-large 1:1'],
  ['marks', '@', 45_000 - inBlock(/[[\]{}"'>]/g), 'yaml-too-large 1:1'],
  ['commas', ',', 30_000 - inBlock(/,/g), 'yaml-too-large 1:1'],
  ['brackets within brackets', '{', 100, 'yaml-too-deep 1:1'],
])('has no more %s than any puzzle has, which is seen before it is parsed', (_, mark, most, problem) => {
  expect(found(`${BLOCK}# ${mark.repeat(most)}`)).toEqual([]);
  expect(found(`${BLOCK}# ${mark.repeat(most + 1)}`)).toEqual([problem]);
});
