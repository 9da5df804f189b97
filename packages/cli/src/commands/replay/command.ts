import { highest, STATUS, type Status } from '../../status.js';
import type { Registrar } from '../registrar.js';
import { type ReplayOptions, replay } from './compute.js';
import { printReplay } from './print.js';

export function addReplay(registrar: Registrar): void {
  const { session } = registrar;
  registrar
    .fileCommand<ReplayOptions>(
      {
        word: 'replay',
        summary: 'play back a search recorded with solve --trace',
        examples: ['solve --trace trace.jsonl puzzle.txt', 'replay trace.jsonl', 'replay --draw trace.jsonl'],
      },
      'File written by solve --trace, or - for stdin',
      async (sources, options, output) => {
        let status: Status = STATUS.done;
        for (const source of sources) {
          for await (const report of replay(source, options, session.files, session.kinds, session)) {
            status = highest(status, await printReplay(output, source, report, options));
          }
        }
        return status;
      },
    )
    .option('--draw', 'Print every event of the search, and the board after each move');
}
