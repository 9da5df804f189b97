import { type AnyGame, newGame, readGame } from '@pipwright/play';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { puzzleFromText } from '../../../pips/test/puzzle-of.js';
import '../kinds/testing/install.js';
import type { Written } from '../storage/game-store.js';
import type { MoveRecord, ResultRecord, Summary } from '../storage/records.js';
import { type GameDisk, type Outcome, Session } from './session.js';

/** A disk in memory that keeps the promises of the real one, and breaks them when told to. */
class Disk implements GameDisk {
  readonly games = new Map<string, { text: string; revision: number }>();
  /** In the order in which they were written. */
  readonly results: ResultRecord[] = [];
  writes = 0;
  reads = 0;
  trouble: DOMException | undefined;
  /** What every write waits for. */
  gate: Promise<void> = Promise.resolve();
  /** What every read waits for. */
  readingGate: Promise<void> = Promise.resolve();

  async read(game: string): Promise<string | undefined> {
    this.reads++;
    await this.readingGate;
    return this.games.get(game)?.text;
  }

  async write(
    game: string,
    text: string,
    { revision }: Summary,
    after: number | undefined,
    result?: ResultRecord,
  ): Promise<Written> {
    await this.#asked();
    if (this.games.get(game)?.revision !== after) return 'behind';
    this.games.set(game, { text, revision });
    this.#keep(result);
    return 'kept';
  }

  async append(
    game: string,
    moves: readonly MoveRecord[],
    { revision }: Summary,
    result?: ResultRecord,
  ): Promise<Written> {
    await this.#asked();
    const known = this.games.get(game);
    if (known === undefined || known.revision + moves.length !== revision) return 'behind';
    this.games.set(game, { text: known.text + moves.map(({ line }) => line).join(''), revision });
    this.#keep(result);
    return 'kept';
  }

  #keep(result: ResultRecord | undefined): void {
    if (result !== undefined && !this.results.includes(result)) this.results.push(result);
  }

  async #asked(): Promise<void> {
    this.writes++;
    await this.gate;
    if (this.trouble !== undefined) throw this.trouble;
  }
}

const puzzle = puzzleFromText('board:\n####\n####\n\npieces:\n01,02,03,04\n\nconstraints:\n');
const made = newGame('pips', puzzle);
if (!made.ok) throw new Error('no game');
const start: AnyGame = made.value;

const place = (slot: number) =>
  ({
    type: 'place',
    slot,
    cells: [
      [slot % 2, 2 * (slot >> 1)],
      [slot % 2, 2 * (slot >> 1) + 1],
    ],
  }) as const;

let places = 0;
function sessionOn(disk: Disk, where = `test ${places++}`, game = start, kept?: number): Session {
  return new Session(disk, where, { name: 'one', puzzle: 'one', game }, kept, {});
}

const dominoes = (game: AnyGame) => (game.kind === 'pips' ? (game.positions[game.at]?.board.lying.length ?? 0) : 0);
const onDisk = (disk: Disk, name = 'one') => {
  const read = readGame(disk.games.get(name)?.text ?? '');
  return read.ok && read.warnings.length === 0 ? dominoes(read.value) : undefined;
};
const types = (outcomes: readonly Outcome[]) => outcomes.map(({ type }) => type);

it('brings a game back that another window deleted, with the next move and not with time alone', async () => {
  const disk = new Disk();
  const [mine, other] = [sessionOn(disk, 'both'), sessionOn(disk, 'both')];
  await mine.play(place(0));
  disk.games.clear();
  other.tellGone(['one']);
  await expect.poll(() => mine.state.gone).toBe(true);
  await mine.keepTime();
  expect(disk.games.size).toBe(0);
  expect((await mine.play(place(1))).type).toBe('revived');
  expect(mine.state.gone).toBe(false);
  expect([...disk.games.keys()]).toEqual(['one']);
  expect((await mine.play(place(2))).type).toBe('made');
  const read = readGame(disk.games.get('one')?.text ?? '');
  expect(read.ok && read.value.revision).toBe(3);
});

