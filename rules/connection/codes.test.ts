import { expect, test } from 'vitest';
import { readSystemId, systemId } from './account.ts';
import { codesOf } from './codes.ts';

const hotel = {
  rooms: [{ id: 'double' }, { id: 'suite' }],
  ratePlans: [
    { id: 'flex', code: 'FLX' },
    { id: 'saver', code: 'SAV' },
  ],
};

test('a room is known by the code that the hotel gave it, and by its own where it gave none', () => {
  const codes = codesOf(hotel, { rooms: { DBL: 'double', ZZ: 'gone' }, ratePlans: { saver: 'flex', S: 'saver' } });
  expect([codes.roomOf('DBL'), codes.roomOf('suite')]).toEqual(['double', 'suite']);
  expect([codes.roomOf('double'), codes.roomOf('ZZ'), codes.roomOf('__proto__')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([codes.codeOfRoom('double'), codes.codeOfRoom('suite')]).toEqual(['DBL', 'suite']);
  expect([codes.ratePlanOf('saver'), codes.ratePlanOf('S'), codes.ratePlanOf('flex')]).toEqual([
    'flex',
    'saver',
    undefined,
  ]);
  const plain = codesOf(hotel, {});
  expect([plain.ratePlanOf('FLX'), plain.ratePlanOf('flex'), plain.codeOfRatePlan('flex')]).toEqual([
    'flex',
    'flex',
    'FLX',
  ]);
});

test('systems are named so that they can be read again, and nothing else can', () => {
  for (const system of [
    { kind: 'alpinebits', name: 'our-pms' },
    { kind: 'channel-manager', name: 'x' },
  ] as const)
    expect(readSystemId(systemId(system))).toEqual(system);
  for (const id of ['', 'alpinebits', 'alpinebits.', 'webhook.pms', 'ical.A', 'ical.x.y'])
    expect(readSystemId(id)).toBeNull();
});
