import { CSP_EXAMPLE } from '../../registry.js';
import { eachReport } from '../each-report.js';
import { choice, type Registrar, withEngine } from '../registrar.js';
import { type DrawOptions, type DrawReport, draw } from './compute.js';
import { DrawPrinter, type DrawPrinting, type OneOfMany } from './print.js';

export function addDraw(registrar: Registrar): void {
  const { session } = registrar;
  const command = registrar.puzzleCommand<DrawOptions & DrawPrinting>(
    {
      word: 'draw',
      summary: 'draw a puzzle, or its first solution',
      examples: [
        'draw puzzle.txt',
        'draw --solved --labels puzzle.txt',
        'draw --style svg --level hard -o puzzle.svg day.json',
        `draw --style graph -o graph.svg ${CSP_EXAMPLE}`,
      ],
    },
    (words, options, output) =>
      eachReport<DrawReport | OneOfMany>(
        words,
        options,
        session,
        output,
        (input) => {
          const isPicture = input.kind?.drawing.pictures.includes(options.style ?? '') ?? false;
          const needsOne = options.output !== undefined || isPicture;
          return input.isOneOfMany && needsOne ? { type: 'one-of-many' } : draw(input, options, session);
        },
        new DrawPrinter(options, output, session.files),
      ),
  );
  withEngine(command, session.kinds)
    .addOption(
      choice(
        '--style <name>',
        'how to draw',
        session.kinds.flatMap(({ drawing }) => [...drawing.styles, ...drawing.pictures]),
      ),
    )
    .addOption(
      choice(
        '--only <part>',
        'a part of the drawing: of a graph, the constraints that the rules have, or those that forbid something',
        session.kinds.flatMap(({ drawing }) => Object.values(drawing.parts ?? {}).flat()),
      ),
    )
    .option('--solved', 'solve it first, and draw the solution')
    .option('--labels', 'number rows and columns from 1')
    .option('-o, --output <file>', 'write into this file; for one puzzle');
}