describe('a session', () => {
  it('shows a move only when it is on the disk, one after the other', async () => {
    const disk = new Disk();
    const session = sessionOn(disk);
    let open = () => {};
    disk.gate = new Promise((resolve) => {
      open = resolve;
    });
    const both = Promise.all([session.play(place(0)), session.play(place(1))]);
    await Promise.resolve();
    expect(dominoes(session.state.game)).toBe(0);
    open();
    expect(types(await both)).toEqual(['made', 'made']);
    expect([dominoes(session.state.game), onDisk(disk)]).toEqual([2, 2]);
  });

  it('shows several moves at once, or none of them', async () => {
    const disk = new Disk();
    const session = sessionOn(disk);
    const seen: number[] = [];
    session.subscribe(() => seen.push(dominoes(session.state.game)));
    expect((await session.play(place(0), place(1))).type).toBe('made');
    expect((await session.play(place(2), place(0))).type).toBe('refused');
    expect([seen, onDisk(disk)]).toEqual([[2], 2]);
  });

  it('plays on without the disk, and writes everything once it can', async () => {
    const disk = new Disk();
    const session = sessionOn(disk);
    await session.play(place(0));
    disk.trouble = new DOMException('full', 'QuotaExceededError');
    await session.play(place(1));
    await session.play(place(2));
    expect([session.state.trouble, dominoes(session.state.game), onDisk(disk)]).toEqual(['full', 3, 1]);
    disk.trouble = undefined;
    await session.play(place(3));
    expect([session.state.trouble, onDisk(disk)]).toEqual([undefined, 4]);
  });

  it('makes no move in a game that was opened after it was asked for', async () => {
    const session = sessionOn(new Disk());
    const opening = session.open({ name: 'two', puzzle: 'two', game: start }, undefined);
    const outcome = await session.play(place(0));
    await opening;
    expect([outcome.type, dominoes(session.state.game)]).toEqual(['refused', 0]);
  });

  it('keeps in mind a game that was left without being kept', async () => {
    const disk = new Disk();
    const session = sessionOn(disk);
    disk.trouble = new DOMException('no', 'SecurityError');
    await session.play(place(0));
    await session.open({ name: 'two', puzzle: 'two', game: start }, undefined);
    expect(dominoes(session.unkept('one')?.game ?? start)).toBe(1);
    expect(session.unkeptGames()).toMatchObject([{ puzzle: 'one', finished: false }]);
    await session.play(place(0));
    expect(session.unkeptGames().map(({ puzzle }) => puzzle)).toEqual(['one', 'two']);
    disk.trouble = undefined;
    await session.play(place(1));
    expect(session.unkeptGames().map(({ puzzle }) => puzzle)).toEqual(['one']);
  });

  it('shows what another window did, and says so to the move that came too late', async () => {
    const disk = new Disk();
    const first = sessionOn(disk);
    await first.play(place(0));
    const second = sessionOn(disk, undefined, first.state.game, first.state.game.revision);
    await first.play(place(1));
    expect((await second.play(place(2))).type).toBe('elsewhere');
    expect(dominoes(second.state.game)).toBe(2);
    expect((await second.play(place(2))).type).toBe('made');
    expect(onDisk(disk)).toBe(3);
  });

  it('reads once what another window did, however often it hears of it meanwhile', async () => {
    const disk = new Disk();
    let open = () => {};
    disk.readingGate = new Promise((resolve) => {
      open = resolve;
    });
    const mine = sessionOn(disk, 'told thrice');
    await sessionOn(disk).play(place(0));
    const [teller, listener] = [new BroadcastChannel('told thrice'), new BroadcastChannel('told thrice')];
    let heard = 0;
    listener.onmessage = () => {
      heard++;
    };
    for (let times = 0; times < 3; times++) teller.postMessage({ name: 'one', revision: 1 });
    await expect.poll(() => heard).toBe(3);
    open();
    await mine.settled();
    expect([dominoes(mine.state.game), disk.reads]).toEqual([1, 1]);
    for (const channel of [teller, listener]) channel.close();
  });

  it('gives up nothing that was played without the disk for what another window did', async () => {
    const disk = new Disk();
    const mine = sessionOn(disk);
    await mine.play(place(0));
    const other = sessionOn(disk, undefined, mine.state.game, mine.state.game.revision);
    disk.trouble = new DOMException('full', 'QuotaExceededError');
    await mine.play(place(1));
    disk.trouble = undefined;
    await other.play(place(2));
    await other.play(place(3));
    expect((await mine.play(place(2))).type).toBe('parted');
    expect([dominoes(mine.state.game), mine.state.trouble, onDisk(disk)]).toEqual([3, undefined, 3]);
    expect(mine.state.name).not.toBe('one');
    expect(onDisk(disk, mine.state.name)).toBe(3);
  });
});

