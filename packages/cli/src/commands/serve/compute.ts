/**
 * Serves the web app on this machine until Ctrl-C, which is the way to end it and so no failure; with `--host` to
 * everybody in a network too.
 */
import { once } from 'node:events';
import { err, ok, type Problem, type Result } from '@pipwright/core';
import type { DailyPuzzles } from '../../daily.js';
import { interruptible } from '../../io.js';
import { Days } from '../../serve/days.js';
import { close, DEFAULT_PORT, listen } from '../../serve/listen.js';
import { addressesFor, hostOf } from '../../serve/networks.js';
import { makeServer, type Patience } from '../../serve/server.js';
import { readSite, type Site } from '../../serve/site.js';
import type { Context } from '../../session.js';
import { problem } from '../../words.js';

export interface ServeOptions {
  readonly port?: number;
  /** An address of this machine, or true for the only one it has in a network. */
  readonly host?: string | true;
}

/** Where the app is, and how long a server waits. */
export interface AppParts {
  /** The app's folder; undefined where there is none. Only asked for when nothing else is wrong: it may have to be built. */
  readonly findApp: () => string | undefined;
  readonly patience: Patience;
}

export interface ServeReport {
  readonly addresses: readonly string[];
  readonly otherThanDefault: boolean;
}

export async function serve(
  { host, port }: ServeOptions,
  { findApp, patience }: AppParts,
  daily: DailyPuzzles,
  context: Context,
  report: (news: ServeReport) => Promise<void>,
): Promise<Result<void, Problem>> {
  const addresses = addressesFor(host);
  if (!addresses.ok) return addresses;
  const folder = findApp();
  const site = folder === undefined ? undefined : await readSite(folder);
  if (site === undefined) return err(problem('app-missing', {}, {}));
  const { interruption } = context;
  return interruptible(interruption, () => serveUntil(interruption.signal, site, addresses.value, port));

  async function serveUntil(
    signal: AbortSignal,
    site: Site,
    addresses: readonly string[],
    asked: number | undefined,
  ): Promise<Result<void, Problem>> {
    const offer = { site, days: new Days(daily) };
    const entrances = addresses.map((address) => ({ address, server: makeServer(offer, address, patience) }));
    const listening = await listen(entrances, asked);
    if (!listening.ok) return listening;
    const port = listening.value;
    try {
      // A connection that cannot be taken is no reason to stop.
      for (const { server } of entrances) server.on('error', () => {});
      const otherThanDefault = asked === undefined && port !== DEFAULT_PORT;
      await report({ addresses: addresses.map((each) => `http://${hostOf(each)}:${port}/`), otherThanDefault });
      if (!signal.aborted) await once(signal, 'abort');
      return ok(undefined);
    } finally {
      close(entrances);
    }
  }
}
