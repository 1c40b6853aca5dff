import { expect, test } from 'vitest';
import { secretBox } from './secret-box.ts';

const box = secretBox('a secret of at least thirty-two signs');
const sealed = box.seal('{"apiKey":"canary"}', 'hotel 1001');

test('what was sealed is opened again, for what it was sealed for', () => {
  expect(box.open(sealed, 'hotel 1001')).toBe('{"apiKey":"canary"}');
  expect(box.open(sealed, 'hotel 1002')).toBeNull();
});

test('nobody reads it, and it looks different every time', () => {
  expect(sealed.toString('latin1')).not.toContain('canary');
  expect(box.seal('{"apiKey":"canary"}', 'hotel 1001')).not.toEqual(sealed);
});

test('another secret, a changed byte or a cut end does not open it', () => {
  expect(secretBox('another secret of thirty-two signs!').open(sealed, 'hotel 1001')).toBeNull();
  for (let i = 0; i < sealed.length; i += 1) {
    const altered = Buffer.from(sealed);
    altered[i] = (altered[i] ?? 0) ^ 1;
    expect(box.open(altered, 'hotel 1001')).toBeNull();
    expect(box.open(sealed.subarray(0, i), 'hotel 1001')).toBeNull();
  }
});
