import { definePuzzle, sum } from '@pipwright/pips';
import { expect, it } from 'vitest';
import { contactSheet } from './contact-sheet.mjs';

const PAIR = definePuzzle({ regions: ['AB'], rules: { A: sum(1), B: sum(2) }, dominoes: '12' });
const LONG = definePuzzle({ regions: ['*'.repeat(24)], dominoes: { set: 6 } });

it('has a box for each board, in rows of eight, groups apart', () => {
  const sheet = contactSheet([Array.from({ length: 9 }, () => PAIR), [LONG]]);
  const [whole, ...boards] = [...sheet.matchAll(/<svg [^>]*>/g)].map(([tag]) => tag);
  expect(whole).toContain('viewBox="0 0 ');
  expect(boards).toHaveLength(10);
  const at = (tag: string | undefined, name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(tag ?? '')?.[1]);
  expect(at(boards[8], 'x')).toBe(at(boards[0], 'x'));
  expect(at(boards[8], 'y')).toBeGreaterThan(at(boards[7], 'y'));
  expect(at(boards[9], 'y')).toBeGreaterThan(at(boards[8], 'y'));
  expect(at(boards[9], 'width')).toBeLessThanOrEqual(150);
});
