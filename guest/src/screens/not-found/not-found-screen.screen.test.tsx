import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetSession } from '../../flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { exampleHotel } from '../../testing/example-hotel.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const open = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const shown = await showScreen('/1001/nothing-here', { answers: exampleHotel });
  await screen.findByText(/^We take you home in/);
  return shown;
};
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => resetSession(1001));

test('A05 an address that leads nowhere counts down from five and goes home', async () => {
  const { address } = await open();
  expect(textOf(get('timer'))).toMatch(/in 5 seconds\.$/);
  pass(1);
  expect(textOf(get('timer'))).toMatch(/in 4 seconds\.$/);
  for (let second = 0; second < 4; second++) pass(1);
  await waitFor(() => expect(address()).toBe('/1001'));
});

test('A05 it lets a guest stay, or return home at once', async () => {
  const { user, address } = await open();
  await user.click(get('button', 'Stay here'));
  expect(all('timer')).toEqual([]);
  pass(10);
  expect(address()).toBe('/1001/nothing-here');
  await user.click(get('link', 'Return home'));
  await find('article', 'Twin Room');
  expect(address()).toBe('/1001');
});
