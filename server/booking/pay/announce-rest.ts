import { money } from '@stayfront/rules/money';
import type { DueLater } from '@stayfront/rules/payment/due-later';
import { isAnnounced } from '@stayfront/rules/payment/rest-days';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { isNoted } from '../reservation/is-noted.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { publishNews } from '../reservation/publish-news.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

type Rest = {
  readonly later: readonly DueLater[];
  /** It is taken from the card that is kept. */ readonly isTaken: boolean;
};

/** What the history calls it. */
const REST_ANNOUNCED = 'rest.announced';

/** Some days before a rest is due its guest is told what is taken from which card, or where to pay it. Told once. */
export async function announceRest(
  tx: Tx,
  { document: { timeZone } }: Hotel,
  reservation: StoredReservation,
  { later, isTaken }: Rest,
  now: Instant,
): Promise<void> {
  const today = todayAt(timeZone, now);
  const bookedOn = todayAt(timeZone, reservation.createdAt);
  for (const { dueOn, amount: minor } of later) {
    if (!isAnnounced(dueOn, bookedOn, today) || (await isNoted(tx, reservation, REST_ANNOUNCED, { dueOn }))) continue;
    const amount = money(minor, reservation.hotelCurrency);
    await publishNews(tx, reservation, { what: 'rest-soon', amount, dueOn, isTaken }, ['guest']);
    const detail = { dueOn, amount: minor, currency: amount.currency };
    await noteHappening(tx, reservation, { what: REST_ANNOUNCED, who: 'system', detail }, now);
  }
}
