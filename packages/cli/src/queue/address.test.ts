import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../usage-error.js';
import { readQueueAddress, withoutSecrets } from './address.js';

describe('the address of a queue', () => {
  it('is shown without user, password and options', () => {
    const shown = (text: string) => readQueueAddress(text).shown;
    expect(shown('redis://localhost:6379')).toBe('redis://localhost:6379');
    expect(shown('redis://:secret@10.0.0.5:6380/2')).toBe('redis://10.0.0.5:6380/2');
    expect(shown('postgres://ann:secret@db/puzzles?password=again&sslmode=require')).toBe('postgres://db/puzzles');
  });

  it('names one of the systems that are known', () => {
    expect(readQueueAddress('rediss://x').system).toBe('redis');
    expect(readQueueAddress('valkey://x:1').url).toBe('redis://x:1');
    expect(readQueueAddress('postgresql://x/y').system).toBe('postgres');
  });

  it.each([
    '',
    'redis',
    'redis:secret@host',
    'http://ann:secret@host',
    'amqp://ann:secret@host',
    'redis://',
    '//ann:secret@x',
    'redis://:secret@host/abc',
    'redis://:secret%zz@host',
  ])('cannot be %j, which is not repeated', (text) => {
    const reading = () => readQueueAddress(text);
    expect(reading).toThrow(UsageError);
    expect(reading).not.toThrow(/secret/);
  });

  const told = (text: string, url: string) => withoutSecrets(text, readQueueAddress(url));

  it.each([
    ['role "ann" does not exist', 'postgres://ann:secret@host/d'],
    ['invalid username-password pair or user is disabled', 'redis://user:secret@host'],
    ['sslmode require is not supported by db', 'postgres://ann@db/d?sslmode=require'],
    ['no password was given', 'redis://host'],
    ['a database is missing', 'postgres://ann:a-b@host/d'],
  ])('leaves names and options, which may be what is wrong: %s', (text, url) => {
    expect(told(text, url)).toBe(text);
  });

  it.each<[string, string, string]>([
    ['WRONGPASS for hush', 'redis://:hush@host', 'WRONGPASS for ***'],
    ['the server hushes', 'redis://:hush@host', 'the server ***es'],
    ['role "ann" of ann', 'postgres://ann:ann@host/d', 'role "***" of ***'],
    ['password p@ss or p%40ss', 'postgres://ann:p%40ss@host/d', 'password *** or ***'],
    ['cannot open /my key', 'postgres://host/d?sslkey=%2Fmy+key&sslmode=require', 'cannot open ***'],
    ['abcdef and abc', 'postgres://u:abc@host/d?sslpassword=abcdef', '*** and ***'],
    ['is a wrong, as is as', 'redis://:a@host', 'is *** wrong, as is as'],
    ['a (b) [c] $& \\d', 'redis://:%20(b)%20%5Bc%5D%20%24%26%20@host', 'a***\\d'],
    ['at redis://u:hush@host/2?family=6', 'redis://u:hush@host/2?family=6', 'at redis://host/2'],
  ])('leaves no secret in %s', (text, url, expected) => {
    expect(told(text, url)).toBe(expected);
  });

  it('leaves no password in what others say of it, and the name of the user', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9%!+ äß]{3,12}$/);
    fc.assert(
      fc.property(
        word,
        word,
        word,
        fc.constantFrom('password', 'sslpassword', 'sslkey'),
        (user, password, option, name) => {
          fc.pre(
            ![password, option].some((secret) => `FATAL: role ${user} of postgres://h:1/d refused, x`.includes(secret)),
          );
          const url = `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@h:1/d?${name}=${encodeURIComponent(option)}`;
          const said = told(`FATAL: role ${user} of ${url} refused, x${password}${option}x ${option}`, url);
          for (const secret of [password, option, encodeURIComponent(password)]) expect(said).not.toContain(secret);
          expect(said.startsWith(`FATAL: role ${user} of `)).toBe(true);
        },
      ),
    );
  });
});
