import type { reportRefusedCard as route } from '@stayfront/contract/card-request';
import { isRefusal, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { cardsRefused } from '@stayfront/rules/payment/card-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { CardPageDeps } from '../../payment/begin-secure-fields.ts';
import { cardTries } from '../../payment/card-tries.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { GuestLink } from '../reservation/open-by-token.ts';
import { noteCardRefused } from './note-card-refused.ts';
import { openAsked } from './open-asked.ts';

/**
 * Where the provider's own script asks the bank, its no is known on the guest's page alone. Who holds the link may say so:
 * nothing moves by it but a line at the desk, and it counts among the cards that were turned down.
 */
export async function reportRefusedCard(
  deps: CardPageDeps,
  hotel: Hotel,
  { address, ...link }: GuestLink & { readonly address: string },
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<'too_many_requests'> | RefusedBy<typeof openAsked>> {
  const reservation = await openAsked(deps.db, hotel, link, now);
  if (isRefusal(reservation)) return reservation;
  const { hotelId, reservationId, sessionId } = reservation;
  const tries = cardTries(deps.secret, hotelId, { sessionId, address }, cardsRefused);
  const tooMany = await inHotel(deps.db, hotelId, async (tx) => {
    const refusal = await tries.refuse(tx, now);
    if (!refusal) await tries.count(tx);
    return refusal;
  });
  if (tooMany) return tooMany;
  await noteCardRefused(deps.db, reservation, now);
  return { reservationId };
}
