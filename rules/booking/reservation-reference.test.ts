import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReference, referenceFrom } from './reservation-reference.ts';

const anyBytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

describe('a reservation reference', () => {
  test('is SB4- and ten signs of which none looks like another', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(referenceFrom(bytes)).toMatch(/^SB4-[A-HJ-NP-Z2-9]{10}$/);
      }),
    );
  });

  test('uses all 32 signs equally often', () => {
    const all = Array.from({ length: 256 }, (_, byte) => referenceFrom(new Uint8Array(10).fill(byte)).at(-1));
    const counts = new Map(all.map((sign) => [sign, all.filter((other) => other === sign).length]));
    expect(counts.size).toBe(32);
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });

  test('needs ten random bytes, no more and no less', () => {
    for (const length of [0, 9, 11]) expect(() => referenceFrom(new Uint8Array(length))).toThrow(RangeError);
  });
});

describe('reading a reference', () => {
  test('takes what people type: lower case and spaces around', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const reference = referenceFrom(bytes);
        expect(readReference(`  ${reference.toLowerCase()}\t`)).toBe(reference);
      }),
    );
  });

  test.each(['', 'SB4', 'SB4-', 'SB4-K7QM2XH9R', 'SB4-K7QM2XH9RDX', 'SB5-K7QM2XH9RD', 'K7QM2XH9RD', 'SB4-K7QM 2XH9R'])(
    '%j is none',
    (text) => expect(readReference(text)).toBeNull(),
  );
});
