import { screen } from '@testing-library/react';
import type { Answers, Call } from './example-transport.ts';
import { madeCalendar, madeHouse } from './made-calendar.ts';
import { showDesk } from './show-desk.tsx';

/** The calendar of the days that were asked for, with what a test would have otherwise. */
export const calendarOf = ({ query }: Call, more: object = {}) => {
  const { from, to } = query as { from: string; to: string };
  return { ...madeCalendar(from, to), ...more };
};

export const calendarAnswers: Answers = { getDeskHouse: madeHouse, getDeskCalendar: (call: Call) => calendarOf(call) };

/** The sheet, open at today, with what it says of the cell in use and what was saved. */
export async function openCalendar(more: Answers = {}, url = '/1001/desk/calendar') {
  const shown = await showDesk(url, { answers: { ...calendarAnswers, ...more } });
  const grid = await screen.findByRole('grid', { name: 'Rates and rooms' });
  const active = (): HTMLElement | null => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  const said = (): string => active()?.getAttribute('aria-label') ?? '';
  const saved = (): unknown[] =>
    shown.calls.filter(({ operationId }) => operationId === 'saveCalendar').map(({ body }) => body);
  return { ...shown, grid, active, said, saved };
}
