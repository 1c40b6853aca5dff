import { RefusedCall } from '@stayfront/contract/call';
import { afterEach, expect, test, vi } from 'vitest';
import { bookingStore } from '../flow/booking-store.ts';
import { exampleTransport } from '../../testing/example-transport.ts';
import { watchFailures } from './watch-failures.ts';

const listening: Parameters<typeof removeEventListener>[] = [];
afterEach(() => {
  for (const one of listening.splice(0)) removeEventListener(...one);
  history.replaceState(null, '', '/');
});

/** Watches a page at an address; says what was told. */
function watchAt(address: string) {
  history.replaceState(null, '', address);
  document.documentElement.lang = 'de';
  const listen = vi.spyOn(globalThis, 'addEventListener');
  const { transport, calls } = exampleTransport({ reportFailure: { isTaken: true } });
  watchFailures(transport);
  for (const [kind, hear] of listen.mock.calls) listening.push([kind, hear]);
  return () => calls.filter(({ body }) => (body as { kind: string }).kind === 'failure');
}
const fail = (error: unknown): void => void dispatchEvent(new ErrorEvent('error', { error: error as Error }));

test('J05 what fails in a page is told with its page and language, without its query and what the guest has typed', () => {
  const told = watchAt('/1003/checkout/guest-info?t=secret');
  const store = bookingStore(1003);
  store.write({ ...store.read(), details: { ...store.read().details, surname: 'Keller' } });
  fail(new TypeError('No bed for Keller'));
  expect(told()).toEqual([
    {
      operationId: 'reportFailure',
      params: { hotelId: 1003 },
      query: {},
      body: {
        kind: 'failure',
        name: 'TypeError',
        message: 'No bed for [guest]',
        stack: expect.stringContaining('watch-failures.screen.test') as string,
        path: '/1003/checkout/guest-info',
        lang: 'de',
      },
    },
  ]);
  expect(JSON.stringify(told())).not.toContain('Keller');
});

test('J05 the same failure is told once, ten at most of a page, and a no of the hotel not at all', () => {
  const told = watchAt('/1003');
  fail(new RefusedCall({ code: 'hotel.unknown' } as never));
  expect(told()).toEqual([]);
  fail(new Error('again'));
  fail(new Error('again'));
  expect(told()).toHaveLength(1);
  for (let i = 0; i < 20; i++) fail(new Error(`failure ${i}`));
  expect(told()).toHaveLength(10);
});
