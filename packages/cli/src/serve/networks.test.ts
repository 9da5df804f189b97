import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addressesFor, hostOf, networkAddresses } from './networks.js';

const info = (address: string, more: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo =>
  ({
    address,
    family: address.includes(':') ? 'IPv6' : 'IPv4',
    internal: false,
    scopeid: 0,
    ...more,
  }) as NetworkInterfaceInfo;

const WIFI = { address: '192.168.1.5', network: 'wlan0' };
const CABLE = { address: '10.0.0.7', network: 'eth0' };
const SIX = { address: 'fd00::2', network: 'wlan0' };

describe('the addresses of a machine', () => {
  it('are those that a browser elsewhere can use, the short ones first', () => {
    const found = networkAddresses({
      lo: [info('127.0.0.1', { internal: true }), info('::1', { internal: true } as Partial<NetworkInterfaceInfo>)],
      wlan0: [info('fd00::2'), info('192.168.1.5'), info('fe80::1', { scopeid: 3 } as Partial<NetworkInterfaceInfo>)],
      eth0: [info('10.0.0.7')],
    });
    expect(found).toEqual([WIFI, CABLE, SIX]);
  });

  it('are written as browsers write them', () => {
    expect(hostOf('192.168.1.5')).toBe('192.168.1.5');
    expect(hostOf('FD00:0::0002')).toBe('[fd00::2]');
  });
});

describe('where to listen', () => {
  const all = [WIFI, CABLE, SIX];

  it.each<[string | boolean, readonly unknown[]]>([
    [false, []],
    ['127.0.0.1', []],
    [true, all],
    ['0.0.0.0', all],
    ['::', all],
    ['10.0.0.7', [CABLE]],
    ['FD00::0:2', [SIX]],
  ])('for %j', (asked, addresses) => {
    expect(addressesFor(asked, all)).toEqual({ ok: true, value: addresses });
  });

  it('is nowhere without a network, nor at an address that is not here', () => {
    expect(addressesFor(true, [])).toMatchObject({ ok: false, error: { code: 'host-none' } });
    expect(addressesFor('10.0.0.8', [CABLE])).toMatchObject({
      ok: false,
      error: { code: 'host-not-here', data: { address: '10.0.0.8', addresses: ['10.0.0.7'] } },
    });
  });
});