describe('a slow disk', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is not asked again before it has answered, and loses nothing', async () => {
    const disk = new Disk();
    const session = sessionOn(disk);
    let answer = () => {};
    disk.gate = new Promise((resolve) => {
      answer = resolve;
    });
    const first = session.play(place(0));
    await vi.advanceTimersByTimeAsync(60_000);
    await first;
    expect([session.state.trouble, dominoes(session.state.game)]).toEqual(['broken', 1]);
    await session.play(place(1));
    expect([disk.writes, dominoes(session.state.game)]).toEqual([1, 2]);
    answer();
    await vi.advanceTimersByTimeAsync(1);
    expect((await session.play(place(2))).type).toBe('made');
    expect([session.state.trouble, dominoes(session.state.game), onDisk(disk)]).toEqual([undefined, 3, 3]);
  });
});

describe('the time played', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('is written with the next move, and not lost with a move that cannot be made', async () => {
    const session = sessionOn(new Disk());
    session.watch.start();
    await session.play(place(0));
    vi.advanceTimersByTime(1500);
    expect((await session.play(place(0))).type).toBe('refused');
    vi.advanceTimersByTime(500);
    await session.play(place(1));
    expect(session.state.game.clock.elapsed).toBe(2000);
    expect(session.watch.running()).toBe(0);
  });

  it('begins with the first move', async () => {
    const session = sessionOn(new Disk());
    session.watch.start();
    vi.advanceTimersByTime(9000);
    await session.play(place(0));
    vi.advanceTimersByTime(250);
    await session.keepTime();
    expect(session.state.game.clock.elapsed).toBe(250);
  });
});

describe('the result of a game', () => {
  const solve = [place(0), place(1), place(2), place(3)];

  it('is written with the move that finishes it, and no more', async () => {
    const disk = new Disk();
    const session = sessionOn(disk);
    for (const move of solve.slice(0, 3)) await session.play(move);
    await session.play({ type: 'hint', rung: 'where' });
    expect(disk.results).toEqual([]);
    const before = Date.now();
    await session.play(...solve.slice(3));
    const result = { puzzle: 'one', kind: 'pips', hints: { ...start.hints, where: 1 } };
    expect(disk.results).toEqual([expect.objectContaining(result)]);
    expect(disk.results[0]?.moment).toBeGreaterThanOrEqual(before);
    expect(session.state.result).toBe(disk.results[0]);
    await session.play({ type: 'undo' });
    await session.play({ type: 'redo' });
    expect(disk.results).toHaveLength(1);
  });

  it('waits for a disk that refuses, and keeps its moment', async () => {
    const disk = new Disk();
    const session = sessionOn(disk);
    disk.trouble = new DOMException('Full.', 'QuotaExceededError');
    await session.play(...solve);
    expect(disk.results).toEqual([]);
    const { result } = session.state;
    await session.open({ name: 'two', puzzle: 'two', game: start }, undefined);
    expect(session.state.result).toBeUndefined();
    disk.trouble = undefined;
    const left = session.unkept('one');
    if (left === undefined) throw new Error('The game is gone.');
    await session.open(left, undefined);
    await session.play({ type: 'undo' });
    expect(disk.results).toEqual([result]);
  });

  it('is that of the window whose move was kept', async () => {
    const disk = new Disk();
    const [mine, other] = [sessionOn(disk, 'both finish'), sessionOn(disk, 'both finish')];
    await mine.play(...solve.slice(0, 3));
    await expect.poll(() => dominoes(other.state.game)).toBe(3);
    const outcomes = await Promise.all([mine.play(place(3)), other.play(place(3))]);
    expect(types(outcomes).sort()).toEqual(['elsewhere', 'made']);
    expect(disk.results).toHaveLength(1);
    const late = outcomes[0]?.type === 'made' ? other : mine;
    await late.play({ type: 'undo' });
    expect(disk.results).toHaveLength(1);
  });

  it('is not made by a position that came along finished', async () => {
    const disk = new Disk();
    const session = sessionOn(new Disk());
    await session.play(...solve);
    const brought = sessionOn(disk, undefined, session.state.game);
    await brought.keep();
    await brought.play({ type: 'undo' });
    expect(onDisk(disk)).toBe(3);
    expect(disk.results).toEqual([]);
  });
});
