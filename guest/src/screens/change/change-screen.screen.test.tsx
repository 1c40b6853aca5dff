import { changeExamples } from '@stayfront/contract/examples/change-examples';
import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../testing/keep-booking.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const { hotelId, reservationId } = exampleReservation;
const [room] = exampleReservation.roomStays;
const url = `/${hotelId}/reservation/${reservationId}/change/0?t=the-token`;
const quote = changeExamples.quoteChange.answer;
const terms = { ...quote.terms, payNow: 0 };
const quoteOf = (part: Partial<typeof terms>) => ({ quoteChange: { ...quote, terms: { ...terms, ...part } } });
const made = { makeChange: { ...changeExamples.makeChange.answer, status: 'made', changeId: null, version: 2 } };

/** Another rate is chosen and compared with what is booked. */
async function compare(answers: Readonly<Record<string, unknown>>) {
  const shown = await showScreen(url, { answers });
  const button = await screen.findByRole('button', { name: 'Compare' });
  expect((button as HTMLButtonElement).disabled).toBe(true); // nothing is another yet
  const [first] = (await screen.findAllByRole('radio')).filter((one) => !(one as HTMLInputElement).checked);
  await shown.user.click(first as HTMLElement);
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  await shown.user.click(button);
  await screen.findByRole('heading', { level: 1, name: 'Before and after' });
  return shown;
}

test('a change that costs nothing now is compared with what is booked, and made', async () => {
  const { user, calls, address } = await compare({ ...quoteOf({ paid: 0, dueAtHotel: 93_200 }), ...made });
  const nights = await screen.findByRole('row', { name: /^Nights/ });
  expect(nights.textContent).toContain('2 nights3 nights (changed)');
  await screen.findByRole('heading', { name: 'Nothing to pay now' });
  await user.click(screen.getByRole('button', { name: 'Confirm the change' }));
  await screen.findByRole('heading', { level: 1, name: 'Your reservation is changed' });
  await waitFor(() => expect(address()).toContain('/confirmation'));
  expect(calls.find(({ operationId }) => operationId === 'makeChange')?.body).toMatchObject({ change: quote.change });
});

test('what a cheaper stay leaves goes back to the card, and the guest reads how much', async () => {
  const { user } = await compare({ ...quoteOf({ totalAfter: 29_600, refund: 31_800 }), ...made });
  const headline = await screen.findByRole('heading', { name: /goes back to you$/ });
  expect(headline.textContent).toContain('£318.00');
  await user.click(screen.getByRole('button', { name: 'Confirm the change' }));
  await screen.findByRole('heading', { level: 1, name: 'Your reservation is changed' });
  expect(document.body.textContent).toContain('£318.00 is on its way to the card you paid with.');
});

test('what a dearer stay costs is paid before it is made', async () => {
  const { user, address } = await compare({ makeChange: changeExamples.makeChange.answer });
  await screen.findByRole('heading', { name: /^You pay £318\.00 now/ });
  await user.click(screen.getByRole('button', { name: 'Confirm and pay £318.00' }));
  await waitFor(() => expect(address()).toContain(`/change/pay/${changeExamples.makeChange.answer.changeId}`));
});

test.each([
  ['sold_out', 'Somebody else has just taken this room.'],
  ['reservation.version', 'This reservation was changed meanwhile.'],
  ['quote.expired', 'The price was good for some minutes only.'],
] as const)(
  'a change that cannot be made leaves the booking, says why, and the guest chooses again: %s',
  async (code, words) => {
    const { user } = await compare({ ...quoteOf({}), makeChange: refusal(code) });
    await user.click(await screen.findByRole('button', { name: 'Confirm the change' }));
    const oops = await screen.findByRole('alertdialog', { name: 'Oops!' });
    expect(oops.textContent).toContain(words);
    expect(oops.textContent).toContain('Your booking stands as it was, and nothing was charged.');
    await user.click(within(oops).getByRole('button', { name: 'Choose again' }));
    await screen.findByRole('button', { name: 'Compare' });
  },
);

test('a room is added beside the one that is booked', async () => {
  const { user } = await showScreen(url.replace('change/0', 'change/new'), {
    answers: { quoteChange: { ...quote, before: null } },
  });
  const [first] = await screen.findAllByRole('radio');
  await user.click(first as HTMLElement);
  const button = screen.getByRole('button', { name: 'Compare' });
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  await user.click(button);
  await screen.findByRole('button', { name: /^Confirm and pay/ });
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
});

test('after the deadline a room can be changed by the desk alone', async () => {
  const late = { ...exampleReservation, isExpired: true, roomStays: [{ ...room, isExpired: true }] };
  await showScreen(url, { answers: { getReservation: late } });
  await screen.findByText('This room can no longer be changed online.');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a change whose payment was declined leaves the booking, and the guest may go on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 });
  const { changeId } = changeExamples.makeChange.answer;
  const status = { ...changeExamples.makeChange.answer, payment: 'fail' };
  await showScreen(`/${hotelId}/reservation/${reservationId}/change/pay/${changeId}?t=the-token&returned=1`, {
    answers: { getChangeStatus: status },
  });
  const oops = await screen.findByRole('alertdialog', { name: 'Oops!' });
  expect(oops.textContent).toContain('Nothing stays charged to your card, and your reservation is as it was.');
});
