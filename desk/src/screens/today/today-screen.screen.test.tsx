import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import { problemOf } from '@stayfront/contract/problem';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';
import { stubNews } from '../../testing/stub-news.ts';

const list = examplesOf('listDeskReservations')?.answer as { reservations: object[] };
const openList = {
  ...list,
  reservations: list.reservations.map((one) => ({ ...one, state: 'booked', money: { kind: 'open', amount: 100 } })),
};
const tick = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Anna Keller/ });

test('K05 who arrives today stands there with room, nights, persons, wishes and what is open', async () => {
  await showDesk('/1001/desk');
  const arriving = within(await screen.findByRole('region', { name: /Arriving/ }));
  expect(arriving.getByText('Anna Keller')).toBeTruthy();
  expect(arriving.getByText(/Double Room with Lake View/).textContent).toMatch(/2 nights.*3 persons.*at 22:15/);
  expect(arriving.getByText('A quiet room, please')).toBeTruthy();
  expect(arriving.getByText(/CHF.384\.00 open/)).toBeTruthy();
  const forms = arriving.getByRole('link', { name: 'Registration forms' }).getAttribute('href');
  expect(forms).toBe('/api/hotels/1001/desk/days/2027-05-03/registration-forms');
});

test('K05 one tap says that guests have arrived, and another takes it back', async () => {
  const { user, calls } = await showDesk('/1001/desk');
  await user.click(await tick());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const asked = () => calls.filter(({ operationId }) => operationId === 'setPresence').map(({ body }) => body);
  await waitFor(() => expect(asked()).toEqual([{ presence: 'arrived' }, { presence: 'expected' }]));
});

test('K05 a tick that is refused does not stay', async () => {
  const refuse = () => {
    throw new RefusedCall(problemOf({ refused: 'reservation.was_cancelled' }));
  };
  const { user } = await showDesk('/1001/desk', { answers: { setPresence: refuse } });
  await user.click(await tick());
  expect(await screen.findByText(/could not be saved/)).toBeTruthy();
  await waitFor(async () => expect((await tick()).checked).toBe(false));
});

test('K05 the arrow keys lead to the day before and after', async () => {
  const { user, calls } = await showDesk('/1001/desk');
  await tick();
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  const days = () => calls.flatMap(({ operationId, params }) => (operationId === 'getDay' ? [params] : []));
  const asked = () => [...new Set(days().map((params) => (params as { day: string }).day))];
  await waitFor(() => expect(asked()).toEqual(['2027-05-03', '2027-05-04', '2027-05-02']));
});

test('K05 guests are given a room number, and one that others have is told', async () => {
  const refuse = () => {
    throw new RefusedCall(problemOf({ refused: 'room_number.taken' }));
  };
  const { user, calls } = await showDesk('/1001/desk', { answers: { setRoomNumber: refuse } });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Room number of Anna Keller' }), '206');
  expect(await screen.findByText(/Room 206 is given to other guests/)).toBeTruthy();
  expect(calls.find(({ operationId }) => operationId === 'setRoomNumber')?.body).toEqual({ number: '206' });
});

test('K05 a tick without a network waits, marked, and is sent when there is one again', async () => {
  let isOffline = true;
  const answer = () => {
    if (isOffline) throw new NoAnswer();
    return { reservationId: 'SB4-K7QM2XH9RD', roomStayIndex: 0, presence: 'arrived', before: 'expected' };
  };
  const { user, calls } = await showDesk('/1001/desk', { answers: { setPresence: answer } });
  await user.click(await tick());
  expect(await screen.findByText('Waits for the network')).toBeTruthy();
  expect((await tick()).checked).toBe(true);
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('Waits for the network')).toBeNull());
  const asked = calls.filter(({ operationId }) => operationId === 'setPresence').map(({ body }) => body);
  expect(asked).toEqual([{ presence: 'arrived' }, { presence: 'arrived' }]);
});

