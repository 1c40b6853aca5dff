import { expect, test } from 'vitest';
import { isFromHere } from './is-from-here.ts';
import { networkOf } from './network-of.ts';

test('an address is one caller however it is written', () => {
  const same = [
    ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1'],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:ff', '2001:db8:1:2::1%eth0'],
    ['2001:db8::1', '2001:db8:0:0::9'],
  ];
  for (const ways of same) expect(new Set(ways.map(networkOf)).size).toBe(1);
  expect(new Set(same.map(([first = '']) => networkOf(first))).size).toBe(same.length);
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2'); // as marks that are kept were made of it
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('')).toBe('');
});

test('this machine is known in every way it is written, and nobody else is taken for it', () => {
  for (const here of ['127.0.0.1', '127.9.8.7', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1'])
    expect([here, isFromHere(here)]).toEqual([here, true]);
  for (const other of ['128.0.0.1', '10.0.0.1', '::2', '2001:db8::1', '::ffff:8.8.8.8', '127.example.com', ''])
    expect([other, isFromHere(other)]).toEqual([other, false]);
});
