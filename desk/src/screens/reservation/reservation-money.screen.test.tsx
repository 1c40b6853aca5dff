import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import type { Movement } from '@stayfront/contract/desk/account';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { example, account, refuse, show, bodies, reads, box, dialog } from '../../testing/show-account.tsx';

test('K20 each movement stands with its sum, card, number and who, and the lines add up to what is open', async () => {
  await show();
  const money = await box();
  const line = async (name: string) => (await money.findByText(name, { selector: 'li b' })).closest('li')?.textContent;
  expect(await line('Charged')).toMatch(/Visa ···· 1111.*5b1c9b9e-6d5e-4a53-9a53-0f3c8c0c6f01.*192\.00/);
  expect(await line('Refund on its way')).toMatch(/by anna@hotel-seeblick\.example.*No hot water.*−20\.00/);
  expect(await line('Paid at the hotel')).toMatch(/Card terminal.*Receipt 4711.*100\.00/);
  expect(await money.findByText(/^Asked by link until/)).toBeTruthy();
  expect(money.getByText(/at the hotel · plus CHF.12\.00 of local taxes/)).toBeTruthy();
  const sums = money.getAllByRole('definition').map((one) => one.textContent);
  expect(sums).toEqual(['384.00', '12.00', '−192.00', '20.00', '−100.00', '−20.00', '104.00', '12.00']);
});

test('K20 a charge that the bank turns down is told in words; what nobody knows, as the provider said it', async () => {
  const charge = account.movements.find(({ kind }) => kind === 'charge');
  const movements = ['generic_decline', 'insufficient_funds', 'expired_card', 'E-77'].map((why, place): Movement => ({
    ...(charge as Movement),
    movementId: `m${place}`,
    state: 'failed',
    why,
  }));
  await show({}, { movements });
  const money = await box();
  for (const words of [
    'The bank has said no',
    'There is not enough money on the card',
    'The card has expired',
    'The provider says: E-77',
  ])
    expect(await money.findByText(words)).toBeTruthy();
});

test('K20 an account that is not read says so, and the rest of the page stands', async () => {
  let isDown = true;
  const answer = () => {
    if (isDown) throw new RefusedCall(problemOf({ refused: 'reservation.unknown' }));
    return account;
  };
  const { user } = await show({ getDeskAccount: answer });
  const money = await box();
  expect(await money.findByText('What moved could not be read.')).toBeTruthy();
  expect(money.queryByRole('button', { name: 'Refund' })).toBeNull();
  isDown = false;
  await user.click(money.getByRole('button', { name: 'Try again' }));
  expect(await money.findByRole('button', { name: 'Refund' })).toBeTruthy();
});

test('K20 a refund asks what it is and whether the guest is told; sent again after no answer, it is the same one', async () => {
  let isDown = true;
  const { user, calls } = await show({
    refundForHotel: () => {
      if (isDown) throw new NoAnswer('The server did not answer');
      return examplesOf('refundForHotel')?.answer;
    },
  });
  await user.click(await (await box()).findByRole('button', { name: 'Refund' }));
  const asked = await dialog();
  await user.type(asked.getByLabelText('Amount in CHF'), '20');
  await user.click(asked.getByRole('button', { name: /Refund CHF.20\.00/ }));
  for (const words of ['Say whether it is paid again.', 'Say why, in a few words.', 'Say whether the guest is told.'])
    expect(asked.getByText(words)).toBeTruthy();
  expect(bodies(calls, 'refundForHotel')).toEqual([]);
  await user.click(asked.getByRole('radio', { name: 'No, the house gives it' }));
  await user.type(asked.getByLabelText('Reason'), 'No hot water');
  await user.click(asked.getByRole('radio', { name: 'No letter' }));
  expect(asked.getByText('Received afterwards').parentElement?.textContent).toMatch(/252\.00/);
  await user.click(asked.getByRole('button', { name: /Refund CHF.20\.00/ }));
  expect(await asked.findByText(/No answer\. Nothing is lost/)).toBeTruthy();
  expect(asked.getByLabelText<HTMLInputElement>('Reason').value).toBe('No hot water');
  isDown = false;
  await user.click(asked.getByRole('button', { name: /Refund CHF.20\.00/ }));
  expect(await screen.findByText(/CHF.20\.00 goes back/)).toBeTruthy();
  const body = { amount: 2_000, isOwedAgain: false, reason: 'No hot water', tellsGuest: false };
  expect(bodies(calls, 'refundForHotel')).toEqual([body, body]);
  const keys = calls.filter(({ operationId }) => operationId === 'refundForHotel').map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
});

test('K03 the limit of the front desk is said with what is left, and what is refused stands at the amount', async () => {
  const { user, calls } = await show({ refundForHotel: refuse('money.limit') }, { mayGive: 3_000 });
  await user.click(await (await box()).findByRole('button', { name: 'Refund' }));
  const asked = await dialog();
  expect(asked.getByText(/Up to CHF.30\.00: so much is left of what the front desk may give/)).toBeTruthy();
  await user.type(asked.getByLabelText('Amount in CHF'), '30');
  await user.click(asked.getByRole('radio', { name: 'Yes, it is open then' }));
  await user.type(asked.getByLabelText('Reason'), 'Pays by transfer');
  await user.click(asked.getByRole('radio', { name: 'No letter' }));
  const before = reads(calls);
  await user.click(asked.getByRole('button', { name: /Refund CHF.30\.00/ }));
  expect(await asked.findByText(/may not give so much of one reservation/)).toBeTruthy();
  expect(asked.getByLabelText('Amount in CHF').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(reads(calls)).toBeGreaterThan(before));
});

