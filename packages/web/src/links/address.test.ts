import { describe, expect, it } from 'vitest';
import { routeIn, sharedIn } from './address.js';

describe('the address of a puzzle', () => {
  it.each([
    ['#/', ''],
    ['#/pips-graded-easy-1', 'pips-graded-easy-1'],
    ['#/coach', 'coach'],
    ['#/day-2026-11-18-pips-2?t=418', 'day-2026-11-18-pips-2'],
    ['#/x?t=1?t=2', 'x'],
    ['#/?t=1', ''],
    ['#/pips-graded-easy-1/', 'pips-graded-easy-1'],
    ['#/pips-graded-easy-1/?t=9', 'pips-graded-easy-1'],
    ['#/Pips-Graded-EASY-1', 'pips-graded-easy-1'],
    ['#/%70ips-graded%2Deasy-1', 'pips-graded-easy-1'],
    ['#/%zz', '%zz'],
    ['#//', ''],
    ['', undefined],
    ['#', undefined],
    ['#1abc', undefined],
    ['#x/y', undefined],
  ])('in %j is %j', (hash, route) => expect(routeIn(hash)).toBe(route));
});

describe('what another app shares', () => {
  it.each([
    ['?text=a&url=b', 'a\nb'],
    ['?title=a&text=b', 'b'],
    ['?url=b', 'b'],
    ['?title=a', ''],
    ['?fbclid=a', undefined],
    ['', undefined],
  ])('in %j is %j', (search, text) => expect(sharedIn(search)).toBe(text));
});
