import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTarget } from './check-target.ts';
import { isPublicAddress } from './is-public-address.ts';
import type { Reach } from './reach.ts';

const publicly = '93.184.215.14';
const reachWith = (names: Record<string, readonly string[]>, allowsLoopback = false): Reach => ({
  resolve: (host) => (names[host] ? Promise.resolve(names[host]) : Promise.reject(new Error('ENOTFOUND'))),
  allowsLoopback,
  patienceMs: 1_000,
});
const names = {
  'pms.example.com': [publicly],
  'six.example.com': ['2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'inside.example.com': ['10.0.0.7'],
  'mixed.example.com': [publicly, '192.168.1.1'],
  localhost: ['127.0.0.1'],
  'localhost.': ['127.0.0.1', '::1'],
};
const check = async (url: string, reach = reachWith(names)): Promise<string> => {
  const target = await checkTarget(reach, url);
  return 'fault' in target ? target.fault : `${target.address} ${target.family}`;
};

describe('an address for webhooks', () => {
  test('is taken on the public network, by https, and is the one that was looked up', async () => {
    expect(await check('https://pms.example.com/stayfront?a=b')).toBe(`${publicly} 4`);
    expect(await check('https://pms.example.com:443/')).toBe(`${publicly} 4`);
    expect(await check('https://six.example.com:8443/')).toBe('2606:2800:21f:cb07:6820:80da:af6b:8b2c 6');
    expect(await check(`https://${publicly}/`)).toBe(`${publicly} 4`);
  });

  test.each([
    'http://pms.example.com/',
    'ftp://pms.example.com/',
    'file:///etc/passwd',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::1]/',
    'https://[::]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://localhost/',
    'https://localhost./',
    'https://inside.example.com/',
    'https://mixed.example.com/',
    'https://nowhere.example.com/',
    'https://user:pw@pms.example.com/',
    'https://pms.example.com:22/',
    'https://pms.example.com:80/',
    'https://',
    'pms.example.com',
    '',
  ])('is refused where it is %s', async (url) => {
    expect(await check(url)).not.toMatch(/ [46]$/);
  });

  test('may be this machine where whoever runs the server says so, and no other private one', async () => {
    const home = reachWith(names, true);
    expect(await check('http://127.0.0.1:4711/', home)).toBe('127.0.0.1 4');
    expect(await check('http://localhost:80/', home)).toBe('127.0.0.1 4');
    expect(await check('https://inside.example.com/', home)).toBe('This address is not on the public network');
    expect(await check('http://pms.example.com/', home)).toBe('Use an address that begins with https');
    expect(await check('https://169.254.169.254/', home)).toBe('This address is not on the public network');
  });
});

test('no private network is public, written as IPv4 or inside IPv6', () => {
  const octet = fc.nat(255);
  const privately = fc.oneof(
    fc.tuple(fc.constant(10), octet, octet, octet),
    fc.tuple(fc.constant(127), octet, octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
    fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
  );
  fc.assert(
    fc.property(privately, (parts) => {
      const four = parts.join('.');
      const hex = parts.map((part) => part.toString(16).padStart(2, '0')).join('');
      const pair = `${hex.slice(0, 4)}:${hex.slice(4)}`;
      const ways = [four, `::ffff:${four}`, `::ffff:${pair}`, `::${pair}`, `64:ff9b::${pair}`, `2002:${pair}::1`];
      expect(ways.filter(isPublicAddress)).toEqual([]);
    }),
  );
  expect(['8.8.8.8', '1.1.1.1', '2a00:1450:4001:81b::200e'].every(isPublicAddress)).toBe(true);
  expect(isPublicAddress('not an address')).toBe(false);
});
