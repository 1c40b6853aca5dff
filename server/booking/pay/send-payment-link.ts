import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { Actor } from '@stayfront/rules/booking/actor';
import { money } from '@stayfront/rules/money';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { publishNews, type Hearer } from '../reservation/publish-news.ts';
import { noteHappening, PAYMENT_LINK_SENT } from '../reservation/note-happening.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { readStanding } from './read-standing.ts';
import { refusePayment } from './refuse-payment.ts';

type Asking = {
  readonly who: Actor;
  /** Of this asking alone. */
  readonly mark: string;
  /** Who of the house asked for it. */
  readonly by?: string | undefined;
};

/** Writes to a guest where to pay what is open: what is due, or else all of it. Lock the reservation before. */
export async function sendPaymentLink(
  tx: Tx,
  hotel: Hotel,
  reservation: StoredReservation,
  { who, mark, by }: Asking,
  now: Instant,
): Promise<Refusal<'payment.processed'> | RefusedBy<typeof refusePayment> | null> {
  const { choices, state } = await readStanding(tx, hotel, reservation, now);
  if (state !== 'payable') return refusePayment(state, reservation);
  const [choice] = choices;
  if (!choice) return refuse('payment.processed');
  const amount = money(choice.amount, reservation.hotelCurrency);
  // Whoever works at the desk reads what the house has asked for; that the engine reminds a guest is no news.
  const hearers: readonly Hearer[] = who === 'hotel' ? ['guest', 'hotel'] : ['guest'];
  await publishNews(tx, reservation, { what: 'payment-link', mark, amount }, hearers);
  const detail = { amount: amount.minor, currency: amount.currency, ...(by === undefined ? {} : { by }) };
  await noteHappening(tx, reservation, { what: PAYMENT_LINK_SENT, who, detail }, now);
  return null;
}
