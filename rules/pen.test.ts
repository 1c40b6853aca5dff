import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Pen, plainBytes } from './pen.ts';

const plain = fc.stringMatching(/^[\x20-\x7e]{0,60}$/);
const whole = fc.oneof(fc.nat(), fc.maxSafeInteger());

test('what is written in parts reads as one text, however long it gets', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ text: plain, bytes: plain, number: whole, short: whole }), { maxLength: 100 }),
      (parts) => {
        const pen = new Pen();
        for (const part of parts)
          pen.plain(part.text).bytes(plainBytes(part.bytes)).number(part.number).short(part.short);
        const said = parts.map((part) => `${part.text}${part.bytes}${part.number}${part.short.toString(36)}`).join('');
        expect(pen.read()).toBe(said);
        expect(pen.end).toBe(said.length);
      },
    ),
  ));

test('every number on either side of one more digit is written whole', () => {
  const edges = Array.from({ length: 15 }, (_, i) => [
    10 ** i - 1,
    10 ** i,
    36 ** Math.min(i, 9) - 1,
    36 ** Math.min(i, 9),
  ]);
  for (const edge of [...edges.flat(), 2_000_000_000, Number.MAX_SAFE_INTEGER, 0]) {
    expect(new Pen().number(edge).read()).toBe(String(edge));
    expect(new Pen().short(edge).read()).toBe(edge.toString(36));
  }
});

test('what is rubbed out is gone, and what was before it stays', () => {
  const pen = new Pen().plain('one room');
  const { end } = pen;
  pen.plain(', two rooms').rubOut(end).plain(' only');
  expect(pen.read()).toBe('one room only');
});

test('a part of what another pen wrote can be taken over', () => {
  const other = new Pen().plain('key quote');
  expect(new Pen().plain('the ').copy(other, 4).read()).toBe('the quote');
});

test('a sign that takes more than one byte is refused, since it would be cut', () => {
  expect(() => new Pen().plain('café')).toThrow(RangeError);
});
