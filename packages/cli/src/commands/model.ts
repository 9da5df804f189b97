/** A puzzle as a binary CSP: how large, how connected, how strict. */
import { problemMaker } from '@pipwright/core';
import type { InputOptions } from '../inputs.js';
import { type Output, printable } from '../output.js';
import { STATUS, type Status } from '../status.js';
import type { fileWords } from '../words.js';
import { eachInput } from './each-input.js';
import { rejectFor, rejectInput } from './work.js';

const problem = problemMaker<typeof fileWords>();

export async function model(sources: readonly string[], options: InputOptions, output: Output): Promise<Status> {
  let first = true;
  return eachInput(sources, options, output, async (input) => {
    const { kind, checked } = input;
    if (kind === undefined || !checked.ok) return rejectInput(output, input);
    if (kind.csp === undefined) {
      return rejectFor(output, input, [problem('kind-without-csp', {}, { kind: kind.name })]);
    }
    const started = performance.now();
    const json = kind.csp.toJson(checked.value);
    await output.line(input, 'modelled', performance.now() - started, json);
    const heading = input.ofSeveral ? `${first ? '' : '\n'}${printable(input.id)}\n\n` : '';
    await output.say(heading + kind.csp.toText(checked.value));
    first = false;
    return STATUS.done;
  });
}
