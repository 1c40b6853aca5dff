import { RefusedCall } from '@stayfront/contract/call';
import type { DeskWaitingList } from '@stayfront/contract/desk/waiting';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

const house = examplesOf('getDeskHouse')?.answer as object;
const as = (role: string) => ({ getDeskHouse: { ...house, who: { by: 'mara@hotel-seeblick.example', role } } });
const list = examplesOf('getDeskWaitingList')?.answer as DeskWaitingList;
const [offered] = list.guests;
if (!offered) throw new Error('The example has nobody on the list');
const guest = (email: string, waitingId: string) => ({
  ...offered,
  email,
  waitingId,
  state: 'waiting' as const,
  offer: null,
  offers: 0,
});
const eve = guest('eve@guest.example', '3f9c2b71d05e4a68c1b8');
const bob = guest('bob@guest.example', '3f9c2b71d05e4a68c1b9');
const three: DeskWaitingList = { ...list, guests: [offered, eve, bob] };
const place = '/1001/desk/waiting';
type Opened = Awaited<ReturnType<typeof showDesk>>;
const asked = ({ calls }: Pick<Opened, 'calls'>, operationId: string) =>
  calls.filter((call) => call.operationId === operationId);
const lines = () => screen.getAllByRole('listitem').filter((line) => line.textContent.includes('@'));

test('K33 the list tells who waits for which nights, what is on offer, and who has not confirmed', async () => {
  await showDesk(place, { answers: { ...as('reader'), getDeskWaitingList: three } });
  const section = within(await screen.findByRole('region', { name: /^Who waits/ }));
  expect(lines().map((line) => line.textContent)).toEqual([
    expect.stringMatching(/11.*14.*2 adults.*anna\.keller@example\.com.*Double Room with Lake View, held until/),
    expect.stringMatching(/eve@guest\.example.*Waits/),
    expect.stringMatching(/bob@guest\.example.*Waits/),
  ]);
  expect(section.getByText('1 guest has not confirmed by the link yet')).toBeTruthy();
  // Who only reads changes nothing.
  expect(section.queryByRole('button')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
});

test('K33 an arrow asks a guest earlier, the focus goes along, and it is taken back by one tap', async () => {
  const moved = { ...three, guests: [offered, bob, eve] };
  const opened = await showDesk(place, {
    answers: { ...as('front-desk'), getDeskWaitingList: three, moveWaiting: moved },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Ask bob@guest.example earlier' }));
  await waitFor(() => expect(lines()[1]?.textContent).toContain('bob@guest.example'));
  expect(asked(opened, 'moveWaiting')).toMatchObject([
    { params: { waitingId: bob.waitingId }, body: { before: eve.waitingId } },
  ]);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Ask bob@guest.example earlier'));
  await opened.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked(opened, 'moveWaiting')).toHaveLength(2));
  expect(asked(opened, 'moveWaiting')[1]).toMatchObject({
    params: { waitingId: bob.waitingId },
    body: { before: null },
  });
});

test('K33 a room is offered by hand, and where none is free that is said', async () => {
  const refuse = () => {
    throw new RefusedCall(problemOf({ refused: 'waiting.no_room' }));
  };
  const opened = await showDesk(place, {
    answers: { ...as('front-desk'), getDeskWaitingList: three, offerToWaiting: refuse },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Offer a room to eve@guest.example' }));
  expect(await screen.findByText('No room is free for this stay right now.')).toBeTruthy();
});

test('K33 who is removed is asked about first: the address is forgotten with it', async () => {
  const left = { ...three, guests: [eve, bob] };
  const opened = await showDesk(place, {
    answers: { ...as('front-desk'), getDeskWaitingList: three, removeWaiting: left },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Remove anna.keller@example.com' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove anna.keller@example.com?' }));
  expect(dialog.getByText(/The room on offer goes to the next on the list/)).toBeTruthy();
  await opened.user.click(dialog.getByRole('button', { name: 'Remove anna.keller@example.com' }));
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(asked(opened, 'removeWaiting')).toMatchObject([{ params: { waitingId: offered.waitingId } }]);
});

test('K33 the list is switched off by a manager and not by the front desk, and on again by one tap', async () => {
  const opened = await showDesk(place, {
    answers: { ...as('manager'), getDeskWaitingList: three, switchWaitingList: { ...three, isOpen: false } },
  });
  await opened.user.click(await screen.findByRole('switch', { name: 'Guests who find nothing may wait for a room' }));
  expect(await screen.findByText('Guests cannot wait for a room any more')).toBeTruthy();
  expect(screen.getByText('Nothing is offered by itself. Who is on the list stays on it.')).toBeTruthy();
  expect(asked(opened, 'switchWaitingList')).toMatchObject([{ body: { isOpen: false } }]);
  document.body.replaceChildren();
  await showDesk(place, { answers: { ...as('front-desk'), getDeskWaitingList: { ...list, guests: [] } } });
  expect(await screen.findByText('Nobody waits for a room.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
});
