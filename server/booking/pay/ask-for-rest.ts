import type { Money } from '@stayfront/rules/money';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import { isNoted } from '../reservation/is-noted.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { publishNews } from '../reservation/publish-news.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

type Asked = {
  readonly amount: Money;
  readonly dueOn: StayDate;
  readonly lastDay: StayDate;
  /** The booking ends where it is not paid by then. */
  readonly isCancelled: boolean;
};

/** What the history calls it. */
const REST_ASKED = 'rest.asked';

/** Where no card can be charged the guest is sent the link to pay on the day the rest is due. Sent once. */
export async function askForRest(
  tx: Tx,
  reservation: StoredReservation,
  { amount, dueOn, lastDay, isCancelled }: Asked,
  now: Instant,
): Promise<void> {
  if (await isNoted(tx, reservation, REST_ASKED, { dueOn })) return;
  const news = { what: 'rest-due', mark: dueOn, amount, lastDay, isRefused: false, isCancelled } as const;
  await publishNews(tx, reservation, news, ['guest']);
  const detail = { dueOn, lastDay, amount: amount.minor, currency: amount.currency };
  await noteHappening(tx, reservation, { what: REST_ASKED, who: 'system', detail }, now);
}
