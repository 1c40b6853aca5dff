import { exampleReservation as written } from '@stayfront/contract/examples/example-reservation';
import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import { Reservation } from '@stayfront/contract/reservation';
import { currencies, decimalsOf } from '@stayfront/rules/currency/currencies';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyRequest } from '../../app/flow/booking-request.ts';
import { keptOrder } from '../../testing/keep-booking.ts';
import type { CartItem } from './cart-items.ts';
import { compareCarts } from './compare-carts.ts';
import { tagEntries } from './tag-entries.ts';

const exampleReservation = Reservation.parse(written);
const hotel = {
  info: { hotelName: 'The Riverhouse', address: { cityName: 'Bath' } } as DescriptiveInfo,
  config: { hotelChainId: 100 } as HotelConfig,
};
type Sold = { value: number; tax: number; items: CartItem[] };
const soldBy = (reservation: Reservation): Sold | undefined =>
  tagEntries({ name: 'booked', hotelId: 1003, reservation }, hotel)[0]?.entry.ecommerce as Sold | undefined;
const cancelled = {
  reservationId: 'SB4-K7QM2XH9RD',
  status: 'cancel',
  cancellationFee: 0,
  hotelCurrency: 'GBP',
  currency: 'GBP',
  totalPrice: 60_000,
  totalVat: 10_000,
  roomVat: 10_000,
  refund: 0,
  refundCard: null,
  keptPrice: 0,
} as const;
const refundOf = (kept: number) =>
  tagEntries({ name: 'cancelled', hotelId: 1003, cancelled: { ...cancelled, keptPrice: kept } }, hotel)[0]?.entry;

test('a purchase is net, its items add up to it and with the tax to what the guest pays, in any currency', () => {
  const service = { serviceId: 'breakfast', name: 'Breakfast', unitPrice: 0, totalPrice: 0, quantity: 1 };
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.array(
        fc.record({
          price: fc.nat(9_999_999),
          vatShare: fc.nat(100),
          unit: fc.nat(99_999),
          quantity: fc.integer({ min: 1, max: 9 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      (currency, rooms) => {
        const [example] = exampleReservation.roomStays;
        if (!example) throw new Error('The example has no room');
        const roomStays = rooms.map(({ price, vatShare, unit, quantity }) => ({
          ...example,
          status: 'book' as const,
          roomPrice: price,
          totalDiscount: 0,
          roomVat: Math.floor((price * vatShare) / 200),
          services: [{ ...service, unitPrice: unit, quantity, totalPrice: unit * quantity }],
        }));
        const totalVat = roomStays.reduce((sum, stay) => sum + stay.roomVat, 0);
        const gross = rooms.reduce((sum, { price, unit, quantity }) => sum + price + unit * quantity, 0);
        const sold = soldBy({ ...exampleReservation, currency, totalVat, roomStays });
        const minor = (amount: number): number => Math.round(amount * 10 ** decimalsOf(currency));
        expect(minor(sold?.value ?? 0)).toBe(gross - totalVat);
        expect(minor(sold?.tax ?? 0)).toBe(totalVat);
        expect(sold?.items.reduce((sum, item) => sum + minor(item.price) * item.quantity, 0)).toBe(gross - totalVat);
      },
    ),
  );
});

test('nothing that says who the guest is stands in it', () => {
  const { givenName, surname, email, phone } = exampleReservation.guestInfo;
  const text = JSON.stringify(soldBy(exampleReservation));
  for (const secret of [givenName, surname, email, phone]) expect(text).not.toContain(secret);
});

test('a reservation without a room that stands was not bought', () => {
  const roomStays = exampleReservation.roomStays.map((stay) => ({ ...stay, status: 'cancel' as const }));
  expect(soldBy({ ...exampleReservation, roomStays })).toBeUndefined();
});

test('a refund is what comes back: all, what the fee leaves, or nothing to tell of', () => {
  expect(refundOf(0)).toMatchObject({ ecommerce: { transaction_id: 'SB4-K7QM2XH9RD', value: 500, tax: 100 } });
  expect(refundOf(30_000)).toMatchObject({ ecommerce: { value: 250, tax: 50 } });
  expect(refundOf(60_000)).toBeUndefined();
});

test('a refund of one room of several says which, at what comes back of it; of all rooms it needs no items', () => {
  const [example] = exampleReservation.roomStays;
  if (!example) throw new Error('The example has no room');
  const sledge = { serviceId: 'sledge', name: 'Sledge', unitPrice: 5_000, totalPrice: 10_000, quantity: 2 };
  const roomStay = {
    ...example,
    roomPrice: 50_000,
    totalDiscount: 0,
    totalVat: 10_000,
    roomVat: 10_000,
    refund: 0,
    refundCard: null,
    services: [sledge],
  };
  const itemsOf = (keptPrice: number) => {
    const event = { name: 'cancelled', hotelId: 1003, cancelled: { ...cancelled, keptPrice }, roomStay } as const;
    const { value, items } = (tagEntries(event, hotel)[0]?.entry.ecommerce as Sold | undefined) ?? {
      value: 0,
      items: [],
    };
    expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(value);
    return items.map(({ item_id, price, quantity }) => [item_id, price, quantity]);
  };
  const room = example.guestRoomId;
  expect(itemsOf(0)).toEqual([
    [room, 400, 1],
    ['sledge', 50, 2],
  ]);
  // Of a fee the room bears all: 250 come back, and with them the services.
  expect(itemsOf(30_000)).toEqual([
    [room, 150, 1],
    ['sledge', 50, 2],
  ]);
  expect(itemsOf(54_000)).toEqual([[room, 50, 1]]);
  expect(refundOf(0)?.ecommerce).not.toHaveProperty('items');
});

test('what is added and what is taken out is told by how much, and a new price is neither', () => {
  const line = (item_id: string, quantity: number, unitMinor = 100) => ({
    unitMinor,
    quantity,
    item: { item_id, quantity, item_category: 'extra' } as CartItem,
  });
  const changed = compareCarts(
    [line('a', 1), line('b', 3), line('c', 1)],
    [line('a', 1, 200), line('b', 1), line('d', 2)],
  );
  expect(changed.added.map(({ item, quantity }) => [item.item_id, quantity])).toEqual([['d', 2]]);
  expect(changed.removed.map(({ item, quantity }) => [item.item_id, quantity])).toEqual([
    ['b', 2],
    ['c', 1],
  ]);
});

test.each([
  [['None'], 'at-hotel'],
  [['GuaranteeRequired'], 'secure-fields'],
  [['PrePay', 'None'], 'online'],
] as const)('a booking that is sent says how it is paid: %j', (guarantees, payment_type) => {
  const orders = guarantees.map((guaranteeType) => keptOrder({ guaranteeType }));
  const request = { ...emptyRequest('Abcdefgh12345678'), orders };
  const [told] = tagEntries({ name: 'send-booking', hotelId: 1003, request }, hotel);
  expect(told?.entry).toMatchObject({ event: 'add_payment_info', ecommerce: { payment_type } });
});
