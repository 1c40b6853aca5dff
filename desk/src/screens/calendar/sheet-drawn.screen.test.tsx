import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { madeHouse } from '../../testing/made-calendar.ts';
import { openCalendar } from '../../testing/open-calendar.tsx';

const odd = `Bed & "Board" <b>it's</b>`;
const house = {
  ...madeHouse,
  rooms: madeHouse.rooms.map((room) => (room.id === 'single' ? { ...room, name: odd } : room)),
};
const open = () => openCalendar({ getDeskHouse: house });

test('a room whose name looks like a piece of HTML is called by its name, in its row and in its nights', async () => {
  const { grid, active, user } = await open();
  grid.focus();
  await user.keyboard('{ArrowUp}');
  expect(within(grid).getByRole('rowheader', { name: odd })).toBeTruthy();
  expect(grid.querySelector('.cal-room')?.textContent).toContain(odd);
  expect(grid.querySelector('.cal-room b')).toBeNull();
  expect(active()?.getAttribute('aria-label')).toContain(odd);
});

test('rates folded up into their room are rows no more, and the next room follows at once', async () => {
  const { grid, active, user } = await open();
  const rows = Number(grid.getAttribute('aria-rowcount'));
  grid.focus();
  await user.keyboard('{ArrowUp} ');
  expect(Number(grid.getAttribute('aria-rowcount'))).toBe(rows - 4);
  expect(within(grid).getByRole('rowheader', { expanded: false })).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  expect(active()?.getAttribute('aria-label')).toMatch(/Double Room with Lake View/);
  await user.keyboard('{ArrowUp} ');
  expect(Number(grid.getAttribute('aria-rowcount'))).toBe(rows);
});

test('each row begins with its head, which says its room and its rate and folds it as the key does', async () => {
  const { grid, active, user } = await open();
  grid.focus();
  const headOf = (): HTMLElement => within(active()?.closest('[role="row"]') as HTMLElement).getByRole('rowheader');
  await user.keyboard('{ArrowDown}');
  expect(headOf().getAttribute('aria-label')).toMatch(/^Bed & "Board".*, .*, .*Flexible/);
  expect(headOf().getAttribute('aria-colindex')).toBe('1');
  expect(headOf().getAttribute('aria-expanded')).toBeNull();
  await user.keyboard('{ArrowUp>2/}');
  expect(headOf().getAttribute('aria-expanded')).toBe('true');
  await user.click(headOf());
  expect(within(grid).getByRole('rowheader', { expanded: false })).toBeTruthy();
});

test('of what is chosen each cell says so, and no other', async () => {
  const { grid, active, user } = await open();
  grid.focus();
  await user.keyboard('{Shift>}{ArrowRight>2/}{/Shift}');
  const chosen = (): number => within(grid).queryAllByRole('gridcell', { selected: true }).length;
  expect(chosen()).toBeGreaterThan(1);
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe(1);
  expect(active()?.getAttribute('aria-selected')).toBe('true');
});
