import { expect, it } from 'vitest';
import { parseOptions } from './options.mjs';

it('writes to docs after a full run, elsewhere after a quick one', () => {
  expect(parseOptions([], '/r')).toMatchObject({ data: undefined, out: '/r/docs', limits: { cap: 60_000 } });
  expect(parseOptions(['--quick'], '/r')).toMatchObject({ out: '/r/bench/quick', limits: { cap: 5000 } });
  expect(parseOptions(['days', '--cap', '500ms', '--out', 'o'], '/r')).toMatchObject({
    data: 'days',
    out: 'o',
    limits: { cap: 500 },
  });
});

it.each([[['a', 'b']], [['--cap', '5']], [['--cap', 'soon']], [['--fast']], [['--only', 'chess']], [['--help']]])(
  'refuses %j',
  (argv) => {
    expect(() => parseOptions(argv, '/r')).toThrow();
  },
);

it('measures every part, or one', () => {
  expect(parseOptions([], '/r').parts).toEqual(['csp', 'futoshiki', 'pips']);
  expect(parseOptions(['--only', 'csp'], '/r').parts).toEqual(['csp']);
});
