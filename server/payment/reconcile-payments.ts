import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../platform/db/in-hotel.ts';
import { atNotedHotels } from '../property/hotel/at-noted-hotels.ts';
import { hasIntentsToAsk, listDueIntents } from './payment-intent.store.ts';
import { settlePayment, type SettleDeps } from './settle-payment.ts';

/** So many of one hotel in one go: the others are due a minute later. */
const MOST = 100;

/**
 * Asks the providers about every payment without an outcome whose time has come: answers that were lost, guests who
 * closed the page, notifications that never arrived. One hotel's trouble is no other's.
 */
export const reconcilePayments = (deps: SettleDeps, now: Instant): Promise<void> =>
  atNotedHotels(deps.db, { what: 'payments', hasAny: hasIntentsToAsk }, async (hotelId) => {
    const due = await inHotel(deps.db, hotelId, (tx) => listDueIntents(tx, hotelId, now, MOST));
    const troubles: unknown[] = [];
    for (const intentId of due)
      await settlePayment(deps, { hotelId, intentId }, now).catch((error: unknown) => void troubles.push(error));
    if (troubles.length > 0) throw new AggregateError(troubles, 'Some payments could not be asked about');
  });
