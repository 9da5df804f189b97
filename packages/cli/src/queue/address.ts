/** The address of a queue. It may have a password in it, so it is never printed as it was typed. */
import { UsageError } from '../usage-error.js';

export interface QueueAddress {
  readonly system: 'redis' | 'postgres';
  /** With all its secrets. */
  readonly url: string;
  /** What may be printed. */
  readonly shown: string;
}

const SYSTEMS: Readonly<Record<string, QueueAddress['system']>> = {
  'redis:': 'redis',
  'rediss:': 'redis',
  'valkey:': 'redis',
  'valkeys:': 'redis',
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
};

export function readQueueAddress(text: string): QueueAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const system = url && SYSTEMS[url.protocol];
  // What was typed is not repeated, since it may be all but right.
  if (url === undefined || system === undefined || url.hostname === '')
    throw new UsageError('--queue takes an address such as redis://HOST:6379 or postgres://USER@HOST/DATABASE.');
  if (system === 'redis' && !/^\/?\d*$/.test(url.pathname))
    throw new UsageError('--queue: databases of Redis have numbers, such as redis://HOST:6379/2.');
  if ([url.username, url.password].some((part) => decoded(part) === undefined))
    throw new UsageError('--queue: in the user and the password of an address, write %25 for %.');
  return {
    system,
    url: text.replace(/^valkey/, 'redis'),
    shown: `${url.protocol}//${url.host}${url.pathname === '/' ? '' : url.pathname}`,
  };
}

/** Without what only the address may know, whoever wrote it: an error of a driver has it word for word at times. */
export function withoutSecrets(text: string, { url }: QueueAddress): string {
  const { username, password, search } = new URL(url);
  const inSearch = [...new URLSearchParams(search).values()];
  const secrets = [password, decoded(password) ?? '', ...inSearch].filter(({ length }) => length > 2);
  const told = secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text.replaceAll(url, '***'));
  // A name may be part of any word.
  const names = [username, decoded(username) ?? ''].filter(({ length }) => length > 2).map(escapeRegExp);
  return names.reduce((rest, name) => rest.replaceAll(new RegExp(`(?<!\\w)${name}(?!\\w)`, 'g'), '***'), told);
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[^\w\s]/g, '\\$&');
}

/** Undefined where it cannot be. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
