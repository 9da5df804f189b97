/**
 * Serves the web app on this machine until Ctrl-C, which is the way to end it and so no failure; with `--host` to
 * devices of the same network too, one for each address it tells of.
 */
import { once } from 'node:events';
import { err, ok, type Problem, type Result } from '@pipwright/core';
import type { DailyPuzzles } from '../../daily.js';
import { interruptible } from '../../io.js';
import { Days } from '../../serve/days.js';
import { Guests } from '../../serve/guests.js';
import { close, DEFAULT_PORT, listen } from '../../serve/listen.js';
import { addressesFor, hostOf, LOOPBACK, type NetworkAddress } from '../../serve/networks.js';
import { makeServer, type Patience } from '../../serve/server.js';
import { readSite, type Site } from '../../serve/site.js';
import type { Context } from '../../session.js';
import { problem } from '../../words.js';

export interface ServeOptions {
  readonly port?: number;
  /** An address of this machine, or true for all of them. */
  readonly host?: string | true;
}

/** Where the app is, and how long a server waits. */
export interface AppParts {
  /** Makes the app where it is not made yet. */
  readonly prepareApp: () => void;
  /** The app's folder; undefined where there is none. */
  readonly findApp: () => string | undefined;
  readonly patience: Patience;
}

export type ServeReport =
  | { readonly type: 'listening'; readonly address: string; readonly otherThanDefault: boolean }
  | { readonly type: 'invitation'; readonly why: 'first' | 'came' | 'guessed'; readonly ways: readonly Way[] };

/** How another device comes in. */
export interface Way {
  readonly address: string;
  /** Where there are several. */
  readonly network?: string;
}

/** Returns once it has served, or cannot. */
export async function serve(
  { host, port }: ServeOptions,
  { prepareApp, findApp, patience }: AppParts,
  daily: DailyPuzzles,
  context: Context,
  report: (news: ServeReport) => Promise<void>,
): Promise<Result<void, Problem>> {
  const networks = addressesFor(host ?? false);
  if (!networks.ok) return networks;
  prepareApp();
  const folder = findApp();
  const site = folder === undefined ? undefined : await readSite(folder);
  if (site === undefined) return err(problem('app-missing', {}, {}));
  const { interruption } = context;
  return interruptible(interruption, () => serveUntil(interruption.signal, site, networks.value, port));

  async function serveUntil(
    signal: AbortSignal,
    site: Site,
    networks: readonly NetworkAddress[],
    asked: number | undefined,
  ): Promise<Result<void, Problem>> {
    const offer = { site, days: new Days(daily) };
    const guests = new Guests(({ type, token }) => {
      report({ type: 'invitation', why: type, ways: waysIn(networks, port, token) }).catch(() => {});
    });
    const entrances = [
      { address: LOOPBACK, server: makeServer(offer, { address: LOOPBACK }, patience) },
      ...networks.map(({ address }) => ({ address, server: makeServer(offer, { address, guests }, patience) })),
    ];
    const listening = await listen(entrances, asked);
    if (!listening.ok) return listening;
    const port = listening.value;
    try {
      // A connection that cannot be taken is no reason to stop.
      for (const { server } of entrances) server.on('error', () => {});
      const otherThanDefault = asked === undefined && port !== DEFAULT_PORT;
      await report({ type: 'listening', address: `http://${LOOPBACK}:${port}/`, otherThanDefault });
      if (networks.length > 0) {
        await report({ type: 'invitation', why: 'first', ways: waysIn(networks, port, guests.token) });
      }
      if (!signal.aborted) await once(signal, 'abort');
      return ok(undefined);
    } finally {
      close(entrances);
    }
  }
}

function waysIn(networks: readonly NetworkAddress[], port: number, token: string): Way[] {
  return networks.map(({ address, network }) => ({
    address: `http://${hostOf(address)}:${port}/?token=${token}`,
    ...(networks.length > 1 ? { network } : {}),
  }));
}
