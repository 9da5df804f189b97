/** This process as the world of a run. What cannot be written ends it: at once, whatever is being computed. */
import type { Interruption, Io, TextOutput } from './io.js';
import { onReaderGone } from './reader-gone.js';
import { STATUS } from './status.js';
import { systemReason } from './system-reason.js';

export function processIo(): Io {
  quitWhenNothingCanBeWritten();
  return {
    // Only looking at it would already open it.
    get stdin() {
      return process.stdin;
    },
    stdout: textOutput(process.stdout),
    stderr: textOutput(process.stderr),
    env: process.env,
    cwd: process.cwd(),
    interruption: signalInterruption(),
    watchReader: () => onReaderGone(() => process.exit(STATUS.readerGone)),
  };
}

function textOutput(stream: NodeJS.WriteStream): TextOutput {
  return {
    write(content) {
      if (stream.write(content)) return Promise.resolve();
      return new Promise((resolve) => stream.once('drain', resolve));
    },
    get isTerminal() {
      return stream.isTTY === true;
    },
    get columns() {
      return stream.columns;
    },
  };
}

/** `… | head` closes its end, which is no error; a full disk is one. */
function quitWhenNothingCanBeWritten(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(STATUS.readerGone);
      if (stream === process.stdout) process.stderr.write(`The output cannot be written: ${systemReason(error)}.\n`);
      process.exit(STATUS.bad);
    });
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * A signal asks the work under way to stop and say what it has; a second one ends the program. Outside such work the
 * system's own answer holds, which ends the program at once: a handler there would only make it deaf.
 */
function signalInterruption(): Interruption {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    listen() {
      const abort = () => controller.abort();
      for (const signal of SIGNALS) process.once(signal, abort);
      return () => {
        for (const signal of SIGNALS) process.off(signal, abort);
      };
    },
  };
}
