import type { ServiceOffer } from '@stayfront/contract/service';
import { expect, test } from 'vitest';
import type { ReservedRoom } from '../../features/reservation/standing-rooms.ts';
import { requestedQuantity } from './requested-quantity.ts';

const breakfast = {
  serviceId: 'breakfast',
  defaultQuantity: 1,
  included: false,
  required: false,
  minQuantity: 1,
  maxQuantity: 3,
} as ServiceOffer;
const withTwo = { services: [{ serviceId: 'breakfast', quantity: 2 }] } as ReservedRoom;
const without = { services: [] as unknown[] } as ReservedRoom;
const untouched = { services: null };

test('a room that is changed begins with the services it has, one that is added with what the hotel suggests', () => {
  expect(requestedQuantity(breakfast, untouched, withTwo)).toBe(2);
  expect(requestedQuantity(breakfast, untouched, without)).toBe(0);
  expect(requestedQuantity(breakfast, untouched, null)).toBe(1);
});

test('what the guest said counts, within what can be had', () => {
  expect(requestedQuantity(breakfast, { services: new Map([['breakfast', 9]]) }, withTwo)).toBe(3);
  expect(requestedQuantity(breakfast, { services: new Map() }, withTwo)).toBe(0);
});

test('what is included or required is always there', () => {
  expect(requestedQuantity({ ...breakfast, included: true }, { services: new Map() }, without)).toBe(1);
  expect(requestedQuantity({ ...breakfast, required: true, minQuantity: 2 }, untouched, without)).toBe(2);
});
