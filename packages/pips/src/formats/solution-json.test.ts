import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lay, pairs } from '../../../core/src/testing/short-forms.js';
import { solutionFromJson, solutionToJson } from './solution-json.js';

describe('solutions as JSON', () => {
  it('are written in canonical order and read back', () => {
    const json = solutionToJson({ placements: [lay([1, 2], '1,1 1,0'), lay([3, 4], '0,0 0,1')] });
    expect(json).toEqual({ placements: [lay([3, 4], '0,0 0,1'), lay([2, 1], '1,0 1,1')] });
    expect(solutionFromJson(json)).toEqual({ ok: true, value: json });
  });

  it.each([
    [{}, ['']],
    [[], ['']],
    [null, ['']],
    [{ placements: 3 }, ['']],
    [{ placements: [3, null, {}] }, ['/placements/0', '/placements/1', '/placements/2']],
    [
      {
        placements: [{ domino: [1], cells: pairs('0,0 0,1') }],
      },
      ['/placements/0'],
    ],
    [
      {
        placements: [{ domino: [1, null], cells: pairs('0,0 0,1') }],
      },
      ['/placements/0'],
    ],
    [{ placements: [{ domino: [1, 2], cells: [[0, 0]] }] }, ['/placements/0']],
    [
      {
        placements: [
          {
            domino: [1, 2],
            cells: [
              [0, 0],
              ['0', 1],
            ],
          },
        ],
      },
      ['/placements/0'],
    ],
  ])('refuses %j', (value, paths) => {
    const result = solutionFromJson(value);
    expect(result.ok).toBe(false);
    expect(!result.ok && result.error.map(({ where }) => where.path)).toEqual(paths);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof solutionFromJson(value as never).ok === 'boolean'));
  });
});
