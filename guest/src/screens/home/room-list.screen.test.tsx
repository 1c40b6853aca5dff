import { NoAnswer } from '@stayfront/contract/call';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import {
  exampleHotel,
  getDescriptiveInfo,
  getRoomsAvailabilities,
  productOf,
  stayInJune,
} from '../../testing/example-hotel.ts';
import type { Call } from '../../testing/example-transport.ts';
import { inRoundFrancs } from '../../testing/in-francs.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const home = `/1001?${stayInJune}`;
const noPackages = { ...searchExamples.getPackagesAvailabilities.answer, packages: [] };
const open = (answers: Record<string, unknown> = {}, query = '') =>
  showScreen(`${home}${query}`, {
    answers: { ...exampleHotel, getPackagesAvailabilities: noPackages, ...answers },
  });
const card = (name: string) => find('article', name);
const order = () => all('article').map((one) => one.getAttribute('aria-label'));

beforeEach(() => resetSession(1001));

test('C03 C10 a card says the least of (total − discount) / nights, and the total of that rate', async () => {
  const saved = (call: Call) => {
    const found = getRoomsAvailabilities(call);
    const [double, ...others] = found.availabilities;
    const flexible = { ...productOf('double', 'flexible'), totalDiscount: 12_600, averagePerNight: 18_000 };
    return {
      ...found,
      availabilities: [{ ...double, products: [productOf('double', 'pay-at-hotel'), flexible] }, ...others],
    };
  };
  await open({ getRoomsAvailabilities: saved });
  const net = productOf('double', 'flexible').totalPrice - 12_600;
  const double = textOf(await card('Double Room with Lake View'));
  expect(double).toMatch(new RegExp(`^.*from.*${inRoundFrancs(Math.round(net / 3))} per night`));
  expect(double).toContain(`${inRoundFrancs(net)} for 3 nights, VAT included`);
  const suite = textOf(await card('Lake Suite'));
  expect(suite).toContain(`from ${inRoundFrancs(productOf('suite', 'non-refundable').averagePerNight)} per night`);
});

test('C03 the best-price badge stands on the room with the cheapest of the hotel’s best available rates, and only there', async () => {
  await open();
  expect(textOf(await card('Twin Room'))).toContain('Best price');
  expect(screen.getAllByText('Best price')).toHaveLength(1);
});

test('C03 a card shows at most five pictures, three amenities, who fits, and 160 characters of its description', async () => {
  const many = getDescriptiveInfo.guestRooms.map((room) => ({
    ...room,
    images: [...room.images, ...room.images.map((image) => ({ ...image, src: `${image.src}?2` }))],
    amenities: [7, 10, 185, 223].map((roomAmenityCode) => ({
      roomAmenityCode,
      codeDetail: `Amenity ${roomAmenityCode}`,
    })),
  }));
  await open({ getDescriptiveInfo: { ...getDescriptiveInfo, guestRooms: many } });
  const double = await card('Double Room with Lake View');
  expect(all('listitem', undefined, get('list', /^Pictures of/, double))).toHaveLength(5);
  expect(double.querySelectorAll('.chip')).toHaveLength(3);
  get('img', 'For up to 3 guests', double);
  expect(double.querySelectorAll('.occ .taken')).toHaveLength(2);
  expect(double.querySelectorAll('.occ .free')).toHaveLength(1);
  for (const words of ['1 bedroom', '1 bed', '1 bathroom']) expect(textOf(double)).toContain(words);
  const text = textOf(double.querySelector('.room__desc')).replace(/ … Show more$/, '');
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text.length).toBeGreaterThan(120);
});

test('C03 only one card shows its rates at a time', async () => {
  const { user } = await open();
  const [first, second] = [await card('Twin Room'), await card('Junior Suite')];
  await user.click(get('button', /^Details & Book/, first));
  await waitFor(() => expect(all('region', undefined, first)).toHaveLength(3));
  await user.click(get('button', /^Details & Book/, second));
  await waitFor(() => expect(all('region', undefined, second)).toHaveLength(3));
  expect(all('region', undefined, first)).toEqual([]);
  await user.click(get('button', /^Hide rates/, second));
  await waitFor(() => expect(all('region', undefined, second)).toEqual([]));
});

test('C01 rooms are sorted by popularity, price or name, and the choice is remembered under sort-by', async () => {
  const byPrice = ['Twin Room', 'Double Room with Lake View', 'Junior Suite', 'Lake Suite'];
  const { user } = await open();
  await card('Twin Room');
  const sort = all('combobox', 'Sort by:')[0] as HTMLSelectElement;
  expect(sort.value).toBe('popularity');
  expect(order()).toEqual(['Double Room with Lake View', 'Twin Room', 'Junior Suite', 'Lake Suite']);
  await user.selectOptions(sort, 'Price, low to high');
  await waitFor(() => expect(order()).toEqual(byPrice));
  await user.selectOptions(sort, 'Room name');
  await waitFor(() => expect(order()).toEqual(byPrice.toSorted((a, b) => a.localeCompare(b))));
  await user.selectOptions(sort, 'Price, high to low');
  await waitFor(() => expect(order()).toEqual(byPrice.toReversed()));
  expect(localStorage.getItem('sort-by')).toBe('pricesDown');
});

