/** Puzzles half written: parsers read what is there, and tell what is missing from what is wrong. */
import type { Format } from '@pipwright/core';
import { expect, it } from 'vitest';
import { isGap } from '../generate/gaps.js';
import type { Puzzle, Spec, SpecRegion } from '../model/puzzle.js';
import { jsonFormat } from './json.js';
import { nytFormat } from './nyt.js';
import { textFormat } from './text.js';
import { yamlFormat } from './yaml-format.js';

await yamlFormat.load?.();

type Case = [string, Format<Spec, Puzzle>, string, readonly SpecRegion[]];

const nyt = (regions: unknown) => JSON.stringify({ regions });

it.each<Case>([
  ['text: a board alone', textFormat, 'board:\n##\n', []],
  ['text: dominoes alone', textFormat, 'pieces:\n01\n', []],
  ['text: cells without a rule', textFormat, 'board:\n##\n\nconstraints:\n{(1,0)}\n', [{ cells: [[0, 1]] }]],
  [
    'text: rules without numbers',
    textFormat,
    'board:\n##\n\nconstraints:\nLessThan {(0,0)}\nExactly {(1,0)}\n',
    [
      { cells: [[0, 0]], untargeted: '<' },
      { cells: [[0, 1]], untargeted: '=' },
    ],
  ],
  [
    'JSON: ids with an empty entry and with none',
    jsonFormat,
    '{"rows":1,"cols":2,"regions":[["a","b"]],"constraints":{"a":{}}}',
    [{ cells: [[0, 0]] }, { cells: [[0, 1]], isFree: true }],
  ],
  ['JSON: a size alone', jsonFormat, '{"rows":1,"cols":2}', []],
  ['YAML: no rules', yamlFormat, 'rows: 1\ncols: 1\nregions: [[a]]\n', [{ cells: [[0, 0]], isFree: true }]],
  [
    "the Times's JSON: no type, no target, no rule",
    nytFormat,
    nyt([{ indices: [[0, 0]] }, { indices: [[0, 1]], type: 'greater' }, { indices: [[0, 2]], type: 'empty' }]),
    [{ cells: [[0, 0]] }, { cells: [[0, 1]], untargeted: '>' }, { cells: [[0, 2]], isFree: true }],
  ],
])('is read: %s', (_, format, text, regions) => {
  const [draft] = format.parse(text);
  expect(draft?.problems.filter((found) => !isGap(found))).toEqual([]);
  expect(draft?.spec.regions).toEqual(regions);
});

it.each<[string, Format<Spec, Puzzle>, string]>([
  ['text: a rule without cells', textFormat, 'board:\n##\n\nconstraints:\nAllSame\n'],
  ['text: a rule that is unknown', textFormat, 'board:\n##\n\nconstraints:\nAlike {(0,0)}\n'],
  ['text: a domino that is none', textFormat, 'board:\n##\n\npieces:\n0\n'],
  [
    'JSON: a sum that is no number',
    jsonFormat,
    '{"rows":1,"cols":1,"regions":[["a"]],"constraints":{"a":{"sum":null}}}',
  ],
  ["the Times's JSON: a region without cells", nytFormat, nyt([{ type: 'equals' }])],
  ["the Times's JSON: a type that is unknown", nytFormat, nyt([{ indices: [[0, 0]], type: 'prime' }])],
])('is wrong, not missing: %s', (_, format, text) => {
  expect(format.parse(text)[0]?.problems.some((found) => !isGap(found))).toBe(true);
});
