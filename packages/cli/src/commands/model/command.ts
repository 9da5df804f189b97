import type { InputOptions } from '../../inputs.js';
import { CSP_EXAMPLES, inWords } from '../../registry.js';
import { eachReport } from '../each-report.js';
import { type Registrar, withJson } from '../registrar.js';
import { model } from './compute.js';
import { ModelPrinter } from './print.js';

export function addModel(registrar: Registrar): void {
  const kinds = registrar.session.kinds.filter(({ csp }) => csp !== undefined);
  const command = registrar.puzzleCommand<InputOptions>(
    {
      word: 'model',
      summary: `show a ${inWords(kinds, 'or')} puzzle as a binary CSP: its metrics`,
      examples: [`model ${CSP_EXAMPLES[0]}`, 'model --json puzzles.txt'],
    },
    (words, options, output) => eachReport(words, options, registrar.session, output, model, new ModelPrinter(output)),
  );
  withJson(command).addHelpText('after', '\ndraw --style graph draws its constraint graph.');
}
