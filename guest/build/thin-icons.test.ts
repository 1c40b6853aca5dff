import { expect, test } from 'vitest';
import { withShortKeys } from './thin-icons.ts';

test('the lines of an icon are told apart by their place', () => {
  const code = 'node: [["circle", { r: "10", key: "1mglay" }], ["path", { d: "m16 9", key: "xofnsj" }]]';
  expect(withShortKeys(code)).toBe('node: [["circle", { r: "10", key: "0" }], ["path", { d: "m16 9", key: "1" }]]');
});
