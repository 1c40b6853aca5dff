import { restDueOn, restOf } from '@stayfront/rules/booking/advance-of';
import { isFinal } from '@stayfront/rules/booking/status';
import { money } from '@stayfront/rules/money';
import { paymentAccount } from '@stayfront/rules/payment/payment-account';
import { lastRestDay } from '@stayfront/rules/payment/rest-days';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Intent } from '../../payment/intent.ts';
import { listIntents } from '../../payment/list-intents.ts';
import { openCollecting } from '../../payment/open-collecting.ts';
import type { CollectOrder, PaymentProvider } from '../../payment/port/payment-provider.ts';
import { restPurpose } from '../../payment/purpose.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { announceRest } from './announce-rest.ts';
import { askForRest } from './ask-for-rest.ts';
import { endUnpaid } from './end-unpaid.ts';
import { keptCard } from './kept-card.ts';
import { readAccount } from './read-account.ts';
import { isRestSeen, noteRestSeen } from './rest.store.ts';

type Collector = {
  /** The hotel's; null where it has none. */
  readonly provider: PaymentProvider | null;
  readonly secret: string;
};

/** A payment that is to be sent to the provider, once what was decided is written down. */
type ToCollect = { readonly intent: Intent; readonly card: Pick<CollectOrder, 'card' | 'holder' | 'keptBy'> };

/**
 * What is to be done today about the rest of a booking: its guest is told that it is due soon, it is taken from the card
 * that is kept, or asked for by a link; and what was not paid in time ends as was agreed. Decided under lock and once a
 * day, so that it is done once however many servers look after it.
 */
export async function lookAfterRest(
  tx: Tx,
  hotel: Hotel,
  { provider, secret }: Collector,
  reservationId: string,
  now: Instant,
): Promise<ToCollect | null> {
  const { hotelId, document } = hotel;
  const today = todayAt(document.timeZone, now);
  const reservation = await lockReservation(tx, hotelId, reservationId);
  if (!reservation || isFinal(reservation.status) || reservation.status === 'held') return null;
  if (await isRestSeen(tx, hotelId, reservationId, today)) return null;
  const intents = await listIntents(tx, hotelId, reservationId);
  const card = keptCard(provider, reservation, intents, secret);
  const account = await readAccount(tx, reservation, today);
  const due = dueRooms(reservation, today);
  const [first] = due;
  if (account.dueNow === 0 || !first) {
    await announceRest(tx, hotel, reservation, { later: account.dueLater, isTaken: card !== null }, now);
    await noteRestSeen(tx, hotelId, reservationId, today);
    return null;
  }
  const amount = money(account.dueNow, reservation.hotelCurrency);
  const lastDay = lastRestDay(first.dueOn, first.arrival);
  const isMoving = intents.some(
    ({ state, expiresAt }) => state === 'authorized' || (state === 'started' && expiresAt > now),
  );
  if (today > lastDay) {
    if (isMoving) return null; // its outcome decides
    await endUnpaid(tx, hotel, reservation, { rooms: due.map(({ stay }) => stay), amount, dueOn: first.dueOn }, now);
    await noteRestSeen(tx, hotelId, reservationId, today);
    return null;
  }
  // What is owed besides, as after money that the house gave back by hand, nobody has agreed to have taken.
  const isRestAlone = paymentAccount(reservation.roomStays, account, null).dueNow === 0;
  if (card && provider && isRestAlone) {
    const paid = intents.filter(({ state }) => state === 'paid').length;
    const purpose = restPurpose('due', paid);
    const opened = await openCollecting(
      tx,
      { hotelId, reservationId, purpose, provider: provider.name, amount, on: today },
      now,
    );
    if (opened === 'waiting') return null;
    if (opened !== 'tried') return { intent: opened, card };
  } else {
    const isCancelled = due.some(({ stay }) => stay.quote.deposit?.ifUnpaid === 'cancel');
    await askForRest(tx, reservation, { amount, lastDay, dueOn: first.dueOn, isCancelled }, now);
  }
  await noteRestSeen(tx, hotelId, reservationId, today);
  return null;
}

type DueRoom = { readonly stay: StoredRoomStay; readonly dueOn: StayDate; readonly arrival: StayDate };

/** Rooms whose rest is due and not paid, the one that has been so for longest first. */
function dueRooms(reservation: StoredReservation, today: StayDate): DueRoom[] {
  return standingStays(reservation)
    .flatMap((stay) => {
      const dueOn = restDueOn(stay);
      const isDue = dueOn !== null && dueOn <= today && restOf(stay) > 0;
      return isDue ? [{ stay, dueOn, arrival: stay.quote.arrival }] : [];
    })
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
}
