import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkContrast, contrastsOf } from './check-contrast.ts';
import { alphaOf, readColour, solidColour, writeColour } from './colour.ts';
import { oklabOf, rgbOf } from './oklab.ts';
import { dice } from '../testing/dice.ts';

const anyColour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => writeColour([parts[0] / 255, parts[1] / 255, parts[2] / 255]));
const anyAlpha = fc.nat(255).map((part) => part.toString(16).padStart(2, '0'));

describe('a hotel’s colour', () => {
  test.each(['#3b6075', '#ad4f2d', '#1f4d3c', '#4a5580', '#000000', '#ffffff', '#ffd400', '#e07a3f'])(
    '%s can be read everywhere',
    (colour) => {
      expect(checkContrast(colour)).toMatchObject({ isReadable: true });
    },
  );

  test('on whose buttons neither black nor white can be read is refused, with its neighbour in place', () => {
    const verdict = checkContrast('#6c5ce7');
    expect(verdict).toMatchObject({ isReadable: false, worst: { place: 'button', needed: 4.5 } });
    expect(verdict.worst.ratio).toBeLessThan(4.5);
    expect(verdict).toMatchObject({ suggestion: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  });

  test('is measured in twelve places, in light and in dark', () => {
    const places = contrastsOf('#3b6075').map(({ place }) => place);
    expect(new Set(places).size).toBe(12);
    expect(places.filter((place) => place.startsWith('dark'))).toHaveLength(6);
  });

  test('that is suggested can be read, whatever was wished for', () =>
    fc.assert(
      fc.property(anyColour, (colour) => {
        const verdict = checkContrast(colour);
        const { worst } = verdict.isReadable ? verdict : checkContrast(verdict.suggestion);
        expect(worst.ratio).toBeGreaterThanOrEqual(worst.needed);
      }),
      { numRuns: dice(500) },
    ));

  test('that is suggested is near what was wished for', () =>
    fc.assert(
      fc.property(anyColour, (colour) => {
        const verdict = checkContrast(colour);
        if (verdict.isReadable) return;
        const [wished] = oklabOf(readColour(colour));
        const [given] = oklabOf(readColour(verdict.suggestion));
        expect(Math.abs(wished - given)).toBeLessThan(0.08);
      }),
      { numRuns: dice(500) },
    ));

  test('with an alpha is judged as what is seen of it', () =>
    fc.assert(
      fc.property(anyColour, anyAlpha, (colour, alpha) => {
        const seen = solidColour(`${colour}${alpha}`);
        expect(alphaOf(seen)).toBe(1);
        expect(contrastsOf(`${colour}${alpha}`)).toEqual(contrastsOf(seen));
      }),
    ));
});

test('a colour that is all there stays itself, and one that is not there at all is the page', () => {
  expect([solidColour('#3B6075'), solidColour('#3b6075ff'), solidColour('#3b607500')]).toEqual([
    '#3b6075',
    '#3b6075',
    '#fffefc',
  ]);
});

test('black on white is 21 to 1, as it is everywhere', () => {
  const button = contrastsOf('#000000').find(({ place }) => place === 'button');
  expect(button?.ratio).toBeCloseTo(21, 5);
});

test('a colour comes back from the room it is mixed in', () =>
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(writeColour(rgbOf(oklabOf(readColour(colour))))).toBe(colour);
    }),
  ));
