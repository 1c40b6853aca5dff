import { PropertyDocument } from '@stayfront/contract/property/property-document';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { fullDocument } from '../../testing/full-document.ts';
import { plainHouse, showHouse } from '../../testing/show-house.tsx';
import { houseScreens } from './screens.ts';

const house = plainHouse(PropertyDocument.parse(fullDocument));

/** Opens the application at a page of the house, as far as its own screens go. */
async function open(path: string, opening: Parameters<typeof showHouse>[1] = {}) {
  await Promise.all(houseScreens.map(({ part }) => part.fetchAhead()));
  const shown = await showHouse(
    <Suspense>
      <Routes>
        {houseScreens.map((one) => (
          <Route key={one.path} path={`/:hotelId/desk/${one.path}`} element={<one.part.Part />} />
        ))}
      </Routes>
    </Suspense>,
    { house, url: `/1001/desk/house/${path}`, ...opening },
  );
  await waitFor(() => expect(shown.container.querySelector('h1, .lost-entry')).toBeTruthy());
  return shown;
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string | RegExp, text: string) => fireEvent.change(box(name), { target: { value: text } });
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');
const sums = (): string[] =>
  [...document.querySelectorAll('.house-example .sums > div')].map((line) =>
    plain([...line.children].map(({ textContent }) => textContent).join(': ')),
  );

afterEach(cleanup);

test('K22 a policy in steps is read in the words of guests while it is written', async () => {
  const { calls, sent, user } = await open('cancelling/in-steps');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Free until 30 days before, 18:00; then 20 %, 50 %, 80 %',
  );
  await screen.findByText('Free cancellation until 8 June 2027, 18:00 (time at the hotel).');
  const step = within(screen.getByRole('group', { name: 'Step 2' }));
  await user.selectOptions(step.getByRole('combobox', { name: 'you keep' }), 'the first nights');
  await waitFor(() =>
    expect(calls.findLast(({ operationId }) => operationId === 'describeHousePolicy')?.body).toMatchObject({
      policy: { id: 'in-steps', steps: [{}, { fee: { kind: 'nights', nights: 1 } }] },
      lang: 'en',
      currency: 'GBP',
    }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cancelling is free' }), 'at any time');
  await waitFor(() => expect(sent().some(({ path }) => path.endsWith('/noShow'))).toBe(true));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Free at any time');
  expect(screen.queryByRole('button', { name: 'Step' })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(screen.getByRole('button', { name: 'Step' })).toBeTruthy();
});

test('K22 whoever takes out a policy is told which rates have it and gives them another in one step', async () => {
  const { sent, user } = await open('cancelling');
  await user.click(screen.getByRole('button', { name: 'Take out Free until 3 days before, 18:00; then 1 night' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Flexible: Cancelling Rates',
    'advance: Cancelling Rates',
    'half-board: Cancelling Rates',
    'weekly: Cancelling Rates',
  ]);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'In its place' }), 'in-steps');
  await user.click(dialog.getByRole('button', { name: 'Take it out' }));
  await waitFor(() => expect(sent().some(({ path }) => path === 'cancellationPolicies/three-days')).toBe(true));
  expect(
    sent()
      .filter(({ path }) => path.startsWith('ratePlans'))
      .map(({ path, after }) => [path, after]),
  ).toEqual(
    ['flexible', 'advance', 'half-board', 'weekly'].map((id) => [`ratePlans/${id}/cancellationPolicy`, 'in-steps']),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Copy Free until 3 days/ })).toHaveLength(1));
  await waitFor(() =>
    expect(sent().findLast(({ path }) => path === 'ratePlans/weekly/cancellationPolicy')?.after).toBe('three-days'),
  );
});

test('K22 a service has its price by guest and night worked for a stay', async () => {
  await open('services/breakfast');
  write('Nights', '2');
  // From a Saturday: it is had at weekends only.
  fireEvent.change(screen.getByLabelText('Arrival'), { target: { value: '2027-09-11' } });
  await waitFor(() =>
    expect(sums()).toEqual([
      'For the stay: £80.00',
      'Taken off: -£8.00',
      'The guest pays: £72.00',
      'of which VAT: £6.55',
    ]),
  );
});

