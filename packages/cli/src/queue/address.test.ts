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

  it('leaves other words as they are', () => {
    const address = readQueueAddress('redis://user:secret@host');
    expect(withoutSecrets('invalid username-password pair or user is disabled', address)).toBe(
      'invalid username-password pair or *** is disabled',
    );
  });

  it('leaves no secret in what others say of it', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9%!+ äß]{3,12}$/);
    fc.assert(
      fc.property(word, word, word, (user, password, option) => {
        fc.pre(![user, password, option].some((secret) => 'FATAL: role *** of refused, postgres'.includes(secret)));
        const url = `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@h:1/d?password=${encodeURIComponent(option)}`;
        const said = withoutSecrets(
          `FATAL: role ${user} of ${url} refused, ${password} ${option}`,
          readQueueAddress(url),
        );
        for (const secret of [password, option, encodeURIComponent(password)]) expect(said).not.toContain(secret);
      }),
    );
  });
});
