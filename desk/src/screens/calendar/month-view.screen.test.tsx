import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { calendarAnswers } from '../../testing/open-calendar.tsx';
import { showDesk } from '../../testing/show-desk.tsx';

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('599px'), addEventListener() {}, removeEventListener() {} }) as never,
  );
});

const open = () => showDesk('/1001/desk/calendar', { answers: calendarAnswers });

test('K09 on a phone it is one room, one rate and a month, and tapped days become dearer, longer and closed', async () => {
  const { user, calls } = await open();
  await user.selectOptions(await screen.findByLabelText('Room'), 'double');
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Fri 27 Nov.*CHF.198/ }));
  const sheet = within(screen.getByRole('region', { name: 'The days you chose' }));
  await user.click(sheet.getByRole('button', { name: 'One more' }));
  expect(sheet.getByText(/Advance becomes 175/)).toBeTruthy();
  await user.clear(sheet.getByLabelText('Price of a night'));
  await user.type(sheet.getByLabelText('Price of a night'), '1.248{Enter}');
  expect(sheet.getByText(/This can be read in two ways\. Write 1248 or 1\.24\./)).toBeTruthy();
  await user.clear(sheet.getByLabelText('Price of a night'));
  await user.type(sheet.getByLabelText('Price of a night'), '248{Enter}');
  await user.click(sheet.getByRole('button', { name: '2 nights' }));
  await user.click(sheet.getByRole('switch', { name: 'Open for sale' }));
  await user.click(sheet.getByRole('button', { name: 'Save 1 change' }));
  await waitFor(() =>
    expect(calls.find(({ operationId }) => operationId === 'saveCalendar')?.body).toMatchObject({
      edits: [
        {
          room: 'double',
          ratePlan: 'flexible',
          from: '2026-11-27',
          to: '2026-11-27',
          price: 24_800,
          rules: { minStay: 2, isClosed: true },
        },
      ],
    }),
  );
});

test('K09 a finger that is drawn over days chooses all of them', async () => {
  await open();
  const day = async (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
  const [first, last] = [await day(/^Tue 24 Nov/), await day(/^Thu 26 Nov/)];
  const under = vi.fn<() => Element>();
  document.elementFromPoint = under;
  under.mockReturnValue(first);
  fireEvent.pointerDown(first);
  under.mockReturnValue(last);
  fireEvent.pointerMove(first);
  // The sheet that opens moves the days: not while a finger is on them.
  expect(last.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('region', { name: 'The days you chose' })).toBeNull();
  fireEvent.pointerUp(last);
  fireEvent.click(first);
  expect(first.getAttribute('aria-pressed')).toBe('true');
  expect(last.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('region', { name: 'The days you chose' }).textContent).toMatch(/24.*26 Nov/);
});