test('C03 C05 four skeletons stand where the cards will be while the rooms of other guests are asked for', async () => {
  let gate = Promise.resolve();
  const { user } = await open({
    getRoomsAvailabilities: async (call: Call) => {
      await gate;
      return getRoomsAvailabilities(call);
    },
  });
  await card('Twin Room');
  const answer = Promise.withResolvers<void>();
  gate = answer.promise;
  await user.click(get('button', /^Guests and rooms/));
  const guests = await find('dialog', 'Who is coming?');
  await user.click(get('button', 'Fewer: Adults', guests));
  await user.click(get('button', 'Apply', guests));
  await find('heading', 'Looking for rooms');
  expect(get('status', 'Please wait').querySelectorAll('.room')).toHaveLength(4);
  answer.resolve();
  await card('Lake Suite');
});

const nothing = {
  availabilities: [],
  reasons: [{ code: 'occupancy', most: 5 }],
  nearestStays: [
    {
      kind: 'moved',
      checkIn: '2027-06-12',
      checkOut: '2027-06-14',
      nbNights: 2,
      productId: 'double.flexible',
      rooms: [{ productId: 'double.flexible', nbAdults: 2, nbChildren: 0, nbInfants: 0 }],
      totalPrice: 44_600,
      currency: 'CHF',
    },
  ],
};
const empty = (call: Call) => ({ ...getRoomsAvailabilities(call), ...nothing });

test('C06 when the house is too small for the party it says so, how to reach it, and how to begin anew', async () => {
  const { user, address } = await open({ getRoomsAvailabilities: empty }, '&nbAdults=5&nbChildren=3');
  await find('heading', 'Can’t find rooms matching this selection');
  await screen.findByText('Our largest room takes 5 guests.');
  expect(textOf(screen.getByText(/^You can change your criteria or contact the hotel at/))).toContain(
    '+41 41 555 01 20 or stay@hotel-seeblick.example',
  );
  await user.click(all('button', 'Reset your search', get('main')).at(-1) ?? document.body);
  await waitFor(() => expect(address()).toBe('/1001'));
});

test('C06 when nothing is free the nearest stays are offered with their prices, one press away', async () => {
  const { user, address } = await open({
    getRoomsAvailabilities: (call: Call) =>
      (call.query as { checkIn: string }).checkIn === '2027-06-12' ? getRoomsAvailabilities(call) : empty(call),
  });
  const offer = await find('link', /See these rooms/);
  expect(textOf(offer)).toContain(`${inRoundFrancs(44_600)} for 2 nights`);
  await user.click(offer);
  await card('Twin Room');
  expect(address()).toContain('checkIn=2027-06-12&checkOut=2027-06-14');
});

test.each([
  ['both', {}, / \+41 41 555 01 20 or stay@hotel-seeblick.example$/],
  ['a telephone only', { email: null }, /contact the hotel at \+41 41 555 01 20$/],
  ['an address only', { phone: null }, /contact the hotel at stay@hotel-seeblick.example$/],
  ['neither', { phone: null, email: null }, /^Empty contact information$/],
])('C06 where nothing is free the guest is told how to reach a hotel with %s', async (_, gone, words) => {
  const contact = { ...getDescriptiveInfo.contact, ...gone };
  const getConfig = { ...hotelExamples.getConfig.answer, hotelChainId: null };
  await open({ getRoomsAvailabilities: empty, getDescriptiveInfo: { ...getDescriptiveInfo, contact }, getConfig });
  await find('heading', 'Can’t find rooms matching this selection');
  await waitFor(() =>
    expect([...document.querySelectorAll('p')].map(textOf)).toContainEqual(expect.stringMatching(words)),
  );
  // It belongs to no chain: there is no other hotel to choose.
  expect(all('button', /^Hotel/, all('search')[0])).toEqual([]);
});

test('C05 a room that is taken says so, and cannot be booked', async () => {
  await open({
    getRoomsAvailabilities: (call: Call) => {
      const found = getRoomsAvailabilities(call);
      const availabilities = found.availabilities.map((one) =>
        one.guestRoomId === 'suite' ? { ...one, availability: 0 } : one,
      );
      return { ...found, availabilities };
    },
  });
  const suite = await card('Lake Suite');
  expect((get('button', /^Room is sold out/, suite) as HTMLButtonElement).disabled).toBe(true);
  expect(textOf(suite)).toContain('Taken for your dates.');
  expect(all('button', /^Details & Book/, suite)).toEqual([]);
});

test('C07 after the last room the list says that it is complete', async () => {
  await open();
  expect(await screen.findByText('All results loaded')).toBeTruthy();
});

test('when the hotel does not answer, a search says so, keeps what was asked for, and trying again recovers', async () => {
  let isSilent = true;
  const { user, address } = await open({
    getRoomsAvailabilities: (call: Call) => {
      if (isSilent) throw new NoAnswer('the line is cut');
      return getRoomsAvailabilities(call);
    },
  });
  const alert = await find('alert');
  expect(textOf(alert)).toContain('We could not reach the hotel');
  expect(textOf(alert)).toContain('Nothing you have entered is lost.');
  isSilent = false;
  await user.click(get('button', 'Try again'));
  await card('Twin Room');
  expect(all('alert')).toEqual([]);
  expect(address()).toBe(home);
});

test('C03 a card’s first picture is there at once, the others come with the first touch and turn by arrows', async () => {
  const { user } = await open();
  const pictures = get('group', /^Pictures of/, await card('Twin Room'));
  expect(pictures.querySelectorAll('img')).toHaveLength(1);
  await user.hover(pictures);
  await waitFor(() => expect(pictures.querySelectorAll('img')).toHaveLength(5));
  expect(textOf(pictures)).toContain('Picture 1 of 5');
});
