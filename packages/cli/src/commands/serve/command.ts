import { isIP } from 'node:net';
import { InvalidArgumentError, Option } from 'commander';
import { DEFAULT_PORT } from '../../serve/listen.js';
import { STATUS } from '../../status.js';
import type { Registrar } from '../registrar.js';
import type { AppParts, ServeOptions } from './compute.js';
import { printServe } from './print.js';

export function addServe(registrar: Registrar, parts: AppParts): void {
  const { session, program } = registrar;
  registrar
    .plainCommand<ServeOptions>(
      {
        word: 'serve',
        summary: 'serve the web app on this machine, and to nobody else unless --host is given, until Ctrl-C',
        examples: ['serve', 'serve --port 9000', 'serve --host', 'serve --host 192.168.1.5'],
      },
      async (options, output) => {
        // Loaded only when asked for: no other command needs a server.
        const { serve } = await import('./compute.js');
        const served = await serve(options, parts, session.daily, session, (report) => printServe(output, report));
        if (served.ok) return STATUS.done;
        await output.warnOf({ source: 'serve', kind: undefined }, [served.error]);
        return STATUS.bad;
      },
    )
    .addOption(
      new Option(
        '--port <n>',
        `the port to use, 0 for any (default: ${DEFAULT_PORT}, or the next that is free)`,
      ).argParser(portNumber),
    )
    .addOption(
      new Option(
        '--host [address]',
        'serve devices of the same network too: at this address of this machine, or at all it has',
      ).argParser(ipAddress),
    )
    .addHelpText(
      'after',
      `
The app gets days of the Times through this server, with the cache and the variables
that ${program.name()} --help names.
--host prints addresses for another device. The token in them works once; when it is
used, the next one is printed. Nobody comes in without. Browsers trust no plain http
from the network: there the app plays and keeps games, but cannot be installed, does
not work without this server, and copies nothing.`,
    );
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  return port;
}

function ipAddress(text: string): string {
  if (isIP(text) === 0 || text.includes('%'))
    throw new InvalidArgumentError('It must be an address of this machine, such as 192.168.1.5, or left out for all.');
  return text;
}