test('K06 what needs somebody stands there with one thing to do, and goes when its cause does', async () => {
  const listed = examplesOf('listNeeds')?.answer as { needs: object[] };
  let needs = listed.needs;
  const { user, calls } = await showDesk('/1001/desk', { answers: { listNeeds: () => ({ needs }) } });
  const list = within(await screen.findByRole('region', { name: /Needs somebody/ }));
  expect(await list.findByText('Anna Keller paid twice')).toBeTruthy();
  expect(list.getByRole('link', { name: 'Open the reservation' }).getAttribute('href')).toContain('SB4-K7QM2XH9RD');
  expect(screen.getAllByRole('link', { name: /Today 5 need somebody/ })).toHaveLength(2);
  needs = needs.slice(0, 1);
  await user.click(list.getByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(list.queryByText(/confirmation has not reached/)).toBeNull());
  const sent = calls.filter(({ operationId }) => operationId === 'sendDeskLetter').map(({ body }) => body);
  expect(sent).toEqual([{ again: 'confirmation' }]);
});

test('K07 the next fourteen nights say how full they are and lead to their days', async () => {
  const { user, calls } = await showDesk('/1001/desk');
  const nights = within(await screen.findByRole('navigation', { name: 'Next 14 nights' })).getAllByRole('link');
  expect(nights).toHaveLength(14);
  expect(nights[0]?.textContent).toMatch(/14 of 23 rooms sold, 9 left/);
  expect(screen.getByText(/14 of 23 rooms tonight/)).toBeTruthy();
  expect(screen.getByText(/6 confirmed/).textContent).toMatch(/CHF.3,558\.00 · 1 held · 1 cancelled/);
  await user.click(nights[2] as HTMLElement);
  await waitFor(() =>
    expect(calls.flatMap(({ operationId, params }) => (operationId === 'getDay' ? [params] : []))).toContainEqual({
      hotelId: 1001,
      day: '2027-05-05',
    }),
  );
});

test('K05 what others do appears by itself', async () => {
  const tell = stubNews();
  const day = examplesOf('getDay')?.answer as { arrivals: { guestName: string }[] };
  let arrivals = day.arrivals;
  await showDesk('/1001/desk', { answers: { getDay: () => ({ ...day, arrivals }) } });
  await tick();
  arrivals = arrivals.map((stay) => ({ ...stay, guestName: 'Nora Baumann' }));
  tell('SB4-K7QM2XH9RD');
  expect(await screen.findByText('Nora Baumann')).toBeTruthy();
  vi.unstubAllGlobals();
});

test('K03 whoever only reads has nothing to tick', async () => {
  const house = examplesOf('getDeskHouse')?.answer as object;
  await showDesk('/1001/desk', { answers: { getDeskHouse: { ...house, who: { by: 'r@x.example', role: 'reader' } } } });
  expect((await tick()).disabled).toBe(true);
});

test('K07 K30 money that is open is told so in each language, not how a door is opened', async () => {
  for (const [language, word] of [
    ['de', 'offen'],
    ['fr', 'à payer'],
    ['ar', 'مستحق'],
  ] as const) {
    const { container } = await showDesk('/1001/desk', { language, answers: { listDeskReservations: openList } });
    await waitFor(() => expect(container.querySelector('.lately__table small.is-open')?.textContent).toBe(word));
    cleanup();
  }
});

