import { cardAbilities } from '@stayfront/rules/payment/can-secure';
import { cardAsking, takesCard, type CardAsking } from '@stayfront/rules/payment/card-asking';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { readProviderName } from '../../payment/read-provider-name.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { findCardRequest, type CardRequest } from '../reservation/find-card-request.ts';

type CardStanding = {
  readonly state: CardAsking;
  /** Whether one that comes now is taken. */
  readonly isTaken: boolean;
  readonly request: CardRequest | null;
};

/** How the card stands that a guest was asked for, and whether it can be given now. */
export async function readCardStanding(
  tx: Tx,
  { hotelId, document }: Hotel,
  { reservationId, status, holdExpiresAt, roomStays }: StoredReservation,
  now: Instant,
): Promise<CardStanding> {
  const request = await findCardRequest(tx, hotelId, reservationId);
  const today = todayAt(document.timeZone, now);
  const [departure = today] = roomStays.map(({ quote }) => quote.departure).toSorted((a, b) => (a < b ? 1 : -1));
  const { canKeep } = cardAbilities(await readProviderName(tx, hotelId));
  const standing = { status, holdExpiresAt, departure, request: request?.state ?? null, canKeep };
  return { state: cardAsking(standing, today, now), isTaken: takesCard(standing, today), request };
}
