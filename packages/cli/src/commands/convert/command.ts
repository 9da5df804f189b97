import type { AnyKind } from '@pipwright/core';
import type { Input, InputOptions } from '../../inputs.js';
import { highest, STATUS } from '../../status.js';
import { eachReport } from '../each-report.js';
import { choice, formatNames, type Registrar } from '../registrar.js';
import { rejectionOf } from '../rejection.js';
import { convert } from './compute.js';
import { printConversions } from './print.js';

interface Options extends InputOptions {
  readonly to: string;
  /** A file, or a folder for several puzzles. */
  readonly output?: string;
}

export function addConvert(registrar: Registrar): void {
  const { session } = registrar;
  registrar
    .puzzleCommand<Options>(
      {
        word: 'convert',
        summary: 'write a puzzle in another format',
        examples: [
          'convert puzzle.txt --to yaml',
          'convert day.json --level hard --to text',
          'convert day.json --to text -o folder/',
        ],
      },
      async (words, options, output) => {
        const inputs: Input[] = [];
        const read = await eachReport(words, options, session, output, readOne, {
          async print(input) {
            inputs.push(input);
            return STATUS.done;
          },
        });
        const conversions = convert(inputs, options.to);
        return highest(read, await printConversions(output, conversions, session.files, options.output));
      },
    )
    .addOption(
      choice('--to <name>', 'Write in this format (required)', [
        ...formatNames(session.kinds),
        ...writerNames(session.kinds),
      ]).makeOptionMandatory(),
    )
    .option('-o, --output <path>', 'Write to this file or folder');
}

function readOne(input: Input) {
  return input.checked.ok ? { type: 'read' as const } : rejectionOf(input);
}

function writerNames(kinds: readonly AnyKind[]): readonly string[] {
  return kinds.flatMap((kind) => kind.writers ?? []).map((writer) => writer.name);
}
