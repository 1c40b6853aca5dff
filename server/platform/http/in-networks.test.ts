import { expect, test } from 'vitest';
import { inNetworks } from './in-networks.ts';

test('a proxy is known by its address or network, short, long or one in the other', () => {
  const isKnown = inNetworks(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32', '::1']);
  for (const inside of ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.1', '::ffff:c000:201', '2001:db8:7::1', '::1'])
    expect([inside, isKnown(inside)]).toEqual([inside, true]);
  for (const outside of ['11.0.0.1', '192.0.2.2', '2001:db9::1', '::2', '', 'unix:', '10.1.2.3.example'])
    expect([outside, isKnown(outside)]).toEqual([outside, false]);
  expect(inNetworks([])('10.0.0.1')).toBe(false);
});
