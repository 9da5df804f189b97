import type { InputOptions } from '../../inputs.js';
import { CSP_EXAMPLE, inWords } from '../../registry.js';
import { eachReport } from '../each-report.js';
import { type Registrar, withJson } from '../registrar.js';
import { model } from './compute.js';
import { ModelPrinter } from './print.js';

export function addModel(registrar: Registrar): void {
  const kinds = registrar.session.kinds.filter(({ csp }) => csp !== undefined);
  const command = registrar.puzzleCommand<InputOptions>(
    {
      word: 'model',
      summary: `print statistics of a ${inWords(kinds, 'or')} constraint graph`,
      examples: [`model ${CSP_EXAMPLE}`, `model --json ${CSP_EXAMPLE}`],
    },
    (words, options, output) => eachReport(words, options, registrar.session, output, model, new ModelPrinter(output)),
    kinds,
  );
  withJson(command).addHelpText(
    'after',
    '\nThe puzzle is taken as a binary constraint satisfaction problem (CSP). To draw\nits graph, run draw --style graph.',
  );
}
