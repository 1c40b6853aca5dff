import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BookingRequest } from '../../app/flow/booking-request.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { sessionWatch } from '../../app/flow/session-watch.ts';
import { keepBooking, keptOrder, keptPaying, refusal } from '../../testing/keep-booking.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const hotelId = 1001;
const url = `/${hotelId}/checkout/card-details`;
const orders = [keptOrder({ guaranteeType: 'GuaranteeRequired' })];
const minute = 60_000;

beforeEach(() => keepBooking(hotelId, { orders }));

test('G05 fields for a card that cannot be opened are tried again twice; the third time the booking is given up', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { user, calls } = await showScreen(url, { answers: { initSecureFields: refusal('payment.not_begun') } });
  const oops = () => screen.findByRole('alertdialog', { name: 'Oops!' });
  for (const _ of [1, 2]) {
    await within(await oops()).findByText('Something went wrong during payment initialization');
    expect((await oops()).textContent).toContain('Nothing was booked, and your card was not charged.');
    await user.click(within(await oops()).getByRole('button', { name: 'Retry payment' }));
  }
  await screen.findByText('Cannot initiate payment, your reservation will be discarded');
  await user.click(within(await oops()).getByRole('button', { name: 'Return home' }));
  expect(leave).toHaveBeenCalledWith(`/${hotelId}`);
  expect(calls.map(({ operationId }) => operationId)).not.toContain('sendBookingRequest');
  expect(bookingStore(hotelId).read().orders).toEqual([]);
});

test('K23 from a preview nothing is booked, and the page says so', async () => {
  const { calls } = await showScreen(url, { answers: { initSecureFields: refusal('preview.not_booked') } });
  expect(await screen.findByText(/This is a preview: nothing can be booked from it/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls.map(({ operationId }) => operationId)).not.toContain('sendBookingRequest');
});

/** Opens the payment step and lets the session end there; how often the guest is asked to look at the prices again. */
async function outlast(kept: Partial<BookingRequest>) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { sessionId } = bookingStore(hotelId).read();
  sessionWatch(hotelId).renew(`prices of ${sessionId}`, { id: sessionId, query: '' });
  keepBooking(hotelId, { orders, ...kept, sessionId });
  const answers = { getTransactionStatus: { reservationId: 'SB4-K7QM2XH9RD', status: 'pending' } };
  const { calls } = await showScreen(url, { answers });
  await screen.findByRole('heading', { name: 'Guarantee your booking' });
  vi.setSystemTime(Date.now() + 21 * minute);
  await waitFor(() => expect(sessionWatch(hotelId).hasEnded()).toBe(true));
  // The clock of the page ticks once more after the end.
  await new Promise<void>((resolve) => {
    const stop = sessionWatch(hotelId).subscribe(() => resolve(stop()));
  });
  return { calls, asks: () => screen.queryAllByRole('button', { name: 'Check availability' }).length };
}

test('E01 a session that runs out while a card is typed asks the guest to look at the prices again, and books nothing', async () => {
  const { calls, asks } = await outlast({});
  await waitFor(() => expect(asks()).toBe(1));
  expect(calls.map(({ operationId }) => operationId)).not.toContain('sendBookingRequest');
});

test('E04 a session that runs out while the guest pays for rooms that are held is not spoken of', async () => {
  const { asks } = await outlast({ paying: keptPaying(), bookingKey: 'a-key' });
  expect(asks()).toBe(0);
});
