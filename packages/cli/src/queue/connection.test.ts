import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { neverUnheard } from './connection.js';
import { isAway } from './patience.js';

it('a connection that breaks while nobody listens ends nothing', () => {
  const Client = neverUnheard(EventEmitter);
  expect(() => new EventEmitter().emit('error', new Error('gone'))).toThrow('gone');
  expect(new Client().emit('error', new Error('gone'))).toBe(true);
});

it.each([
  'Client has encountered a connection error and is not queryable',
  'Connection terminated unexpectedly',
  'Connection is closed.',
])('a server is away that leaves a driver with: %s', (message) => {
  expect(isAway(new Error(message))).toBe(true);
});

it('a server is not away that refuses', () => {
  expect(isAway(new Error('OOM command not allowed'))).toBe(false);
});

it('a server of several addresses is away where all of them are', () => {
  const [gone, refusing] = [Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), new Error('wrong password')];
  expect(isAway(new AggregateError([gone, gone]))).toBe(true);
  expect(isAway(new AggregateError([gone, refusing]))).toBe(false);
  expect(isAway(new AggregateError([], 'wrong password'))).toBe(false);
});
