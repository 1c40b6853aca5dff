import { RefusedCall } from '@stayfront/contract/call';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf } from '@stayfront/contract/problem';
import { typeChanges } from '@stayfront/rules/house-draft/merge-changes';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openHouse } from '../../testing/open-house.tsx';
import { exampleHouse, plainHouse } from '../../testing/show-house.tsx';

const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const room = (exampleHouse.document['rooms'] as Record<string, unknown>[])[0];
const twoRooms = plainHouse({ rooms: [room, { ...room, id: 'mill', name: { en: 'The Mill Room' }, numbers: ['7'] }] });

type Offers = { availabilities: { products: object[] }[] };
const examplesOfProduct = (examplesOf('getRoomsAvailabilities')?.answer as Offers | undefined)?.availabilities[0]
  ?.products[0];

test('K22 the house says first what is missing for a good page, and each line leads to its field', async () => {
  await openHouse('', { house: plainHouse({ languages: ['de'] }) });
  const hints = await region(/For a good page/);
  const few = await hints.findByRole('link', { name: /The Weir Room: Pictures has 1 picture/ });
  expect(few.getAttribute('href')).toBe('/1001/desk/house/rooms/weir?field=rooms%2Fweir%2Fpictures');
  const languages = await region(/Languages/);
  expect(languages.getByRole('link', { name: /Deutsch ?\d texts are missing/ }).getAttribute('href')).toContain(
    'text=de',
  );
  const rooms = await region(/^Rooms/);
  expect(rooms.getByRole('link', { name: /The Weir Room/ }).getAttribute('href')).toBe('/1001/desk/house/rooms/weir');
  const rest = await region('The rest of the house');
  expect(rest.getByRole('link', { name: 'Legal texts' })).toBeTruthy();
});

