import { randomBytes } from 'node:crypto';
import type { Quote } from '@stayfront/rules/booking/quote';
import { referenceFrom } from '@stayfront/rules/booking/reservation-reference';
import type { CancellationPolicy } from '@stayfront/rules/cancellation/policy';
import { instantAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { vatInside } from '@stayfront/rules/tax/taxes';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { vatRatesOf } from '../../property/hotel/vat-rates.ts';
import { priceListOf } from '../../selling/offer/price-list.ts';
import type { ImportedReservation } from '../reservation/insert-imported.ts';
import { hashToken, tokenFrom } from '../reservation/reservation-token.ts';
import { isStanding, type PlannedGroup } from './plan-import.ts';

type Terms = { readonly policy: 'rate-plan' | 'none'; readonly secret: string };

/** Nothing is kept by itself: what was agreed elsewhere, the people of the hotel know. */
const nothingKept: CancellationPolicy = { freeUntil: null, fee: { kind: 'fixed', minor: 0 } };

/**
 * A reservation as it stands here: its rooms at the prices of the file, inside of which VAT is as in all prices of the
 * house, and no local tax, since nobody knows whether the amounts have it in them. Nothing stands for it but the word.
 */
export function makeReservation(
  hotel: Hotel,
  { first, stays }: PlannedGroup,
  { policy, secret }: Terms,
  now: Instant,
): ImportedReservation {
  const { hotelId, document } = hotel;
  const { currency, timeZone, language } = document;
  const tokenSeed = randomBytes(32);
  const stands = stays.some(isStanding);
  const quoteOf = (stay: PlannedGroup['stays'][number]): Quote => ({
    hotelId,
    roomId: stay.roomId,
    ratePlanId: stay.ratePlanId,
    packageId: null,
    arrival: stay.arrival,
    departure: stay.departure,
    guests: stay.guests,
    currency,
    nightPrices: stay.nightPrices,
    nightDiscounts: [],
    promotionCode: null,
    vat: vatIn(hotel, stay.nightPrices),
    localTaxes: [],
    exchange: null,
    guarantee: 'None',
    policy: policy === 'none' ? nothingKept : (priceListOf(hotel).get(stay.ratePlanId)?.policy ?? nothingKept),
    expiresAt: now,
  });
  const { bookedOn } = first;
  const noon = bookedOn && instantAt(timeZone, { date: bookedOn, hour: 12, minute: 0 });
  return {
    reservationId: referenceFrom(randomBytes(10)),
    status: stands ? 'book' : 'cancel',
    createdAt: noon === null ? now : Math.min(noon, now),
    cancelledAt: stands ? null : now,
    language: first.language ?? language,
    currency,
    guest: first.guest,
    tokenSeed,
    tokenHash: hashToken(tokenFrom(secret, tokenSeed)),
    roomStays: stays.map((stay) => ({ status: isStanding(stay) ? 'book' : 'cancel', quote: quoteOf(stay) })),
  };
}

function vatIn(hotel: Hotel, nightPrices: readonly number[]): number {
  const total = nightPrices.reduce((sum, price) => sum + price, 0);
  return vatRatesOf(hotel.document).reduce((sum, basisPoints) => sum + vatInside(total, basisPoints), 0);
}
