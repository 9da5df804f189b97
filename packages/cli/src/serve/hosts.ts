/**
 * By which names this machine may be asked for the app. A page elsewhere can let its own name point at an address of
 * this machine and would then be taken for part of the app; the browser still says which name it asked for.
 */
import { hostOf, LOOPBACK } from './networks.js';

/** The names of the one who listens at this address. */
export function namesOf(address: string): readonly string[] {
  return address === LOOPBACK ? [LOOPBACK, 'localhost', '[::1]'] : [hostOf(address)];
}

/** @param hosts every Host header of a request */
export function isOwnHost(hosts: readonly string[], names: readonly string[], port: number): boolean {
  const [host, ...others] = hosts.map((each) => each.toLowerCase());
  return others.length === 0 && names.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}
