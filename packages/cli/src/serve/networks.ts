/** The addresses by which other devices may know this machine. */
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { err, ok, type Problem, type Result } from '@pipwright/core';
import { problem } from '../words.js';

interface OwnAddress {
  readonly address: string;
  /** What this machine calls the way to that network, to tell several apart. */
  readonly network: string;
  readonly internal: boolean;
}

export const LOOPBACK = '127.0.0.1';

/** All addresses to listen at. @param asked one beside this machine's own; true for the only one in a network */
export function addressesFor(
  asked: string | true | undefined,
  own: readonly OwnAddress[] = ownAddresses(),
): Result<readonly string[], Problem> {
  if (asked === undefined || asked === LOOPBACK) return ok([LOOPBACK]);
  const inNetworks = own.filter(({ internal }) => !internal);
  const fitting = asked === true ? inNetworks : inNetworks.filter(({ address }) => hostOf(address) === hostOf(asked));
  const [first, ...others] = fitting;
  if (first !== undefined && others.length === 0) return ok([LOOPBACK, first.address]);
  const addresses = inNetworks.map(({ address, network }) => `${address} (${network})`);
  if (addresses.length === 0) return err(problem('host-none', {}, {}));
  if (asked === true) return err(problem('host-several', {}, { addresses }));
  return err(problem('host-not-here', {}, { address: asked, addresses }));
}

/** Those that browsers take: not those that need the name of a network. */
export function ownAddresses(interfaces = networkInterfaces()): readonly OwnAddress[] {
  return Object.entries(interfaces).flatMap(([network, infos = []]) =>
    infos.filter(({ scopeid = 0 }) => scopeid === 0).map(({ address, internal }) => ({ address, network, internal })),
  );
}

/** As a browser writes it in an address and in the header Host. */
export function hostOf(address: string): string {
  return isIP(address) === 6 ? new URL(`http://[${address}]`).hostname : address;
}
