import type { checkCard } from '@stayfront/contract/payment';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { cardsRefused } from '@stayfront/rules/payment/card-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { Hotel } from '../property/hotel/hotel.ts';
import { isShut } from '../property/hotel/is-shut.ts';
import type { CardPageDeps } from './begin-secure-fields.ts';
import { cardTries, type CardGuest } from './card-tries.ts';
import { findGuestCard } from './find-guest-card.ts';

type Input = CardGuest & { readonly instrumentId: string };

/** How far the guest's bank is with a card that was typed as a guarantee. Each card it turns down is counted. */
export async function checkGuestCard(
  deps: CardPageDeps,
  hotel: Hotel,
  { instrumentId, ...guest }: Input,
  now: Instant,
): Promise<
  RouteAnswer<typeof checkCard> | Refusal<'hotel.maintenance' | 'too_many_requests'> | RefusedBy<typeof findGuestCard>
> {
  const { hotelId } = hotel;
  if (isShut(hotel)) return refuse('hotel.maintenance');
  const tries = cardTries(deps.secret, hotelId, guest, cardsRefused);
  const tooMany = await inHotel(deps.db, hotelId, (tx) => tries.refuse(tx, now));
  if (tooMany) return tooMany;
  const found = await findGuestCard(deps, hotel, { sessionId: guest.sessionId, instrumentId });
  if ('refused' in found) {
    if (found.refused === 'payment.card_refused') await inHotel(deps.db, hotelId, (tx) => tries.count(tx));
    return found;
  }
  if (found.check === 'confirmed') return { status: 'success', challengeUrl: null };
  return { status: 'pending', challengeUrl: found.challengeUrl };
}
