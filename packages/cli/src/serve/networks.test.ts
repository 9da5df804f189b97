import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addressesFor, hostOf, ownAddresses } from './networks.js';

const info = (address: string, more: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo =>
  ({
    address,
    family: address.includes(':') ? 'IPv6' : 'IPv4',
    internal: false,
    scopeid: 0,
    ...more,
  }) as NetworkInterfaceInfo;

const HERE = { address: '::1', network: 'lo', internal: true };
const WIFI = { address: '192.168.1.5', network: 'wlan0', internal: false };
const CABLE = { address: '10.0.0.7', network: 'eth0', internal: false };
const SIX = { address: 'fd00::2', network: 'wlan0', internal: false };

describe('the addresses of a machine', () => {
  it('are those that a browser can use', () => {
    const found = ownAddresses({
      lo: [info('::1', { internal: true } as Partial<NetworkInterfaceInfo>)],
      wlan0: [info('fd00::2'), info('192.168.1.5'), info('fe80::1', { scopeid: 3 } as Partial<NetworkInterfaceInfo>)],
      eth0: [info('10.0.0.7')],
    });
    expect(found).toEqual([HERE, SIX, WIFI, CABLE]);
  });

  it('are written as browsers write them', () => {
    expect(hostOf('192.168.1.5')).toBe('192.168.1.5');
    expect(hostOf('FD00:0::0002')).toBe('[fd00::2]');
  });
});

describe('where to listen', () => {
  const all = [HERE, WIFI, CABLE, SIX];

  it.each<[string | true | undefined, readonly unknown[]]>([
    [undefined, []],
    ['127.0.0.1', []],
    ['10.0.0.7', ['10.0.0.7']],
    ['FD00::0:2', ['fd00::2']],
  ])('for %j', (asked, more) => {
    expect(addressesFor(asked, all)).toEqual({ ok: true, value: ['127.0.0.1', ...more] });
  });

  it('is at the only address in a network, without one named', () => {
    expect(addressesFor(true, [HERE, CABLE])).toEqual({ ok: true, value: ['127.0.0.1', '10.0.0.7'] });
    expect(addressesFor(true, [WIFI, CABLE])).toMatchObject({
      ok: false,
      error: { code: 'host-several', data: { addresses: ['192.168.1.5 (wlan0)', '10.0.0.7 (eth0)'] } },
    });
  });

  it('is nowhere without a network, nor at an address that is not here', () => {
    expect(addressesFor(true, [HERE])).toMatchObject({ ok: false, error: { code: 'host-none' } });
    for (const address of ['10.0.0.8', '0.0.0.0', '::1'])
      expect(addressesFor(address, [CABLE])).toMatchObject({
        ok: false,
        error: { code: 'host-not-here', data: { address, addresses: ['10.0.0.7 (eth0)'] } },
      });
  });
});
