import type { ChangeTerms } from '@stayfront/contract/change';
import { isRefusal, refuse, type ProblemCode, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import { quoteMinutes } from '@stayfront/rules/booking/quote';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { QuoteSeal } from '../../selling/offer/quote-seal.ts';
import { checkOpen } from '../reservation/check-open.ts';
import { priceExchange, type HotelFreedom } from '../reservation/price-exchange.ts';
import { readRequested, type RequestedStay } from '../reservation/read-requested.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { priceServices } from '../../selling/service/price-services.ts';
import type { RequestedChange } from './change-seal.ts';
import { findOwnRoom } from './find-own-room.ts';

export type PlannedChange = {
  readonly before: StoredRoomStay | null;
  readonly after: StoredRoomStay;
  readonly terms: ChangeTerms;
  /** What the policy takes for it; the hotel may take less. */
  readonly policyFee: number;
  /** Paid money that the hotel leaves with the reservation though it is not needed. */
  readonly credit: number;
  /** It comes to what is booked. */
  readonly isSame: boolean;
  readonly expiresAt: Instant;
};

/** The room as the hotel wants it to be, and its freedom; it need not be quoted to anybody first. */
export type HotelPlan = { readonly stay: RequestedStay; readonly freedom: HotelFreedom };

/** What a wished change comes to for a reservation that stands; or why it cannot be had. Nothing is written. */
export async function planChange(
  tx: Tx,
  seal: QuoteSeal,
  hotel: Hotel,
  reservation: StoredReservation,
  wish: RequestedChange,
  now: Instant,
  byHotel: HotelPlan | null = null,
): Promise<
  PlannedChange | RefusedBy<typeof findOwnRoom | typeof checkOpen | typeof readRequest | typeof priceExchange>
> {
  const place = findOwnRoom(reservation, wish.roomStayIndex);
  if ('refused' in place) return place;
  const { before, roomStayIndex } = place;
  const late = byHotel ? checkNotLeft(hotel, before, byHotel, now) : checkOpen(hotel, reservation, before, now);
  if (late) return late;
  const requested = byHotel?.stay ?? readRequest(seal, hotel, before, wish, now);
  if ('refused' in requested) return requested;
  const exchange = [{ ...requested, roomStayIndex }];
  const priced = await priceExchange(tx, hotel, reservation, exchange, now, byHotel?.freedom);
  if ('refused' in priced) return priced;
  const { stays, ...cost } = priced;
  const [after] = stays;
  if (!after) throw new Error('A change of one room has one room');
  const expiresAt = Math.min(
    now + quoteMinutes * 60_000,
    wish.reference === null ? Infinity : requested.quote.expiresAt,
  );
  return { before, after, ...cost, expiresAt };
}

/** The hotel changes a room until its guests leave, by the calendar; on that day it may let them stay longer. */
function checkNotLeft(
  { document }: Hotel,
  before: StoredRoomStay | null,
  { stay }: HotelPlan,
  now: Instant,
): Refusal<'reservation.expired'> | null {
  const today = todayAt(document.timeZone, now);
  const leaves = before?.quote.departure ?? today;
  return leaves < today || (leaves === today && stay.quote.departure <= today) ? refuse('reservation.expired') : null;
}

function readRequest(
  seal: QuoteSeal,
  hotel: Hotel,
  before: StoredRoomStay | null,
  { reference, services: wishes }: RequestedChange,
  now: Instant,
): RequestedStay | Refusal<'input.invalid'> | RefusedBy<typeof priceServices | typeof readRequested> {
  if (reference === null) {
    if (!before) return noRoomChosen;
    const { quote, taxes, services: booked } = before;
    const services = priceServices(hotel.document, quote, wishes, 'services', booked);
    return isRefusal(services) ? services : { quote, services, taxes };
  }
  const read = readRequested(seal, hotel, [{ reference, services: [...wishes] }], now);
  if ('refused' in read) return here(read);
  const [stay] = read.stays;
  if (!stay) throw new Error('One wish makes one room');
  return stay;
}

const noRoomChosen: Refusal<'input.invalid'> = {
  refused: 'input.invalid',
  errors: [{ field: 'reference', code: 'input.custom', message: 'Choose the room to add' }],
};

/** Points at the fields of this request instead of a booking's. */
const here = <Code extends ProblemCode>(refusal: Refusal<Code>): Refusal<Code> =>
  refusal.errors
    ? {
        ...refusal,
        errors: refusal.errors.map((error) => ({
          ...error,
          field: error.field.replace('reservation.roomStays.0.', ''),
        })),
      }
    : refusal;
