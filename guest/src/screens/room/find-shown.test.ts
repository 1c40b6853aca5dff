import type { GuestRoom } from '@stayfront/contract/hotel';
import type { AvailabilityItem, Product } from '@stayfront/contract/offer';
import { describe, expect, test } from 'vitest';
import { findShown, roomOfId } from './find-shown.ts';

const rooms = ['double', 'double-deluxe', 'attic'].map((id) => ({ id }) as GuestRoom);
const item = (guestRoomId: string, rates: string[], availability = 1): AvailabilityItem => ({
  guestRoomId,
  availability,
  popularity: null,
  products: rates.map((rate) => ({ productId: `${guestRoomId}.${rate}` }) as Product),
});
const items = [item('double', ['flex', 'saver']), item('double-deluxe', ['flex']), item('attic', ['flex'], 0)];
const shown = (id: string) => {
  const found = findShown(id, rooms, items);
  return found && [found.room.id, found.product?.productId ?? null];
};

describe('a room page', () => {
  test('by the id of a room leaves the rate to the guest', () => {
    expect(shown('double')).toEqual(['double', null]);
  });

  test('by the id of a product shows that rate', () => {
    expect(shown('double.saver')).toEqual(['double', 'double.saver']);
  });

  test('of a room with a single rate shows that one', () => {
    expect(shown('double-deluxe')).toEqual(['double-deluxe', 'double-deluxe.flex']);
  });

  test.each(['attic', 'attic.flex', 'double.gone', 'cellar', ''])('%j cannot be had', (id) => {
    expect(shown(id)).toBeNull();
  });
});

test('the room of an id is known although it cannot be had', () => {
  expect([roomOfId('attic.flex', rooms)?.id, roomOfId('double-deluxe.x', rooms)?.id]).toEqual([
    'attic',
    'double-deluxe',
  ]);
  expect(roomOfId('cellar', rooms)).toBeNull();
});