test('K06 a hold that ends today is held until tomorrow by one tap, and that is taken back', async () => {
  const hold = {
    kind: 'hold',
    needId: 'hold SB4-K7QM2XH9RD',
    since: null,
    reservationId: 'SB4-K7QM2XH9RD',
    guestName: 'Beatrix Hollenstein',
    amount: 58_400,
    currency: 'CHF',
    endsAt: '2027-05-03T16:00:00.000Z',
    roomNames: ['Junior Suite'],
    arrival: '2027-06-02',
    departure: '2027-06-04',
    awaits: 'payment',
  };
  const moveHold = ({ body }: { body: unknown }) => ({
    reservationId: hold.reservationId,
    holdExpiresAt: (body as { heldUntil: string }).heldUntil,
    before: hold.endsAt,
  });
  const { user, calls } = await showDesk('/1001/desk', { answers: { listNeeds: { needs: [hold] }, moveHold } });
  await user.click(await screen.findByRole('button', { name: 'Hold until tomorrow' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const asked = () => calls.filter(({ operationId }) => operationId === 'moveHold').map(({ body }) => body);
  await waitFor(() =>
    expect(asked()).toEqual([
      { heldUntil: '2027-05-04T16:00:00.000Z', tellsGuest: false },
      { heldUntil: '2027-05-03T16:00:00.000Z', tellsGuest: false },
    ]),
  );
});

const guest = { reservationId: 'SB4-K7QM2XH9RD', guestName: 'Beatrix Hollenstein', since: '2027-05-02T16:00:00.000Z' };
const rooms = { roomNames: ['Junior Suite'], arrival: '2027-06-02', departure: '2027-06-04' };

test('K06 rooms that waited for a card in vain are held again by one tap, and the link goes out; sold ones are told of', async () => {
  const need = { kind: 'card', needId: 'card 1', ...guest, what: 'ran-out', dueOn: null, ...rooms, hasAddress: true };
  let isSold = true;
  const moveHold = ({ body }: { body: unknown }) => {
    if (isSold) throw new RefusedCall(problemOf({ refused: 'sold_out' }));
    const { heldUntil: holdExpiresAt } = body as { heldUntil: string };
    return { reservationId: guest.reservationId, holdExpiresAt, before: guest.since };
  };
  const { user, calls } = await showDesk('/1001/desk', { answers: { listNeeds: { needs: [need] }, moveHold } });
  expect(await screen.findByText('No card came of Beatrix Hollenstein')).toBeTruthy();
  expect(screen.getByText(/Junior Suite · .*, free again since/)).toBeTruthy();
  const again = () => screen.getByRole('button', { name: 'Hold again and send the link' });
  await user.click(again());
  expect(await screen.findByText('The rooms are sold by now. Nothing has changed.')).toBeTruthy();
  isSold = false;
  await user.click(again());
  expect(await screen.findByText(/; the link is on its way$/)).toBeTruthy();
  expect(calls.findLast(({ operationId }) => operationId === 'moveHold')?.body).toMatchObject({ tellsGuest: true });
});

test('K06 a charge that the bank has refused is asked for by a link in one tap; who has no address is opened', async () => {
  const card = { brand: 'visa', suffix: '1111' };
  const charge = { kind: 'charge', ...guest, what: 'guarantee', amount: 38_400, currency: 'CHF', card };
  const needs = [
    { ...charge, needId: 'charge 1', payBy: '2027-05-10', hasAddress: true },
    { ...charge, needId: 'charge 2', what: 'rest', payBy: '2027-05-05', hasAddress: false },
    { kind: 'card', needId: 'card 2', ...guest, what: 'refused', dueOn: null, ...rooms, hasAddress: true },
    { kind: 'card', needId: 'card 3', ...guest, what: 'overdue', dueOn: '2027-05-01', ...rooms, hasAddress: true },
  ];
  const { user, calls } = await showDesk('/1001/desk', { answers: { listNeeds: { needs } } });
  expect(await screen.findByText('The fee of Beatrix Hollenstein was not taken')).toBeTruthy();
  expect(screen.getAllByText(/Visa ···· 1111 · the bank has said no · CHF.384\.00 open since/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Ask by link' }));
  expect(await screen.findByText(/^The guest is asked for CHF.384\.00 until/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the reservation' })).toBeTruthy();
  const [refused, overdue] = screen.getAllByRole('button', { name: 'Send the link again' });
  await user.click(refused as HTMLElement);
  expect(await screen.findByText('The link is on its way')).toBeTruthy();
  await user.click(overdue as HTMLElement);
  const body = (operation: string) => calls.find(({ operationId }) => operationId === operation)?.body;
  await waitFor(() => expect(body('askForCard')).toEqual({ dueOn: '2027-05-04', tellsGuest: true }));
  expect([body('askForPayment'), body('sendDeskLetter')]).toEqual([
    { amount: 38_400, dueOn: '2027-05-10' },
    { letter: 'card-link' },
  ]);
});

test('K05 who should have come yesterday and was never ticked stands out among those who stay', async () => {
  const day = examplesOf('getDay')?.answer as { arrivals: object[] };
  const stay = { ...day.arrivals[0], arrival: '2027-05-02', departure: '2027-05-05' };
  const inHouse = [
    { ...stay, reservationId: 'SB4-1', guestName: 'Nora Niederer', presence: 'expected' },
    { ...stay, reservationId: 'SB4-2', guestName: 'Beat Bossert', presence: 'arrived' },
  ];
  await showDesk('/1001/desk', { answers: { getDay: { ...day, arrivals: [], inHouse } } });
  const staying = within(await screen.findByRole('region', { name: /Staying/ }));
  const lines = staying.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/Nora Niederer.*Not here yet/);
  expect(lines[1]).toMatch(/Beat Bossert.*until Wed 5 May/);
});
