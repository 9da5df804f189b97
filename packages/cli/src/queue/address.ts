/** The address of a queue. It may have a password in it, so it is never printed as it was typed. */
import { UsageError } from '../usage-error.js';

export interface QueueAddress {
  readonly system: 'redis' | 'postgres';
  readonly url: string;
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

/** Options of an address that nobody else may know. */
const SECRET_OPTION = /pass|pwd|secret|token|key/i;
/** Shorter ones are part of too many words, so only those that stand alone are meant. */
const SHORTEST_IN_WORDS = 3;

/**
 * Without passwords, whoever wrote it: an error of a driver has them word for word at times. All else stays, since it
 * may be what is wrong: a user that is not known, or an option.
 */
export function withoutSecrets(text: string, address: QueueAddress): string {
  const { url, shown } = address;
  const patterns = secretsIn(url)
    // What is part of a longer one comes behind it.
    .sort((a, b) => b.length - a.length)
    .map((secret) => {
      const exact = escapeRegExp(secret);
      return secret.length < SHORTEST_IN_WORDS ? `(?<![\\p{L}\\p{N}_])${exact}(?![\\p{L}\\p{N}_])` : exact;
    });
  const plain = text.replaceAll(url, shown);
  return patterns.length === 0 ? plain : plain.replaceAll(new RegExp(patterns.join('|'), 'gu'), '***');
}

/** As they are written in the address, and as they are meant. */
function secretsIn(url: string): string[] {
  const { password, search } = new URL(url);
  const options = search
    .slice(1)
    .split('&')
    .map((option) => option.split(/=(.*)/s))
    .filter(([name = '']) => SECRET_OPTION.test(decoded(name) ?? name))
    .map(([, value = '']) => value);
  const written = [password, ...options, ...options.map((value) => value.replaceAll('+', ' '))];
  const all = new Set([...written, ...written.map((value) => decoded(value) ?? '')]);
  all.delete('');
  return [...all];
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
