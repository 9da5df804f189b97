import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { answerIn, askedIn, type WorkerLike } from './worker.js';

interface Doubling {
  double(number: number, options?: { signal?: AbortSignal }): Promise<number>;
  waitForEver(number: number, options?: { signal?: AbortSignal }): Promise<string>;
  countTo(number: number, options?: { onProgress?: (progress: number) => void }): Promise<string>;
  fail(problems: unknown): Promise<never>;
}

const NAMES = ['double', 'waitForEver', 'countTo', 'fail'] as const;

const functions = {
  double: async (number: number) => 2 * number,
  waitForEver: async (_: number, { signal }: { signal: { aborted: boolean } }) => {
    while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 1));
    return 'stopped';
  },
  countTo: async (number: number, { onProgress }: { onProgress?: (progress: number) => void }) => {
    for (let i = 1; i <= number; i++) onProgress?.(i);
    return onProgress === undefined ? 'in silence' : 'aloud';
  },
  fail: async (problems: unknown) => {
    throw Object.assign(new RangeError('wrong'), problems === undefined ? {} : { problems });
  },
};

const ports: { close(): void }[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** Two ends of one line, with kinds that answer at the far one. */
function line(...kinds: readonly string[]) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1);
  for (const kind of kinds) answerIn(kind, port2, functions);
  return port1;
}

const callerOf = (kind: string, worker: WorkerLike) =>
  askedIn<Doubling>(kind, worker, NAMES, (problems) => Object.assign(new Error('problems'), { problems }));

it('answers each caller by itself, and each kind', async () => {
  const port = line('one', 'two');
  const [a, b, c] = [callerOf('one', port), callerOf('one', port), callerOf('two', port)];
  expect(await Promise.all([a.double(1), b.double(2), c.double(3), a.double(4)])).toEqual([2, 4, 6, 8]);
});

it('leaves messages of others alone, and their senders', async () => {
  const port = line('one');
  const heard: unknown[] = [];
  port.on('message', (message) => heard.push(message));
  for (const message of ['hello', null, 7, { id: 1, name: 'double' }, { pipwright: 'two' }]) port.postMessage(message);
  expect(await callerOf('one', port).double(5)).toBe(10);
  expect(heard).toHaveLength(1);
});

it('stops where its signal is aborted, before and after, and forgets the signal', async () => {
  const { waitForEver, double } = callerOf('one', line('one'));
  expect(await waitForEver(0, { signal: AbortSignal.abort() })).toBe('stopped');
  const controller = new AbortController();
  let listeners = 0;
  const { signal } = controller;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    listeners++;
    add(...args);
  };
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners--;
    remove(...args);
  };
  const waiting = waitForEver(0, { signal });
  await double(1, { signal });
  controller.abort();
  expect(await waiting).toBe('stopped');
  expect(listeners).toBe(0);
});

it('tells of progress whoever wants to hear of it', async () => {
  const port = line('one');
  const [a, b] = [callerOf('one', port), callerOf('one', port)];
  const [heardA, heardB]: [number[], number[]] = [[], []];
  const said = await Promise.all([
    a.countTo(3, { onProgress: (progress) => heardA.push(progress) }),
    b.countTo(2, { onProgress: (progress) => heardB.push(progress) }),
    a.countTo(9),
  ]);
  expect([said, heardA, heardB]).toEqual([
    ['aloud', 'aloud', 'in silence'],
    [1, 2, 3],
    [1, 2],
  ]);
});

it('rejects with what a listener of progress throws', async () => {
  const { countTo, double } = callerOf('one', line('one'));
  const onProgress = () => {
    throw new Error('mine');
  };
  await expect(countTo(3, { onProgress })).rejects.toThrow('mine');
  expect(await double(2)).toBe(4);
});

it.each([undefined, './worker.js', {}])('takes no %j for a worker', (worker) => {
  expect(() => callerOf('one', worker as never)).toThrow('inWorker takes a Worker');
});

it('hands over errors', async () => {
  const { fail } = callerOf('one', line('one'));
  await expect(fail(undefined)).rejects.toThrow(new RangeError('wrong'));
  await expect(fail(undefined)).rejects.toBeInstanceOf(RangeError);
  await expect(fail(['bad'])).rejects.toMatchObject({ message: 'problems', problems: ['bad'] });
  await expect(fail(() => 0)).rejects.toThrow('could not be cloned');
});

it('rejects what was asked of a worker that has ended, and what is asked then', async () => {
  const worker = new Worker('setInterval(() => {}, 1000)', { eval: true });
  const { double } = callerOf('one', worker);
  const asked = double(1);
  const rejected = expect(asked).rejects.toThrow('The worker failed: it has ended.');
  await once(worker, 'online');
  await worker.terminate();
  await rejected;
  await expect(double(2)).rejects.toThrow('The worker failed: it has ended.');
});
