import { NoAnswer } from '@stayfront/contract/call';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import {
  exampleHotel,
  getDescriptiveInfo,
  getRoomsAvailabilities,
  productOf,
  stayInJune,
} from '../../testing/example-hotel.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { inFrancs, inRoundFrancs } from '../../testing/in-francs.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const pageOf = (id: string): string => `/1001/room/${id}?${stayInJune}`;
const section = (name: string): HTMLElement => {
  const heading = get('heading', name);
  const details = heading.closest('details');
  if (!details) throw new Error(`${name} is no section`);
  return details;
};
const open = async (id: string, answers: Record<string, unknown> = {}) => {
  const shown = await showScreen(pageOf(id), { answers: { ...exampleHotel, ...answers } });
  await screen.findByText('Rate plans');
  return shown;
};
const box = () => get('complementary', 'Your stay');

beforeEach(() => resetSession(1001));

test('A12 C03 “Show more” on a card leads to the page of the room, and back to the same rooms', async () => {
  const home = `/1001?${stayInJune}`;
  const { user, address } = await showScreen(home, { answers: exampleHotel });
  const card = await find('article', 'Twin Room');
  await user.click(get('link', /^Show more/, card));
  await waitFor(() => expect(address()).toBe(pageOf('twin')));
  await find('heading', 'Rate plans');
  await waitFor(() => expect(document.title).toBe('Hotel Seeblick · Single Room'));
  await user.click(get('link', /All rooms/));
  await find('article', 'Lake Suite');
  expect(address()).toBe(home);
});

test('D01 a room id lists all rates; choosing one puts its id into the address and its price beside Book', async () => {
  const { user, address } = await open('double');
  expect(all('region', undefined, section('Rate plans'))).toHaveLength(3);
  expect(screen.queryByRole('heading', { name: 'Price details' })).toBeNull();
  const least = productOf('double', 'non-refundable');
  expect(textOf(box())).toContain(`from ${inRoundFrancs(least.averagePerNight)} per night`);

  await user.click(get('button', 'Choose Pay at hotel'));
  await waitFor(() => expect(address()).toBe(pageOf('double.pay-at-hotel')));
  const chosen = await find('button', 'Selected: Pay at hotel');
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  expect(textOf(box())).toContain(`${inRoundFrancs(productOf('double', 'pay-at-hotel').totalPrice)} for 3 nights`);
  await user.selectOptions(get('combobox', 'Rate plan', box()), 'Flexible');
  await waitFor(() => expect(address()).toBe(pageOf('double.flexible')));
});

test('D01 a product id shows the price of that rate night by night, and books it', async () => {
  const { user, address } = await open('double.pay-at-hotel');
  const product = productOf('double', 'pay-at-hotel');
  const amounts = all('definition', undefined, section('Price details')).map(textOf);
  expect(amounts.slice(0, 5)).toEqual([24_000, 24_000, 24_000, 600, product.totalPrice].map(inFrancs));
  expect(amounts.at(-1)).toBe(inFrancs(product.totalLocalTax));
  await user.click(get('button', 'Book Pay at hotel', box()));
  await find('heading', 'Make it your stay');
  expect(address()).toBe('/1001/checkout/add-services/double');
});

test('a rate says what there is to eat, and the dock strikes the price before an offer', async () => {
  const product = { ...productOf('double', 'pay-at-hotel'), mealText: 'Breakfast included', totalDiscount: 7_200 };
  const search = (call: Parameters<typeof getRoomsAvailabilities>[0]) => ({
    ...getRoomsAvailabilities(call),
    availabilities: [{ guestRoomId: 'double', availability: 2, popularity: 1, products: [product] }],
  });
  const { container } = await open('double.pay-at-hotel', { getRoomsAvailabilities: search });
  expect(textOf(get('region', 'Pay at hotel', section('Rate plans')))).toContain('Breakfast included');
  const dock = container.querySelector('.room-dock');
  expect(textOf(dock)).toContain(inRoundFrancs(product.totalPrice));
  expect(textOf(dock)).toContain(inRoundFrancs(product.totalPrice - 7_200));
});

const dearer = (roomId: string, ratePlanId: string) => {
  const product = productOf(roomId, ratePlanId);
  const room = getDescriptiveInfo.guestRooms.find(({ id }) => id === roomId);
  return { guestRoomId: roomId, roomTypeName: room?.roomTypeName, difference: 6000, differencePerNight: 2000, product };
};

