/**
 * Serves the web app on this machine until Ctrl-C, which is the way to end it and so no failure; with `--host` to
 * devices of the same network too, one for each address it prints.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Problem, problemMaker } from '@pipwright/core';
import { interruptible, interruption } from '../interrupt.js';
import type { Output } from '../output.js';
import { Days } from '../serve/days.js';
import { type GuestNews, Guests } from '../serve/guests.js';
import { close, listen, USUAL_PORT } from '../serve/listen.js';
import { addressesFor, hostOf, LOOPBACK, type NetworkAddress } from '../serve/networks.js';
import { makeServer } from '../serve/server.js';
import { readSite, type Site } from '../serve/site.js';
import { STATUS, type Status } from '../status.js';
import type { fileWords } from '../words.js';

export interface ServeOptions {
  readonly port?: number;
  /** An address of this machine, or true for all of them. */
  readonly host?: string | true;
}

const problem = problemMaker<typeof fileWords>();

/** @param prepare makes the app where it is not made yet */
export async function serve(options: ServeOptions, output: Output, prepare: () => void): Promise<Status> {
  const networks = addressesFor(options.host ?? false);
  if (!networks.ok) return refuse(networks.error, output);
  prepare();
  const folder = appFolder();
  const site = folder === undefined ? undefined : await readSite(folder);
  if (site === undefined) return refuse(problem('app-missing', {}, {}), output);
  return interruptible(() => serveUntilInterrupted(site, networks.value, options.port, output));
}

/** The app is found where it is installed; nothing of it is loaded here. */
function appFolder(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@pipwright/web/package.json')), 'dist');
  } catch {
    return undefined;
  }
}

async function serveUntilInterrupted(
  site: Site,
  networks: readonly NetworkAddress[],
  asked: number | undefined,
  output: Output,
): Promise<Status> {
  const offer = { site, days: new Days() };
  const invite = (first: string, token: string) =>
    output.say([first, ...invitations(networks, port, token)].join('\n'));
  const guests = new Guests(({ type, token }) => void invite(NEWS[type], token));
  const entrances = [
    { address: LOOPBACK, server: makeServer(offer, { address: LOOPBACK }) },
    ...networks.map(({ address }) => ({ address, server: makeServer(offer, { address, guests }) })),
  ];
  const listening = await listen(entrances, asked);
  if (!listening.ok) return refuse(listening.error, output);
  const port = listening.value;
  // A connection that cannot be taken is no reason to stop.
  for (const { server } of entrances) server.on('error', () => {});
  if (asked === undefined && port !== USUAL_PORT)
    output.warn(`Port ${USUAL_PORT} is taken, so this is another; a browser keeps the games of each apart.`);
  await output.say(`Pipwright is at http://${LOOPBACK}:${port}/ (Ctrl-C ends it)`);
  if (networks.length > 0) await invite(INVITATION, guests.token);
  if (!interruption.aborted) await once(interruption, 'abort');
  close(entrances);
  return STATUS.done;
}

const INVITATION = 'For one other device in the same network (the token works once):';
const NEWS: Readonly<Record<GuestNews['type'], string>> = {
  came: 'A device has come in. For one more:',
  guessed: 'Many wrong tokens came, so the token is another one now:',
};

function invitations(networks: readonly NetworkAddress[], port: number, token: string): string[] {
  return networks.map(({ address, network }) => {
    const which = networks.length > 1 ? `  (${network})` : '';
    return `  http://${hostOf(address)}:${port}/?token=${token}${which}`;
  });
}

function refuse(found: Problem, output: Output): Status {
  const lines = output.problemLines({ source: 'serve', kind: undefined }, 'error', [found], output.warnColor);
  for (const line of lines) output.warn(line);
  return STATUS.bad;
}
