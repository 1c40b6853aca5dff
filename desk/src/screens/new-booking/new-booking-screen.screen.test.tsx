import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf, type Refusal } from '@stayfront/contract/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

type Call = Awaited<ReturnType<typeof showDesk>>['calls'][number];
const askLine = () => screen.findByRole<HTMLInputElement>('textbox', { name: /When, how long/ });
const bookings = (calls: readonly Call[]) =>
  calls.filter(({ operationId }) => operationId === 'bookForHotel').map(({ body }) => body as Body);
type Body = { guest: Record<string, string>; roomStays: { nightPrices?: unknown }[]; [field: string]: unknown };
const refuse = (refusal: Refusal) => () => {
  throw new RefusedCall(problemOf(refusal));
};
const offers = examplesOf('searchForHotel')?.answer as object;
const untilTomorrow = { ...offers, validUntil: new Date(Date.now() + 86_400_000).toISOString() };
const open = async (answers = {}) => {
  const shown = await showDesk('/1001/desk/new', { answers: { searchForHotel: untilTomorrow, ...answers } });
  await askLine();
  await screen.findByRole('table');
  return shown;
};
/** The offer of a room at a rate, by what it costs or says. */
const offer = (words: RegExp) => screen.findByRole('button', { name: words });

test('K21 a call is a booking in one line of plain words and a few keys', async () => {
  const { user, calls } = await open();
  await user.type(await askLine(), 'wed 12 may 3 nights 2 adults child 7{Enter}');
  const asked = () => calls.findLast(({ operationId }) => operationId === 'searchForHotel')?.query;
  await waitFor(() =>
    expect(asked()).toMatchObject({
      checkIn: '2027-05-12',
      checkOut: '2027-05-15',
      nbAdults: 2,
      nbChildren: 1,
      ages: '7',
    }),
  );
  await offer(/a night/);
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('combobox', { name: /Surname/ }), 'Hollen');
  await screen.findByRole('option', { name: /Beatrix Hollenstein/ });
  await user.keyboard('{Enter}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('SB4-K7QM2XH9RD')).toBeTruthy();
  expect(bookings(calls)[0]).toMatchObject({
    guest: { surname: 'Hollenstein', givenName: 'Beatrix', email: 'beatrix@guest.example' },
    lang: 'de',
    source: 'phone',
    way: 'hotel',
    tellsGuest: true,
    // What nobody can refuse in this house is booked with the room.
    roomStays: [{ services: [{ serviceId: 'nature-contribution', quantity: 1, totalPrice: 634 }] }],
  });
  expect(screen.getByRole('link', { name: 'Open the reservation' }).getAttribute('href')).toBe(
    '/1001/desk/reservations/SB4-K7QM2XH9RD',
  );
  await user.click(screen.getByRole('button', { name: 'Another booking' }));
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /Surname/ })).value).toBe('');
});

test('K21 what guests may not see is offered with the rule, and sold with a reason', async () => {
  const { user, calls } = await open();
  await user.click(await offer(/from 7 nights/));
  await user.type(screen.getByRole('combobox', { name: /Surname/ }), 'Bond');
  const book = screen.getByRole('button', { name: /Book for/ });
  await user.click(book);
  expect(await screen.findByText('Say why it is sold over a rule or at another price.')).toBeTruthy();
  expect(bookings(calls)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The train was late');
  await user.click(book);
  await waitFor(() => expect(bookings(calls)[0]).toMatchObject({ reason: 'The train was late', tellsGuest: false }));
});

test('K21 a night gets another price by hand, and the sum follows', async () => {
  const { user, calls } = await open();
  await user.click(await offer(/a night/));
  await user.click(await screen.findByRole('button', { name: 'Price by hand' }));
  const prices = within(screen.getByRole('group', { name: 'Price by hand' })).getAllByRole('textbox');
  await user.type(prices[0] as HTMLElement, '100');
  expect(await screen.findByRole('button', { name: /Book for CHF.451\.99/ })).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Promised');
  await user.type(screen.getByRole('combobox', { name: /Surname/ }), 'Bond');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(bookings(calls)[0]?.roomStays[0]?.nightPrices).toEqual([10_000, null, null]));
});