test('K22 what is in draft and not right yet is marked where it stands, and guests see nothing of it before it is compared', async () => {
  await openHouse('', { house: exampleHouse });
  const rooms = await region(/^Rooms/);
  expect(rooms.getByText('Not right yet')).toBeTruthy();
  const rates = await region(/^Rates/);
  expect(rates.getByText('Draft')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Versions' }).getAttribute('href')).toBe('/1001/desk/house/publish');
  expect(screen.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe('/preview/1001?lang=en');
  expect(screen.getByText(/also written by mara@riverhouse\.example, beat@riverhouse\.example/)).toBeTruthy();
  const bar = screen.getByText('guests do not see them yet').closest('[role=region]') as HTMLElement;
  expect(within(bar).getByText('2 changes')).toBeTruthy();
  expect(within(bar).getByRole('link', { name: 'Compare and publish' }).getAttribute('href')).toBe(
    '/1001/desk/house/publish',
  );
});

test('K22 a room is added by its name, copied without its numbers, moved by keys and taken out with a way back', async () => {
  const { user, sent } = await openHouse('/rooms', { house: twoRooms });
  const rooms = await region(/Rooms/);
  await user.click(rooms.getByRole('button', { name: 'Copy The Mill Room' }));
  await screen.findByRole('heading', { level: 1, name: 'The Mill Room' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Room numbers/ }).value).toBe('');
  await user.click(screen.getByRole('link', { name: 'All rooms' }));
  const again = await region(/Rooms/);
  fireEvent.keyDown(again.getByRole('button', { name: /Move The Weir Room, 1 of 3/ }), { key: 'ArrowDown' });
  await user.click(again.getByRole('button', { name: 'Take out The Weir Room' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(again.getByRole('button', { name: 'Room' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Room' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Zimmer über dem Fluß{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Zimmer über dem Fluß' });
  await waitFor(() => {
    const { document, conflicts } = typeChanges(twoRooms.document, sent());
    expect(conflicts).toEqual([]);
    expect(readField(document, 'rooms/:order')).toEqual(['mill', 'weir', 'mill-2', 'zimmer-uber-dem-flu']);
    expect(readField(document, 'rooms/mill-2/numbers')).toBeUndefined();
    expect(readField(document, 'rooms/zimmer-uber-dem-flu/name')).toEqual({ en: 'Zimmer über dem Fluß' });
  });
});

test('K22 of a room everything is written beside the guest’s own page of it, and doors are read as one writes them', async () => {
  const { sent } = await openHouse('/rooms/weir');
  expect(screen.getByTitle<HTMLIFrameElement>('As guests will see it').getAttribute('src')).toBe(
    '/preview/1001/room/weir?lang=en',
  );
  write(screen.getByRole('textbox', { name: 'Size' }), '300');
  write(screen.getByRole('textbox', { name: /Room numbers/ }), '201, 204–206');
  fireEvent.click(screen.getByRole('button', { name: 'More: Adults at most' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { path: 'rooms/weir/size', before: 280, after: 300 },
      { path: 'rooms/weir/numbers', after: ['201', '204', '205', '206'] },
      { path: 'rooms/weir/occupancy/maxAdults', after: 1 },
    ]),
  );
});

test('K22 a room that was taken out can be put back from its own link', async () => {
  const [, mill] = twoRooms.document['rooms'] as Record<string, unknown>[];
  const out = { path: 'rooms/mill', before: mill, by: 'beat@riverhouse.example', at: '2027-05-04T08:00:00.000Z' };
  const draft = { ...twoRooms.draft, fields: [{ ...out, number: 5, conflict: null }], paths: ['rooms/mill'] };
  const { user, sent } = await openHouse('/rooms/mill', { house: { ...twoRooms, draft } });
  await user.click(await screen.findByRole('button', { name: 'Put it back' }));
  await screen.findByRole('heading', { level: 1, name: 'The Mill Room' });
  await waitFor(() => expect(sent()[0]).toMatchObject({ path: 'rooms/mill', after: { id: 'mill' } }));
});

const plan = (exampleHouse.document['ratePlans'] as Record<string, unknown>[])[0];
const follower = {
  ...plan,
  id: 'advance',
  name: { en: 'Advance' },
  follows: { ratePlan: 'flexible', change: { kind: 'percent', basisPoints: -1200 }, rules: 'parent' },
};
const twoRates = plainHouse({ ratePlans: [plan, follower] });

test('K22 rates say where their price comes from and what they promise', async () => {
  await openHouse('/rates', { house: twoRates });
  const rates = await region(/Rates/);
  const [flexible, advance] = rates.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(flexible).toMatch(/Flexible.*Typed by night.*Free until 3 days before, 18:00; then 1 night/);
  expect(advance).toMatch(/Advance.*Flexible −12 %/);
});

test('K22 a rate follows another by a share or an amount, and the engine works an example out beside it', async () => {
  const product = (ratePlanId: string, prices: number[]) => ({
    ...(examplesOfProduct as object),
    productId: `weir.${ratePlanId}`,
    ratePlanId,
    ratePlanName: ratePlanId === 'advance' ? 'Advance' : 'Flexible',
    nightPrices: prices,
    mandatoryServices: [],
    hotelTotalPrice: prices.reduce((sum, one) => sum + one, 0),
    hotelTotalDiscount: 0,
  });
  const { asked, sent } = await openHouse('/rates/advance', {
    house: twoRates,
    answers: {
      getRoomsAvailabilities: {
        availabilities: [
          {
            guestRoomId: 'weir',
            availability: 1,
            popularity: null,
            products: [product('flexible', [30_600, 30_600]), product('advance', [26_900, 26_900])],
          },
        ],
        notOffered: [],
        reasons: [],
      },
    },
  });
  const example = await region('Worked example');
  await example.findByText('Total');
  expect(example.getAllByText(/^Flexible .*306\.00; Flexible −12 %$/)).toHaveLength(2);
  expect(example.getByText(/538\.00/)).toBeTruthy();
  expect(asked('getRoomsAvailabilities')[0]?.query).toMatchObject({
    checkIn: '2027-05-18',
    checkOut: '2027-05-20',
    nbAdults: 2,
  });
  expect(screen.getByText('Advance → Flexible')).toBeTruthy();
  write(screen.getByRole('textbox', { name: 'Difference in per cent' }), '-15');
  fireEvent.change(screen.getByRole('combobox', { name: 'Rounding' }), { target: { value: 'nearest' } });
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { path: 'ratePlans/advance/follows/change/basisPoints', after: -1500 },
      { path: 'ratePlans/advance/follows/roundTo', after: { minor: 100, direction: 'nearest' } },
    ]),
  );
  // The example follows the draft once that is there.
  await waitFor(() => expect(asked('getRoomsAvailabilities').length).toBeGreaterThan(1));
});

test('K22 a file that was saved is read into the draft, and what is wrong with another is told at each field', async () => {
  const faulty = problemOf({
    refused: 'house.faulty',
    errors: [{ field: 'rooms/weir/size', code: 'input.too_small', message: 'Use a number that is 1 or more' }],
  });
  let isFaulty = true;
  const importHouse = () => {
    if (isFaulty) throw new RefusedCall(faulty);
    return { draft: { ...plainHouse().draft, number: 99 }, discarded: [] };
  };
  const { user, asked } = await openHouse('', { answers: { importHouse } });
  const files = await region('As a file');
  expect(files.getByRole('link', { name: 'What guests see' }).getAttribute('href')).toContain('of=published');
  const choose = screen.getByLabelText('A file of a house');
  await user.upload(choose, new File(['not a house'], 'house.json', { type: 'application/json' }));
  expect(await files.findByText(/This is no file of a house/)).toBeTruthy();
  await user.upload(choose, new File(['{"name":"X"}'], 'house.json', { type: 'application/json' }));
  expect((await files.findByText('The Weir Room: Size')).closest('li')?.textContent).toMatch(
    /Use a number that is 1 or more/,
  );
  isFaulty = false;
  await user.upload(choose, new File(['{"name":"X"}'], 'house.json', { type: 'application/json' }));
  expect(await screen.findByText('The file is the draft now')).toBeTruthy();
  expect(asked('importHouse')[1]?.body).toMatchObject({ document: { name: 'X' } });
});
