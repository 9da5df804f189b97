import { newGame } from '@pipwright/play';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { puzzleFrom } from '../../../pips/test/puzzle-of.js';
import { afterMoves, madeGame } from '../../../play/src/testing/games.js';
import { installKinds } from '../kind/page.js';
import { PAGES } from '../kinds/page.js';
import type { ExplainNews, ExplainQuestion } from './explain-messages.js';
import { ExplainRoom } from './explain-room.js';

const HINT = { type: 'hint', chapter: 0 } as const;
const KEEP = { type: 'keep' } as const;
const game = madeGame(newGame('pips', puzzleFrom('##\n##', '11,11')));
const other = madeGame(newGame('pips', puzzleFrom('##', '01')));
const lay = (slot: number) =>
  ({
    type: 'place',
    slot,
    cells: [
      [0, 0],
      [0, 1],
    ],
  }) as const;

/** A thread that hears everything and says what it is told to. */
class FakeThread {
  readonly heard: ExplainQuestion[] = [];
  onmessage: ((event: { data: ExplainNews }) => void) | undefined;
  onerror: (() => void) | undefined;
  isOver = false;

  postMessage(question: ExplainQuestion): void {
    this.heard.push(question);
  }
  terminate(): void {
    this.isOver = true;
  }
  says(news: ExplainNews): void {
    this.onmessage?.({ data: news });
  }
  get types(): readonly string[] {
    return this.heard.map(({ type, id }) => `${type} ${id}`);
  }
}

let threads: FakeThread[] = [];

beforeEach(() => {
  threads = [];
  const explaining = () => {
    threads.push(new FakeThread());
    return threads.at(-1) as unknown as Worker;
  };
  installKinds(PAGES, { reader: explaining, engines: explaining, explaining });
});
afterEach(() => installKinds(PAGES));

const thread = () => threads.at(-1) as FakeThread;

describe('the room', () => {
  it('asks once about a position, and remembers', async () => {
    const room = new ExplainRoom();
    const { answer } = room.ask(game, HINT);
    expect(room.ask(afterMoves(game, { type: 'mark', cell: [0, 0], number: 1 }), HINT).answer).toBe(answer);
    expect(thread().types).toEqual(['ask 1']);
    thread().says({ id: 1, answer: { type: 'none' } });
    await answer;
    expect(room.known(game, HINT)).toEqual({ type: 'none' });
    expect(room.known(game, KEEP)).toBeUndefined();
  });

  it('asks again where another of two dominoes alike lies: its moves would be others', () => {
    const room = new ExplainRoom();
    room.ask(afterMoves(game, lay(0)), HINT);
    room.ask(afterMoves(game, lay(1)), HINT);
    expect(thread().types).toEqual(['ask 1', 'ask 2']);
  });

  it('hurries what was asked ahead and is wanted now', () => {
    const room = new ExplainRoom();
    room.ask(game, HINT, true);
    room.ask(game, HINT);
    room.ask(game, HINT);
    expect(thread().types).toEqual(['ask 1', 'hurry 1']);
  });

  it('drops what is no longer wanted, and all of another puzzle', async () => {
    const room = new ExplainRoom();
    room.ask(game, KEEP).stop();
    room.ask(game, HINT, true);
    room.ask(other, HINT);
    expect(thread().types).toEqual(['ask 1', 'drop 1', 'ask 2', 'drop 2', 'ask 3']);
  });

  it('fails one question alone, and asks it again', async () => {
    const room = new ExplainRoom();
    const failing = room.ask(game, HINT).answer;
    const going = room.ask(game, KEEP).answer;
    thread().says({ id: 1, failed: true });
    await expect(failing).rejects.toThrow();
    thread().says({ id: 2, answer: { action: undefined } });
    expect(await going).toEqual({ action: undefined });
    room.ask(game, HINT);
    expect(thread().types.at(-1)).toBe('ask 3');
  });

  it('fails where no thread can be started, and tries again', async () => {
    const room = new ExplainRoom();
    const noThread = () => {
      throw new Error('There is no thread.');
    };
    installKinds(PAGES, { reader: noThread, engines: noThread, explaining: noThread });
    await expect(room.ask(game, HINT).answer).rejects.toThrow('There is no thread.');
    await expect(room.ask(game, HINT).answer).rejects.toThrow('There is no thread.');
  });

  it('starts another thread where one has broken', async () => {
    const room = new ExplainRoom();
    const { answer } = room.ask(game, HINT);
    thread().onerror?.();
    await expect(answer).rejects.toThrow();
    expect(thread().isOver).toBe(true);
    room.ask(game, HINT);
    expect(threads).toHaveLength(2);
  });
});
