import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePad, openSealed, sealAtOnce } from './sealed-at-once.ts';

const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

test('whatever was sealed at once is opened by its key, and says nothing to who has another', async () => {
  const [key, other] = [await newKey(), await newKey()];
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 8, maxLength: 200 }), async (text) => {
      const sealed = sealAtOnce(await makePad(key), text) ?? '';
      expect(sealed).not.toContain(text);
      expect(await openSealed(key, sealed)).toBe(text);
      expect(await openSealed(other, sealed)).not.toBe(text);
    }),
  );
});

test('what is sealed twice looks different each time, and too much is not sealed', async () => {
  const key = await newKey();
  const text = 'Double Room, Flexible, 27 November, 248';
  expect(sealAtOnce(await makePad(key), text)).not.toBe(sealAtOnce(await makePad(key), text));
  expect(sealAtOnce(await makePad(key, undefined, 10), text)).toBeNull();
});
