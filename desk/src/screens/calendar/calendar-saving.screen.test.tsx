import { RefusedCall } from '@stayfront/contract/call';
import { problemOf } from '@stayfront/contract/problem';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { KeptDraft } from '../../features/calendar/draft.ts';
import { calendarOf, openCalendar } from '../../testing/open-calendar.tsx';
import type { Call } from '../../testing/example-transport.ts';

/** From the first rate of the first room, today, to the flexible rate of the double on Friday the 27th. */
const toFriday = '{ArrowDown>5/}{ArrowRight>10/}';

test('K11 the review says before and after, what follows, and what a guest of two nights pays', async () => {
  const { grid, user, saved } = await openCalendar();
  grid.focus();
  await user.keyboard(`${toFriday}248{Enter}r`);
  const panel = within(await screen.findByRole('dialog', { name: 'Review 1 change' }));
  expect(panel.getByRole('heading', { name: 'Double Room with Lake View, Flexible' })).toBeTruthy();
  expect(panel.getByText('+50')).toBeTruthy();
  expect(panel.getByText(/These follow/).textContent).toMatch(/Advance 174.*218, Half board 314.*364/);
  expect(await panel.findByText('What guests will see')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Save 1 change' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
});

test('K32 a price that looks like a slip is saved by a second yes, which is sent along', async () => {
  const details = {
    accepts: '3f9a1c',
    warnings: [
      {
        room: 'double',
        ratePlan: 'flexible',
        from: '2026-11-27',
        to: '2026-11-27',
        nights: 1,
        kind: 'missing-digit',
        price: 2400,
        usual: 22_800,
      },
    ],
    more: 0,
  };
  const { grid, user, saved } = await openCalendar({
    saveCalendar: ({ body }: Call) => {
      if (!(body as { accepts?: string }).accepts)
        throw new RefusedCall(problemOf({ refused: 'calendar.warned', details }));
      return { version: '412', change: null, followers: 0 };
    },
  });
  grid.focus();
  await user.keyboard(`${toFriday}24{Enter}{Control>}s{/Control}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Check these prices' }));
  expect(dialog.getByText(/a digit may be missing/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'It is meant so: save' }));
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ accepts: '3f9a1c' }));
});

test('K11 fewer rooms than are sold are refused, night by night with their bookings, and stay to be mended', async () => {
  const night = {
    room: 'double',
    date: '2026-11-27',
    total: 1,
    sold: 2,
    held: 0,
    references: ['SB1-2V7K', 'SB1-9QXM'],
  };
  const { grid, user, said } = await openCalendar({
    saveCalendar: () => {
      throw new RefusedCall(problemOf({ refused: 'calendar.below_sold', details: { nights: [night], more: 0 } }));
    },
  });
  grid.focus();
  await user.keyboard('{ArrowDown>4/}{ArrowRight>10/}1{Enter}{ArrowUp}{Control>}s{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nothing was saved' }));
  expect(dialog.getByRole('listitem').textContent).toMatch(/: 1 room, but 2 sold and 0 held\. SB1-2V7K, SB1-9QXM/);
  expect(dialog.getByRole('link', { name: 'SB1-9QXM' }).getAttribute('href')).toBe('/1001/desk/reservations/SB1-9QXM');
  await user.click(dialog.getByRole('button', { name: 'Back to the sheet' }));
  expect(said()).toMatch(/Fri 27 Nov, Double Room with Lake View.*changed, not saved/);
});

test('K12 a night that somebody else has changed is shown with three values, and the save says whose is kept', async () => {
  let isChanged = false;
  const { grid, user, saved } = await openCalendar({
    getDeskCalendar: (call: Call) => {
      const calendar = calendarOf(call);
      if (!isChanged) return calendar;
      const rates = calendar.rates.map((rate) =>
        rate.roomId === 'double' && rate.ratePlanId === 'flexible'
          ? { ...rate, price: rate.price.map(() => 23_500) }
          : rate,
      );
      return { ...calendar, version: '412', rates };
    },
    saveCalendar: ({ body }: Call) => {
      if (!isChanged) {
        isChanged = true;
        throw new RefusedCall(
          problemOf({ refused: 'calendar.changed', details: { version: '412', conflicts: [], more: 0 } }),
        );
      }
      return { version: '413', change: null, followers: 0, body };
    },
  });
  grid.focus();
  await user.keyboard(`${toFriday}248{Enter}{Control>}s{/Control}`);
  await screen.findByText(/changed 1 of these nights while you were typing/);
  expect(screen.getByText(/it says 235, you typed 248, saved was 198/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep mine, 248' }));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({ version: '412', edits: [{ price: 24_800, version: '412', over: '412' }] });
});

test('K11 what is typed in one window is pending in the other, and each sees what the other has saved', async () => {
  const other = new BroadcastChannel('stayfront-desk-1001-calendar');
  const heard: KeptDraft[] = [];
  other.addEventListener('message', ({ data }: MessageEvent<KeptDraft>) => void heard.push(data));
  const { grid, user } = await openCalendar();
  grid.focus();
  await user.keyboard('140{Enter}');
  await waitFor(() => expect(heard.at(-1)?.edits['single/flexible']?.['2026-11-17']?.set).toEqual({ price: 14_000 }));
  const theirs = { 'twin/flexible': { '2026-11-20': { set: { price: 20_000 }, was: { price: 18_200 } } } };
  other.postMessage({ version: 1, edits: { ...heard.at(-1)?.edits, ...theirs }, past: [] } satisfies KeptDraft);
  expect(await screen.findByText('2 changes')).toBeTruthy();
  other.postMessage({ version: 1, edits: {}, past: [] } satisfies KeptDraft);
  await waitFor(() => expect(screen.queryByText(/^\d+ changes?$/)).toBeNull());
  other.close();
});

test('K11 leaving with changes asks, and keeps them', async () => {
  const { grid, user } = await openCalendar();
  grid.focus();
  await user.keyboard('x');
  const nav = within(screen.getAllByRole('navigation', { name: 'Desk' })[0] as HTMLElement);
  await user.click(nav.getByRole('link', { name: /Reservations/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 change is not saved' }));
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(screen.getByText('1 change')).toBeTruthy();
});

test('K11 saved again while the last save is still being read, what was typed meanwhile is saved after it', async () => {
  const reading = Promise.withResolvers<void>();
  let isHeld = false;
  const { grid, saved, user } = await openCalendar({
    getDeskCalendar: async (call: Call) => {
      if (isHeld) await reading.promise;
      return calendarOf(call);
    },
  });
  grid.focus();
  await user.keyboard('140{Enter}');
  isHeld = true;
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saved()).toHaveLength(1));
  await user.keyboard('{ArrowRight}150{Enter}{Control>}s{/Control}');
  expect(saved()).toHaveLength(1);
  reading.resolve();
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({ edits: [{ price: 15_000 }] });
  await waitFor(() => expect(screen.queryByText(/^\d+ changes?$/)).toBeNull());
});

test('K11 closing the window asks for as long as something is not saved', async () => {
  const { grid, user } = await openCalendar();
  const isHeld = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isHeld()).toBe(false);
  grid.focus();
  await user.keyboard('x');
  await screen.findByText('1 change');
  expect(isHeld()).toBe(true);
  await user.keyboard('{Control>}z{/Control}');
  expect(isHeld()).toBe(false);
});

test.for([
  ['Leave, keep them here', 'the last key', [1]],
  ['Discard and leave', 'the last key', []],
  ['Discard and leave', 'a while', [1, 0]],
] as const)(
  'K11 “%s” right after %s: other windows, and the device, are told of %j changes',
  async ([way, after, told]) => {
    const other = new BroadcastChannel('stayfront-desk-1001-calendar');
    const heard: KeptDraft[] = [];
    other.addEventListener('message', ({ data }: MessageEvent<KeptDraft>) => void heard.push(data));
    const { grid } = await openCalendar();
    // Until one has left time stands still: what is told is told because one leaves.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    grid.focus();
    fireEvent.keyDown(grid, { key: 'x' });
    if (after === 'a while') act(() => void vi.runAllTimers());
    fireEvent.click(screen.getAllByRole('link', { name: /Reservations/ })[0] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: way }));
    vi.useRealTimers();
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    const last = new BroadcastChannel('stayfront-desk-1001-calendar');
    last.postMessage({ version: 1, edits: { end: {} }, past: [] } satisfies KeptDraft);
    await waitFor(() => expect(heard.at(-1)?.edits).toHaveProperty('end'));
    expect(heard.slice(0, -1).map(({ edits }) => Object.values(edits).length)).toEqual(told);
    last.close();
    other.close();
  },
);
