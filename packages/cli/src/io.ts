/**
 * All that a run of the command line has of the world around it. A process is one such world (`process-io.ts`), a test
 * another; nothing but the former looks at `process`.
 */
export interface Io {
  readonly stdin: AsyncIterable<string | Uint8Array>;
  readonly stdout: TextOutput;
  readonly stderr: TextOutput;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** An absolute path, where relative ones start. */
  readonly cwd: string;
  readonly interruption: Interruption;
  /** Ends the run once nobody reads standard output, even if nothing is written, until the result is called. */
  watchReader(): () => void;
}

export interface TextOutput {
  /** Resolves when there is room for more, so that endless results do not pile up. Rejects with `ReaderGone`. */
  write(content: string | Uint8Array): Promise<void>;
  readonly isTerminal: boolean;
  readonly columns: number | undefined;
}

/** Ctrl-C, for work that can stop and say what it has. */
export interface Interruption {
  /** Aborted by Ctrl-C while somebody listens. */
  readonly signal: AbortSignal;
  /** Asks to be told rather than ended, until the returned function is called. */
  listen(): () => void;
}

export class ReaderGone extends Error {}

export async function interruptible<T>(interruption: Interruption, work: () => Promise<T>): Promise<T> {
  const release = interruption.listen();
  try {
    return await work();
  } finally {
    release();
  }
}
