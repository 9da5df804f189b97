import type { AnyKind } from '@pipwright/core';
import { Option } from 'commander';
import type { Input, InputOptions } from '../../inputs.js';
import { highest, STATUS } from '../../status.js';
import { eachReport } from '../each-report.js';
import { refusePacked } from '../packed-name.js';
import { choice, formatNames, type Registrar, withJson } from '../registrar.js';
import { rejectionOf } from '../rejection.js';
import { convert, convertOne } from './compute.js';
import { convertToJson, printConversions } from './print.js';

interface Options extends InputOptions {
  readonly to: string;
  readonly output?: string;
}

export function addConvert(registrar: Registrar): void {
  const { session } = registrar;
  const command = registrar.puzzleCommand<Options>(
    {
      word: 'convert',
      summary: 'write a puzzle in another format',
      examples: [
        'convert puzzle.txt --to yaml',
        'convert day.json --level hard --to text',
        'convert day.json --to text -o folder/',
        'convert day.json --to text --json',
      ],
    },
    async (words, options, output) => {
      if (options.output !== undefined) refusePacked(options.output);
      if (output.json)
        return eachReport(words, options, session, output, (input) => convertOne(input, options.to), {
          async print(input, report) {
            await output.line(convertToJson(input, report));
            return report.exit;
          },
        });
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
  );
  withJson(command)
    .addOption(toFormat(session.kinds, 'Write in this format (required)').makeOptionMandatory())
    .addOption(new Option('-o, --output <path>', 'Write to this file or folder').conflicts('json'));
}

export function toFormat(kinds: readonly AnyKind[], description: string): Option {
  return choice('--to <name>', description, [...formatNames(kinds), ...writerNames(kinds)]);
}

function readOne(input: Input) {
  return input.checked.ok ? { type: 'read' as const } : rejectionOf(input);
}

function writerNames(kinds: readonly AnyKind[]): readonly string[] {
  return kinds.flatMap((kind) => kind.writers ?? []).map((writer) => writer.name);
}
