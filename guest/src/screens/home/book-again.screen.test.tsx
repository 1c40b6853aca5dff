import { exampleProduct } from '@stayfront/contract/examples/example-product';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import type { Product } from '@stayfront/contract/offer';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { withAgain } from '../../app/flow/again.ts';
import { emptyRequest, noDetails, type Order } from '../../app/flow/booking-request.ts';
import { bookingStore, newSessionId } from '../../app/flow/booking-store.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

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
const again = 'Book the same again';

beforeEach(() => bookingStore(hotelId).write(emptyRequest(newSessionId())));

describe('a guest whose payment came to nothing', () => {
  test('books the same again by one tap, with rooms and details filled', async () => {
    declined(order);
    const { user, address } = await showScreen(rooms, { answers: { getRoomsAvailabilities: now({}) } });
    await user.click(await find('button', again));
    await waitFor(() => expect(address()).toBe(`/${hotelId}/checkout/card-details`));
    await screen.findByText('Ada Lovelace');
    expect(bookingStore(hotelId).read()).toMatchObject({ orders: [{ guestRoomId: 'double' }], details, again: null });
  });

  test('is told another price before going on', async () => {
    declined(order);
    const dearer = { roomPrice: product.roomPrice + 1_000, hotelRoomPrice: product.hotelRoomPrice + 1_000 };
    const { user, address } = await showScreen(rooms, { answers: { getRoomsAvailabilities: now(dearer) } });
    await user.click(await find('button', again));
    await waitFor(() => expect(textOf(document.body)).toMatch(/The price has changed: .+ instead of /));
    expect(address()).toBe(rooms);
    await user.click(await find('button', 'Continue', get('region', /Your last booking/)));
    await waitFor(() => expect(address()).toBe(`/${hotelId}/checkout/card-details`));
  });

  test('is told that the room is gone, and chooses among the others', async () => {
    declined(order);
    const none = { ...found, availabilities: [{ ...found.availabilities[0], availability: 0 }] };
    const { user, address } = await showScreen(rooms, { answers: { getRoomsAvailabilities: none } });
    await user.click(await find('button', again));
    await screen.findByText(/No longer available at this rate: Double Room/);
    await user.click(await find('button', 'See other rooms'));
    await waitFor(() => expect(all('region', /Your last booking/)).toEqual([]));
    expect(address()).toBe(rooms);
  });

  test('keeps the rooms that are still there, and chooses another for the one that is gone', async () => {
    declined({ ...order, guestRoomId: 'family', roomTypeName: 'Family Room', guests: { ...guests, adults: 1 } }, order);
    const { user } = await showScreen(rooms, { answers: { getRoomsAvailabilities: now({}) } });
    await user.click(await find('button', again));
    await user.click(await find('button', 'Choose another room'));
    await screen.findByText('Choose room 2 of 2, for 1 adult');
    expect(bookingStore(hotelId).read().orders).toMatchObject([{ guestRoomId: 'double' }]);
  });

  test('can send it away', async () => {
    declined(order);
    const { user } = await showScreen(rooms);
    const card = await find('region', /Your last booking/);
    await user.click(await find('button', 'Close', card));
    await waitFor(() => expect(card.isConnected).toBe(false));
    expect(bookingStore(hotelId).read().again).toBeNull();
  });
});

test('nobody else is asked', async () => {
  await showScreen(rooms);
  await waitFor(() => expect(all('article')).not.toEqual([]));
  await waitFor(() => expect(all('button', again)).toEqual([]));
});
