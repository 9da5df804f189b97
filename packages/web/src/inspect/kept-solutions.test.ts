import { describe, expect, it } from 'vitest';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { pipsInspection } from '../pips/inspection.js';
import { begun, type Inspected } from '../think/inspected.js';
import { solutionsOf, solvedBy } from './kept-solutions.js';
import { gameOf } from './testing/game-of.js';

const GAME = gameOf('pips', { rows: 1, cols: 2, maxPip: 6, dominoes: [[0, 1]], regions: [[0, 0]], constraints: {} });
const lying = (first: number, second: number) => ({
  placements: [{ domino: [first, second] as const, cells: pairs('0,0 0,1') }],
});

function found(task: Inspected['task'], count: number, now: Partial<Inspected> = {}): Inspected {
  const request = { task, engine: 'swift', game: GAME, iterationsPerTick: 0, debug: 0 } as const;
  const progress = { nodes: 1, milliseconds: 1, found: String(count) };
  return { ...begun(request), running: false, ending: 'exhausted', progress, ...now };
}

describe('what stays of a task', () => {
  it.each<[string, Inspected, object | undefined]>([
    ['what failed tells nothing', found('all', 1, { failure: 'wrong' }), undefined],
    ['nor what was stopped before anything', found('all', 0, { ending: 'stopped' }), undefined],
    ['none is known, too', found('count', 0), { found: '0', complete: true }],
    ['all of them', found('all', 2), { found: '2', complete: true }],
    ['one of perhaps more', found('solve', 1, { ending: 'enough' }), { found: '1', complete: false }],
    ['what is shared needs few of them', found('common', 2), { found: '2', complete: false }],
  ])('%s', (_, inspected, expected) => {
    const record = solvedBy(pipsInspection, inspected);
    if (expected === undefined) expect(record).toBeUndefined();
    else expect(record).toMatchObject(expected);
  });

  it('is a hundred solutions at most, each once', () => {
    const many = Array.from({ length: 101 }, (_, i) => lying(i, i));
    const record = solvedBy(pipsInspection, found('all', 101, { solutions: many }));
    expect(JSON.parse(record?.solutions ?? '')).toHaveLength(100);
    const twice = solvedBy(pipsInspection, found('all', 2, { solutions: [lying(0, 1), lying(0, 1)] }));
    expect(JSON.parse(twice?.solutions ?? '')).toHaveLength(1);
  });
});

it('shows nothing that is no solution', () => {
  const forged = [lying(0, 1), lying(5, 5), { grid: [[1]] }, { placements: 7 }, {}, []];
  const record = { solutions: JSON.stringify(forged), found: '6', complete: true };
  expect(solutionsOf(pipsInspection, GAME, record)).toEqual([lying(0, 1)]);
});
