import { expect, test } from 'vitest';
import { wideNetworkOf } from './wide-network-of.ts';

test('neighbours are one network, others are not', () => {
  expect(wideNetworkOf('192.0.2.1')).toBe(wideNetworkOf('192.0.2.200'));
  expect(wideNetworkOf('::ffff:192.0.2.9')).toBe(wideNetworkOf('192.0.2.1'));
  expect(wideNetworkOf('192.0.2.1')).not.toBe(wideNetworkOf('192.0.3.1'));
  expect(wideNetworkOf('2001:db8:1:ab00::1')).toBe(wideNetworkOf('2001:db8:1:abff:2:3:4:5'));
  expect(wideNetworkOf('2001:db8:1:ab00::1')).not.toBe(wideNetworkOf('2001:db8:1:ac00::1'));
  expect(wideNetworkOf('2001:db8:1:12::1')).toBe(wideNetworkOf('2001:db8:1:34::1'));
});
