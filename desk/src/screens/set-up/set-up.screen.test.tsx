import { RefusedCall } from '@stayfront/contract/call';
import type { DeskHouse } from '@stayfront/contract/desk/house';
import type { SetUp } from '@stayfront/contract/desk/set-up';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';
import { plainHouse, takeAll } from '../../testing/show-house.tsx';

const setUp = examplesOf('getSetUp')?.answer as SetUp;
const blank: SetUp = { ...setUp, rooms: [], ratePlan: null, prices: { ...setUp.prices, ordinary: [], seasons: [] } };
const house = examplesOf('getDeskHouse')?.answer as DeskHouse;
const asManager = { ...house, who: { ...house.who, role: 'manager' } };
const at = (step: string, answers: Record<string, unknown> = {}) =>
  showDesk(`/1001/desk/set-up${step}`, { answers: { getDeskHouse: asManager, getHouse: plainHouse(), ...answers } });

test('K24 whoever begins says what it is called and where it is, and is told what is missing at its field', async () => {
  const { user, calls } = await showDesk('/desk/begin?t=abc');
  await user.type(await screen.findByLabelText('Name of the hotel'), 'Hotel Seehof');
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(screen.getAllByText('This is missing').length).toBeGreaterThan(2);
  expect(calls).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Country'), 'CH');
  await user.type(screen.getByLabelText('Street'), 'Seestrasse');
  await user.type(screen.getByLabelText('Postal code'), '6004');
  await user.type(screen.getByLabelText('Town'), 'Luzern');
  await user.type(screen.getByLabelText('Your e-mail address'), 'anna@seehof.example');
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ token: 'abc', owner: 'anna@seehof.example', address: { countryCode: 'CH' } });
});

test('K24 a link that was used says where another is found', async () => {
  await showDesk('/desk/begin');
  expect(await screen.findByText(/used already, or is too old/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
});

test('K24 who comes back stands at the first step that is open, and can go to each by its name', async () => {
  await at('', { getSetUp: setUp });
  expect(await screen.findByRole('heading', { name: 'How do guests pay?' })).toBeTruthy();
  const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('link');
  expect(steps).toHaveLength(7);
  expect(steps.find((step) => step.getAttribute('aria-current') === 'step')?.textContent).toBe('Money');
});

test('K24 rooms out of templates are saved while they are typed, each once', async () => {
  let sent = 0;
  const save = () => {
    sent += 1;
    return { ...setUp, version: 4 + sent, rooms: setUp.rooms.slice(0, 1) };
  };
  const { user, calls } = await at('/rooms', { getSetUp: blank, saveSetUpRooms: save });
  await user.click(await screen.findByRole('button', { name: 'Double room' }));
  await waitFor(() => expect(sent).toBe(1));
  const total = screen.getByLabelText('How many');
  await user.clear(total);
  expect(await screen.findByText('This is missing')).toBeTruthy();
  expect(screen.getByText(/^Not saved yet/)).toBeTruthy();
  await user.type(total, '8');
  await waitFor(() => expect(sent).toBe(2));
  const bodies = calls.filter(({ operationId }) => operationId === 'saveSetUpRooms').map(({ body }) => body);
  expect(bodies).toMatchObject([
    { version: 4, rooms: [{ template: 'double', total: 1 }] },
    { version: 5, rooms: [{ roomId: 'double', total: 8 }] },
  ]);
});

test('K24 who goes on without a room or a price is told what the next step waits for', async () => {
  const open = { ...setUp.done, rooms: false, prices: false };
  const nothing = { weekday: null, weekend: null };
  const unpriced = {
    ...setUp.prices,
    ordinary: setUp.prices.ordinary.map((room) => ({ ...room, ...nothing })),
    seasons: [],
  };
  const shown = await at('/rooms', { getSetUp: { ...blank, done: open } });
  await shown.user.click(await screen.findByRole('button', { name: 'Next: rates' }));
  expect(await screen.findByText('Add a kind of room, or skip this for now.')).toBeTruthy();
  shown.container.remove();
  const { user } = await at('/prices', { getSetUp: { ...setUp, prices: unpriced, done: open } });
  await user.click((await screen.findAllByRole('button', { name: 'Next: money' })).at(-1) as HTMLElement);
  expect(await screen.findByText(/^Write what a night costs/)).toBeTruthy();
});

test('K24 before anything has a price the page beside is that of the room that was added last', async () => {
  const unpriced = { ...setUp, done: { ...setUp.done, prices: false } };
  const shown = await at('/rooms', { getSetUp: unpriced });
  await shown.user.click(await screen.findByRole('button', { name: 'Show your page' }));
  const beside = () => screen.getByTitle('Your guest page, live').getAttribute('src');
  expect(beside()).toContain(`/preview/1001/room/${setUp.rooms.at(-1)?.roomId}?`);
  shown.container.remove();
  const { user } = await at('/rooms', { getSetUp: setUp });
  await user.click(await screen.findByRole('button', { name: 'Show your page' }));
  expect(beside()).toContain('/preview/1001?');
});

test('K24 K23 what somebody else has changed meanwhile is not written over, and either can be chosen', async () => {
  let version = 4;
  let isRefusing = true;
  const theirs = { ...setUp, rates: { ...setUp.rates, nonRefundable: { percentLess: 20 } } };
  const { user, calls } = await at('/rates', {
    getSetUp: () => (isRefusing && version === 4 ? ((version = 5), setUp) : { ...theirs, version }),
    saveSetUpRates: () => {
      if (isRefusing) throw new RefusedCall(problemOf({ refused: 'set_up.changed' }));
      return { ...theirs, version: 6 };
    },
  });
  const less = await screen.findByLabelText('Lower by');
  await user.clear(less);
  await user.type(less, '15');
  expect(await screen.findByText(/Somebody else has changed this/)).toBeTruthy();
  isRefusing = false;
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());
  const last = calls.filter(({ operationId }) => operationId === 'saveSetUpRates').at(-1);
  expect(last?.body).toMatchObject({ version: 5, nonRefundable: { percentLess: 15 } });
});

test('K24 a price that cannot be read is said at its field, and the next step waits for it', async () => {
  const { user, calls } = await at('/prices', { getSetUp: setUp });
  const weekday = await screen.findAllByLabelText('Doppelzimmer, Sunday to Thursday');
  // At once: what stands in the field for a while, empty or 16, is a price that is saved by itself.
  await user.tripleClick(weekday[0] as HTMLElement);
  await user.paste('16x');
  expect(weekday[0]).toHaveProperty('value', '16x');
  expect(await screen.findByText('Write an amount, e.g. 168.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next: money' }));
  expect(screen.getByRole('heading', { name: 'What does a night cost?' })).toBeTruthy();
  expect(document.activeElement).toBe(weekday[0]);
  expect(calls.filter(({ operationId }) => operationId === 'saveSetUpPrices')).toEqual([]);
});

