import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyRequest } from '../../app/flow/booking-request.ts';
import { bookingStore, newSessionId } from '../../app/flow/booking-store.ts';
import { resetSession } from '../../app/flow/reset-session.ts';
import { openScreen } from '../../testing/open-screen.tsx';

// What the buttons do: ways-on.screen.test.tsx.

const rooms = '/1001?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2';

beforeEach(() => {
  resetSession(1001);
  bookingStore(1001).write(emptyRequest(newSessionId()));
});

test('on a phone the first Book button is in view when the rates are opened, and every way on is in sight at every width', async () => {
  await page.viewport(390, 844);
  const { screen } = await openScreen(`${rooms},1`);
  await screen.getByRole('button', { name: 'Details & Book' }).click();
  await expect.element(screen.getByRole('button', { name: 'Book Pay at hotel' })).toBeInViewport({ ratio: 1 });
  await screen.getByRole('button', { name: 'Book Pay at hotel' }).click();
  for (const width of [820, 1280, 390]) {
    await page.viewport(width, 844);
    await expect.element(screen.getByRole('button', { name: 'Book next room' }).first()).toBeVisible();
  }
  await screen.getByRole('button', { name: 'Book next room' }).first().click();
  const bar = screen.getByRole('region', { name: 'Your stay' });
  await expect.element(bar).toBeVisible();
  for (const width of [820, 1280, 390]) {
    await page.viewport(width, 844);
    if (width < 600) await bar.getByRole('button', { expanded: false }).click();
    for (const name of [/^Change/, /^Remove/]) {
      // A click that is only tried: it fails where something else lies above the button.
      await bar.getByRole('button', { name }).click({ trial: true });
    }
  }
  await bar.getByRole('button', { name: /^Remove/ }).click();
  await expect.element(bar).not.toBeInTheDocument();
});
