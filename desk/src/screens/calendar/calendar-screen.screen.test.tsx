import { RefusedCall } from '@stayfront/contract/call';
import { problemOf } from '@stayfront/contract/problem';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { madeHouse } from '../../testing/made-calendar.ts';
import { calendarAnswers, calendarOf, openCalendar } from '../../testing/open-calendar.tsx';
import { showDesk } from '../../testing/show-desk.tsx';
import type { Call } from '../../testing/example-transport.ts';

/** From the first rate of the first room, today, to the flexible rate of the double on Friday the 27th. */
const toFriday = '{ArrowDown>5/}{ArrowRight>10/}';

test('K08 a cell says night, room, rate, price and what it forbids, and the sheet its size', async () => {
  const { grid, said, user } = await openCalendar();
  expect(grid.getAttribute('aria-rowcount')).toBe('33');
  expect(grid.getAttribute('aria-colcount')).toBe('811');
  grid.focus();
  expect(said()).toMatch(/^Tue,? 17 Nov, Classic Single Room, Flexible, CHF.128$/);
  await user.keyboard('{ArrowUp}');
  expect(said()).toMatch(/Classic Single Room, \d rooms? left, \d of 4 sold/);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown>2/}{ArrowRight>4/}');
  expect(said()).toMatch(/^Sat,? 21 Nov, Classic Single Room, Flexible, CHF.158, at least 2 nights$/);
});

