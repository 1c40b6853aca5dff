import type { HotelChangeWish, quoteChangeForHotel as route } from '@stayfront/contract/desk/change';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { quoteMinutes } from '@stayfront/rules/booking/quote';
import { isWithin } from '@stayfront/rules/people/may-give';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { hasPaymentSettings } from '../../payment/has-payment-settings.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import type { ChangeSeal } from '../change/change-seal.ts';
import { findOwnRoom } from '../change/find-own-room.ts';
import { ownNights } from '../change/own-nights.ts';
import { planChange } from '../change/plan-change.ts';
import { readMayGive } from '../desk-money/read-may-give.ts';
import { readReservation } from '../reservation/read-reservation.ts';
import { checkChangeableByHotel } from './check-changeable-by-hotel.ts';
import { changedLines, describeChangedStay } from './describe-changed.ts';
import { wishStay } from './wish-stay.ts';

export type QuoteDeps = OfferDeps & { readonly db: Db; readonly changes: ChangeSeal };
type Wanted = {
  readonly reservationId: string;
  readonly roomStayIndex: number;
  readonly wish: HotelChangeWish;
};

/** What a change by the hotel comes to, with a signature to make exactly that. Nothing is changed, and nothing is kept. */
export async function quoteChangeForHotel(
  deps: QuoteDeps,
  hotel: Hotel,
  { role }: Pick<Staff, 'role'>,
  { reservationId, roomStayIndex, wish }: Wanted,
  now: Instant,
): Promise<
  | RouteAnswer<typeof route>
  | Refusal<'cancellation.fee_above' | 'payment.unavailable' | 'reservation.unknown'>
  | RefusedBy<typeof checkChangeableByHotel | typeof findOwnRoom | typeof wishStay | typeof planChange>
> {
  const { hotelId } = hotel;
  const room = await inHotel(deps.db, hotelId, async (tx) => {
    const reservation = await readReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const fault = checkChangeableByHotel(reservation, wish.version);
    if (fault) return fault;
    const place = findOwnRoom(reservation, roomStayIndex);
    if ('refused' in place) return place;
    const { before } = place;
    if (!before) return refuse('room_stay.unknown');
    const isPayable = await hasPaymentSettings(tx, hotelId);
    const mostLowered = await readMayGive(tx, role, { hotelId, reservationId });
    return { reservation, before, own: await ownNights(tx, reservation, before, now), isPayable, mostLowered };
  });
  if ('refused' in room) return room;
  const wished = await wishStay(deps, hotel, room, wish, now);
  if ('refused' in wished) return wished;
  const { fee, way, surplus } = wish;
  const { stay, isOwn, needsReason, reasons, soldOut } = wished;
  const chosen = { fee, way, surplus };
  const named = { roomStayIndex, reference: null, services: [] };
  const plan = { stay, freedom: { ...chosen, rules: isOwn ? 'own' : 'lifted' } } as const;
  const { reservation, before } = room;
  const planned = await inHotel(deps.db, hotelId, (tx) =>
    planChange(tx, deps.seal, hotel, reservation, named, now, plan),
  );
  if ('refused' in planned) return planned;
  const { policyFee, credit, isSame } = planned;
  const terms = { ...planned.terms, policyFee, credit };
  if (fee !== 'policy' && fee.minor > policyFee) return refuse('cancellation.fee_above');
  if (way === 'link' && terms.payNow > 0 && !room.isPayable) return refuse('payment.unavailable');
  const lowered = wished.lowered + policyFee - terms.fee;
  const expiresAt = now + quoteMinutes * 60_000;
  const { version, hotelCurrency } = reservation;
  const byHotel = { ...chosen, stay, isOwn, needsReason, lowered, isUndo: false };
  const [was, is] = [before, planned.after].map((one) => describeChangedStay(hotel, one, wish.lang));
  if (!was || !is) throw new Error('Two rooms were described');
  return {
    change: deps.changes.seal({ hotelId, reservationId, version, wish: named, terms, byHotel, expiresAt }),
    expiresAt: new Date(expiresAt).toISOString(),
    version,
    isSame,
    hotelCurrency,
    before: was,
    after: is,
    lines: changedLines(was, is),
    difference: is.total - was.total,
    terms,
    reasons: [...reasons],
    soldOut: [...soldOut],
    needsReason: needsReason !== null,
    lowered,
    mayMake: isWithin(Math.max(0, lowered), room.mostLowered),
  };
}
