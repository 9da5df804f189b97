import { STATUS } from '../../status.js';
import { choice, kindNames, type Registrar, withJson } from '../registrar.js';
import { type EnginesOptions, listEngines } from './compute.js';
import { printEngine } from './print.js';

export function addEngines(registrar: Registrar): void {
  const { kinds } = registrar.session;
  const command = registrar.plainCommand<EnginesOptions>(
    {
      word: 'engines',
      summary: 'list the engines for each kind of puzzle',
      examples: ['engines', `engines --kind ${kinds[0]?.name} --json`],
    },
    async (options, output) => {
      for (const engine of listEngines(kinds, options)) await printEngine(output, engine);
      return STATUS.done;
    },
  );
  withJson(command)
    .addOption(choice('--kind <name>', 'List one kind', kindNames(kinds)))
    .addHelpText('after', '\nThe engine listed first for a kind is the default. --engine picks another one.');
}
