import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const read = (text: string): unknown => readJson(Buffer.from(text));

test('what JSON.parse reads, it reads as well', () =>
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'grapheme' }), fc.nat(3), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      fc.pre(!text.includes('__proto__'));
      expect(read(text)).toEqual(JSON.parse(text));
    }),
    { numRuns: 500 },
  ));

describe('a body is refused', () => {
  test.each([
    ['that breaks off', '{"a":1'],
    ['that is empty', ''],
    ['with a comma too many', '[1,]'],
    ['with a byte order mark', '\uFEFF{}'],
    ['with a name twice', '{"total":1,"total":2}'],
    ['with a name twice, once in disguise', String.raw`{"total":1,"tot\u0061l":2}`],
    ['with a name twice far inside', '[{"a":{"b":1,"c":[{"d":1}],"b":2}}]'],
    ['that reaches for the prototype', '{"__proto__":{"isAdmin":true}}'],
    ['that reaches for the prototype in disguise', String.raw`{"\u005f_proto__":1}`],
    ['that is ten thousand lists deep', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['that is a million objects deep', '{"a":'.repeat(1_000_000)],
  ])('%s', (_what, text) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({ code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }),
    );
  });

  test('that is not UTF-8', () => {
    expect(() => readJson(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).toThrow('UTF-8');
  });
});

test('the same name in two objects, quotes in texts, whole characters and written-out escapes are fine', () => {
  const text = String.raw`[{"a":"say \"a\", {\"a\":1,\"a\":2}"},{"a":"\\"},{"a":"😀"},{"a":"\\u0000 \\ud800"}]`;
  expect(read(text)).toEqual(JSON.parse(text));
  expect(read(String.raw`"\ud83d\ude00"`)).toBe('😀');
});

test('two years of prices in one body are read', () => {
  const entry = { room: 'double', ratePlan: 'flexible', from: '2027-06-01', to: '2027-06-01', byAdults: [1, 2, 3] };
  const bytes = Buffer.from(JSON.stringify({ rates: Array.from({ length: 15_000 }, () => entry) }));
  expect(readJson(bytes)).toHaveProperty('rates.14999', entry);
});
