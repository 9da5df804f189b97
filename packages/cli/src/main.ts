/** The command line as a program: this process is its world, and ends with its status. */
import type { Parts } from './parts.js';
import { processIo } from './process-io.js';
import { run } from './run.js';

const LINGER_MILLISECONDS = 2000;

export async function main(name: Parts['name'], argv: readonly string[], overrides: Partial<Parts> = {}) {
  process.exitCode = await run(argv, processIo(), { ...overrides, name });
  // The program ends by itself, unless an engine's thread does not hear that it should; all is written by then.
  process.stdout.write('', () => setTimeout(() => process.exit(), LINGER_MILLISECONDS).unref());
}