test('K21 a card as guarantee is asked for by a link and never by voice; the rooms are held meanwhile', async () => {
  const held = { ...(examplesOf('bookForHotel')?.answer as object), status: 'held', payableNow: 0 };
  const bookForHotel = { ...held, holdExpiresAt: '2027-05-04T16:00:00.000Z' };
  const { user, calls } = await open({ bookForHotel });
  await user.click(await offer(/a night/));
  await user.keyboard('2');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Card as guarantee, by link/ }).checked).toBe(true);
  await user.type(screen.getByRole('combobox', { name: /Surname/ }), 'Bond');
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'james@guest.example');
  await user.click(screen.getByRole('button', { name: /Hold and send the link/ }));
  expect(await screen.findByText(/The link for the card is on its way to james@guest\.example/)).toBeTruthy();
  expect(bookings(calls)[0]).toMatchObject({ way: 'card', heldUntil: '2027-05-04T16:00:00.000Z' });
});

test('K21 what the payment provider cannot do is not to be chosen, and it says why', async () => {
  const house = examplesOf('getDeskHouse')?.answer as object;
  const { user } = await open({ getDeskHouse: { ...house, ways: { link: true, card: false } } });
  const card = screen.getByRole<HTMLInputElement>('radio', { name: /Card as guarantee/ });
  expect([card.disabled, card.closest('label')?.textContent]).toEqual([
    true,
    expect.stringContaining('Your payment provider keeps no card without charging it'),
  ]);
  await user.click(await offer(/a night/));
  await user.keyboard('2');
  expect(card.checked).toBe(false);
});

test('K21 Ctrl Enter before a price has come says so; a price that nobody has seen is looked at first', async () => {
  const answers: (() => void)[] = [];
  const searchForHotel = () => new Promise((resolve) => void answers.push(() => resolve(untilTomorrow)));
  const { user, calls } = await showDesk('/1001/desk/new', { answers: { searchForHotel } });
  const answer = async () => {
    await waitFor(() => expect(answers.length).toBeGreaterThan(0));
    for (const go of answers.splice(0)) go();
  };
  await askLine();
  await answer();
  await user.click(await offer(/a night/));
  await user.type(screen.getByRole('combobox', { name: /Surname/ }), 'Bond');
  await user.type(await askLine(), 'wed 12 may 3 nights 2 adults{Enter}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/The price is being asked for\. Look at it when it has come/)).toBeTruthy();
  await answer();
  expect(await screen.findByText('The price has come. Look at it and book once more.')).toBeTruthy();
  expect(bookings(calls)).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('SB4-K7QM2XH9RD')).toBeTruthy();
});

test('K21 a price that was seen already is booked as soon as it has come again', async () => {
  const answers: (() => void)[] = [];
  let isSlow = false;
  const searchForHotel = () =>
    isSlow ? new Promise((resolve) => void answers.push(() => resolve(untilTomorrow))) : untilTomorrow;
  const { user, calls } = await open({ searchForHotel });
  await user.click(await offer(/a night/));
  await user.type(screen.getByRole('combobox', { name: /Surname/ }), 'Bond');
  await user.click(screen.getByRole('button', { name: 'Room' }));
  const asked = () => calls.findLast(({ operationId }) => operationId === 'searchForHotel')?.query;
  await waitFor(() => expect(asked()).toMatchObject({ chosen: 'double.2027-05-03.2027-05-04' }));
  isSlow = true;
  // The first room is asked for anew: another one is chosen beside it.
  await user.click(await offer(/a night/));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(answers.length).toBeGreaterThan(0));
  for (const go of answers) go();
  expect(await screen.findByText('SB4-K7QM2XH9RD')).toBeTruthy();
  expect(bookings(calls)).toHaveLength(1);
});

