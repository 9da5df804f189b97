import { printable } from '@pipwright/core';
import { STANDARD_INPUT } from '../../files.js';
import { grouped } from '../../grouped.js';
import { reportPage, type TechniqueName } from '../../stats/page.js';
import { leftOutOf, noResultIn, remarksOn } from '../../stats/reading.js';
import { reportText } from '../../stats/text.js';
import { STATUS } from '../../status.js';
import { Failure, UsageError } from '../../usage-error.js';
import type { Registrar } from '../registrar.js';
import { readResults } from './compute.js';

interface StatsOptions {
  readonly output?: string;
}

export function addStats(registrar: Registrar): void {
  const { session } = registrar;
  registrar
    .fileCommand<StatsOptions>(
      {
        word: 'stats',
        summary: 'report on the results of a batch',
        examples: [
          'batch puzzles --task grade -o results.jsonl',
          'stats results.jsonl -o report.html',
          'stats results.jsonl',
        ],
      },
      'File of results, or - for stdin',
      async (names, { output: path }, output) => {
        refuse(names, path);
        let lines = 0;
        const stopShowing = session.progress.show(() => `reading: ${grouped(lines)} results`);
        const { tally, files } = await readResults(names, session.files, () => lines++).finally(stopShowing);
        for (const { source, problem } of files)
          if (problem !== undefined) await output.warnOf({ source, kind: undefined }, [problem]);
        if (tally.puzzles === 0) throw new Failure(noResultIn(files));
        const status = files.some(({ problem }) => problem !== undefined) ? STATUS.bad : STATUS.done;
        const remarks = remarksOn(files);
        // Whoever reads the figures on a terminal reads the remarks among them.
        if (path !== undefined || !session.io.stdout.isTerminal)
          for (const remark of files.flatMap(leftOutOf)) await output.warn(printable(remark));
        if (path === undefined) {
          for (const line of reportText(tally, remarks)) await output.write(`${printable(line)}\n`);
          return status;
        }
        const title = names.map((name) => (name === STANDARD_INPUT ? 'standard input' : name)).join(', ');
        const failure = await session.files.write(path, reportPage(title, tally, remarks, techniqueName));
        if (failure !== undefined) throw new Failure(failure);
        await output.say(`${grouped(tally.puzzles)} result${tally.puzzles === 1 ? '' : 's'} in ${printable(path)}`);
        return status;
      },
    )
    .option('-o, --output <file>', 'Write a page with plots (.html)')
    .addHelpText(
      'after',
      `
The results are JSON lines of batch, or of solve, count, check, explain, grade
or generate with --json, plain or packed as .gz. The page needs no network.
Without -o, the figures are printed.

A line that is no result is not counted, and neither is a last line that was cut
off, as by a batch that was killed: the report says so. The exit status is 2
where a file cannot be read to its end, which leaves the report to the others,
or where there is no result at all.`,
    );

  const techniqueName: TechniqueName = (kind, technique) => {
    const explainer = session.kinds.find(({ name }) => name === kind)?.explainer;
    if (explainer === undefined || explainer.techniques.every((each) => each.name !== technique)) return technique;
    return explainer.languages.en.technique(technique);
  };

  function refuse(names: readonly string[], path: string | undefined): void {
    if (names.filter((name) => name === STANDARD_INPUT).length > 1)
      throw new UsageError('Standard input (-) can be read only once.');
    if (path === undefined) return;
    if (!/[^/\\]\.html?$/i.test(path))
      throw new UsageError(`-o cannot be "${path}". The report is a page: its name ends in .html.`);
    for (const name of names)
      if (session.files.overwritesInput(path, name) !== undefined)
        throw new UsageError(`${path} is one of the files of results. Name another file with -o.`);
  }
}
