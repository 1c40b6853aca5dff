import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import type { Availabilities, NearestStay } from '@stayfront/contract/offer';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { find, get } from '../../testing/by-role.ts';
import { chooseExampleRoom } from '../../testing/choose-example-room.ts';
import {
  exampleHotel,
  getDescriptiveInfo,
  getRoomsAvailabilities,
  productOf,
  stayInJune,
} from '../../testing/example-hotel.ts';
import type { Call } from '../../testing/example-transport.ts';
import { inFrancs, inRoundFrancs } from '../../testing/in-francs.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const week = { offerId: 'week', name: 'A night on the house', totalDiscount: 6_000 };
const friends = { offerId: 'friends', name: 'Für Freunde', otherLanguages: { name: 'de' }, code: 'FRIENDS' } as const;
const description = 'Every third night is a gift.';

/** Every rate with sixty francs off by an offer, and thirty by one that was opened with a code. */
function discounted(call: Call): Availabilities {
  const found = getRoomsAvailabilities(call);
  const saving = {
    hasServices: false,
    totalDiscount: 9_000,
    hotelTotalDiscount: 9_000,
    nightDiscounts: [3_000, 3_000, 3_000],
    offers: [week, { ...friends, totalDiscount: 3_000 }],
  };
  return {
    ...found,
    availabilities: found.availabilities.map((room) => ({
      ...room,
      products: room.products.map((one) => ({
        ...one,
        ...saving,
        averagePerNight: Math.round((one.totalPrice - 9_000) / 3),
      })),
    })),
  };
}
const answers = {
  ...exampleHotel,
  getRoomsAvailabilities: discounted,
  getDescriptiveInfo: { ...getDescriptiveInfo, offers: [{ offerId: 'week', name: week.name, description }] },
};
const twin = productOf('twin', 'pay-at-hotel');

beforeEach(() => resetSession(1001));

test('card and rate have the price with the offers, the one before struck through, and the offers’ names', async () => {
  const { user } = await showScreen(`/1001?${stayInJune}`, { answers });
  const card = await find('article', 'Twin Room');
  const least = productOf('twin', 'non-refundable');
  expect(textOf(card)).toContain(inRoundFrancs(Math.round((least.totalPrice - 9_000) / 3)));
  expect(textOf(card)).toContain(`Before the discount ${inRoundFrancs(Math.round(least.totalPrice / 3))}`);
  for (const { name } of [week, friends]) expect(textOf(card)).toContain(name);
  expect(card.querySelector('[lang="de"]')?.textContent).toBe('Für Freunde');
  await user.click(get('button', /^Details & Book/, card));
  const rate = textOf(await find('region', 'Pay at hotel', card));
  expect(rate).toContain(
    `Before the discount ${inRoundFrancs(twin.totalPrice)} ${inRoundFrancs(twin.totalPrice - 9_000)}`,
  );
  for (const { name } of [week, friends]) expect(rate).toContain(name);
});

test('the page of a room says what each offer has saved, and why', async () => {
  await showScreen(`/1001/room/twin.pay-at-hotel?${stayInJune}`, { answers });
  const details = (await find('heading', 'Price details')).closest('details');
  if (!details) throw new Error('The details are no section');
  expect(textOf(details)).toContain(`${week.name}${description}-${inFrancs(6_000)}`);
  expect(textOf(details)).toContain(`Für Freunde-${inFrancs(3_000)}`);
  expect(textOf(details)).not.toContain('Discount');
  expect(textOf(details)).toContain(inFrancs(twin.totalPrice - 9_000));
});

test('in the basket each offer is a line, with its code where it has one, and the bill adds up', async () => {
  await chooseExampleRoom({ getRoomsAvailabilities: discounted });
  const room = get('complementary', 'Your stay').querySelector('.sum__room');
  const lines = [...(room?.querySelectorAll('dl > div') ?? [])].map(textOf);
  expect(lines).toContain(`${week.name}-${inFrancs(6_000)}`);
  expect(lines).toContain(`Für FreundePromo code FRIENDS-${inFrancs(3_000)}`);
  const amounts = [...(room?.querySelectorAll('dd') ?? [])].map((amount) =>
    Math.round(Number(textOf(amount).replace(/[^\d.-]/g, '')) * 100),
  );
  const total = amounts.pop();
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
});

const [stay] = exampleReservation.roomStays;
const booked = {
  ...exampleReservation,
  hotelId: 1001,
  roomStays: [{ ...stay, totalDiscount: 6_000, offers: [week] }],
};

test.each([
  ['the confirmation', `/1001/checkout/thank-you?reservationId=${booked.reservationId}&t=the-token`],
  ['the guest’s own page', `/1001/reservation/${booked.reservationId}?t=the-token`],
])('%s says what an offer has saved', async (_, address) => {
  await showScreen(address, { answers: { getReservation: booked } });
  await waitFor(() => expect(textOf(get('main'))).toMatch(/A night on the house: -\S+60\.00/));
});

test('a card of the chain has the price with the offer, the one before, and the offer’s name', async () => {
  const [seeblick] = hotelExamples.getHotelChainConfig.answer.hotelChainHotels;
  const [best] = hotelExamples.getHotelChainAvailabilities.answer.hotels;
  await showScreen(`/hotel-chain/100?${stayInJune}`, {
    answers: {
      ...exampleHotel,
      getHotelChainConfig: {
        ...hotelExamples.getHotelChainConfig.answer,
        hotelChainHotels: [{ ...seeblick, offers: [{ ...week, description: null }] }],
      },
      getHotelChainAvailabilities: {
        ...hotelExamples.getHotelChainAvailabilities.answer,
        hotels: [{ ...best, bestPrice: { ...best?.bestPrice, totalDiscount: 6_000, offerIds: ['week'] } }],
      },
    },
  });
  const card = textOf(await find('article', 'Hotel Seeblick'));
  expect(card).toContain('Before the discount €212.94 €192.94');
  expect(card).toContain(week.name);
});

test('so has a stay that is offered instead', async () => {
  const near: NearestStay = {
    kind: 'moved',
    checkIn: '2027-06-12',
    checkOut: '2027-06-15',
    nbNights: 3,
    productId: 'twin.flexible',
    rooms: [{ productId: 'twin.flexible', nbAdults: 2, nbChildren: 0, nbInfants: 0 }],
    totalPrice: 54_000,
    totalDiscount: 6_000,
    offers: [week],
    currency: 'CHF',
  };
  await showScreen(`/1001?${stayInJune}`, {
    answers: {
      ...exampleHotel,
      getRoomsAvailabilities: (call: Call) => ({
        ...getRoomsAvailabilities(call),
        availabilities: [],
        reasons: [{ code: 'closed' }],
        nearestStays: [near],
      }),
    },
  });
  const link = textOf(await find('link', /See these rooms/));
  expect(link).toContain('Before the discount CHF 200 CHF 180 per night');
  expect(link).toContain(week.name);
});
