import { expect, test } from 'vitest';
import { areaIn, roomTemplates } from './room-templates.ts';

test('every kind of room takes those it is meant for, and has a bed and a floor', () => {
  for (const [name, room] of Object.entries(roomTemplates)) {
    expect([name, room.standardPersons <= room.maxOccupancy]).toEqual([name, true]);
    expect([name, room.beds > 0, room.squareMetres > 0]).toEqual([name, true, true]);
  }
});

test('floors are told in the unit of the house, feet in tens', () => {
  expect([areaIn('m2', 20), areaIn('ft2', 20), areaIn('ft2', 6)]).toEqual([20, 220, 60]);
});