test('K22 a tax by head and night is worked for a stay', async () => {
  await open('taxes/by-head');
  fireEvent.change(screen.getByLabelText('Arrival'), { target: { value: '2027-09-11' } });
  await waitFor(() =>
    expect(sums()).toEqual(['The nights: £600.00', 'Tax, paid at the hotel: £15.00', 'All of it: £615.00']),
  );
});

test('K22 an offer is worked by the rules that price guests, or says why it is not given', async () => {
  const alone = plainHouse({ ...house.document, offers: [(house.document['offers'] as unknown[])[2]] });
  await open('offers/seven', { house: alone });
  expect(sums()).toEqual(['The nights: £1,400.00', 'Seven: -£200.00', 'The guest pays: £1,200.00']);
  write('Nights', '5');
  await screen.findByText('Not given: 7 nights at least.');
  expect(sums().at(-1)).toBe('The guest pays: £1,000.00');
});

test('K22 a code is typed as guests will type it before it is there, and cannot be given twice', async () => {
  const { sent, user } = await open('codes');
  await user.click(screen.getByRole('button', { name: 'Promo code' }));
  const dialog = within(await screen.findByRole('dialog'));
  const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add it to the draft' });
  await user.type(dialog.getByRole('textbox', { name: /Code/ }), 'ten');
  expect(add.disabled).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /Code/ }), ' spring');
  await user.click(dialog.getByRole('radio', { name: /Third night free/ }));
  await user.click(add);
  await waitFor(() => expect(sent()[0]).toMatchObject({ path: 'promotions/TENSPRING', after: { code: 'TENSPRING' } }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('TENSPRING');
});

test('K22 a package says what so many nights cost by adults; a number that is left empty is not sold', async () => {
  const { sent } = await open('packages/weekend');
  expect(screen.getByText('It is not sold to these guests: they have no price.')).toBeTruthy();
  const [two] = within(screen.getByRole('group', { name: 'The Weir Room' })).getAllByRole('textbox', {
    name: '2 adults',
  });
  if (two) fireEvent.change(two, { target: { value: '390' } });
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        path: 'packages/weekend/price/rooms/weir/byAdults',
        before: [30_000, null, 44_000],
        after: [30_000, 39_000, 44_000],
      },
    ]),
  );
  expect(sums().at(-1)).toBe('The guest pays: £390.00');
  // Of the two limits the last one takes the stock with it: a stock without a number is refused.
  write(/Rooms on any night/, '');
  write(/Rooms that arrive on one day/, '');
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ path: 'packages/weekend/stock' }));
  expect(sent().at(-1)).not.toHaveProperty('after');
});

test('K22 a rule of weekdays is said as at the telephone, and ages show a gap', async () => {
  const { user } = await open('days');
  expect(screen.getByText('From Thu, 1 Jul 2027 to Tue, 31 Aug 2027 guests arrive on Saturday only.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sunday' }));
  expect(
    screen.getByText('From Thu, 1 Jul 2027 to Tue, 31 Aug 2027 guests arrive on Saturday, Sunday only.'),
  ).toBeTruthy();
  cleanup();
  const guests = {
    adults: { min: 1, max: 4 },
    children: { min: 0, max: 2, fromAge: 5, toAge: 12 },
    infants: { min: 0, max: 1, fromAge: 0, toAge: 2 },
  };
  await open('guests', { house: plainHouse({ guests }) });
  expect(screen.getByText('3 to 4: nobody: guests of this age are not asked for')).toBeTruthy();
  expect(screen.getByText('From 13 on: adults')).toBeTruthy();
});

test('K22 an address out of the address bar becomes the site that may show the booking', async () => {
  const { sent, user } = await open('page');
  fireEvent.change(screen.getByRole('textbox', { name: 'Address of the site' }), {
    target: { value: 'https://Book.Riverhouse.example/rooms?x=1' },
  });
  await waitFor(() => expect(sent().at(-1)?.after).toEqual(['https://book.riverhouse.example']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Light' }), 'dark');
  expect(screen.getByLabelText('Code for your site', { selector: 'pre' }).textContent).toContain('theme="dark"');
});

test('K22 an entry that somebody else has taken out says so and leads back', async () => {
  await open('taxes/gone');
  expect(screen.getByText('There is nothing of this name in the draft.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Taxes' }).length).toBeGreaterThan(0);
});
