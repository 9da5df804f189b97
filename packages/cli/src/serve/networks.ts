/** The addresses by which other devices may know this machine. */
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { err, ok, type Problem, type Result } from '@pipwright/core';
import { problem } from '../words.js';

export interface NetworkAddress {
  readonly address: string;
  /** What this machine calls the way to that network, to tell several apart. */
  readonly network: string;
}

export const LOOPBACK = '127.0.0.1';
/** What other programs are told to be found everywhere. */
const EVERYWHERE = ['0.0.0.0', '::'];

/** Where to listen beside this machine itself. @param asked an address; true for all there are */
export function addressesFor(
  asked: string | boolean,
  found: readonly NetworkAddress[] = networkAddresses(),
): Result<readonly NetworkAddress[], Problem> {
  if (asked === false || asked === LOOPBACK) return ok([]);
  if (found.length === 0) return err(problem('host-none', {}, {}));
  if (asked === true || EVERYWHERE.includes(asked)) return ok(found);
  const named = found.filter(({ address }) => hostOf(address) === hostOf(asked));
  if (named.length > 0) return ok(named);
  return err(problem('host-not-here', {}, { address: asked, addresses: found.map(({ address }) => address) }));
}

/** Those of IPv4 first, which are easier to type. Addresses that need the name of a network no browser takes. */
export function networkAddresses(interfaces = networkInterfaces()): readonly NetworkAddress[] {
  const all = Object.entries(interfaces).flatMap(([network, infos = []]) =>
    infos
      .filter(({ internal, scopeid = 0 }) => !internal && scopeid === 0)
      .map(({ address, family }) => ({ address, network, family })),
  );
  return ['IPv4', 'IPv6'].flatMap((wanted) =>
    all.filter(({ family }) => family === wanted).map(({ address, network }) => ({ address, network })),
  );
}

/** As a browser writes it in an address and in the header Host. */
export function hostOf(address: string): string {
  return isIP(address) === 6 ? new URL(`http://[${address}]`).hostname : address;
}
