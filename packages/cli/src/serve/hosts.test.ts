import { expect, it } from 'vitest';
import { isOwnHost } from './hosts.js';

it.each([
  [['127.0.0.1:8137'], 8137],
  [['localhost:8137'], 8137],
  [['LocalHost:8137'], 8137],
  [['[::1]:8137'], 8137],
  [['127.0.0.1'], 80],
])('answers to %j on port %i', (hosts, port) => {
  expect(isOwnHost(hosts, port)).toBe(true);
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
  expect(isOwnHost(hosts, 8137)).toBe(false);
});
