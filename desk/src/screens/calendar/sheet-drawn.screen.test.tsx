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
  expect(within(grid).getByRole('button').textContent).toContain(odd);
  expect(grid.querySelector('button b')).toBeNull();
  expect(active()?.getAttribute('aria-label')).toContain(odd);
});

test('rates folded up into their room are rows no more, and the next room follows at once', async () => {
  const { grid, active, user } = await open();
  const rows = Number(grid.getAttribute('aria-rowcount'));
  grid.focus();
  await user.keyboard('{ArrowUp} ');
  expect(Number(grid.getAttribute('aria-rowcount'))).toBe(rows - 4);
  expect(within(grid).getByRole('button', { expanded: false })).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  expect(active()?.getAttribute('aria-label')).toMatch(/Double Room with Lake View/);
  await user.keyboard('{ArrowUp} ');
  expect(Number(grid.getAttribute('aria-rowcount'))).toBe(rows);
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
