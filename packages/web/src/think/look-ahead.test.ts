import { type AnyGame, newGame } from '@pipwright/play';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { puzzleFrom } from '../../../pips/test/puzzle-of.js';
import { madeGame } from '../../../play/src/testing/games.js';
import { installKinds } from '../kind/page.js';
import { PAGES } from '../kinds/page.js';
import { type Ahead, lookAhead } from './look-ahead.js';

const game: AnyGame = madeGame(newGame('pips', puzzleFrom('##', '01')));

/** Of a kind that does not explain. */
function heardWith(engines: () => Worker): readonly Ahead[] {
  installKinds(
    { ...PAGES, pips: { ...PAGES.pips, explains: false } },
    { reader: engines, engines, explaining: engines },
  );
  const heard: Ahead[] = [];
  lookAhead(game, (ahead) => heard.push(ahead));
  return heard;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  installKinds(PAGES);
});

it('says once that it is not sure where nobody can be asked', () => {
  const heard = heardWith(() => {
    throw new Error('There is no thread.');
  });
  expect(heard).toEqual(['unsure']);
  vi.runAllTimers();
  expect(heard).toEqual(['unsure']);
});

it('says after a moment that it takes longer, and gives up in the end', () => {
  const heard = heardWith(() => ({ postMessage() {}, terminate() {} }) as unknown as Worker);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(['checking']);
  vi.runAllTimers();
  expect(heard).toEqual(['checking', 'unsure']);
});
