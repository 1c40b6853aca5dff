import { refuse, type Refusal } from '@stayfront/contract/problem';
import { isFinal } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { publishNews } from '../reservation/publish-news.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { forgetCardRefused } from './card-request.store.ts';
import { findCardRequest } from '../reservation/find-card-request.ts';

/** What the history calls it when a guest is sent the link for a card once more. */
const CARD_LINK_SENT = 'card-link-sent';

type Sending = {
  /** Of this letter alone. */
  readonly mark: string;
  /** Who of the house wants it. */
  readonly by?: string | undefined;
};

/** Writes to a guest once more where to give the card that is asked for. Lock the reservation before. */
export async function sendCardLink(
  tx: Tx,
  reservation: StoredReservation,
  { mark, by }: Sending,
  now: Instant,
): Promise<Refusal<'card_request.unknown'> | null> {
  const { hotelId, reservationId, status } = reservation;
  const request = await findCardRequest(tx, hotelId, reservationId);
  if (request?.state !== 'open' || isFinal(status)) return refuse('card_request.unknown');
  const { requestId, dueOn } = request;
  await forgetCardRefused(tx, reservation, now);
  await publishNews(tx, reservation, { what: 'card-link', mark, ...(dueOn === null ? {} : { dueOn }) }, ['guest']);
  const detail = { requestId, ...(by === undefined ? {} : { by }) };
  await noteHappening(tx, reservation, { what: CARD_LINK_SENT, who: 'hotel', detail }, now);
  return null;
}
