import { expect, test } from 'vitest';
import { faultOfCode, faultOfFile } from './picture-fault.ts';

test('a file of another kind and one that is too large are told apart before they are sent', () => {
  expect(faultOfFile({ type: 'image/svg+xml', size: 100 }, 8)).toBe('type');
  expect(faultOfFile({ type: 'image/png', size: 8 * 1024 * 1024 + 1 }, 8)).toBe('size');
  expect(faultOfFile({ type: 'image/avif', size: 8 * 1024 * 1024 }, 8)).toBeNull();
});

test('each refusal of the server has words of its own, and the rest may be tried again', () => {
  expect(
    ['picture.type', 'picture.too_large', 'picture.pixels', 'picture.unreadable', 'picture.quota'].map(faultOfCode),
  ).toEqual(['type', 'size', 'pixels', 'unreadable', 'quota']);
  for (const code of ['picture.not_kept', '', 'toString']) expect(faultOfCode(code)).toBe('failed');
});
