import { NoAnswer } from '@stayfront/contract/call';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { exampleHotel, getRoomsAvailabilities, productOf, stayInJune } from '../../testing/example-hotel.ts';
import type { Call } from '../../testing/example-transport.ts';
import { inRoundFrancs } from '../../testing/in-francs.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

async function openRates(answers: Record<string, unknown> = {}) {
  const shown = await showScreen(`/1001?${stayInJune}`, { answers: { ...exampleHotel, ...answers } });
  const card = await find('article', 'Twin Room');
  await shown.user.click(get('button', /^Details & Book/, card));
  await find('region', 'Flexible', card);
  return { ...shown, card, rate: (name: string) => get('region', name, card) };
}

/** The twin room with something else about one of its rates. */
const withRate = (ratePlanId: string, other: object) => ({
  getRoomsAvailabilities: (call: Call) => {
    const found = getRoomsAvailabilities(call);
    const availabilities = found.availabilities.map((room) => ({
      ...room,
      products: room.products.map((one) => (one.ratePlanId === ratePlanId ? { ...one, ...other } : one)),
    }));
    return { ...found, availabilities };
  },
});

beforeEach(() => resetSession(1001));

test('C04 a rate says its name, what it is, how it is guaranteed, its total and its night', async () => {
  const { rate, card } = await openRates();
  const { totalPrice, averagePerNight } = productOf('twin', 'pay-at-hotel');
  const said = textOf(rate('Pay at hotel'));
  expect(said).toContain('Pay at the hotel, no card needed');
  expect(said).toContain(inRoundFrancs(totalPrice));
  expect(said).toContain(`${inRoundFrancs(averagePerNight)} per night`);
  for (const name of ['Non-refundable', 'Flexible', 'Pay at hotel'])
    expect((get('button', `Book ${name}`, card) as HTMLButtonElement).disabled).toBe(false);
});

test('C04 a long description is cut at 120 characters, and shown whole and cut again on request', async () => {
  const ratePlanDescription = 'With breakfast on the terrace for everyone, a walk along the shore. '.repeat(3).trim();
  const { user, rate, card } = await openRates(withRate('flexible', { ratePlanDescription }));
  expect(all('button', /^Show more/, card)).toHaveLength(1);
  const flexible = rate('Flexible');
  expect(textOf(flexible)).not.toContain(ratePlanDescription);
  await user.click(get('button', /^Show more/, flexible));
  expect(textOf(flexible)).toContain(ratePlanDescription);
  await user.click(get('button', /^Show less/, flexible));
  expect(textOf(flexible)).not.toContain(ratePlanDescription);
});

test('C04 the cancellation policy is fetched when the badge is pointed at, and once only', async () => {
  const { user, calls, rate } = await openRates();
  const asked = () => calls.filter(({ operationId }) => operationId === 'getCancellationPolicies');
  expect(asked()).toEqual([]);
  const badge = get('button', /cancellation/i, rate('Flexible'));
  await user.hover(badge);
  const { text } = searchExamples.getCancellationPolicies.answer;
  await waitFor(() => expect(textOf(get('tooltip', undefined, rate('Flexible')))).toBe(text));
  expect(asked()[0]?.query).toMatchObject({
    sessionId: expect.stringMatching(/^\w{16}$/),
    start: '2027-06-11',
    end: '2027-06-14',
    roomId: 'twin',
    ratePlanId: 'flexible',
  });
  await user.unhover(badge);
  badge.focus();
  await waitFor(() => expect(textOf(get('tooltip', undefined, rate('Flexible')))).toBe(text));
  expect(asked()).toHaveLength(1);
});

test('C04 the badge says what came with the price when the policy cannot be fetched', async () => {
  const { user, rate } = await openRates({
    getCancellationPolicies: () => {
      throw new NoAnswer('the line is cut');
    },
  });
  await user.hover(get('button', /cancellation/i, rate('Flexible')));
  const { cancellationPolicyText } = productOf('twin', 'flexible');
  await waitFor(() => expect(textOf(get('tooltip', undefined, rate('Flexible')))).toBe(cancellationPolicyText));
});

test('C08 a rate that nobody can take the payment for is not bookable online, and says whom to call', async () => {
  const { rate } = await openRates(withRate('non-refundable', { isBookable: false }));
  const prepaid = rate('Non-refundable');
  expect(textOf(prepaid)).toContain('Not bookable online');
  expect(get('link', '+41 41 555 01 20', prepaid).getAttribute('href')).toBe('tel:+41415550120');
  expect(all('button', /^Book/, prepaid)).toEqual([]);
  expect(textOf(prepaid)).not.toContain('CHF');
});
