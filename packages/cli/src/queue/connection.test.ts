import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { neverUnheard } from './connection.js';

it('a connection that breaks while nobody listens ends nothing', () => {
  const Client = neverUnheard(EventEmitter);
  expect(() => new EventEmitter().emit('error', new Error('gone'))).toThrow('gone');
  expect(new Client().emit('error', new Error('gone'))).toBe(true);
});
