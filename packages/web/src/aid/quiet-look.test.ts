import type { AnyGame } from '@pipwright/play';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { About, Answers } from '../think/explain-messages.js';
import { knownOf } from '../think/known-puzzles.js';
import type { AidRequest } from '../ui/aid.js';
import { lookQuietly } from './quiet-look.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SEVERAL: Answers['how-many'] = { type: 'several', text: '', cells: [], ways: [[], []] };

/** A look at a puzzle whose answers come when they are told, or never. */
function looking({ puzzle = 'own', looked = [] as readonly string[], isPlaying = false } = {}) {
  const opened: AidRequest[] = [];
  const kept: unknown[] = [];
  const asked: string[] = [];
  const stopped: string[] = [];
  const waiting = new Map<string, (answer: never) => void>();
  const end = lookQuietly({
    puzzle,
    game: {} as AnyGame,
    room: {
      ask(_, { type }) {
        asked.push(type);
        return { answer: new Promise((hear) => waiting.set(type, hear)), stop: () => void stopped.push(type) };
      },
    },
    memory: { choice: async () => looked, choose: async (_, value) => void kept.push(value) },
    isPlaying: () => isPlaying,
    open: (request) => opened.push(request),
  });
  const answer = async (type: About['type'], found: unknown) => {
    await vi.advanceTimersByTimeAsync(0);
    waiting.get(type)?.(found as never);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { opened, kept, asked, stopped, end, answer };
}

it('opens a card where there are several solutions, and never again', async () => {
  const look = looking({ looked: ['other'] });
  await look.answer('how-many', SEVERAL);
  expect(look.opened).toEqual([{ type: 'several' }]);
  expect(look.kept).toEqual([['other', 'own']]);
  const again = looking({ looked: ['own'] });
  await again.answer('how-many', SEVERAL);
  expect(again.asked).toEqual([]);
});

it('opens a card where there is no solution, once it is known why', async () => {
  const look = looking();
  await look.answer('how-many', { type: 'none' });
  expect(look.opened).toEqual([]);
  await look.answer('unsolvable', {});
  expect(look.opened).toEqual([{ type: 'unsolvable' }]);
});

it('says nothing of a puzzle with one solution', async () => {
  const look = looking();
  await look.answer('how-many', { type: 'one' });
  expect(look.opened).toEqual([]);
  expect(look.kept).toEqual([['own']]);
});

it('opens nothing for somebody who plays, but what it found stays known', async () => {
  const look = looking({ puzzle: 'own-played', isPlaying: true });
  await look.answer('how-many', SEVERAL);
  expect(look.opened).toEqual([]);
  expect(look.kept).toEqual([]);
  expect(knownOf('own-played')).toEqual({ solutions: 'several' });
});

it('stops after ten seconds', async () => {
  const look = looking();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(look.stopped).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(look.stopped).toEqual(['how-many']);
  await look.answer('how-many', SEVERAL);
  expect(look.opened).toEqual([]);
});

it('stops when the puzzle is left', async () => {
  const look = looking();
  await vi.advanceTimersByTimeAsync(0);
  look.end();
  expect(look.stopped).toEqual(['how-many']);
  await look.answer('how-many', SEVERAL);
  expect(look.opened).toEqual([]);
});
