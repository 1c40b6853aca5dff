import { expect, test } from 'vitest';
import { withoutKeys } from './thin-icons.ts';

test('the lines of an icon have no names', () => {
  const code = 'node: [["circle", { r: "10", key: "1mglay" }], ["path", { d: "m16 9", key: "xofnsj" }]]';
  expect(withoutKeys(code)).toBe('node: [["circle", { r: "10" }], ["path", { d: "m16 9" }]]');
});
