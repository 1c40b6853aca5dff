import type { ChangeQuote } from '@stayfront/contract/change';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { isShut } from '../../property/hotel/is-shut.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import type { QuoteSeal } from '../../selling/offer/quote-seal.ts';
import { checkChangeable } from '../reservation/check-changeable.ts';
import { describeRoomStay } from '../reservation/describe-room-stay.ts';
import type { ChangeSeal, RequestedChange } from './change-seal.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';
import { planChange } from './plan-change.ts';

export type QuoteDeps = { readonly db: Db; readonly seal: QuoteSeal; readonly changes: ChangeSeal };
type Input = GuestLink & {
  readonly version: number | undefined;
  readonly wish: RequestedChange;
  readonly language: Language;
};

/** What a change would cost, with a signature to agree to it. Nothing is changed, and nothing is kept. */
export async function quoteChange(
  { db, seal, changes }: QuoteDeps,
  hotel: Hotel,
  { version, wish, language, ...link }: Input,
  now: Instant,
): Promise<
  | ChangeQuote
  | Refusal<'hotel.maintenance' | 'reservation.unknown'>
  | RefusedBy<typeof checkChangeable | typeof planChange>
> {
  const { hotelId } = hotel;
  if (isShut(hotel)) return refuse('hotel.maintenance');
  const texts = await textsFor(language, wordsOf(hotel));
  return inHotel(db, hotelId, async (tx) => {
    const reservation = await openByToken(tx, hotel, link, now, 'read');
    if (!reservation) return refuse('reservation.unknown');
    const fault = checkChangeable(reservation, version);
    if (fault) return fault;
    const planned = await planChange(tx, seal, hotel, reservation, wish, now);
    if ('refused' in planned) return planned;
    const { before, after, terms, isSame, expiresAt } = planned;
    const { reservationId, currency, hotelCurrency, version: seen } = reservation;
    return {
      change: changes.seal({ hotelId, reservationId, version: seen, wish, terms, expiresAt }),
      expiresAt: new Date(expiresAt).toISOString(),
      isSame,
      before: before && describeRoomStay(hotel, before, language, texts, now),
      after: describeRoomStay(hotel, after, language, texts, now),
      currency,
      hotelCurrency,
      terms,
    };
  });
}
