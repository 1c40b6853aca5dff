import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from './read-json.ts';
import { dice } from '@stayfront/rules/testing/dice';

const read = (text: string): Promise<unknown> => readJson(Buffer.from(text));
/** In pieces of a few signs: where they are cut is to make no difference. */
const readCut = (text: string, piece: number): Promise<unknown> =>
  readJson(Buffer.from(text), { piece, giveWay: () => Promise.resolve() });

test('what JSON.parse reads, it reads as well', () =>
  fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 6, stringUnit: 'grapheme' }), fc.nat(3), async (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      fc.pre(!text.includes('__proto__'));
      expect(await read(text)).toEqual(JSON.parse(text));
    }),
    { numRuns: dice(500) },
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
    ['with a comma too many in a list that is cut', `{"a":[${'1,'.repeat(100)}]}`],
    ['with a comma too many in the middle of such a list', `{"a":[${'1,'.repeat(50)},${'1,'.repeat(50)}1]}`],
    ['with such a list closed by the wrong sign', `{"a":[${'1,'.repeat(100)}1}}`],
    ['with such a list and another value behind it', `{"a":[${'1,'.repeat(100)}1]}{}`],
    ['with such a list under a name that stands twice', `{"a":[${'1,'.repeat(100)}1],"a":[1]}`],
  ])('%s', async (_what, text) => {
    const refused = expect.objectContaining({ code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }) as Error;
    await expect(read(text)).rejects.toEqual(refused);
    await expect(readCut(text, 20)).rejects.toEqual(refused);
  });

  test('that is not UTF-8', async () => {
    await expect(readJson(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).rejects.toThrow('UTF-8');
  });
});

test('the same name in two objects, quotes in texts, whole characters and written-out escapes are fine', async () => {
  const text = String.raw`[{"a":"say \"a\", {\"a\":1,\"a\":2}"},{"a":"\\"},{"a":"😀"},{"a":"\\u0000 \\ud800"}]`;
  expect(await read(text)).toEqual(JSON.parse(text));
  expect(await read(String.raw`"\ud83d\ude00"`)).toBe('😀');
});

test('two years of prices in one body are read', async () => {
  const entry = { room: 'double', ratePlan: 'flexible', from: '2027-06-01', to: '2027-06-01', byAdults: [1, 2, 3] };
  const bytes = Buffer.from(JSON.stringify({ rates: Array.from({ length: 15_000 }, () => entry) }));
  expect(await readJson(bytes)).toHaveProperty('rates.14999', entry);
});

const heldLists = fc.dictionary(
  fc.string({ unit: 'grapheme', maxLength: 4 }).filter((name) => name !== '__proto__'),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 12 }),
  { maxKeys: 4, noNullPrototype: true },
);

test('where a body is cut makes no difference to what is read', () =>
  fc.assert(
    fc.asyncProperty(heldLists, fc.integer({ min: 1, max: 30 }), fc.nat(2), async (value, piece, indent) => {
      const text = JSON.stringify(value, null, indent);
      fc.pre(!text.includes('__proto__'));
      const cut = await readCut(text, piece);
      expect(cut).toEqual(JSON.parse(text));
      expect(JSON.stringify(cut)).toBe(JSON.stringify(JSON.parse(text))); // in the same order as well
    }),
    { numRuns: dice(500) },
  ));

test('a body with a sign too many or too few is JSON in pieces if it is JSON as a whole', () =>
  fc.assert(
    fc.asyncProperty(
      heldLists,
      fc.integer({ min: 1, max: 10 }),
      fc.nat(),
      fc.constantFrom('', ',', '[', ']', '{', '}', '"', ':', ' ', '1', '\\'),
      async (value, piece, place, sign) => {
        const right = JSON.stringify(value);
        const at = place % right.length;
        const text = right.slice(0, at) + sign + right.slice(sign === '' ? at + 1 : at);
        const [whole, cut] = await Promise.allSettled([readCut(text, Infinity), readCut(text, piece)]);
        const valueOf = (read: PromiseSettledResult<unknown>): unknown =>
          read.status === 'fulfilled' ? { value: read.value } : 'refused';
        expect(valueOf(cut)).toEqual(valueOf(whole));
      },
    ),
    { numRuns: dice(2000) },
  ));

test('others have their turn while a large body is read', async () => {
  let turns = 0;
  const bytes = Buffer.from(JSON.stringify({ rates: Array.from({ length: 50_000 }, () => ({ room: 'double' })) }));
  await readJson(bytes, { giveWay: () => Promise.resolve(void turns++) });
  expect(turns).toBeGreaterThan(20); // once for each piece while looking for names, and once while reading it
});
