import type { makeChangeForHotel as route } from '@stayfront/contract/desk/change';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import type { QuoteSeal } from '../../selling/offer/quote-seal.ts';
import type { AgreedByHotel, ChangeSeal } from '../change/change-seal.ts';
import type { HotelPlan } from '../change/plan-change.ts';
import { settleChange } from '../change/settle-change.ts';
import { give } from '../desk-money/give.ts';
import { sendPaymentLink } from '../pay/send-payment-link.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { checkChangeableByHotel } from './check-changeable-by-hotel.ts';
import { noteOfChange } from './note-of-change.ts';
import { sealUndo } from './seal-undo.ts';

type Deps = { readonly db: Db; readonly seal: QuoteSeal; readonly changes: ChangeSeal };
type Wanted = RouteInput<typeof route>['body'] & { readonly reservationId: string; readonly idempotencyKey: string };
type Refused =
  | Refusal<
      | 'input.invalid'
      | 'money.limit'
      | 'payment.processed'
      | 'payment.unavailable'
      | 'quote.invalid'
      | 'reservation.unknown'
      | 'stay.restricted'
    >
  | RefusedBy<typeof checkChangeableByHotel | typeof settleChange>;

/**
 * Makes a change that was quoted for the hotel, the guest's own way: nights, fees, refunds and history are one engine's.
 * What is the hotel's freedom comes in with the quote: money as it wishes, rules lifted, and whether the guest hears of it.
 */
export const makeChangeForHotel = (
  { db, seal, changes }: Deps,
  hotel: Hotel,
  staff: Staff,
  { reservationId, idempotencyKey: key, ...wanted }: Wanted,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refused | Refusal<'idempotency.mismatch'>> => {
  const { hotelId } = hotel;
  const onceKey = { hotelId, operation: 'makeChangeForHotel', key, body: { reservationId, ...wanted } };
  return once(db, onceKey, now, async (tx): Promise<RouteAnswer<typeof route> | Refused> => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const agreed = changes.open(wanted.change);
    const isOurs = agreed?.hotelId === hotelId && agreed.reservationId === reservationId;
    if (!isOurs || !agreed.byHotel) return refuse('quote.invalid');
    const { byHotel } = agreed;
    const fault = checkChangeableByHotel(reservation, agreed.version) ?? checkWill(reservation, byHotel, wanted);
    if (fault) return fault;
    const tooMuch = await give(tx, staff, { reservationId, kind: 'fee', amount: byHotel.lowered }, now);
    if (tooMuch) return tooMuch;
    const plan = planOf(hotel, byHotel, wanted.reason, now);
    const note = { ...noteOfChange(reservation, agreed), ...(wanted.reason ? { reason: wanted.reason } : {}) };
    const making = { plan, note: { ...note, by: staff.by }, tellsGuest: wanted.tellsGuest };
    const settled = await settleChange(tx, seal, hotel, reservation, agreed, now, making);
    if ('refused' in settled) return inWords(settled, wanted.reason !== undefined);
    const { planned, changeId, version } = settled;
    const { hotelCurrency } = reservation;
    const terms = { ...planned.terms, policyFee: planned.policyFee, credit: planned.credit };
    const answer = { reservationId, changeId, version, hotelCurrency, terms };
    if (changeId === null || !planned.before) return { ...answer, undo: null };
    const changed = await lockReservation(tx, hotelId, reservationId);
    if (!changed) throw new Error(`${reservationId} went away while it was locked`);
    const isAsked = byHotel.way === 'link' && terms.payNow > 0;
    const unsent = isAsked ? await askForMoney(tx, hotel, changed, { mark: changeId, by: staff.by }, now) : null;
    if (unsent) return unsent;
    const undo = await sealUndo({ tx, seal, changes }, hotel, changed, planned.before, now);
    return { ...answer, undo };
  });
};

/** Whether what it takes was said. */
function checkWill(
  { guest }: StoredReservation,
  { needsReason, way }: AgreedByHotel,
  { reason, tellsGuest }: Pick<Wanted, 'reason' | 'tellsGuest'>,
): Refusal<'input.invalid' | 'stay.restricted'> | null {
  if (needsReason === 'rule' && reason === undefined) return refuse('stay.restricted');
  if (needsReason === 'price' && reason === undefined) return fault('reason', 'Say why it is sold at this price');
  if (guest.email === '' && (tellsGuest || way === 'link'))
    return fault('tellsGuest', 'There is no address that the letter could go to. Add one, or choose to send none');
  return null;
}

const fault = (field: string, message: string): Refusal<'input.invalid'> => ({
  refused: 'input.invalid',
  errors: [{ field, code: 'input.required', message }],
});

/** Rules are asked once more, unless somebody has given a reason to go over them or the guests are in the house. */
function planOf({ document }: Hotel, byHotel: AgreedByHotel, reason: string | undefined, now: Instant): HotelPlan {
  const { stay, isOwn, fee, way, surplus, carried } = byHotel;
  const isHere = stay.quote.arrival < todayAt(document.timeZone, now);
  const rules = isOwn ? 'own' : isHere || reason !== undefined ? 'lifted' : 'kept';
  return { stay, freedom: { fee, way, surplus, rules, ...(carried ? { carried } : {}) } };
}

/** What has been closed since it was quoted takes a reason now. */
const inWords = (refusal: RefusedBy<typeof settleChange>, hasReason: boolean): Refused =>
  refusal.refused === 'rate.changed' && !hasReason ? refuse('stay.restricted') : refusal;

async function askForMoney(
  tx: Tx,
  hotel: Hotel,
  reservation: StoredReservation,
  { mark, by }: { readonly mark: string; readonly by: string },
  now: Instant,
): Promise<Refusal<'payment.processed' | 'payment.unavailable' | 'reservation.expired'> | null> {
  const unsent = await sendPaymentLink(tx, hotel, reservation, { who: 'hotel', mark, by }, now);
  if (!unsent) return null;
  const { refused } = unsent;
  if (refused === 'reservation.cancelled' || refused === 'reservation.not_held')
    throw new Error(`A reservation that was just changed does not stand: ${refused}`);
  return { ...unsent, refused };
}
