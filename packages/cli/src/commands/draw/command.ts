import { err, ok, type Result } from '@pipwright/core';
import type { Parts } from '../../parts.js';
import { loadPngRenderer, type RenderPng } from '../../png.js';
import { CSP_EXAMPLE } from '../../registry.js';
import { highest, STATUS } from '../../status.js';
import { UsageError } from '../../usage-error.js';
import { eachReport } from '../each-report.js';
import { choice, type Registrar, withEngine } from '../registrar.js';
import { type DrawOptions, type DrawReport, draw } from './compute.js';
import { DrawPrinter, type DrawPrinting, type OneOfMany } from './print.js';
import { FILE_STYLES, targetOf } from './target.js';

interface Options extends DrawOptions, DrawPrinting {
  readonly style?: string;
}

export function addDraw(registrar: Registrar, renderer: Parts['renderer']): void {
  const { session } = registrar;
  const pictures = session.kinds.flatMap(({ drawing }) => drawing.pictures);
  const command = registrar.puzzleCommand<Options>(
    {
      word: 'draw',
      summary: 'draw a puzzle, or its first solution',
      examples: [
        'draw puzzle.txt',
        'draw --solved --labels puzzle.txt',
        'draw -o puzzle.png day.json hard',
        'draw -o day.html day.json',
        `draw --style graph -o graph.svg ${CSP_EXAMPLE}`,
      ],
    },
    async (words, options, output) => {
      const { output: file } = options;
      const target = targetOf(options.style, file, (style) => pictures.includes(style));
      const { medium } = target;
      const isFile = medium === 'png' || medium === 'html';
      if (file === undefined && isFile && session.io.stdout.isTerminal) {
        throw new UsageError(`A terminal cannot show ${medium.toUpperCase()}. Name a file: -o puzzle.${medium}`);
      }
      const folder = file === undefined ? undefined : await session.files.missingFolder(file);
      if (folder !== undefined) throw new UsageError(`${file} cannot be written: there is no folder ${folder}.`);
      const found = medium === 'png' ? await pngRenderer() : ok(undefined);
      if (!found.ok) {
        await output.warn(found.error);
        return STATUS.bad;
      }
      const takesOne = medium === 'svg' || medium === 'png' || (medium === 'text' && file !== undefined);
      const printer = new DrawPrinter(target, options, output, session.files, found.value);
      const status = await eachReport<DrawReport | OneOfMany>(
        words,
        options,
        session,
        output,
        (input) => (input.isOneOfMany && takesOne ? { type: 'one-of-many' } : draw(input, target, options, session)),
        printer,
      );
      return highest(status, await printer.end());
    },
  );
  withEngine(command, session.kinds)
    .addOption(
      choice('--style <name>', 'Draw in this style', [
        ...session.kinds.flatMap(({ drawing }) => drawing.styles),
        ...pictures,
        ...FILE_STYLES,
      ]),
    )
    .addOption(
      choice(
        '--only <part>',
        'Draw only part of a graph',
        session.kinds.flatMap(({ drawing }) => Object.values(drawing.parts ?? {}).flat()),
      ),
    )
    .option('--solved', 'Draw the first solution')
    .option('--labels', 'Number rows and columns from 1')
    .option('-o, --output <file>', 'Write to a file: .txt, .svg, .png or .html')
    .addHelpText(
      'after',
      `
Without --style, the extension of the output file decides the style. An .html
file can hold any number of puzzles; any other file holds only one.
In a graph, the theoretical constraints are all that follow from the rules. The
proven ones are those of them that rule out a pair of numbers in this puzzle.`,
    );

  async function pngRenderer(): Promise<Result<RenderPng, string>> {
    try {
      return ok(await loadPngRenderer(renderer));
    } catch (error) {
      return err(error instanceof Error ? error.message : String(error));
    }
  }
}
