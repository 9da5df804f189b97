/**
 * By which names this machine may be asked for the app. A page elsewhere can let its own name point at 127.0.0.1 and
 * would then be taken for part of the app; the browser still says which name it asked for.
 */
const NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** @param hosts every Host header of a request */
export function isOwnHost(hosts: readonly string[], port: number): boolean {
  const [host, ...others] = hosts.map((each) => each.toLowerCase());
  return others.length === 0 && NAMES.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}
