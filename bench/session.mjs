/** Session that every part of a run shares: its options, the machine, files at the end. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOptions, say, stop } from './options.mjs';
import { describeMachine } from './report/units.mjs';

export const options = readOptions();
export const machine = describeMachine();
/** The day files may lie in a folder of their own. */
export const dayFolder = ['nyt', '.']
  .map((name) => join(options.data ?? '', name))
  .find((path) => options.data !== undefined && existsSync(path));
if (options.data !== undefined && dayFolder === undefined) stop(`there is no folder ${options.data}`);

function readOptions() {
  try {
    return parseOptions(process.argv.slice(2), fileURLToPath(new URL('..', import.meta.url)));
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

/** @param {ReadonlyMap<string, string>} files */
export function writeFiles(files) {
  for (const [name, text] of files) {
    const path = join(options.out, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    say(`wrote ${path}`);
  }
}
