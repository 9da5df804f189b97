import { printable } from '@pipwright/core';
import { SkippedFiles } from '../../folders.js';
import type { Input } from '../../inputs.js';
import { inWords } from '../../registry.js';
import { eachReport } from '../each-report.js';
import { type Registrar, withJson, withTimeout } from '../registrar.js';
import { type GradeOptions, grade } from './compute.js';
import { GradePrinter } from './print.js';

export function addGrade(registrar: Registrar): void {
  const { session } = registrar;
  const kinds = session.kinds.filter(({ explainer }) => explainer !== undefined);
  const command = registrar.puzzleCommand<GradeOptions>(
    {
      word: 'grade',
      summary: `say how hard a ${inWords(kinds, 'or')} puzzle is`,
      examples: ['grade puzzle.txt', 'grade --level hard day.json', 'grade puzzles', 'grade --json puzzles'],
      takesFolders: true,
    },
    async (words, options, output) => {
      const skipped = new SkippedFiles();
      const printer = new GradePrinter(registrar.program.name(), options, output);
      let release: (() => void) | undefined;
      const compute = (input: Input) => {
        // From the first puzzle on, Ctrl-C is told of also where it comes between two.
        release ??= session.interruption.listen();
        return grade(input, options, session);
      };
      try {
        const status = await eachReport(words, { ...options, skipped }, session, output, compute, printer);
        await printer.end();
        if (skipped.remark !== undefined) await output.warn(printable(skipped.remark));
        return status;
      } finally {
        release?.();
      }
    },
    kinds,
  );
  withJson(withTimeout(command)).addHelpText(
    'after',
    `
A grade is easy, medium, hard or expert. It comes from the effort that it takes
to solve the puzzle by reasoning, on a scale for each kind of puzzle.
  for its size  How far the effort is above or below what is usual for as many
                dominoes or numbers
  hardest       The hardest technique that the explanation uses
  curve         How the effort is spread over the solve, in ten bars
  bottleneck    The chapter of the explanation where there are the fewest other
                ways to go on
Several puzzles are listed in a table. Of a folder, every puzzle file in it and
in the folders in it is graded; other files are skipped, and hidden ones, too.
A puzzle with several solutions has no grade. If there is no solution, the exit
status is 1.`,
  );
}
