import { findLast, forgetLast } from './kept-last.ts';
import { forgetKept, storeOf } from './kept-store.ts';

/** After a sign-out nothing of the hotel is left on the device: no list, no key, no page. */
export async function forgetDevice(hotelId: number): Promise<void> {
  await forgetKept(hotelId);
  forgetLast(hotelId, 'calendar', findLast(hotelId, 'calendar'));
  if (typeof caches !== 'undefined') await caches.delete(storeOf(hotelId)).catch(() => false);
  const worker = await navigator.serviceWorker?.getRegistration(`/${hotelId}/desk`).catch(() => undefined);
  await worker?.unregister();
}
