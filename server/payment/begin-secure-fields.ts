import type { initSecureFields } from '@stayfront/contract/payment';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { fieldsOpened } from '@stayfront/rules/payment/card-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { Db } from '../platform/db/open-database.ts';
import type { Hotel } from '../property/hotel/hotel.ts';
import { isShut } from '../property/hotel/is-shut.ts';
import { cardTries, type CardGuest } from './card-tries.ts';
import { cardInput } from './card-input.ts';
import { isFailure } from './port/payment-provider.ts';
import type { ProviderOf } from './provider-of.ts';

export type CardPageDeps = {
  readonly db: Db;
  readonly providerOf: ProviderOf;
  readonly secret: string;
  readonly publicUrl: () => string;
};

/** What a guest's page needs to show the provider's card fields. Nothing is charged; that they were opened is counted. */
export async function beginSecureFields(
  deps: CardPageDeps,
  hotel: Hotel,
  guest: CardGuest,
  now: Instant,
): Promise<
  | RouteAnswer<typeof initSecureFields>
  | Refusal<'hotel.maintenance' | 'payment.not_begun' | 'payment.unavailable' | 'too_many_requests'>
> {
  const { hotelId } = hotel;
  if (isShut(hotel)) return refuse('hotel.maintenance');
  const provider = await deps.providerOf(hotelId);
  if (!provider?.cards) return refuse('payment.unavailable');
  const tries = cardTries(deps.secret, hotelId, guest, fieldsOpened);
  const tooMany = await inHotel(deps.db, hotelId, async (tx) => {
    const refusal = await tries.refuse(tx, now);
    if (!refusal) await tries.count(tx);
    return refusal;
  });
  if (tooMany) return tooMany;
  const begun = await provider.cards.begin(cardInput(deps, hotel, guest.sessionId));
  if (isFailure(begun)) return refuse('payment.not_begun', begun.detail);
  return { status: 'success', data: begun.data };
}
