import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { cardHolder } from '../../payment/card-holder.ts';
import { listIntents } from '../../payment/list-intents.ts';
import { sendCollecting } from '../../payment/send-collecting.ts';
import type { SettleDeps } from '../../payment/settle-payment.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import type { BookingJobs } from '../reservation/booking-jobs.ts';
import { readReservation } from '../reservation/read-reservation.ts';

type Deps = SettleDeps & { readonly readHotel: ReadHotel; readonly secret: string };

/**
 * Has the provider charge the card that stands for a booking, as somebody of the house has asked. It may come twice: the
 * charge is the same. Where the provider could not be reached it fails, and is tried again.
 */
export async function sendGuaranteeCharge(
  deps: Deps,
  { hotelId, reservationId, intentId }: BookingJobs['charge-guarantee'],
  now: Instant,
): Promise<void> {
  const { reservation, intents } = await inHotel(deps.db, hotelId, async (tx) => ({
    reservation: await readReservation(tx, hotelId, reservationId),
    intents: await listIntents(tx, hotelId, reservationId),
  }));
  const intent = intents.find((one) => one.intentId === intentId);
  const hotel = await deps.readHotel(hotelId);
  // Forgotten meanwhile: there is no card any more, and the try ends by itself.
  if (!hotel || !reservation?.guarantee || intent?.state !== 'started' || intent.refs.isSent) return;
  const { provider, ...card } = reservation.guarantee;
  if (provider !== intent.provider) return;
  const keptBy = intents.findLast(({ refs }) => refs.card?.instrumentId === card.instrumentId)?.refs ?? null;
  const holder = cardHolder(deps.secret, hotelId, reservation.sessionId);
  const description = `${hotel.document.name}, ${reservationId}`;
  const state = await sendCollecting(deps, intent, { card, keptBy, holder, description }, now);
  if (state !== 'started') return;
  const { isSent } = (await inHotel(deps.db, hotelId, (tx) => listIntents(tx, hotelId, reservationId))).find(
    (one) => one.intentId === intentId,
  )?.refs ?? { isSent: true };
  if (!isSent) throw new Error(`The provider could not be asked to charge ${intentId}`);
}
