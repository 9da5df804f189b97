import fc from 'fast-check';
import { expect } from 'vitest';
import { describeMaking } from '../../../core/src/testing/making-contract.js';
import { verify } from '../check/verify.js';
import { cspEngines } from '../engines/csp/engine.js';
import { futoshikiMaking } from '../making.js';
import { sideOf } from '../model/puzzle.js';
import { inequalitiesOf } from '../model/sign.js';

const engine = cspEngines.find(({ name }) => name === 'MAC+BZ');
if (engine === undefined) throw new Error('MAC+BZ is gone');

describeMaking({
  making: futoshikiMaking,
  sizes: fc.record({
    side: fc.integer({ min: 2, max: 6 }),
    level: fc.constantFrom(0, 0.5, 1),
    clues: fc.constantFrom('numbers', 'both', 'signs'),
  }),
  impossible: [{ side: 1 }, { side: 2.5 }, { side: 33 }],
  engine,
  verify,
  expectSize(puzzle, { side, clues }) {
    expect(sideOf(puzzle)).toBe(side);
    const [numbers, signs] = [puzzle.fixedNumbers.length, inequalitiesOf(puzzle).length];
    if (clues === 'numbers' && side > 2) expect(signs).toBeGreaterThan(0);
    expect(numbers + signs).toBeGreaterThan(0);
  },
});