test('K09 K11 a typed price, relative ones and restrictions are pending, undone and redone, and saved in one call', async () => {
  const { grid, said, saved, user } = await openCalendar();
  grid.focus();
  await user.keyboard(`${toFriday}{Shift>}{ArrowRight}{/Shift}`);
  await user.keyboard('248{Enter}');
  expect(document.activeElement).toBe(grid);
  expect(said()).toMatch(/Double Room with Lake View, Flexible, CHF.248/);
  expect(screen.getByText('2 changes')).toBeTruthy();
  expect(screen.getByText('4 prices follow')).toBeTruthy();
  await user.keyboard('+8%{Enter}');
  expect(said()).toMatch(/CHF.268/);
  await user.keyboard('{Control>}z{/Control}');
  expect(said()).toMatch(/CHF.248/);
  await user.keyboard('x');
  expect(said()).toMatch(/closed/);
  await user.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}{Delete}');
  expect(said()).not.toMatch(/closed/);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({
    version: '411',
    edits: [
      { room: 'double', ratePlan: 'flexible', from: '2026-11-27', to: '2026-11-27', price: 24_800 },
      {
        room: 'double',
        ratePlan: 'flexible',
        from: '2026-11-28',
        to: '2026-11-28',
        price: 24_800,
        rules: { minStay: null },
      },
    ],
  });
  await waitFor(() => expect(screen.queryByText('2 changes')).toBeNull());
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('K09 what is no price is refused where it is typed, and Escape gives up', async () => {
  const { grid, user } = await openCalendar();
  grid.focus();
  await user.keyboard('+{Enter}');
  const field = screen.getByLabelText('Price of a night');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(grid);
  expect(screen.queryByText(/^\d+ changes?$/)).toBeNull();
});

test('K08 K14 closing a night of a room on every channel takes three keys', async () => {
  const { grid, saved, user } = await openCalendar();
  grid.focus();
  await user.keyboard('{ArrowUp}');
  await user.keyboard('x{Control>}s{/Control}');
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({
    edits: [{ room: 'single', from: '2026-11-17', to: '2026-11-17', rules: { isClosed: true } }],
  });
});

test('K10 many nights are counted with examples before they are pending', async () => {
  const { grid, user } = await openCalendar();
  grid.focus();
  await user.keyboard(`${toFriday}b`);
  const panel = within(await screen.findByRole('dialog', { name: 'Bulk change' }));
  await user.click(panel.getByRole('button', { name: /^Advent/ }));
  await user.click(panel.getByRole('button', { name: /^Fri/ }));
  await user.click(panel.getByRole('button', { name: /^Sat/ }));
  await user.click(panel.getByRole('button', { name: 'Twin Room' }));
  await user.type(panel.getByLabelText('Change'), '+8 %');
  expect(await panel.findByText('16 nights of rows will change:')).toBeTruthy();
  expect(panel.getByRole('status').textContent).toMatch(/198\s*214/);
  // Nothing is pending yet, and the engine has been asked what guests would pay.
  expect(await panel.findByRole('heading', { name: 'What guests will see' })).toBeTruthy();
  expect(screen.queryByText('16 changes')).toBeNull();
  await user.click(panel.getByRole('button', { name: /Add 16 changes/ }));
  expect(await screen.findByRole('dialog', { name: 'Review 16 changes' })).toBeTruthy();
});

test('K14 the history of a night says who had which price, and what was before can be put back', async () => {
  const { grid, user } = await openCalendar();
  grid.focus();
  await user.keyboard('{ArrowDown>5/}{Alt>}{Enter}{/Alt}');
  const popover = within(await screen.findByRole('dialog', { name: 'History of this night' }));
  expect(await popover.findByText(/mara@seeblick.example/)).toBeTruthy();
  await user.click(popover.getByRole('button', { name: 'Put 228 back' }));
  expect(screen.getByText('1 change')).toBeTruthy();
});

test('K14 what a night cost on a day of the past is answered as that day ended at the hotel, with who had set it', async () => {
  const by = { changeId: '7', at: '2026-02-02T13:05:00.000Z', who: 'mara@seeblick.example', whoKind: 'person' };
  const price = { price: 16_800, prices: [16_800] };
  const entry = { ...by, kind: 'save', name: null, room: 'double', ratePlan: 'flexible', field: 'price' };
  const { calls, grid, user } = await openCalendar({
    getCellHistory: ({ query }: Call) => ({
      entries: [{ ...entry, before: null, after: { price: 19_800, prices: [19_800] } }],
      stood: (query as { at?: string }).at
        ? { total: 8, price: 16_800, prices: price.prices, isFollowing: false, rules: { minStay: 2 }, change: by }
        : null,
    }),
  });
  grid.focus();
  await user.keyboard('{ArrowDown>5/}{Alt>}{Enter}{/Alt}');
  const popover = within(await screen.findByRole('dialog', { name: 'History of this night' }));
  fireEvent.change(await popover.findByLabelText('What stood here at the end of'), { target: { value: '2026-03-03' } });
  await waitFor(() => expect(popover.getByRole('status').textContent).toMatch(/^168at least 2 nights.*mara@seeblick/));
  expect(calls.findLast(({ operationId }) => operationId === 'getCellHistory')?.query).toEqual({
    room: 'double',
    ratePlan: 'flexible',
    night: '2026-11-17',
    at: '2026-03-03T22:59:59.999Z',
  });
  await user.click(popover.getByRole('button', { name: 'All changes of this night' }));
  const all = within(await screen.findByRole('dialog', { name: 'What was changed' }));
  expect(all.getByText(/Double Room with Lake View,.*17 Nov/)).toBeTruthy();
  await waitFor(() =>
    expect(calls.findLast(({ operationId }) => operationId === 'listCalendarChanges')?.query).toEqual({
      room: 'double',
      night: '2026-11-17',
      limit: 50,
    }),
  );
});

test('K14 of the first price there is no way back, and a rate that follows names the rate whose price was set', async () => {
  const first = { price: 22_800, prices: [22_800] };
  const by = { changeId: '1', at: '2026-11-01T09:00:00.000Z', who: 'system', whoKind: 'system' };
  const entry = { ...by, kind: 'put', name: null, room: 'double', ratePlan: 'flexible', field: 'price' };
  const { grid, user } = await openCalendar({
    getCellHistory: { entries: [{ ...entry, before: null, after: first }], stood: null },
  });
  grid.focus();
  await user.keyboard('{ArrowDown>5/}{Alt>}{Enter}{/Alt}');
  const own = within(await screen.findByRole('dialog', { name: 'History of this night' }));
  expect(await own.findByText(/the command line/)).toBeTruthy();
  expect(own.queryByText('Flexible')).toBeNull();
  expect(own.queryByRole('button', { name: /^Put/ })).toBeNull();
  await user.keyboard('{Escape}{ArrowDown}{Alt>}{Enter}{/Alt}');
  const following = within(await screen.findByRole('dialog', { name: 'History of this night' }));
  expect(await following.findByText('Flexible')).toBeTruthy();
});

test('K15 a night says why guests cannot book it, and a button lifts it', async () => {
  const lift = {
    kind: 'edit',
    where: 'rate',
    edits: [{ room: 'single', ratePlan: 'flexible', from: '2026-11-21', to: '2026-11-21', rules: { minStay: null } }],
  };
  const { grid, user, said } = await openCalendar({
    getCalendarReasons: {
      room: 'single',
      arrival: '2026-11-21',
      departure: '2026-11-22',
      nbAdults: 1,
      left: 1,
      guestPage: '/1001/rooms?checkIn=2026-11-21',
      rates: [{ ratePlanId: 'flexible', total: null, reasons: [{ why: { code: 'min-stay', nights: 2 }, lift }] }],
    },
  });
  grid.focus();
  await user.keyboard('{ArrowRight>4/}w');
  const panel = within(await screen.findByRole('dialog', { name: 'What a guest sees' }));
  expect(await panel.findByText('from 2 nights')).toBeTruthy();
  expect(panel.getByRole('link', { name: /Open the guest/ }).getAttribute('href')).toBe(
    '/1001/rooms?checkIn=2026-11-21',
  );
  await user.click(panel.getByRole('button', { name: 'Lift it' }));
  expect(said()).not.toMatch(/at least 2 nights/);
  expect(screen.getByText('1 change')).toBeTruthy();
});

test('K13 a price of a rate that follows is set apart by typing over it, and given back by Delete', async () => {
  const { grid, user, said } = await openCalendar();
  grid.focus();
  await user.keyboard('{ArrowDown}99{Enter}');
  await user.keyboard('{ArrowUp}');
  expect(said()).toMatch(/Advance, CHF.99, set apart, changed, not saved/);
  await user.keyboard('{Delete}');
  expect(said()).toMatch(/Advance, CHF.113$/);
  expect(screen.queryByRole('button', { name: 'Give back' })).toBeNull();
  await user.keyboard('99{Enter}{ArrowUp}');
  await user.click(screen.getByRole('button', { name: 'Give back' }));
  expect(said()).toMatch(/Advance, CHF.113$/);
  expect(screen.queryByRole('button', { name: 'Give back' })).toBeNull();
});

test('who may only read changes nothing, and is offered nothing', async () => {
  const { grid, user } = await openCalendar({
    getDeskHouse: { ...madeHouse, who: { by: 'reader@seeblick.example', role: 'reader' } },
  });
  grid.focus();
  await user.keyboard('x248');
  expect(screen.queryByText(/^\d+ changes?$/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Bulk change/ })).toBeNull();
});

test('the calendar that cannot be read says so and tries again', async () => {
  let isDown = true;
  const { user } = await showDesk('/1001/desk/calendar', {
    answers: {
      ...calendarAnswers,
      getDeskCalendar: (call: Call) => {
        if (isDown) throw new RefusedCall(problemOf({ refused: 'too_many_requests' }));
        return calendarOf(call);
      },
    },
  });
  await screen.findByRole('heading', { name: 'The calendar could not be read' });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid')).toBeTruthy();
});

test('K09 T leads to the buttons above the sheet, arrows from one to the next, and Escape back', async () => {
  const { grid, user } = await openCalendar();
  grid.focus();
  await user.keyboard('t');
  expect(document.activeElement?.textContent).toMatch(/Min. stay/);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.textContent).toMatch(/Departures/);
  await user.keyboard('{Enter}{Escape}');
  expect(document.activeElement).toBe(grid);
  expect(screen.getByText('1 change')).toBeTruthy();
});
