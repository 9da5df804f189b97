/** One line on the terminal that says how far a search is; silent where standard error is no terminal. */
export interface Progress {
  stop(): void;
}

const EVERY_MILLISECONDS = 250;
const CLEAR_LINE = '\r\u001b[K';

export function showProgress(text: () => string): Progress {
  if (process.stderr.isTTY !== true) return { stop() {} };
  const started = performance.now();
  let shown = false;
  const timer = setInterval(() => {
    shown = true;
    const seconds = Math.floor((performance.now() - started) / 1000);
    process.stderr.write(`${CLEAR_LINE}${text()}, ${seconds} s`);
  }, EVERY_MILLISECONDS);
  return {
    stop() {
      clearInterval(timer);
      if (shown) process.stderr.write(CLEAR_LINE);
    },
  };
}
