/** @param {string} text */
export function say(text) {
  whisper('');
  console.error(`bench: ${text}`);
}

/** A line that the next one replaces, for somebody who waits. @param {string} text */
export function whisper(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/** @param {string} text @returns {never} */
export function stop(text) {
  say(text);
  process.exit(2);
}
