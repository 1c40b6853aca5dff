import type { GuaranteeState } from '@stayfront/contract/desk/account';
import { money } from '@stayfront/rules/money';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { listIntents } from '../../payment/list-intents.ts';
import { openGuaranteeCharge } from '../../payment/open-guarantee-charge.ts';
import { readProviderName } from '../../payment/read-provider-name.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { guaranteeState } from '../pay/guarantee-card.ts';
import { readAccount } from '../pay/read-account.ts';
import { queueBookingJob } from '../reservation/booking-jobs.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

type Charged = { readonly intentId: string; readonly amount: number };

/**
 * Writes down that fees of a locked reservation are taken from its card, and queues it; or why they cannot be. Never more
 * than is open of them: also where two ask at once, since the first is under way then.
 */
export async function openCharge(
  tx: Tx,
  { hotelId, document }: Hotel,
  reservation: StoredReservation,
  { amount, by }: { readonly amount: number | 'all'; readonly by: string },
  now: Instant,
): Promise<Charged | Exclude<GuaranteeState, 'chargeable'>> {
  const { reservationId, hotelCurrency } = reservation;
  const today = todayAt(document.timeZone, now);
  const { feesOpen } = await readAccount(tx, reservation, today);
  const minor = amount === 'all' ? feesOpen : amount;
  if (minor > feesOpen) return 'none';
  const intents = await listIntents(tx, hotelId, reservationId);
  const provider = await readProviderName(tx, hotelId);
  const state = guaranteeState(reservation, { provider, intents, amount: minor, today }, now);
  if (state !== 'chargeable') return state;
  if (!provider) return 'provider';
  const charge = { hotelId, reservationId, provider, amount: money(minor, hotelCurrency), on: today };
  const { intentId } = await openGuaranteeCharge(tx, charge, now);
  await queueBookingJob(tx, 'charge-guarantee', { hotelId, reservationId, intentId });
  const detail = { intentId, amount: minor, currency: hotelCurrency, by };
  await noteHappening(tx, reservation, { what: 'charge-asked', who: 'hotel', detail }, now);
  return { intentId, amount: minor };
}