test('D02 the same room is offered at other, dearer rates with what they cost more', async () => {
  const getUpgrades = { currency: 'CHF', offers: [dearer('double', 'flexible'), dearer('double', 'pay-at-hotel')] };
  const { user, calls, address } = await open('double.non-refundable', { getUpgrades });
  const upgrades = await find('heading', 'Make more of this room');
  const offers = all('listitem', undefined, upgrades.closest('details') ?? upgrades).map(textOf);
  expect(offers).toHaveLength(2);
  expect(offers[0]).toContain(`+ ${inRoundFrancs(2000)} per night`);
  expect(calls.find(({ operationId }) => operationId === 'getUpgrades')?.query).toMatchObject({
    roomId: 'double',
    ratePlanCode: 'NRF',
    price: productOf('double', 'non-refundable').totalPrice,
  });
  await user.click(get('button', 'Upgrade to Flexible'));
  await waitFor(() => expect(address()).toBe(pageOf('double.flexible')));
});

test('D02 better rooms are offered at the same rate, four at most', async () => {
  const better = dearer('junior-suite', 'pay-at-hotel');
  const another = (id: string) => ({ ...better, product: { ...better.product, productId: id } });
  const offers = [better, dearer('suite', 'pay-at-hotel'), another('a.b'), another('c.d'), another('e.f')];
  const { user, container, address } = await open('double.pay-at-hotel', { getUpsell: { currency: 'CHF', offers } });
  await find('heading', 'Choose another room');
  const links = [...container.querySelectorAll<HTMLElement>('.other a')];
  expect(links).toHaveLength(4);
  expect(textOf(links[1])).toContain(`${inRoundFrancs(productOf('suite', 'pay-at-hotel').totalPrice)} for 3 nights`);
  await user.click(links[1] ?? container);
  await waitFor(() => expect(address()).toBe(pageOf('suite.pay-at-hotel')));
});

test('D01 once the prices are there, the hotel is told which rate is looked at', async () => {
  const { calls } = await open('double.pay-at-hotel');
  await waitFor(() =>
    expect(calls.find(({ operationId }) => operationId === 'submitSearchInfo')?.body).toMatchObject({
      checkIn: '2027-06-11',
      checkOut: '2027-06-14',
      productId: 'double.pay-at-hotel',
      rooms: [{ nbAdults: 2, nbChildren: 0, nbInfants: 0 }],
    }),
  );
});

test('D01 the conditions of cancelling stand in the words of the API', async () => {
  await open('double.flexible');
  const { penalties } = searchExamples.getCancellationPolicies.answer;
  await waitFor(() => expect(textOf(section('Cancellation conditions'))).toContain(penalties.at(-1)?.text));
});

test('D01 fees in steps stand in the timeline, each with its instant and what it comes to for the stay', async () => {
  const until = ['2027-05-12T16:00:00.000Z', '2027-06-04T16:00:00.000Z'] as const;
  const half = '50% of the price of the stay';
  const whole = 'the whole price of the stay';
  const { calls } = await open('double.flexible', {
    getCancellationPolicies: {
      ...searchExamples.getCancellationPolicies.answer,
      penalties: [
        { until: until[0], text: 'Free cancellation until 12 May.', fee: null },
        { until: until[1], text: `Cancelling until 4 June: ${half}.`, fee: half },
        { until: null, text: `Cancelling later: ${whole}.`, fee: whole },
      ],
      noShowFee: { text: `Not arriving: ${whole}.`, fee: whole },
    },
    getOrderConditions: {
      roomStays: [
        {
          ...searchExamples.getOrderConditions.answer.roomStays[0],
          cancellationSteps: [
            { until: until[0], amount: 0, fee: null },
            { until: until[1], amount: 33_300, fee: half },
            { until: null, amount: 66_600, fee: whole },
          ],
          noShowFee: { amount: 66_600, fee: whole },
        },
      ],
    },
  });
  await waitFor(() =>
    expect(all('listitem', undefined, section('Cancellation conditions')).map(textOf)).toEqual([
      'TodayYou book. Nothing is charged.',
      expect.stringMatching(/^Until 12 May at 18:00Cancel free of charge\.$/),
      expect.stringMatching(new RegExp(`^Until 4 June at 18:00${inFrancs(33_300)} · ${half}$`)),
      `After that${inFrancs(66_600)} · ${whole}`,
      expect.stringMatching(/No refund after arrival\.$/),
      `If you do not arrive${inFrancs(66_600)} · ${whole}`,
    ]),
  );
  // The amounts are those of the quote, with what has to be booked with the room.
  expect(calls.find(({ operationId }) => operationId === 'getOrderConditions')?.body).toMatchObject({
    roomStays: [{ services: [{ totalPrice: 600 }] }],
  });
});

