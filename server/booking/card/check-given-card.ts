import type { checkGivenCard as route } from '@stayfront/contract/card-request';
import { isRefusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { CardPageDeps } from '../../payment/begin-secure-fields.ts';
import { checkGuestCard } from '../../payment/check-guest-card.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { GuestLink } from '../reservation/open-by-token.ts';
import { noteCardRefused } from './note-card-refused.ts';
import { openAsked } from './open-asked.ts';

type Input = GuestLink & { readonly instrumentId: string; readonly address: string };

/** How far the guest's bank is with a card that is given by the link. One that it turns down is told to the house. */
export async function checkGivenCard(
  deps: CardPageDeps,
  hotel: Hotel,
  { instrumentId, address, ...link }: Input,
  now: Instant,
): Promise<RouteAnswer<typeof route> | RefusedBy<typeof checkGuestCard | typeof openAsked>> {
  const reservation = await openAsked(deps.db, hotel, link, now);
  if (isRefusal(reservation)) return reservation;
  const checked = await checkGuestCard(deps, hotel, { sessionId: reservation.sessionId, address, instrumentId }, now);
  if ('refused' in checked && checked.refused === 'payment.card_refused')
    await noteCardRefused(deps.db, reservation, now);
  return checked;
}