test('K20 paid at the hotel: what is open is there already, how is asked, and it is undone at once', async () => {
  const { user, calls } = await show();
  await user.click(await (await box()).findByRole('button', { name: 'Mark as paid at the hotel' }));
  const asked = await dialog();
  const act = asked.getByRole('button', { name: /Mark CHF.104\.00 as paid/ });
  await user.click(act);
  expect(asked.getByText('Say how it was paid.')).toBeTruthy();
  await user.click(asked.getByRole('radio', { name: 'Cash' }));
  await user.click(act);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(bodies(calls, 'addHotelPayment')).toEqual([{ amount: 10_400, way: 'cash', note: '' }]);
  expect(await screen.findByText(/Taken back: CHF.204\.00 is open/)).toBeTruthy();
});

test('K20 what was marked yesterday is taken back after a question', async () => {
  const { user, calls } = await show();
  await user.click(await (await box()).findByRole('button', { name: 'Take back' }));
  const asked = await dialog();
  expect(asked.getByText('Paid at the hotel afterwards').parentElement?.textContent).toMatch(/afterwards0\.00$/);
  expect(calls.some(({ operationId }) => operationId === 'takeBackHotelPayment')).toBe(false);
  await user.click(asked.getByRole('button', { name: /Take back CHF.100\.00/ }));
  await waitFor(() =>
    expect(calls.find(({ operationId }) => operationId === 'takeBackHotelPayment')?.params).toMatchObject({
      movementId: 'HP7QM2XH9RDTA2B4K',
    }),
  );
});

test('K20 a guest is asked by the link for an amount until a day, and no longer', async () => {
  const { user, calls } = await show();
  await user.click(await (await box()).findByRole('button', { name: 'Ask by link' }));
  let asked = await dialog();
  expect(asked.getByText(/This takes its place/)).toBeTruthy();
  await user.clear(asked.getByLabelText('Amount in CHF'));
  await user.type(asked.getByLabelText('Amount in CHF'), '92.01');
  await user.click(asked.getByRole('button', { name: 'Send the link' }));
  expect(asked.getByText(/Write an amount up to CHF.92\.00/)).toBeTruthy();
  await user.clear(asked.getByLabelText('Amount in CHF'));
  await user.type(asked.getByLabelText('Amount in CHF'), '50');
  await user.click(asked.getByRole('button', { name: /Ask for CHF.50\.00/ }));
  await waitFor(() => expect(bodies(calls, 'askForPayment')).toEqual([{ amount: 5_000, dueOn: example.arrival }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click((await box()).getByRole('button', { name: 'Withdraw' }));
  asked = await dialog();
  await user.click(asked.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The guest is asked for it no longer')).toBeTruthy();
});

test('K19 guests who did not come: the fee, and whether the card is charged, are asked', async () => {
  const { user, calls } = await show({}, {}, { today: '2027-06-30' });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'The guests did not come' }));
  const asked = await dialog();
  await user.click(await asked.findByRole('radio', { name: /Another amount/ }));
  expect(asked.getByText(/From CHF.284\.00 to CHF.384\.00: CHF.100\.00 is left/)).toBeTruthy();
  expect(asked.queryByRole('radio', { name: /Waive it/ })).toBeNull();
  await user.type(asked.getByLabelText('Amount in CHF'), '300');
  await user.type(asked.getByLabelText('Reason'), 'The car broke down');
  await user.click(asked.getByRole('radio', { name: 'No letter' }));
  const act = asked.getByRole('button', { name: /They did not come, keep CHF.300\.00/ });
  await user.click(act);
  expect(asked.getByText('Say whether the card is charged.')).toBeTruthy();
  await user.click(asked.getByRole('radio', { name: /Yes, CHF.300\.00 from Visa ···· 1111/ }));
  await user.click(act);
  expect(await screen.findByText(/Marked as not come, .* is being taken from the card/)).toBeTruthy();
  expect(bodies(calls, 'markNoShow')).toEqual([
    {
      version: 2,
      roomStays: [0],
      fee: { minor: 30_000 },
      reason: 'The car broke down',
      tellsGuest: false,
      chargesGuarantee: true,
    },
  ]);
});

test('K19 a fee that is open is taken from the card; a bank that says no is told of', async () => {
  const guarantee = { state: 'chargeable' as const, card: { brand: 'visa', suffix: '1111' }, amount: 9_200 };
  const { user, calls } = await show({ chargeGuarantee: refuse('guarantee.tried') }, { guarantee });
  await user.click(await (await box()).findByRole('button', { name: /Charge the card CHF.92\.00/ }));
  const asked = await dialog();
  await user.click(asked.getByRole('button', { name: /Charge the card CHF.92\.00/ }));
  expect(await asked.findByText(/The bank has said no today/)).toBeTruthy();
  expect(bodies(calls, 'chargeGuarantee')).toEqual([{ amount: 9_200 }]);
});
