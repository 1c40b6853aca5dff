import { randomBytes, randomUUID } from 'node:crypto';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { isFinal } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { publishNews } from './publish-news.ts';
import { noteHappening } from './note-happening.ts';
import { putToken } from './link.store.ts';
import { hashToken, tokenFrom } from './reservation-token.ts';
import type { StoredReservation } from './stored-reservation.ts';

/** Ends every link of a reservation and sends its guest another one, for when somebody else has got hold of it. */
export async function renewLink(
  tx: Tx,
  secret: string,
  reservation: StoredReservation,
  now: Instant,
  by?: string,
): Promise<Refusal<'reservation.cancelled'> | null> {
  if (isFinal(reservation.status)) return refuse('reservation.cancelled');
  const seed = randomBytes(32);
  await putToken(tx, reservation, { seed, hash: hashToken(tokenFrom(secret, seed)) });
  await noteHappening(
    tx,
    reservation,
    { what: 'link-renewed', who: 'hotel', ...(by === undefined ? {} : { detail: { by } }) },
    now,
  );
  await publishNews(tx, reservation, { what: 'new-link', mark: randomUUID() }, ['guest']);
  return null;
}
