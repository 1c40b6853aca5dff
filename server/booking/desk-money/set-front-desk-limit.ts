import type { FrontDeskLimit } from '@stayfront/contract/desk/limit';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { readLimit, saveLimit } from './limit.store.ts';

/** Says how much the front desk may give, for an owner; who it was stands in the hotel's log. */
export const setFrontDeskLimit = (
  db: Db,
  { hotelId, document: { currency } }: Hotel,
  { who, amount }: { readonly who: string; readonly amount: number },
  now: Instant,
): Promise<FrontDeskLimit> =>
  inHotel(db, hotelId, async (tx) => {
    const before = await readLimit(tx, hotelId);
    await saveLimit(tx, hotelId, amount, now);
    const detail = { before, after: amount, currency };
    if (before !== amount) await noteOperator(tx, hotelId, { happenedAt: now, who, what: 'front-desk-limit', detail });
    return { amount, currency };
  });
