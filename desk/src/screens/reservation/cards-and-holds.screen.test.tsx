import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { example, refuse, show, bodies, box, dialog } from '../../testing/show-account.tsx';

test('K21 held rooms are kept until another time; whether the guest is told is asked, and sold rooms are said', async () => {
  const holdExpiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const held = { state: 'held', status: 'held', awaits: 'payment', holdExpiresAt } as const;
  let answer: () => unknown = refuse('sold_out');
  const { user, calls } = await show({ moveHold: () => answer() }, {}, held);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Hold the rooms until another time' }));
  const question = await dialog();
  await user.click(question.getByRole('button', { name: 'Hold the rooms' }));
  expect(question.getByText('Say whether the guest is told.')).toBeTruthy();
  await user.click(question.getByRole('radio', { name: /^Yes, by a letter/ }));
  await user.click(question.getByRole('button', { name: 'Hold the rooms' }));
  expect(await question.findByText(/the rooms are sold by now/)).toBeTruthy();
  const heldUntil = new Date(Date.parse(holdExpiresAt) + 86_400_000).toISOString();
  answer = () => ({ reservationId: example.reservationId, holdExpiresAt: heldUntil, before: holdExpiresAt });
  await user.click(question.getByRole('button', { name: 'Hold the rooms' }));
  expect(await screen.findByText(/^Rooms held until/)).toBeTruthy();
  const toTheMinute = `${heldUntil.slice(0, 16)}:00.000Z`;
  expect(bodies(calls, 'moveHold')).toEqual([1, 2].map(() => ({ heldUntil: toTheMinute, tellsGuest: true })));
});

test('K20 a guest is asked for a card until a day; whether they are told is asked, and without a letter it is taken back', async () => {
  const answer = { reservationId: example.reservationId, requestId: 'SK1', dueOn: '2027-05-03', isGuestTold: false };
  const { user, calls } = await show({ askForCard: answer });
  await user.click(await (await box()).findByRole('button', { name: 'Ask for another card' }));
  const asked = await dialog();
  expect(asked.getByText(/Nothing is charged/)).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Ask for a card' }));
  expect(asked.getByText('Say whether the guest is told.')).toBeTruthy();
  await user.click(asked.getByRole('radio', { name: 'No letter' }));
  await user.click(asked.getByRole('button', { name: 'Ask for a card' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The guest is asked for a card no longer')).toBeTruthy();
  expect(bodies(calls, 'askForCard')).toEqual([{ dueOn: '2027-05-03', tellsGuest: false }]);
  expect(calls.find(({ operationId }) => operationId === 'withdrawCardRequest')).toMatchObject({
    params: { requestId: 'SK1' },
  });
});

test('K20 a card that was asked for stands in the account; a provider that keeps none is told of', async () => {
  const cardRequest = {
    requestId: 'SK1',
    dueOn: '2027-05-01',
    isOverdue: true,
    isRefused: true,
    at: '2027-04-28T08:00:00.000Z',
    by: 'anna@hotel-seeblick.example',
  };
  const { user } = await show({ askForCard: refuse('guarantee.not_kept') }, { cardRequest });
  const money = await box();
  expect(await money.findByText(/^Card asked for by link until Sat 1 May, not given/)).toBeTruthy();
  expect(money.getByText('The bank has turned down a card. The guest can give another one.')).toBeTruthy();
  await user.click(money.getByRole('button', { name: 'Ask for another card' }));
  const asked = await dialog();
  expect(asked.getByText('The guest is asked for a card already. This takes its place.')).toBeTruthy();
  await user.click(asked.getByRole('radio', { name: /^Yes, by a letter/ }));
  await user.click(asked.getByRole('button', { name: 'Ask for a card' }));
  expect(await asked.findByText(/Your payment provider keeps no card without charging it/)).toBeTruthy();
});

test('K21 rooms that wait for a card are booked without one; whether the guest is told is asked', async () => {
  const cardRequest = {
    requestId: 'SK1',
    dueOn: null,
    isOverdue: false,
    isRefused: false,
    at: '2027-05-03T08:00:00.000Z',
    by: 'anna@hotel-seeblick.example',
  };
  const held = { state: 'held', status: 'held', awaits: 'card', holdExpiresAt: '2027-05-04T16:00:00.000Z' } as const;
  const { user, calls } = await show({}, { cardRequest }, held);
  const money = await box();
  const line = (await money.findByText('The rooms wait for a card by link')).closest('li') as HTMLElement;
  await user.click(within(line).getByRole('button', { name: 'Withdraw' }));
  const asked = await dialog();
  await user.click(asked.getByRole('button', { name: 'Book without a card' }));
  await user.click(asked.getByRole('radio', { name: /^Yes, by a letter/ }));
  await user.click(asked.getByRole('button', { name: 'Book without a card' }));
  expect(await screen.findByText('Booked without a card')).toBeTruthy();
  expect(bodies(calls, 'withdrawCardRequest')).toEqual([{ tellsGuest: true }]);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Send the link for the card again' }));
  await waitFor(() => expect(bodies(calls, 'sendDeskLetter')).toEqual([{ letter: 'card-link' }]));
});

test('K20 an amount that could be two is refused with both, and nothing moves', async () => {
  const { user, calls } = await show();
  await user.click(await (await box()).findByRole('button', { name: 'Mark as paid at the hotel' }));
  const asked = await dialog();
  const amount = asked.getByRole('textbox', { name: 'Amount in CHF' });
  await user.clear(amount);
  await user.type(amount, '1.050');
  await user.click(asked.getByRole('button', { name: /^Mark/ }));
  expect(asked.getByText('This can be read in two ways. Write 1050 or 1.05.')).toBeTruthy();
  expect(bodies(calls, 'addHotelPayment')).toEqual([]);
});
