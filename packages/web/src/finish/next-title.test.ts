import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../kinds/testing/install.js';
import { en } from '../words/testing/catalogues.js';
import { nextTitle } from './next-title.js';

beforeEach(() => {
  const read = (file: string) => readFileSync(new URL(`../../public/${file}`, import.meta.url), 'utf8');
  vi.stubGlobal('fetch', async (file: string) => new Response(read(file)));
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['day-2026-11-18-pips-3', 'pips', 'Hard'],
  ['day-2026-11-18-pips-1', 'futoshiki', 'Pips Easy'],
  ['pips-graded-easy-2', 'pips', 'Easy 2'],
  ['futoshiki-graded-easy-1', 'pips', 'Futoshiki Easy 1'],
] as const)('%s after one of %s', async (puzzle, here, title) => {
  expect(await nextTitle(en, puzzle, here)).toBe(title);
});

it('a puzzle of a day that may be of any level is told by its size', async () => {
  expect(await nextTitle(en, 'day-2026-11-18-futoshiki-1', 'pips')).toMatch(/^Futoshiki (\d)×\1$/);
});

it('a puzzle of the player’s own is none of those', async () => {
  expect(await nextTitle(en, 'own-0123456789abcdef', 'pips')).toBeUndefined();
});
