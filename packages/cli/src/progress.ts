/** One line on the terminal that says how far a search is; silent where standard error is no terminal. */
export interface Progress {
  stop(): void;
}

const EVERY_MILLISECONDS = 250;
const CLEAR_LINE = '\r\u001b[K';

let shown = false;

export function showProgress(text: () => string): Progress {
  if (process.stderr.isTTY !== true) return { stop() {} };
  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.floor((performance.now() - started) / 1000);
    process.stderr.write(`${CLEAR_LINE}${text()}, ${seconds} s`);
    shown = true;
  }, EVERY_MILLISECONDS);
  return {
    stop() {
      clearInterval(timer);
      clearProgress();
    },
  };
}

/** Makes room for a result: it and the progress must not stand on one line. */
export function clearProgress(): void {
  if (shown) process.stderr.write(CLEAR_LINE);
  shown = false;
}
