import type { moveHold as route } from '@stayfront/contract/desk/hold';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { deskHoldEnd } from '@stayfront/rules/booking/desk-hold';
import { demandOf } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightsOf } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { sendCardLink } from '../card/send-card-link.ts';
import { sendPaymentLink } from '../pay/send-payment-link.ts';
import { queueBookingJob } from '../reservation/booking-jobs.ts';
import { deleteHolds } from '../reservation/delete-holds.ts';
import { hasPackageStock } from '../reservation/has-package-stock.ts';
import { holdRooms } from '../reservation/hold-rooms.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { waitsFor } from '../reservation/waits-for.ts';
import { saveHoldEnd } from './hold.store.ts';

type Wanted = RouteInput<typeof route>['body'] & { readonly reservationId: string };
type Refused = Refusal<(typeof route)['refusals'][number] | 'input.invalid'>;

/** What was begun is taken back with the transaction. */
class Unmoved extends Error {
  readonly refusal: Refused;
  constructor(refusal: Refused) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

/**
 * Keeps the rooms of a reservation that waits for its payment, or for the guest's word, until another time. Where its
 * hold had ended, or had kept no rooms, they are taken for it now, if they are free. The same again changes nothing.
 */
export async function moveHold(
  db: Db,
  hotel: Hotel,
  { by }: Staff,
  { reservationId, heldUntil, tellsGuest }: Wanted,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refused> {
  const { hotelId } = hotel;
  const until = deskHoldEnd(Date.parse(heldUntil), now);
  if (until === null) {
    const message = 'Choose a time to come, two weeks ahead at most';
    return { refused: 'input.invalid', errors: [{ field: 'heldUntil', code: 'input.custom', message }] };
  }
  const move = async (tx: Tx): Promise<RouteAnswer<typeof route> | Refused> => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const { status, erasedAt, holdExpiresAt, guest } = reservation;
    if (erasedAt !== null) return refuse('reservation.erased');
    if (status !== 'held' || holdExpiresAt === null) return refuse('reservation.not_held');
    if (tellsGuest && guest.email === '') return refuse('letter.no_address');
    const before = new Date(holdExpiresAt).toISOString();
    const answer = { reservationId, holdExpiresAt: new Date(until).toISOString(), before };
    if (until === holdExpiresAt) return answer;
    if (!(await keepUntil(tx, reservation, until, now))) throw new Unmoved(refuse('sold_out'));
    await saveHoldEnd(tx, reservation, until);
    await queueBookingJob(tx, 'end-hold', { hotelId, reservationId }, until + 1_000);
    const detail = { heldUntil: answer.holdExpiresAt, before, by };
    await noteHappening(tx, reservation, { what: 'hold-moved', who: 'hotel', detail }, now);
    if (!tellsGuest) return answer;
    const moved = { ...reservation, holdExpiresAt: until };
    if (waitsFor(reservation) === 'card') {
      const unasked = await sendCardLink(tx, moved, { mark: `hold-${until}`, by }, now);
      if (unasked) throw new Error(`${reservationId} waits for a card that nobody asks for`);
      return answer;
    }
    const unsent = await sendPaymentLink(tx, hotel, moved, { who: 'hotel', mark: `hold ${until}`, by }, now);
    if (unsent)
      throw new Unmoved(refuse(unsent.refused === 'payment.processed' ? unsent.refused : 'payment.unavailable'));
    return answer;
  };
  try {
    return await inHotel(db, hotelId, move);
  } catch (error) {
    if (error instanceof Unmoved) return error.refusal;
    throw error;
  }
}

async function keepUntil(tx: Tx, reservation: StoredReservation, until: Instant, now: Instant): Promise<boolean> {
  const { hotelId, reservationId } = reservation;
  const stays = standingStays(reservation);
  const demand = demandOf(stays.map(({ quote }) => ({ roomId: quote.roomId, nights: nightsOf(quote) })));
  await deleteHolds(tx, hotelId, reservationId);
  return (await hasPackageStock(tx, reservation, stays, now)) && (await holdRooms(tx, reservation, demand, until, now));
}
