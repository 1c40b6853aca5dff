import { RefusedCall } from '@stayfront/contract/call';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf } from '@stayfront/contract/problem';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';
import { stubNews } from '../../testing/stub-news.ts';

const address = '/1001/desk/reservations/SB4-K7QM2XH9RD/change/0';
const example = (operationId: string) => examplesOf(operationId)?.answer as object;
const quoted = example('quoteChangeForHotel');
const house = example('getDeskHouse');
const asManager = { ...house, who: { by: 'mara@house.example', role: 'manager' } };
const lastOf = (calls: readonly { operationId: string; body: unknown }[], operationId: string) =>
  calls.filter((call) => call.operationId === operationId).at(-1)?.body;
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Change the room' });

test('K18 a change is made as it was quoted, once the desk has said whether the guest hears of it, and can be taken back', async () => {
  const { user, calls } = await showDesk(address);
  fireEvent.change(await screen.findByLabelText('Departure'), { target: { value: '2027-06-14' } });
  await waitFor(() =>
    expect(lastOf(calls, 'quoteChangeForHotel')).toMatchObject({ checkOut: '2027-06-14', way: 'hotel' }),
  );
  expect(await screen.findByText(/CHF.784\.00/)).toBeTruthy();
  expect(screen.getByText(/\+CHF.184\.00/)).toBeTruthy();
  await waitFor(async () => expect((await button()).disabled).toBe(false));
  await user.click(await button());
  expect(await screen.findByText('Say whether the guest is told.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Yes, by a letter in/ }));
  await user.click(await button());
  const { change } = quoted as { change: string };
  await waitFor(() => expect(lastOf(calls, 'makeChangeForHotel')).toEqual({ change, tellsGuest: true }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const { undo } = example('makeChangeForHotel') as { undo: string };
  await waitFor(() => expect(lastOf(calls, 'makeChangeForHotel')).toEqual({ change: undo, tellsGuest: true }));
  expect(await screen.findByText('The room is as it was')).toBeTruthy();
});

test('K18 a change that is being made is not asked for its price again, also when its news comes first', async () => {
  const tell = stubNews();
  const made = Promise.withResolvers<object>();
  const answers = { makeChangeForHotel: () => made.promise };
  const { user, calls } = await showDesk(address, { answers });
  await waitFor(async () => expect((await button()).disabled).toBe(false));
  await user.click(screen.getByRole('radio', { name: /Yes, by a letter in/ }));
  await user.click(await button());
  const count = (operationId: string) => calls.filter((call) => call.operationId === operationId).length;
  const [quotes, reads] = [count('quoteChangeForHotel'), count('getDeskReservation')];
  tell('SB4-K7QM2XH9RD');
  await waitFor(() => expect(count('getDeskReservation')).toBeGreaterThan(reads));
  expect(count('quoteChangeForHotel')).toBe(quotes);
  made.resolve(example('makeChangeForHotel'));
  expect(await screen.findByText('The room is changed')).toBeTruthy();
  vi.unstubAllGlobals();
});

test('K18 what goes over a rule or is priced by hand asks why, and less than that is a manager’s to give', async () => {
  const nights = ['2027-05-03', '2027-05-04'].map((date) => ({ date, price: 22_800 }));
  const after = { ...(quoted as { after: object }).after, nights };
  const rule = { ...quoted, after, needsReason: true, reasons: [{ code: 'min-stay', nights: 4 }] };
  const { user, calls } = await showDesk(address, { answers: { getDeskHouse: asManager, quoteChangeForHotel: rule } });
  expect(await screen.findByText('Guests could not have it: from 4 nights')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Price by hand' }));
  await user.type((await screen.findAllByPlaceholderText('228.00'))[0] as HTMLElement, '150');
  await waitFor(() => expect(lastOf(calls, 'quoteChangeForHotel')).toMatchObject({ nightPrices: [15_000, null] }));
  await user.click(screen.getByRole('radio', { name: 'No letter' }));
  await waitFor(async () => expect((await button()).disabled).toBe(false));
  await user.click(await button());
  expect(await screen.findByText('Say why, in a few words.')).toBeTruthy();
  await user.type(screen.getByLabelText('Reason'), 'Promised by the owner');
  await user.click(await button());
  await waitFor(() =>
    expect(lastOf(calls, 'makeChangeForHotel')).toMatchObject({ reason: 'Promised by the owner', tellsGuest: false }),
  );
});

test('K18 a night that is sold, or a price only a manager may give, says so and cannot be sent', async () => {
  const answers = { quoteChangeForHotel: { ...quoted, soldOut: ['2027-06-13'], mayMake: false, lowered: 2_000 } };
  await showDesk(address, { answers });
  expect(await screen.findByText(/^Sold out: /)).toBeTruthy();
  expect(screen.getByText('Giving it for less is up to a manager.')).toBeTruthy();
  expect((await button()).disabled).toBe(true);
});

test('K18 what somebody else changed meanwhile is said, and what was chosen stays', async () => {
  const makeChangeForHotel = () => {
    throw new RefusedCall(problemOf({ refused: 'reservation.version' }));
  };
  const { user } = await showDesk(address, { answers: { makeChangeForHotel } });
  const departure = await screen.findByLabelText<HTMLInputElement>('Departure');
  fireEvent.change(departure, { target: { value: '2027-06-14' } });
  await user.click(await screen.findByRole('radio', { name: 'No letter' }));
  await waitFor(async () => expect((await button()).disabled).toBe(false));
  await user.click(await button());
  expect(await screen.findByText(/Somebody has changed this reservation/)).toBeTruthy();
  expect(departure.value).toBe('2027-06-14');
});

test('K18 a room that is not there, and no answer, are said', async () => {
  await showDesk(address.replace(/0$/, '7'));
  expect(await screen.findByText('There is no such room to change')).toBeTruthy();
  const getDeskReservation = () => {
    throw new RefusedCall(problemOf({ refused: 'request.slow' }));
  };
  await showDesk(address, { answers: { getDeskReservation } });
  expect(await screen.findByText(/could not be read/)).toBeTruthy();
});
