/** A world for a run inside this process: what it says is kept, and it can be interrupted as by Ctrl-C. */
import type { Io, TextOutput } from '../src/io.js';
import { root } from './root.js';

export interface World {
  readonly input?: string | Buffer | undefined;
  readonly cwd?: string | undefined;
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** Which outputs are terminals, and how wide these are. */
  readonly terminals?: readonly ('stdout' | 'stderr')[] | undefined;
  readonly columns?: number | undefined;
  /** Told of everything that is written to standard output, which waits for it. */
  readonly onOutput?: ((text: string, io: CapturedIo) => Promise<void> | void) | undefined;
  /** Told of everything that is written to standard error. */
  readonly onError?: ((text: string, io: CapturedIo) => void) | undefined;
}

export class CapturedIo implements Io {
  readonly stdin: Io['stdin'];
  readonly stdout: TextOutput;
  readonly stderr: TextOutput;
  readonly env: Io['env'];
  readonly cwd: string;
  readonly interruption: Io['interruption'];
  readonly #controller = new AbortController();
  #listening = 0;
  out = '';
  err = '';
  /** Both, in the order in which they were written. */
  said = '';

  constructor({ input = '', cwd = root, env = {}, terminals = [], columns, onOutput, onError }: World) {
    this.stdin = (async function* () {
      yield Buffer.from(input);
    })();
    this.env = { ...process.env, ...env };
    this.cwd = cwd;
    const shape = (name: 'stdout' | 'stderr') => ({ isTerminal: terminals.includes(name), columns });
    this.stdout = {
      ...shape('stdout'),
      write: async (content) => {
        const text = characters(content);
        this.out += text;
        this.said += text;
        await onOutput?.(text, this);
      },
    };
    this.stderr = {
      ...shape('stderr'),
      write: async (content) => {
        const text = characters(content);
        this.err += text;
        this.said += text;
        onError?.(text, this);
      },
    };
    this.interruption = {
      signal: this.#controller.signal,
      listen: () => {
        this.#listening++;
        return () => this.#listening--;
      },
    };
  }

  watchReader(): () => void {
    return () => {};
  }

  interrupt(): void {
    if (this.#listening === 0) throw new Error('nobody listens: Ctrl-C would end the program here');
    this.#controller.abort();
  }
}

/** Bytes as characters with the same codes. */
function characters(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
}
