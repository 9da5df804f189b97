import { afterEach, expect, it, vi } from 'vitest';
import { localDay } from './local-day.js';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['UTC', '2026-11-18T00:00:00Z', '2026-11-18'],
  ['UTC', '2026-11-17T23:59:59.999Z', '2026-11-17'],
  ['Pacific/Kiritimati', '2026-11-18T10:00:00Z', '2026-11-19'],
  ['Pacific/Pago_Pago', '2026-11-18T10:59:59Z', '2026-11-17'],
  // Days of 23 and of 25 hours.
  ['Europe/Berlin', '2027-03-27T23:00:00Z', '2027-03-28'],
  ['Europe/Berlin', '2027-03-28T21:59:59Z', '2027-03-28'],
  ['Europe/Berlin', '2027-10-31T22:59:59Z', '2027-10-31'],
  ['Europe/Berlin', '2027-10-31T23:00:00Z', '2027-11-01'],
  // Where midnight itself is left out when clocks go forward.
  ['Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23'],
  ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24'],
  ['Asia/Kathmandu', '2028-02-28T18:15:00Z', '2028-02-29'],
  ['America/New_York', '2028-03-01T04:59:59Z', '2028-02-29'],
])('in %s it is at %s the %s', (zone, moment, day) => {
  vi.stubEnv('TZ', zone);
  expect(localDay(Date.parse(moment))).toBe(day);
});
