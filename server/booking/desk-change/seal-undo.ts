import { quoteMinutes } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { QuoteSeal } from '../../selling/offer/quote-seal.ts';
import type { ChangeSeal } from '../change/change-seal.ts';
import { planChange } from '../change/plan-change.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

type Deps = { readonly tx: Tx; readonly seal: QuoteSeal; readonly changes: ChangeSeal };

/**
 * Signs the change that takes one back which was just made: the room as it was sold, with what it carried. It costs nothing
 * and lowers nothing, so whoever made the one may make the other. Null where there is nothing to go back to any more.
 */
export async function sealUndo(
  { tx, seal, changes }: Deps,
  hotel: Hotel,
  changed: StoredReservation,
  before: StoredRoomStay,
  now: Instant,
): Promise<string | null> {
  const { hotelId, reservationId, version } = changed;
  const { roomStayIndex, quote, services, taxes, carried } = before;
  const stay = { quote, services, taxes };
  const wish = { roomStayIndex, reference: null, services: [] };
  const money = { fee: 'policy', way: 'none', surplus: 'leave', carried } as const;
  const plan = { stay, freedom: { ...money, rules: 'own' } } as const;
  const planned = await planChange(tx, seal, hotel, changed, wish, now, plan);
  if ('refused' in planned) return null;
  const terms = { ...planned.terms, policyFee: planned.policyFee, credit: planned.credit };
  const byHotel = { ...money, stay, isOwn: true, needsReason: null, lowered: 0, isUndo: true };
  const expiresAt = now + quoteMinutes * 60_000;
  return changes.seal({ hotelId, reservationId, version, wish, terms, byHotel, expiresAt });
}