test('D01 fees in steps are told as they are counted until their amounts have come', async () => {
  const half = '50% of the price of the stay';
  await open('double.flexible', {
    getCancellationPolicies: {
      ...searchExamples.getCancellationPolicies.answer,
      penalties: [
        { until: '2027-06-04T16:00:00.000Z', text: `Cancelling until 4 June: ${half}.`, fee: half },
        { until: null, text: 'Cancelling later: all.', fee: 'the whole price of the stay' },
      ],
    },
    getOrderConditions: () => {
      throw new NoAnswer('The server did not answer');
    },
  });
  await waitFor(() =>
    expect(textOf(section('Cancellation conditions'))).toContain(`Until 4 June at 18:00${half}After that`),
  );
});

test('D01 one fee is told without asking for amounts', async () => {
  const { calls } = await open('double.flexible');
  await waitFor(() => expect(textOf(section('Cancellation conditions'))).toContain('Cancelling later costs'));
  expect(calls.filter(({ operationId }) => operationId === 'getOrderConditions')).toEqual([]);
});

test('D01 J02 the surface is told in m², or in ft² where the hotel measures so', async () => {
  await open('double');
  expect(textOf(section('Facilities'))).toContain('26 m² surface area');
});

test('D01 J02 a house that measures in feet says ft²', async () => {
  await open('double', { getDescriptiveInfo: { ...getDescriptiveInfo, areaUnitOfMeasureCode: 15 } });
  expect(textOf(section('Facilities'))).toMatch(/\d+ ft² surface area/);
});

test('D01 other guests are chosen on the page itself', async () => {
  const { user, address } = await open('double');
  await user.click(get('button', /^Guests/));
  const guests = await find('dialog', 'Who is coming?');
  await user.click(get('button', 'Fewer: Adults', guests));
  await user.click(get('button', 'Apply', guests));
  await waitFor(() => expect(address()).toMatch(/\/room\/double\?.*nbAdults=1/));
  await waitFor(() => expect(textOf(get('main'))).toContain('3 nights · 1 adult'));
});

test('B07 a link with dates in the past is told so, and leads home', async () => {
  const { user, address } = await showScreen('/1001/room/double?checkIn=2020-01-01&checkOut=2020-01-03', {
    answers: exampleHotel,
  });
  const warning = await find('alertdialog');
  expect(warning.textContent).toContain('Your check-in date is in the past. Please, select a valid date');
  await user.click(get('button', 'OK', warning));
  await waitFor(() => expect(address()).toBe('/1001'));
});

describe('D03 what cannot be had', () => {
  const noDouble = (call: { query: unknown }) => {
    const found = getRoomsAvailabilities(call);
    return { ...found, availabilities: found.availabilities.map((one) => ({ ...one, availability: 0 })) };
  };

  test('K23 in a preview it is no reason to be led away: its texts are what is looked at', async () => {
    const answers = { ...exampleHotel, getRoomsAvailabilities: noDouble };
    await showScreen(`/preview${pageOf('double')}`, { answers });
    await find('heading', 'Facilities');
    await find('heading', 'Description');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each([
    ['a room that is taken', 'double', { getRoomsAvailabilities: noDouble }],
    ['a room that nobody knows', 'cellar', {}],
    ['a rate that nobody knows', 'double.no-such-rate', {}],
  ])('D03 %s is told, cannot be waved away, and leads home by a fresh page', async (_, id, answers) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { user } = await showScreen(pageOf(id), { answers: { ...exampleHotel, ...answers } });
    const warning = await find('alertdialog');
    expect(warning.textContent).toContain('Not available on these date. Redirecting to the home page');
    await user.keyboard('{Escape}');
    expect(get('alertdialog')).toBe(warning);
    await user.click(get('button', 'OK', warning));
    expect(assign).toHaveBeenCalledWith(`/1001?${stayInJune}`);
  });
});
