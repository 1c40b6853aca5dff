import { RefusedCall } from '@stayfront/contract/call';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import type { DeskReservations } from '@stayfront/contract/desk/listing';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';
import type { Call } from '../../testing/example-transport.ts';

const page = examplesOf('listDeskReservations')?.answer as DeskReservations;
const [anna] = page.reservations;
if (!anna) throw new Error('The contract shows no reservation');
const named = (guestName: string, reservationId: string) => ({ ...anna, guestName, reservationId });
const three = ['Ada', 'Bea', 'Cleo'].map((name, place) => named(name, `SB4-${place}`));
const asked = (calls: readonly Call[]) =>
  calls.flatMap(({ operationId, query }) => (operationId === 'listDeskReservations' ? [query] : []));

test('K16 a line says who comes when, into which room, what it costs and how the money stands', async () => {
  const { container } = await showDesk('/1001/desk/reservations');
  const row = within((await screen.findByRole('rowheader', { name: /Anna Keller/ })).closest('tr') as HTMLElement);
  expect(row.getByRole('link').getAttribute('href')).toBe('/1001/desk/reservations/SB4-K7QM2XH9RD');
  for (const words of ['Mon 3 – Wed 5 May', 'Double Room with Lake View', 'New', 'Card held', '384.00', 'Own page'])
    expect(row.getByText(new RegExp(words))).toBeTruthy();
  const views = within(screen.getByRole('navigation', { name: 'Views' }));
  expect(views.getByRole('link', { name: /Arriving/ }).textContent).toBe('Arriving74');
  expect(views.getByRole('link', { name: /All/ }).textContent).toBe('All999+');
  expect(container.textContent).toContain('1 of 74, CHF');
  expect(screen.getByRole('link', { name: 'New booking' }).getAttribute('href')).toBe('/1001/desk/new');
});

test('K16 what is typed is looked for, and view, filter and order stand in the address together', async () => {
  const { user, calls } = await showDesk(
    '/1001/desk/reservations?view=unpaid&roomId=double&sort=-total&source=nowhere',
  );
  await screen.findByText('Anna Keller');
  await user.type(screen.getByRole('searchbox'), 'Kelr');
  await waitFor(() =>
    expect(asked(calls).at(-1)).toEqual({ view: 'unpaid', roomId: 'double', sort: '-total', text: 'Kelr' }),
  );
  await user.click(screen.getByRole('button', { name: /Without: Room/ }));
  await user.click(screen.getByRole('button', { name: /^Total CHF/ }));
  await waitFor(() => expect(asked(calls).at(-1)).toEqual({ view: 'unpaid', sort: 'total', text: 'Kelr' }));
  await user.click(screen.getByRole('button', { name: /^Source/ }));
  await user.click(screen.getByRole('button', { name: 'Tripadvisor' }));
  await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ source: 'tripadvisor', text: 'Kelr' }));
});

test('K16 rows go on without end, and J, K and X move and choose', async () => {
  const pages = [
    { ...page, reservations: three.slice(0, 2), cursor: 'next' },
    { ...page, reservations: three.slice(2) },
  ];
  const { user, container } = await showDesk('/1001/desk/reservations', {
    answers: { listDeskReservations: ({ query }: Call) => pages[(query as { cursor?: string }).cursor ? 1 : 0] },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('Cleo');
  await user.keyboard('jjjkx');
  expect(document.activeElement?.textContent).toBe('Bea');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Bea' }).checked).toBe(true);
  expect(container.textContent).toMatch(/1 chosen, CHF.384\.00/);
});

test('K16 what is shown can be taken along for a spreadsheet, in the language of the desk', async () => {
  await showDesk('/1001/desk/reservations?view=unpaid&text=Keller&columns=stay', { language: 'de' });
  const file = await screen.findByRole('link', { name: 'XLSX' });
  expect(file.getAttribute('href')).toBe(
    '/api/hotels/1001/desk/reservation-export?view=unpaid&text=Keller&format=xlsx&lang=de',
  );
});

test('K16 nothing found says what was looked for and where the nearest is', async () => {
  const onlyInAll = ({ query }: Call) =>
    (query as { view?: string }).view === 'all' ? page : { ...page, reservations: [] };
  await showDesk('/1001/desk/reservations?view=unpaid&text=Keller', { answers: { listDeskReservations: onlyInAll } });
  expect(await screen.findByRole('heading', { name: 'Nothing in “Unpaid” for “Keller”' })).toBeTruthy();
  const open = await screen.findByRole('link', { name: 'Open Anna Keller' });
  expect(open.getAttribute('href')).toBe('/1001/desk/reservations/SB4-K7QM2XH9RD');
});

test('K16 what was read last stays, with its time, while the server does not answer', async () => {
  let isDown = false;
  const { user, calls } = await showDesk('/1001/desk/reservations', {
    answers: {
      listDeskReservations: () => {
        if (isDown) throw new RefusedCall(problemOf({ refused: 'too_many_requests' }));
        return page;
      },
    },
  });
  await screen.findByText('Anna Keller');
  isDown = true;
  await user.type(screen.getByRole('searchbox'), 'x');
  await screen.findByText(/No answer: this is the list as it was at \d\d:\d\d/);
  expect(screen.getByText('Anna Keller')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/No answer/)).toBeNull());
  expect(asked(calls).at(-1)).toMatchObject({ text: 'x' });
});

test('K16 what is shown is kept under a name, found again beside the others and removed with a way back', async () => {
  const { user, calls } = await showDesk('/1001/desk/reservations?view=held&columns=stay,total');
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await user.type(screen.getByLabelText('Name of the view'), 'Waits');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const saved = () => calls.filter(({ operationId }) => operationId === 'saveView').map(({ body }) => body);
  await waitFor(() =>
    expect(saved()).toEqual([{ name: 'Waits', query: { view: 'held', columns: ['stay', 'total'] } }]),
  );
  await user.click(await screen.findByRole('link', { name: 'May, paid late' }));
  expect(await screen.findByText(/Arrival: 1 May – 31 May|Arrival: 1 – 31 May/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit view' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ name: 'May, paid late' }));
});
