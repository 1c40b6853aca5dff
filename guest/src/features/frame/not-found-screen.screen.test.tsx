import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';

/** Only the seconds that the page counts stand still; what it loads comes as always. */
async function standBeforeNothing(): Promise<() => string> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { address } = await showScreen('/1001/nothing-here');
  await vi.waitFor(() => screen.getByText('There is nothing at this address.', { exact: false }), { timeout: 60_000 });
  return address;
}
const second = () => act(() => vi.advanceTimersByTimeAsync(1000));

test('A05 a page that is not there says so, counts down from five and leads home', async () => {
  const address = await standBeforeNothing();
  screen.getByRole('heading', { level: 1, name: 'Page not found' });
  for (const left of ['5 seconds', '4 seconds', '3 seconds', '2 seconds', '1 second']) {
    expect(screen.getByRole('timer').textContent).toBe(`We take you home in ${left}.`);
    await second();
  }
  await vi.waitFor(() => expect(address()).toBe('/1001'));
});

test('A05 who wants to stay there stays', async () => {
  const address = await standBeforeNothing();
  act(() => screen.getByRole('button', { name: 'Stay here' }).click());
  for (let i = 0; i < 7; i++) await second();
  expect(address()).toBe('/1001/nothing-here');
  expect(screen.queryByRole('timer')).toBeNull();
});
