/** Games, puzzles and results on a disk that works as browsers' do: written in step, all or nothing, through lost connections. */
import { IDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOnDisk } from './database.js';
import { GameStore } from './game-store.js';
import { leaveTime, takeLeftTime } from './left-time.js';
import { nameOfResult, type PuzzleRecord, type ResultRecord, type Summary } from './records.js';
import { inTime, troubleOf } from './trouble.js';
import { inWhole } from './whole.js';

/** Between windows; it keeps no test from ending. */
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    (this as unknown as { unref(): void }).unref();
  }
}

let factory: IDBFactory;
let store: GameStore;
beforeEach(() => {
  factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('BroadcastChannel', Channel);
  store = new GameStore('games');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const at = (revision: number): Summary => ({ puzzle: 'easy/1', revision, finished: false, elapsed: 5, touched: 9 });
const line = (revision: number) => ({ revision, line: `${revision} ` });
const result: ResultRecord = {
  puzzle: 'easy/1',
  kind: 'pips',
  moment: 1,
  solvedOn: '2026-11-19',
  elapsed: 5,
  hints: {},
  day: '2026-11-19',
};
const puzzle: PuzzleRecord = { kind: 'pips', json: {}, title: 'Mine', size: '2×2', cells: 4, added: 1 };
const results = () => inWhole(store, 'readonly', (tables) => tables.objectStore('results').getAll());

describe('a game', () => {
  it('is the text that was written with all moves since, in their order', async () => {
    expect(await store.read('a')).toBeUndefined();
    expect(await store.write('a', 'start ', at(0), undefined)).toBe('kept');
    expect(await store.write('b', 'other ', at(0), undefined)).toBe('kept');
    expect(await store.append('b', [line(1)], at(1))).toBe('kept');
    for (const revision of [1, 2, 3, 4, 5, 6, 7, 8]) await store.append('a', [line(revision)], at(revision));
    expect(await store.append('a', [line(9), line(10)], at(10))).toBe('kept');
    expect(await store.read('a')).toBe('start 1 2 3 4 5 6 7 8 9 10 ');
    expect(await store.write('a', 'new ', at(11), 10)).toBe('kept');
    expect(await Promise.all(['a', 'b'].map((game) => store.read(game)))).toEqual(['new ', 'other 1 ']);
    expect([...(await store.summaries())]).toEqual([
      ['a', at(11)],
      ['b', at(1)],
    ]);
  });

  it('stays as it is where a window is behind', async () => {
    await store.write('a', 'start ', at(0), undefined);
    const other = new GameStore('games');
    const heard = { here: vi.fn(), there: vi.fn(), never: vi.fn() };
    store.onChange(heard.here);
    store.onChange(heard.never)();
    other.onChange(heard.there);
    expect(await store.append('a', [line(1)], at(1), result)).toBe('kept');
    await vi.waitFor(() => expect(heard.there).toHaveBeenCalledTimes(1));
    expect(await other.append('a', [line(1)], { ...at(1), elapsed: 7 }, { ...result, elapsed: 7 })).toBe('behind');
    expect(await other.write('a', 'older ', at(1), undefined)).toBe('behind');
    expect([await store.read('a'), await store.summaries()]).toEqual(['start 1 ', new Map([['a', at(1)]])]);
    expect(await results()).toEqual([result]);
    expect(Object.values(heard).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('is told to be kept only once it is on the disk itself', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await store.write('a', 'start ', at(0), undefined);
    await store.append('a', [line(1)], at(1));
    await store.addPuzzles(new Map([['p', puzzle]]));
    expect(transaction.mock.calls.slice(1).map(([, ...how]) => how)).toEqual(
      Array(3).fill(['readwrite', { durability: 'strict' }]),
    );
  });
});

it('tells that something is kept once the disk has it', async () => {
  await store.write('a', 'start ', at(0), undefined);
  expect(await factory.databases()).toEqual([{ name: 'games', version: 1 }]);
  const begin = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...how) {
    const transaction = begin.apply(this, how);
    queueMicrotask(() => transaction.abort());
    return transaction;
  });
  for (const work of [
    () => store.choose('open', 'p'),
    () => store.append('a', [line(1)], at(1)),
    () => store.addPuzzles(new Map([['p', puzzle]])),
  ])
    await expect(work()).rejects.toMatchObject({ name: 'AbortError' });
});

it('keeps a result as it was first', async () => {
  await store.write('a', 'start ', at(0), undefined);
  await store.append('a', [line(1)], at(1), result);
  const undated: ResultRecord = { ...result, elapsed: 6, day: undefined };
  await store.append('a', [line(2)], at(2), undated);
  await store.append('a', [line(3)], at(3), { ...result, moment: 2 });
  expect(await results()).toEqual([result, undated]);
});

it('keeps puzzles that are new, and lists what is sound', async () => {
  const changed = vi.fn();
  store.onChange(changed);
  expect(await store.addPuzzles(new Map([['p', puzzle]]))).toBe(1);
  const both = new Map(['p', 'q'].map((name) => [name, { ...puzzle, title: name }]));
  expect(await store.addPuzzles(both)).toBe(1);
  expect(changed).toHaveBeenCalledTimes(2);
  const unsound = { ...puzzle, title: undefined } as unknown as PuzzleRecord;
  await store.addPuzzles(new Map([['r', unsound]]));
  expect(await store.puzzles()).toEqual(
    new Map([
      ['p', puzzle],
      ['q', { ...puzzle, title: 'q' }],
    ]),
  );
  expect(await store.puzzle('p')).toEqual(puzzle);
  await store.choose('open', 'p');
  expect([await store.choice('open'), await store.choice('settings')]).toEqual(['p', undefined]);
});

it('does all of what belongs together, or nothing', async () => {
  const changed = vi.fn();
  store.onChange(changed);
  const name = nameOfResult(result);
  const failing = inWhole(store, 'readwrite', async (tables) => {
    await tables.objectStore('results').put(result, name);
    throw new Error('half way');
  });
  await expect(failing).rejects.toThrow('half way');
  expect([await results(), changed.mock.calls.length]).toEqual([[], 0]);
  await inWhole(store, 'readwrite', (tables) => tables.objectStore('results').put(result, name));
  expect([await results(), changed.mock.calls.length]).toEqual([[result], 1]);
});

describe('a connection', () => {
  const refused = (name: string) => {
    throw new DOMException('no', name);
  };

  it('is given up for a window that needs the database, and opened again', async () => {
    await store.choose('open', 'p');
    const gone = factory.deleteDatabase('games');
    await new Promise((resolve, reject) => {
      gone.onsuccess = resolve;
      gone.onblocked = reject;
    });
    expect(await store.choice('open')).toBeUndefined();
  });

  it('is asked for anew once it has died unheard, and not before', async () => {
    const open = vi.spyOn(factory, 'open');
    await store.choose('open', 'p');
    for (const [name, opened] of [
      ['DataError', 1],
      ['InvalidStateError', 2],
    ] as const) {
      await expect(store.within(async () => refused(name))).rejects.toThrow('no');
      expect(await store.choice('open')).toBe('p');
      expect(open).toHaveBeenCalledTimes(opened);
    }
  });

  it('is not insisted on where it is refused, and else four times', async () => {
    const open = vi.spyOn(factory, 'open').mockImplementation(() => refused('SecurityError'));
    await expect(store.choice('open')).rejects.toThrow('no');
    expect(open).toHaveBeenCalledTimes(1);
    open.mockImplementation(() => refused('UnknownError'));
    await expect(store.choice('open')).rejects.toThrow('no');
    expect(open).toHaveBeenCalledTimes(5);
    open.mockRestore();
    expect(await store.choice('open')).toBeUndefined();
  });

  it('tells of what the disk refuses', async () => {
    const bad = { puzzle: () => 'no data' } as unknown as ResultRecord;
    await expect(
      inWhole(store, 'readwrite', (tables) => tables.objectStore('results').put(bad, 'x')),
    ).rejects.toThrow();
    const ended = store.within(async (database) => {
      const transaction = database.transaction(['choices'], 'readwrite');
      transaction.abort();
      await transaction.done;
    });
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'refused'],
  ['InvalidStateError', 'refused'],
  ['NotAllowedError', 'refused'],
  ['UnknownError', 'broken'],
])('takes %s for a disk that is %s', (name, trouble) => {
  expect(troubleOf(new DOMException('no', name))).toBe(trouble);
  expect(troubleOf(name)).toBe('broken');
});

it('waits four seconds for a disk', async () => {
  vi.useFakeTimers();
  expect(await inTime(Promise.resolve(1))).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
  const late = expect(inTime(new Promise(() => {}))).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(3999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await late;
});

it('has its place by the folder of the app', () => {
  for (const [href, place] of [
    ['https://x/', 'pipwright'],
    ['https://x/a/b?c', 'pipwright /a/'],
  ] as const) {
    vi.stubGlobal('location', { href });
    expect(placeOnDisk()).toBe(place);
  }
});

it('takes the time that was left for a game as it is now, once', () => {
  const kept = new Map<string, string>();
  const take = (name: string, revision: number) => takeLeftTime('games', name, revision);
  expect(take('a', 1)).toBe(0);
  leaveTime('games', { name: 'a', revision: 1, ms: 70 });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  const left = (ms: unknown) => leaveTime('games', { name: 'a', revision: 1, ms: ms as number });
  for (const [ms, name, revision, taken] of [
    [70, 'a', 1, 70],
    [70, 'b', 1, 0],
    [70, 'a', 2, 0],
    [-70, 'a', 1, 0],
    ['70', 'a', 1, 0],
  ] as const) {
    left(ms);
    expect([take(name, revision), take(name, revision), kept.size]).toEqual([taken, 0, 0]);
  }
});
