import { expect, it } from 'vitest';
import { isOwnHost } from './answer.js';

it.each([
  [['127.0.0.1:8137'], 8137],
  [['localhost:8137'], 8137],
  [['LocalHost:8137'], 8137],
  [['[::1]:8137'], 8137],
  [['127.0.0.1'], 80],
])('answers to %j on port %i', (hosts, port) => {
  expect(isOwnHost(hosts, '127.0.0.1', port)).toBe(true);
});

it.each([
  [[]],
  [['']],
  [['127.0.0.1']],
  [['127.0.0.1:8138']],
  [['localhost']],
  [['evil.example:8137']],
  [['localhost.evil.example:8137']],
  [['127.0.0.1:8137@evil.example']],
  [['127.0.0.1:8137', '127.0.0.1:8137']],
  [['127.0.0.1:8137', 'evil.example']],
])('does not answer to %j', (hosts) => {
  expect(isOwnHost(hosts, '127.0.0.1', 8137)).toBe(false);
});

it.each([
  ['192.168.1.5', '192.168.1.5:8137', true],
  ['fd00:0::2', '[fd00::2]:8137', true],
  ['192.168.1.5', '127.0.0.1:8137', false],
  ['192.168.1.5', 'localhost:8137', false],
  ['192.168.1.5', '192.168.1.6:8137', false],
  ['192.168.1.5', '192.168.1.5', false],
])('at %s, to %s: %s', (address, host, own) => {
  expect(isOwnHost([host], address, 8137)).toBe(own);
});
