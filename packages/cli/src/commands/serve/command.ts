import { isIP } from 'node:net';
import { Option } from 'commander';
import type { Output } from '../../output.js';
import { DEFAULT_PORT } from '../../serve/listen.js';
import { STATUS } from '../../status.js';
import { UsageError } from '../../usage-error.js';
import type { Registrar } from '../registrar.js';
import type { AppParts, ServeOptions, ServeReport } from './compute.js';

export function addServe(registrar: Registrar, parts: AppParts): void {
  const { session, program } = registrar;
  registrar
    .plainCommand<ServeOptions>(
      {
        word: 'serve',
        summary: 'serve the web app until you press Ctrl-C',
        examples: ['serve', 'serve --port 9000', 'serve --host 192.168.1.5'],
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
      new Option('--port <n>', `Port; 0 picks a free one (default: ${DEFAULT_PORT}, or the next free one)`).argParser(
        portNumber,
      ),
    )
    .addOption(
      new Option('--host [address]', 'Let other devices connect, at this address of this machine').argParser(ipAddress),
    )
    .addHelpText(
      'after',
      `
Only this machine can open the app, unless you use --host: then everybody in
that network can, too. The address may be left out where there is only one. Over
plain http, you can play and save games on other devices, but browsers do not
let you install the app, use it offline or copy to the clipboard.
The app downloads the puzzles of the Times through this server; see the
environment variables in "${program.name()} --help".`,
    );
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new UsageError(`"${text}" is not a port. Write a whole number from 0 to 65535.`);
  return port;
}

function ipAddress(text: string): string {
  if (isIP(text) === 6 && /^fe[89ab]/i.test(text))
    throw new UsageError(
      `${text} belongs to one cable or Wi-Fi alone, and browsers cannot open it. Use another address.`,
    );
  if (isIP(text) === 0 || text.includes('%'))
    throw new UsageError(`"${text}" is not an IP address such as 192.168.1.5.`);
  return text;
}

export async function printServe(output: Output, { addresses, otherThanDefault }: ServeReport): Promise<void> {
  if (otherThanDefault)
    await output.warn(
      `Port ${DEFAULT_PORT} is taken, so this is another one. Browsers keep the games of each port apart.`,
    );
  const [here, inNetwork] = addresses;
  await output.say(`Pipwright is at ${here} (Ctrl-C ends it)`);
  if (inNetwork !== undefined) await output.say(`Everybody in the same network can open it at ${inNetwork}`);
}