test('K24 the door opens once nothing needed is missing; what would be better is a list of links', async () => {
  const closed = { ...setUp, missing: [{ code: 'rooms', isNeeded: true, roomId: null, roomName: null }] };
  const shown = await at('/live', { getSetUp: closed });
  expect(await screen.findByRole('button', { name: 'Open for guests' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: /Rooms Guests find nothing/ }).getAttribute('href')).toBe(
    '/1001/desk/set-up/rooms',
  );
  shown.container.remove();
  const { user, calls } = await at('/live', { getSetUp: setUp, openHotel: { ...setUp, isOpen: true } });
  expect(await screen.findByRole('link', { name: /Suite: a price/ })).toBeTruthy();
  const [open] = screen.getAllByRole('button', { name: 'Open for guests' });
  await user.click(open as HTMLElement);
  await waitFor(() => expect(calls.some(({ operationId }) => operationId === 'openHotel')).toBe(true));
  expect(await screen.findByText('Hotel Seeblick is open. Guests can book it.')).toBeTruthy();
});

test('K24 a picture shows its room by name, so that it can be published; what keeps the draft back is said with the way to it', async () => {
  const closed = { ...setUp, isOpen: false };
  const [room] = setUp.rooms;
  let isFaulty = true;
  const take = takeAll();
  const { user, calls } = await at('/pictures', {
    getSetUp: closed,
    changeHouse: take,
    sendHousePicture: { ...(examplesOf('sendHousePicture')?.answer as object), pictureId: 'new-one' },
    publishHouse: () => {
      if (isFaulty) throw new RefusedCall(problemOf({ refused: 'house.faulty' }));
      return examplesOf('publishHouse')?.answer;
    },
  });
  const part = within(await screen.findByRole('region', { name: room?.name ?? '' }));
  await user.upload(
    part.getByLabelText('Pictures from this device'),
    new File(['bed'], 'bed.jpg', { type: 'image/jpeg' }),
  );
  const typed = () =>
    calls
      .filter(({ operationId }) => operationId === 'changeHouse')
      .flatMap(({ body }) => (body as { changes: { path: string; after?: unknown }[] }).changes);
  await waitFor(() => expect(typed().some(({ path }) => path.startsWith('pictures/'))).toBe(true));
  expect(typed().find(({ path }) => path.startsWith('pictures/'))?.after).toMatchObject({
    alt: { [setUp.language]: room?.name },
  });
  await user.click(screen.getByRole('button', { name: 'Next: go live' }));
  const kept = await screen.findByRole('alert');
  expect(kept.textContent).toContain('Something in your draft cannot be published yet.');
  expect(within(kept).getByRole('link').getAttribute('href')).toBe('/1001/desk/house/publish');
  isFaulty = false;
  await user.click(screen.getByRole('button', { name: 'Next: go live' }));
  expect(await screen.findByRole('heading', { name: 'Ready for guests?' })).toBeTruthy();
});
