/** Works on every input, whatever happens to one of them; the highest status wins. */
import { type Input, type InputOptions, readInputs } from '../inputs.js';
import type { Output } from '../output.js';
import { STATUS, type Status } from '../status.js';
import { rejectFor } from './work.js';

export async function eachInput(
  words: readonly string[],
  options: InputOptions,
  output: Output,
  handle: (input: Input) => Promise<Status>,
): Promise<Status> {
  let status: Status = STATUS.done;
  for await (const input of readInputs(words, options)) {
    status = Math.max(status, await survive(input, output, handle)) as Status;
  }
  return status;
}

/** A bug met in one puzzle is said as such, and the others are still worked on. */
async function survive(input: Input, output: Output, handle: (input: Input) => Promise<Status>): Promise<Status> {
  try {
    return await handle(input);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return rejectFor(output, input, [{ code: 'internal-error', where: {}, data: { message } }]);
  }
}
