import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { exampleHotel, stayInJune } from '../../testing/example-hotel.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

type Shown = Awaited<ReturnType<typeof showScreen>>;

async function book({ user }: Shown): Promise<void> {
  const card = await find('article', 'Twin Room');
  await user.click(get('button', /^Details & Book/, card));
  await user.click(await find('button', 'Book Pay at hotel', card));
  await find('heading', 'Make it your stay');
}
async function comeToServices(): Promise<Shown> {
  const shown = await showScreen(`/1001?${stayInJune}`, { answers: exampleHotel });
  await book(shown);
  return shown;
}

beforeEach(() => resetSession(1001));

test.each([/^Rooms/, /^Hotel Seeblick/, /^Home/])(
  'A14 E03 the way back by %s gives the room back and leads to the rooms',
  async (way) => {
    const { user, address } = await comeToServices();
    expect(bookingStore(1001).read().orders).toHaveLength(1);
    await user.click(get('link', way, all('banner')[0]));
    await find('article', 'Twin Room');
    expect(address()).toContain(stayInJune);
    expect(all('alertdialog')).toEqual([]);
    await waitFor(() => expect(bookingStore(1001).read().orders).toEqual([]));
  },
);

test('another room of the same type is added, and its services say that it is the second', async () => {
  const shown = await comeToServices();
  await shown.user.click(all('button', 'Add another room stay')[0] ?? document.body);
  await screen.findByText('Choose room 2 of 2, for 2 adults');
  await book(shown);
  await waitFor(() => expect(textOf(get('main'))).toContain('Room 2, second Twin Room'));
  expect(all('button', 'Enter your contact details')).not.toEqual([]);
});
