/**
 * By which names this machine may be asked for the app. A page elsewhere can let its own name point at an address of
 * this machine and would then be taken for part of the app; the browser still says which name it asked for.
 */
import { hostOf, LOOPBACK } from './networks.js';

/** @param hosts every Host header of a request */
export function isOwnHost(hosts: readonly string[], address: string, port: number): boolean {
  const names = address === LOOPBACK ? [LOOPBACK, 'localhost', '[::1]'] : [hostOf(address)];
  const [host, ...others] = hosts.map((each) => each.toLowerCase());
  return others.length === 0 && names.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}
