import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import type { Invoice } from '@stayfront/contract/desk/invoices';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Call } from '../../testing/example-transport.ts';
import { showDesk } from '../../testing/show-desk.tsx';

const example = examplesOf('getDeskReservation')?.answer as DeskReservation;
const listed = examplesOf('listInvoices')?.answer as { invoices: Invoice[] };
const [invoice] = listed.invoices;
const [room] = example.rooms;
if (!invoice || !room) throw new Error('The contract shows too little of a reservation');
const house = examplesOf('getDeskHouse')?.answer as object;
const at = '/1001/desk/reservations/SB4-K7QM2XH9RD';
const show = (change: Partial<DeskReservation>, answers = {}) =>
  showDesk(at, {
    answers: { getDeskReservation: { ...example, ...change }, listInvoices: { invoices: [] }, ...answers },
  });
const bodies = (calls: readonly Call[], operation: string) =>
  calls.filter(({ operationId }) => operationId === operation).map(({ body }) => body);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const hrefs = (name: RegExp) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('K18 the way to changing a room is one press, and with several rooms a list of those that stand', async () => {
  const { user } = await show({
    rooms: [room, { ...room, roomStayIndex: 1, status: 'cancel' }, { ...room, roomStayIndex: 2, roomNumber: '204' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const list = within(screen.getByRole('dialog', { name: 'Change' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    `1 · ${room.roomName}`,
    `3 · ${room.roomName} · 204`,
  ]);
  await user.click(list.getByRole('button', { name: /^3/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Change a room' })).toBeTruthy();
});

test('K18 of a guest only what was typed anew is sent, once it is said whether they are told', async () => {
  const { user, calls } = await show({});
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.clear(field('Surname'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('The surname is missing.')).toBeTruthy();
  expect(screen.getByText('Say whether the guest is told.')).toBeTruthy();
  await user.type(field('Surname'), 'Kellermann');
  await user.type(field('Street and number'), 'Kirchgasse 3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('An address is only whole with this.')).toBeTruthy();
  expect(bodies(calls, 'changeGuestForHotel')).toEqual([]);
  await user.type(field('Postal code'), '3011');
  await user.click(screen.getByRole('radio', { name: /Yes, by a letter in Deutsch/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const address = { addressLine: 'Kirchgasse 3', postalCode: '3011', city: 'Bern', country: 'CH' };
  await waitFor(() =>
    expect(bodies(calls, 'changeGuestForHotel')).toEqual([
      { version: 1, guest: { surname: 'Kellermann', address }, tellsGuest: true },
    ]),
  );
  expect(await screen.findByText('Saved; the confirmation is on its way once more')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('K18 what the server does not take is said at its field, and nothing typed is lost by it, by no answer or by others', async () => {
  const said = { field: 'guest.phone', code: 'input.phone', message: 'The entered phone number is not correct' };
  const refusals = [
    new RefusedCall(problemOf({ refused: 'input.invalid', errors: [said] })),
    new NoAnswer(),
    new RefusedCall(problemOf({ refused: 'reservation.version' })),
  ];
  let version = 1;
  const { user, calls } = await show(
    {},
    {
      getDeskReservation: () => ({ ...example, version }),
      changeGuestForHotel: () => {
        const refusal = refusals.shift();
        if (refusals.length === 0) version = 4;
        if (refusal) throw refusal;
        return examplesOf('changeGuestForHotel')?.answer;
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.clear(field('Telephone'));
  await user.type(field('Telephone'), '12345');
  await user.click(screen.getByRole('radio', { name: 'No letter' }));
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  expect(await screen.findByText('This is no telephone number.')).toBeTruthy();
  await save();
  expect(await screen.findByText(/No answer\. Nothing is lost/)).toBeTruthy();
  await save();
  expect(await screen.findByText(/Somebody else changed this reservation meanwhile/)).toBeTruthy();
  expect(field('Telephone').value).toBe('12345');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = bodies(calls, 'changeGuestForHotel') as { version: number }[];
  expect(sent.map((body) => body.version)).toEqual([1, 1, 1, 4]);
});

test('K17 guests of a room are given its number where it is read', async () => {
  const { user, calls } = await show({});
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Room number of Anna Keller' }), '206');
  await waitFor(() => expect(bodies(calls, 'setRoomNumber')).toEqual([{ number: '206' }]));
});

test('K17 registration form and statement are there in the guest’s language and the hotel’s', async () => {
  await show({ guest: { ...(example.guest as NonNullable<DeskReservation['guest']>), language: 'fr' } });
  await screen.findByRole('heading', { name: 'Papers' });
  const path = `/api/hotels/1001/desk/reservations/SB4-K7QM2XH9RD`;
  expect(hrefs(/^Registration form as PDF/)).toEqual(
    ['guest', 'hotel'].map((language) => `${path}/registration-form?language=${language}`),
  );
  expect(hrefs(/^Statement of account as PDF/)).toEqual(
    ['guest', 'hotel'].map((language) => `${path}/statement?language=${language}`),
  );
});

test('K17 an invoice is issued for a company; a VAT number that cannot be one is said at its field', async () => {
  const said = { field: 'body.buyer.vatNumber', code: 'vat_number.format', message: 'This cannot be a VAT number' };
  let isWrong = true;
  const { user, calls } = await show(
    {},
    {
      issueInvoice: () => {
        if (isWrong) throw new RefusedCall(problemOf({ refused: 'input.invalid', errors: [said] }));
        return examplesOf('issueInvoice')?.answer;
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Issue invoice' }));
  await user.type(field('Company'), 'Keller Architektur GmbH');
  await user.type(field('VAT number'), 'DE12');
  const issue = () => user.click(screen.getByRole('button', { name: 'Issue the invoice' }));
  await issue();
  expect(await screen.findByText(/This cannot be a VAT number of its country/)).toBeTruthy();
  isWrong = false;
  await user.clear(field('VAT number'));
  await user.type(field('VAT number'), 'DE136695976');
  await issue();
  expect(await screen.findByText('Invoice 1001-2027-0001 is written')).toBeTruthy();
  const buyer = { company: 'Keller Architektur GmbH', vatNumber: 'DE136695976' };
  expect(bodies(calls, 'issueInvoice').at(-1)).toEqual({ version: 1, buyer, language: 'guest' });
});

test('K17 invoices stand there as they were handed out; managers take them back with a reason', async () => {
  const asManager = { ...house, who: { by: 'mona@seeblick.example', role: 'manager' } };
  const { user, calls } = await show({}, { listInvoices: { invoices: [invoice] }, getDeskHouse: asManager });
  expect(await screen.findByRole('link', { name: 'Invoice 1001-2027-0001' })).toBeTruthy();
  expect(hrefs(/^Invoice 1001/)).toEqual(['/api/hotels/1001/desk/reservations/SB4-K7QM2XH9RD/invoices/1001-2027-0001']);
  // Its only room is on an invoice.
  expect(screen.queryByRole('button', { name: 'Issue invoice' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Credit note for/ }));
  await user.click(screen.getByRole('radio', { name: 'Another amount' }));
  await user.type(field('Amount in CHF'), '400');
  await user.click(screen.getByRole('button', { name: 'Issue the credit note' }));
  expect(screen.getByText(/^Write an amount of CHF.384\.00 at most/)).toBeTruthy();
  expect(screen.getByText('Say why, in a few words.')).toBeTruthy();
  await user.clear(field('Amount in CHF'));
  await user.type(field('Amount in CHF'), '50,50');
  await user.type(field('Reason'), 'Wrong company');
  await user.click(screen.getByRole('button', { name: 'Issue the credit note' }));
  expect(await screen.findByText('Credit note 1001-2027-C0001 is written')).toBeTruthy();
  expect(bodies(calls, 'creditInvoice')).toEqual([{ credit: { minor: 5_050 }, reason: 'Wrong company' }]);
});

test('K17 the front desk issues invoices and takes none back', async () => {
  await show({}, { listInvoices: { invoices: [invoice] } });
  expect(await screen.findByRole('link', { name: 'Invoice 1001-2027-0001' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Credit note for/ })).toBeNull();
});

test('K05 when guests come is noted by Enter, told, taken back, and not lost by no answer', async () => {
  let expectedTime: string | null = null;
  let isOffline = false;
  const { user, calls } = await show(
    {},
    {
      getDeskReservation: () => ({ ...example, rooms: [{ ...room, presence: 'expected', expectedTime }] }),
      setExpectedTime: ({ body }: Call) => {
        if (isOffline) throw new NoAnswer();
        const before = expectedTime;
        expectedTime = (body as { time: string | null }).time;
        return { reservationId: example.reservationId, roomStayIndex: 0, time: expectedTime, before };
      },
    },
  );
  const time = await screen.findByLabelText<HTMLInputElement>('Expected at');
  await user.type(time, '22:15{Enter}');
  expect(await screen.findByText('They come at 22:15')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodies(calls, 'setExpectedTime')).toEqual([{ time: '22:15' }, { time: null }]));
  await waitFor(() => expect(time.value).toBe(''));
  isOffline = true;
  await user.type(time, '08:30{Enter}');
  expect(await screen.findByText('That could not be saved. Nothing has changed.')).toBeTruthy();
  await waitFor(() => expect(time.value).toBe(''));
});
