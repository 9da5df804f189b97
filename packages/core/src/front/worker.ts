/**
 * The functions of a kind in another thread: `answerIn` there, `askedIn` here. A call is one message each way; an
 * aborted signal is a message of its own, and so is progress. Messages name the kind and the caller: a worker may have
 * other messages, other kinds and several callers.
 */
import type { Signal } from './solving.js';

/** A `Worker` of a browser, or of `node:worker_threads`. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  // biome-ignore-start lint/suspicious/noExplicitAny: what is handed over has another type on every platform.
  addEventListener?(type: string, listener: (event: any) => void): void;
  on?(type: string, listener: (value: any) => void): unknown;
  // biome-ignore-end lint/suspicious/noExplicitAny: see above.
}

/** A function that can be called in another thread. */
type RemoteFunction = (puzzle: unknown, options?: unknown) => Promise<unknown>;

interface Channel {
  readonly pipwright: string;
  readonly caller: number;
}

interface Question extends Channel {
  readonly id: number;
  readonly name: string;
  readonly puzzle: unknown;
  readonly options: object;
  readonly isAborted: boolean;
  readonly wantsProgress: boolean;
}

interface Abort extends Channel {
  readonly abort: number;
}

interface Failure {
  readonly name: string;
  readonly message: string;
  readonly problems?: unknown;
}

type Answer = Channel & { readonly id: number } & ({ readonly result: unknown } | { readonly failure: Failure });

/** Sent any number of times before the answer. */
interface Progress extends Channel {
  readonly id: number;
  readonly progress: unknown;
}

type OnProgress = (progress: unknown) => void;

let callers = 0;

/**
 * Makes functions that call a worker.
 * @param toError what an error with problems becomes here; others are plain errors
 */
export function askedIn<Functions extends object>(
  kind: string,
  worker: WorkerLike,
  names: readonly (keyof Functions & string)[],
  toError: (problems: unknown) => Error,
): Functions {
  if (typeof worker?.postMessage !== 'function' || (worker.on ?? worker.addEventListener) === undefined)
    throw new TypeError('inWorker takes a Worker: that of a browser, or of node:worker_threads.');
  const channel: Channel = { pipwright: kind, caller: ++callers };
  const waiting = new Map<
    number,
    { resolve(result: unknown): void; reject(error: Error): void; onProgress: OnProgress | undefined }
  >();
  let last = 0;
  let end: Error | undefined;

  listen(worker, 'message', (message) => {
    if (!isOf<Answer | Progress>(message, channel.pipwright) || message.caller !== channel.caller) return;
    const call = waiting.get(message.id);
    if ('progress' in message) {
      try {
        call?.onProgress?.(message.progress);
      } catch (error) {
        worker.postMessage({ ...channel, abort: message.id } satisfies Abort);
        call?.reject(error as Error);
      }
    } else if ('result' in message) call?.resolve(message.result);
    else call?.reject(errorOf(message.failure, toError));
  });
  for (const type of ['error', 'exit'] as const) {
    listen(worker, type, (event) => {
      const { message = 'it has ended' } = (event ?? {}) as { message?: string };
      end ??= new Error(`The worker failed: ${message}.`);
      for (const { reject } of waiting.values()) reject(end);
    });
  }

  const ask =
    (name: string): RemoteFunction =>
    (puzzle, options) => {
      const { signal, onProgress, ...plain } = (options ?? {}) as { signal?: Signal; onProgress?: OnProgress };
      const id = ++last;
      const abort = () => worker.postMessage({ ...channel, abort: id } satisfies Abort);
      const answered = new Promise((resolve, reject) => {
        if (end !== undefined) throw end;
        // What cannot be sent throws here, and so rejects.
        const isAborted = signal?.aborted ?? false;
        const wantsProgress = onProgress !== undefined;
        worker.postMessage({
          ...channel,
          id,
          name,
          puzzle,
          options: plain,
          isAborted,
          wantsProgress,
        } satisfies Question);
        waiting.set(id, { resolve, reject, onProgress });
        signal?.addEventListener('abort', abort);
      });
      return answered.finally(() => {
        waiting.delete(id);
        signal?.removeEventListener('abort', abort);
      });
    };
  return Object.fromEntries(names.map((name) => [name, ask(name)])) as Functions;
}

function errorOf({ name, message, problems }: Failure, toError: (problems: unknown) => Error): Error {
  if (problems !== undefined) return toError(problems);
  if (name === 'TypeError') return new TypeError(message);
  return name === 'RangeError' ? new RangeError(message) : Object.assign(new Error(message), { name });
}

/** Answers calls of these functions of a kind in a worker; to be called once, in its own thread. */
export function answerIn(kind: string, port: WorkerLike, functions: object): void {
  const signals = new Map<string, { aborted: boolean }>();
  const keyOf = (caller: number, id: number) => `${caller} ${id}`;

  async function answer(question: Question): Promise<Answer> {
    const { pipwright, caller, id, name, puzzle, options, isAborted, wantsProgress } = question;
    const channel = { pipwright, caller, id };
    const signal = { aborted: isAborted };
    const onProgress = (progress: unknown) => port.postMessage({ ...channel, progress } satisfies Progress);
    signals.set(keyOf(caller, id), signal);
    try {
      const asked = Object.hasOwn(functions, name) ? (functions as Record<string, RemoteFunction>)[name] : undefined;
      if (asked === undefined) throw new Error(`There is no function ${name} in this worker.`);
      return {
        ...channel,
        result: await asked(puzzle, { ...options, signal, ...(wantsProgress ? { onProgress } : {}) }),
      };
    } catch (error) {
      const { name: type, message, problems } = error as Error & { problems?: unknown };
      return { ...channel, failure: { name: type, message, ...(problems === undefined ? {} : { problems }) } };
    } finally {
      signals.delete(keyOf(caller, id));
    }
  }

  listen(port, 'message', (message) => {
    if (!isOf<Question | Abort>(message, kind)) return;
    if ('abort' in message) {
      const signal = signals.get(keyOf(message.caller, message.abort));
      if (signal !== undefined) signal.aborted = true;
    } else void answer(message).then((said) => port.postMessage(said));
  });
}

function isOf<Message extends Channel>(message: unknown, kind: string): message is Message {
  return typeof message === 'object' && message !== null && 'pipwright' in message && message.pipwright === kind;
}

/** Node hands over the message itself, a browser an event that holds it. */
function listen(port: WorkerLike, type: 'message' | 'error' | 'exit', listener: (value: unknown) => void): void {
  if (port.on !== undefined) port.on(type, listener);
  else port.addEventListener?.(type, (event) => listener(type === 'message' ? event.data : event));
}

/** Port to the thread that started this one; undefined in a page, and in Node's main thread. */
export function ownPort(): WorkerLike | undefined {
  const { process } = globalThis as {
    process?: { getBuiltinModule?(name: string): { parentPort: WorkerLike | null } };
  };
  const port = process?.getBuiltinModule?.('node:worker_threads').parentPort;
  if (port != null) return port;
  return 'DedicatedWorkerGlobalScope' in globalThis ? (globalThis as unknown as WorkerLike) : undefined;
}
