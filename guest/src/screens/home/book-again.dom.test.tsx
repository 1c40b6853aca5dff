import { exampleProduct } from '@stayfront/contract/examples/example-product';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import type { Product } from '@stayfront/contract/offer';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, describe, expect, test } from 'vitest';
import { withAgain } from '../../flow/again.ts';
import { emptyRequest, noDetails, type Order } from '../../flow/booking-request.ts';
import { bookingStore, newSessionId } from '../../flow/booking-store.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const hotelId = 1001;
const rooms = `/${hotelId}?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2`;
const found = searchExamples.getRoomsAvailabilities.answer;
const product: Product = {
  ...exampleProduct,
  hasServices: false,
  nightPrices: [...exampleProduct.nightPrices],
  nightDiscounts: [...exampleProduct.nightDiscounts],
  mandatoryServices: exampleProduct.mandatoryServices.map((service) => ({
    ...service,
    vatBasisPoints: [...service.vatBasisPoints],
  })),
};
const stay = { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-14') };
const guests = { adults: 2, children: 0, infants: 0 };
const order: Order = {
  guestRoomId: 'double',
  roomTypeName: 'Double Room with Lake View',
  stay,
  guests,
  product,
  isBooked: true,
};
const details = {
  ...noDetails,
  givenName: 'Ada',
  surname: 'Lovelace',
  email: 'ada@example.com',
  emailAgain: 'ada@example.com',
  phone: '+442079460000',
};
const now = (changes: object) => ({
  ...found,
  availabilities: [{ ...found.availabilities[0], products: [{ ...product, ...changes }] }],
});

/** A guest whose card was declined, with these rooms. */
const declined = (...orders: Order[]) => {
  const search = { stay, rooms: orders.map((one) => one.guests), promoCode: null };
  const chosen = { ...emptyRequest(newSessionId()), search, orders, details, isDetailed: true };
  bookingStore(hotelId).write(withAgain(chosen, Date.now()));
};
const again = { name: 'Book the same again' };

beforeEach(() => bookingStore(hotelId).write(emptyRequest(newSessionId())));

describe('a guest whose payment came to nothing', () => {
  test('books the same again by one tap, with rooms and details filled', async () => {
    declined(order);
    const { screen, address } = await openScreen(rooms, { answers: { getRoomsAvailabilities: now({}) } });
    await screen.getByRole('button', again).click();
    await expect.poll(address).toBe(`/${hotelId}/checkout/card-details`);
    await expect.element(screen.getByText('Ada Lovelace')).toBeVisible();
    expect(bookingStore(hotelId).read()).toMatchObject({ orders: [{ guestRoomId: 'double' }], details, again: null });
  });

  test('is told another price before going on', async () => {
    declined(order);
    const dearer = { roomPrice: product.roomPrice + 1_000, hotelRoomPrice: product.hotelRoomPrice + 1_000 };
    const { screen, address } = await openScreen(rooms, { answers: { getRoomsAvailabilities: now(dearer) } });
    await screen.getByRole('button', again).click();
    await expect.element(screen.getByText(/The price has changed: .+ instead of /)).toBeVisible();
    expect(address()).toBe(rooms);
    await screen
      .getByRole('region', { name: /Your last booking/ })
      .getByRole('button', { name: 'Continue' })
      .click();
    await expect.poll(address).toBe(`/${hotelId}/checkout/card-details`);
  });

  test('is told that the room is gone, and chooses among the others', async () => {
    declined(order);
    const none = { ...found, availabilities: [{ ...found.availabilities[0], availability: 0 }] };
    const { screen, address } = await openScreen(rooms, { answers: { getRoomsAvailabilities: none } });
    await screen.getByRole('button', again).click();
    await expect.element(screen.getByText(/No longer available at this rate: Double Room/)).toBeVisible();
    await screen.getByRole('button', { name: 'See other rooms' }).click();
    await expect.element(screen.getByRole('region', { name: /Your last booking/ })).not.toBeInTheDocument();
    expect(address()).toBe(rooms);
  });

  test('keeps the rooms that are still there, and chooses another for the one that is gone', async () => {
    declined({ ...order, guestRoomId: 'family', roomTypeName: 'Family Room', guests: { ...guests, adults: 1 } }, order);
    const { screen } = await openScreen(rooms, { answers: { getRoomsAvailabilities: now({}) } });
    await screen.getByRole('button', again).click();
    await screen.getByRole('button', { name: 'Choose another room' }).click();
    await expect.element(screen.getByText('Choose room 2 of 2, for 1 adult')).toBeVisible();
    expect(bookingStore(hotelId).read().orders).toMatchObject([{ guestRoomId: 'double' }]);
  });

  test('can send it away', async () => {
    declined(order);
    const { screen } = await openScreen(rooms);
    const card = screen.getByRole('region', { name: /Your last booking/ });
    await card.getByRole('button', { name: 'Close' }).click();
    await expect.element(card).not.toBeInTheDocument();
    expect(bookingStore(hotelId).read().again).toBeNull();
  });
});

test('nobody else is asked', async () => {
  const { screen } = await openScreen(rooms);
  await expect.element(screen.getByRole('article').first()).toBeVisible();
  await expect.element(screen.getByRole('button', again)).not.toBeInTheDocument();
});
