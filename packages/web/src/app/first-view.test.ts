import type { AnyGame } from '@pipwright/play';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstViewOf, isNewcomer, type Opening, viewAskedFor } from './first-view.js';

const PLAIN: Opening = { hash: '', search: '', isNew: false };

describe('what the address and the player ask for', () => {
  it.each([
    [{ isNew: true }, 'coach'],
    [{ hash: '#/coach' }, 'coach'],
    [{ hash: '#/a' }, 'game'],
    [{ hash: '#/a', isNew: true }, 'game'],
    [{ hash: '#/a?t=9', isNew: true }, 'game'],
    [{ hash: '#1packed', isNew: true }, 'game'],
    [{ hash: '#/' }, 'home'],
    [{ hash: '#x=zzz', isNew: true }, 'home'],
    [{ hash: '#/', isNew: true }, 'home'],
    [{}, undefined],
    [{ search: '?text=x', isNew: true }, undefined],
    [{ search: '?url=', isNew: true }, undefined],
    // What other sites put behind the addresses that they lead to.
    [{ search: '?fbclid=x', isNew: true }, 'coach'],
  ])('by %j is %j', (part, view) => expect(viewAskedFor({ ...PLAIN, ...part })).toBe(view));
});

describe('who is new', () => {
  it.each([
    [{ choices: {} }, true],
    [{ choices: { settings: {} } }, true],
    [{ choices: { open: 'a' } }, false],
    [{ choices: { coached: true } }, false],
    [{ choices: {}, late: Promise.resolve() }, false],
  ])('is known by %j: %j', (disk, isNew) => expect(isNewcomer(disk)).toBe(isNew));
});

describe('what is shown at first', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 18, 0, 30) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const left = (touched?: Date) => ({
    opened: { name: 'a', puzzle: 'a', game: {} as AnyGame },
    ...(touched && { touched: touched.getTime() }),
  });

  it('is the game that was played last where that was today', () => {
    expect(firstViewOf(PLAIN, left(new Date(2026, 10, 18, 0, 1)))).toBe('game');
    expect(firstViewOf(PLAIN, left(new Date(2026, 10, 17, 23, 59)))).toBe('home');
    expect(firstViewOf(PLAIN, left())).toBe('home');
    expect(firstViewOf({ ...PLAIN, hash: '#/' }, left(new Date())), 'which is the address of Home').toBe('home');
  });

  it('is the puzzle of the address, or Home where there is none', () => {
    expect(firstViewOf({ ...PLAIN, hash: '#/a?t=9' }, left())).toBe('game');
    expect(firstViewOf({ ...PLAIN, hash: '#/b' }, left(new Date()))).toBe('home');
    expect(firstViewOf({ ...PLAIN, hash: '#1packed' }, left())).toBe('game');
  });
});