test('K21 the keys 1 2 3 choose how it is paid for, and a link needs an address', async () => {
  const { user, calls } = await open();
  await user.click(await offer(/a night/));
  await user.keyboard('1');
  await user.type(screen.getByRole('combobox', { name: /Surname/ }), 'Bond');
  await user.click(await screen.findByRole('button', { name: /Hold and send the link/ }));
  expect(await screen.findByText('The link needs an e-mail address.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'james@guest.example');
  await user.click(screen.getByRole('button', { name: /Hold and send the link/ }));
  await waitFor(() => expect(bookings(calls)[0]).toMatchObject({ way: 'link', heldUntil: '2027-05-04T16:00:00.000Z' }));
});

test('K21 without a network nothing typed is lost, and what is sent again is the same', async () => {
  const keys: unknown[] = [];
  let tries = 0;
  const bookForHotel = (call: Call) => {
    keys.push(call.body);
    tries += 1;
    if (tries === 1) throw new NoAnswer('The server did not answer');
    return examplesOf('bookForHotel')?.answer;
  };
  const { user } = await open({ bookForHotel });
  await user.click(await offer(/a night/));
  await user.type(screen.getByRole('combobox', { name: /Surname/ }), 'Bond');
  await user.click(screen.getByRole('button', { name: /Book for/ }));
  await user.click(await screen.findByRole('button', { name: /Try again/ }));
  expect(await screen.findByText('SB4-K7QM2XH9RD')).toBeTruthy();
  expect(keys[1]).toEqual(keys[0]);
});

test('K21 prices that ran out are asked for again, and what changed is said before anything is booked', async () => {
  let price = 58_900;
  const dearer = () =>
    JSON.parse(JSON.stringify(untilTomorrow).replaceAll('"hotelTotalPrice":58900', `"hotelTotalPrice":${price}`));
  let isOver = true;
  const bookForHotel = () => {
    if (!isOver) return examplesOf('bookForHotel')?.answer;
    isOver = false;
    price = 60_000;
    return refuse({ refused: 'quote.expired' })();
  };
  const { user, calls } = await open({ searchForHotel: dearer, bookForHotel });
  await user.click(await offer(/a night/));
  await user.type(screen.getByRole('combobox', { name: /Surname/ }), 'Bond');
  await user.click(screen.getByRole('button', { name: /Book for/ }));
  expect(await screen.findByText(/Was CHF.530\.70, is now CHF.541\.70/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take the new prices' }));
  await user.click(screen.getByRole('button', { name: /Book for CHF.541\.70/ }));
  expect(await screen.findByText('SB4-K7QM2XH9RD')).toBeTruthy();
  expect(bookings(calls)).toHaveLength(2);
});

test('K21 what the server refuses is said at its field', async () => {
  const bookForHotel = refuse({
    refused: 'input.invalid',
    errors: [{ field: 'guest.phone', code: 'input.phone', message: 'The entered phone number is not correct' }],
  });
  const { user } = await open({ bookForHotel });
  await user.click(await offer(/a night/));
  await user.type(screen.getByRole('combobox', { name: /Surname/ }), 'Bond');
  const phone = screen.getByRole('textbox', { name: /Telephone/ });
  await user.type(phone, '12');
  await user.click(screen.getByRole('button', { name: /Book for/ }));
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('This is no telephone number.')).toBeTruthy();
});

test('K21 a second room goes into the same booking, and a reload keeps both', async () => {
  const { user, calls } = await open();
  await user.click(await offer(/a night/));
  await user.click(screen.getByRole('button', { name: 'Room' }));
  await user.click(await offer(/a night/));
  const chosen = () => calls.findLast(({ operationId }) => operationId === 'searchForHotel')?.query;
  await waitFor(() => expect(chosen()).toMatchObject({ chosen: 'double.2027-05-03.2027-05-04' }));
  await open();
  const form = within(screen.getAllByRole('form', { name: 'The booking' }).at(-1) as HTMLElement);
  await waitFor(() => expect(form.getAllByRole('article')).toHaveLength(2));
});
