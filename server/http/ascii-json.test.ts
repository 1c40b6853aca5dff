import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiJson } from './ascii-json.ts';

test('reads back as what was written, in every script', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(JSON.parse(asciiJson(JSON.stringify({ text })))).toEqual({ text });
    }),
  ));

test('of a western text is ASCII alone; an eastern one keeps its letters', () => {
  expect(asciiJson('{"name":"Zürich’s old café by the lake 🛶 and its long terrace"}')).toMatch(/^[\0-\x7f]+$/);
  expect(asciiJson('{"n":"غرفة مزدوجة"}')).toBe('{"n":"غرفة مزدوجة"}');
});
