/**
 * The functions of a kind in another thread: `answerIn` there, `inWorkerWith` here. Puzzles and results are plain data,
 * so a call is one message to and one message fro; an aborted signal is a message of its own. Web Workers and worker
 * threads of Node differ in how they listen, and in nothing else that matters here.
 */
import type { Limits } from './solve.js';

/** A `Worker` of a browser, or of `node:worker_threads`. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  // biome-ignore-start lint/suspicious/noExplicitAny: what is handed over has another type on every platform.
  addEventListener?(type: string, listener: (event: any) => void): void;
  on?(type: string, listener: (value: any) => void): unknown;
  // biome-ignore-end lint/suspicious/noExplicitAny: see above.
}

/** A function that can be called in another thread. */
// biome-ignore lint/suspicious/noExplicitAny: the parameters of any function whose last one has limits.
export type Asked = (puzzle: any, options?: any) => Promise<unknown>;

interface Question {
  readonly id: number;
  readonly name: string;
  readonly puzzle: unknown;
  readonly options: object;
}

type ToWorker = Question | { readonly abort: number };

type FromWorker =
  | { readonly id: number; readonly result: unknown }
  | {
      readonly id: number;
      readonly failure: { readonly name: string; readonly message: string; readonly problems?: unknown };
    };

interface SignalLike {
  readonly aborted: boolean;
  addEventListener?(type: 'abort', listener: () => void): void;
}

/**
 * The same functions, each of which asks the worker.
 * @param toError what an error of the other thread becomes here; those without problems are plain errors
 */
export function inWorkerWith<Functions extends Readonly<Record<string, Asked>>>(
  worker: WorkerLike,
  names: readonly (keyof Functions & string)[],
  toError: (problems: unknown) => Error,
): Functions {
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let last = 0;

  listen(worker, 'message', (message) => {
    const answer = message as FromWorker;
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('result' in answer) call?.resolve(answer.result);
    else call?.reject(errorOf(answer.failure));
  });
  for (const end of ['error', 'exit'] as const) {
    listen(worker, end, (error) => {
      const { message = 'it has ended' } = (error ?? {}) as { message?: string };
      for (const { reject } of waiting.values()) reject(new Error(`The worker failed: ${message}.`));
      waiting.clear();
    });
  }

  function errorOf({ name, message, problems }: { name: string; message: string; problems?: unknown }): Error {
    return problems === undefined ? Object.assign(new Error(message), { name }) : toError(problems);
  }

  const ask =
    (name: string): Asked =>
    (puzzle, options: Limits = {}) =>
      new Promise((resolve, reject) => {
        const { signal, ...plain } = options as { signal?: SignalLike };
        const id = ++last;
        // What cannot be sent throws here, and so rejects.
        worker.postMessage({ id, name, puzzle, options: plain } satisfies ToWorker);
        waiting.set(id, { resolve, reject });
        const abort = () => worker.postMessage({ abort: id } satisfies ToWorker);
        if (signal?.aborted === true) abort();
        else signal?.addEventListener?.('abort', abort);
      });
  return Object.fromEntries(names.map((name) => [name, ask(name)])) as Functions;
}

/** Answers calls of these functions in a worker; to be called once, in its own thread. */
export function answerIn(port: WorkerLike, functions: Readonly<Record<string, Asked>>): void {
  const aborts = new Map<number, { aborted: boolean }>();

  async function answer({ id, name, puzzle, options }: Question): Promise<FromWorker> {
    const signal = { aborted: false };
    aborts.set(id, signal);
    try {
      const asked = Object.hasOwn(functions, name) ? functions[name] : undefined;
      if (asked === undefined) throw new Error(`there is no function ${name} in this worker`);
      return { id, result: await asked(puzzle, { ...options, signal }) };
    } catch (error) {
      const { name: kind, message, problems } = error as Error & { problems?: unknown };
      return { id, failure: { name: kind, message, ...(problems === undefined ? {} : { problems }) } };
    } finally {
      aborts.delete(id);
    }
  }

  listen(port, 'message', (message) => {
    const asked = message as ToWorker;
    if (!('abort' in asked)) {
      void answer(asked).then((said) => port.postMessage(said));
      return;
    }
    const signal = aborts.get(asked.abort);
    if (signal !== undefined) signal.aborted = true;
  });
}

/** Node hands over the message itself, a browser an event that holds it. */
function listen(port: WorkerLike, type: 'message' | 'error' | 'exit', listener: (value: unknown) => void): void {
  if (port.on !== undefined) port.on(type, listener);
  else
    port.addEventListener?.(type, ((event: { data?: unknown }) =>
      listener(type === 'message' ? event.data : event)) as never);
}

/** Where this thread hears from the one that started it. */
export function ownPort(): WorkerLike | undefined {
  const { process } = globalThis as {
    process?: { getBuiltinModule?(name: string): { parentPort: WorkerLike | null } };
  };
  const port = process?.getBuiltinModule?.('node:worker_threads').parentPort;
  if (port != null) return port;
  return 'postMessage' in globalThis ? (globalThis as unknown as WorkerLike) : undefined;
}
