import type { Need } from '@stayfront/contract/desk/needs';
import { hotelTotal } from '@stayfront/rules/booking/hotel-total';
import { isFinal } from '@stayfront/rules/booking/status';
import { paymentAccount } from '@stayfront/rules/payment/payment-account';
import { isAtLeast, type Role } from '@stayfront/rules/people/role';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { listCardTroubles } from '../../booking/card/list-card-troubles.ts';
import { listAsked } from '../../booking/pay/list-asked.ts';
import { readReservations } from '../../booking/reservation/read-reservations.ts';
import { shownGuest } from '../../booking/reservation/shown-guest.ts';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';
import { waitsFor } from '../../booking/reservation/waits-for.ts';
import { listEndingHolds } from '../../booking/today/list-ending-holds.ts';
import { listShownPrices, type ShownPrice } from '../../followers/channel/list-shown-prices.ts';
import { listSilentPartners } from '../../followers/channel/list-silent-partners.ts';
import { listLettersToMend, type LetterToMend } from '../../followers/message/list-letters-to-mend.ts';
import { listSilentWebhooks } from '../../followers/webhook/list-silent-webhooks.ts';
import { listDeclinedCharges } from '../../payment/list-declined-charges.ts';
import { listOddPayments, type OddPayment } from '../../payment/list-odd-payments.ts';
import { receivedForEach } from '../../payment/received-for-each.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { listSystemNeeds } from './list-system-needs.ts';
import { about, stayOf } from './about-reservation.ts';
import { cardTrouble, declinedCharge } from './card-needs.ts';
import { letterKind } from './describe-letter.ts';
import { listPriceNeeds, type KnownGrids } from './list-price-needs.ts';
import { listFeedNeeds } from '../calendar-feed/list-feed-needs.ts';
import { listStatementNeed } from '../statement/list-statement-need.ts';
import { nameOf } from './name-of.ts';

type Deps = { readonly db: Db; readonly snapshots: KnownGrids };

/**
 * What needs somebody of the house. Nothing of it is kept: each time it is read off what causes it, so that it is gone
 * once that is, whoever has seen to it.
 */
export async function listNeeds(
  { db, snapshots }: Deps,
  hotel: Hotel,
  role: Role,
  now: Instant,
): Promise<{ needs: Need[] }> {
  const { hotelId } = hotel;
  const today = todayAt(hotel.document.timeZone, now);
  const found = await inHotel(
    db,
    hotelId,
    async (tx) => {
      const odd = await listOddPayments(tx, hotelId, now);
      const declined = await listDeclinedCharges(tx, hotelId, now);
      const cards = await listCardTroubles(tx, hotel, now);
      const letters = await listLettersToMend(tx, hotelId);
      const ids = [...new Set([...odd, ...declined, ...cards, ...letters].map(({ reservationId }) => reservationId))];
      return {
        odd,
        declined,
        cards,
        letters,
        asked: await listAsked(tx, hotelId, ids, today),
        holds: await listEndingHolds(tx, hotel, now),
        webhooks: await listSilentWebhooks(tx, hotelId),
        systems: await listSystemNeeds(tx, hotelId, now),
        partners: await listSilentPartners(tx, hotelId),
        shown: await listShownPrices(tx, hotel, now),
        statement: await listStatementNeed(tx, hotelId),
        feeds: await listFeedNeeds(tx, hotel),
        reservations: await readReservations(tx, hotelId, ids),
        receivedFor: await receivedForEach(tx, hotelId, ids),
      };
    },
    'read only',
  );
  const of = new Map(found.reservations.map((one) => [one.reservationId, one]));
  const needs: Need[] = [
    ...found.statement,
    ...found.odd
      .filter((payment) => isOpen(payment, of.get(payment.reservationId), found.receivedFor, today))
      .map((payment) => oddPayment(hotel, payment, of.get(payment.reservationId))),
    ...found.declined.flatMap((charge) => {
      const reservation = of.get(charge.reservationId);
      if (!reservation || found.asked.has(charge.reservationId)) return [];
      return declinedCharge(hotel, charge, reservation, found.receivedFor(charge.reservationId), today);
    }),
    ...found.cards.flatMap((trouble) => {
      const reservation = of.get(trouble.reservationId);
      return reservation ? [cardTrouble(hotel, trouble, reservation)] : [];
    }),
    ...found.holds.map((held) => endingHold(hotel, held)),
    ...found.letters.flatMap((letter) => {
      const reservation = of.get(letter.reservationId);
      return reservation && isToCome(reservation, today) ? [letterToMend(hotel, role, letter, reservation)] : [];
    }),
    ...found.feeds,
    ...found.webhooks.map((one): Need => ({ kind: 'webhook', needId: `webhook ${one.webhookId}`, ...one, ...at(one) })),
    ...found.systems,
    ...found.partners.map((one): Need => ({ kind: 'partner', needId: `partner ${one.partner}`, ...one, ...at(one) })),
    ...(await listPriceNeeds(snapshots, hotel, now)),
    ...found.shown.map((price) => shownPrice(hotel, price)),
  ];
  return { needs };
}

const at = ({ since }: { readonly since: Instant }): { since: string } => ({ since: new Date(since).toISOString() });

/** What was taken back at the provider is over once nothing of it is owed; all else, once the money has arrived. */
function isOpen(
  { what, reservationId }: OddPayment,
  reservation: StoredReservation | undefined,
  receivedFor: Awaited<ReturnType<typeof receivedForEach>>,
  today: Parameters<typeof paymentAccount>[2],
): boolean {
  if (what !== 'charged-back') return true;
  if (!reservation || isFinal(reservation.status)) return false;
  const account = paymentAccount(reservation.roomStays, receivedFor(reservationId), today);
  return account.dueNow + account.dueAtHotel + account.dueLater.reduce((all, { amount }) => all + amount, 0) > 0;
}

const oddPayment = (hotel: Hotel, payment: OddPayment, reservation: StoredReservation | undefined): Need => ({
  kind: 'payment',
  needId: `payment ${payment.intentId} ${payment.what}`,
  ...at(payment),
  ...about(hotel, payment.reservationId, reservation),
  what: payment.what,
  amount: payment.amount.minor,
  currency: payment.amount.currency,
});

const endingHold = (hotel: Hotel, held: StoredReservation): Need => ({
  kind: 'hold',
  needId: `hold ${held.reservationId}`,
  since: new Date(held.createdAt).toISOString(),
  ...about(hotel, held.reservationId, held),
  amount: hotelTotal(held.roomStays),
  currency: held.hotelCurrency,
  endsAt: new Date(held.holdExpiresAt ?? held.createdAt).toISOString(),
  ...stayOf(hotel, held),
  awaits: waitsFor(held),
});

/** A letter about a stay that is over helps nobody any more. */
const isToCome = ({ roomStays, erasedAt }: StoredReservation, today: string): boolean =>
  erasedAt === null && roomStays.some(({ quote }) => quote.departure >= today);

const letterToMend = (
  hotel: Hotel,
  role: Role,
  { letterId, reservationId, what, isGivenUp, since }: LetterToMend,
  reservation: StoredReservation,
): Need => ({
  kind: 'letter',
  needId: `letter ${reservationId} ${letterId}`,
  ...at({ since }),
  ...about(hotel, reservationId, reservation),
  letterId,
  letter: letterKind(what),
  isGivenUp,
  ...(isAtLeast(role, 'front-desk') ? { to: shownGuest(reservation.guest).email } : {}),
});

const shownPrice = (hotel: Hotel, price: ShownPrice): Need => ({
  kind: 'shown-price',
  needId: `shown-price ${price.channelId}`,
  since: price.firstSeenAt,
  channelId: price.channelId,
  shown: price.shown,
  ours: price.ours,
  currency: price.currency,
  checkIn: price.checkIn,
  checkOut: price.checkOut,
  adults: price.nbAdults,
  roomName: price.roomId === null ? null : nameOf(hotel, hotel.document.rooms, price.roomId),
  ratePlanName: price.ratePlanId === null ? null : nameOf(hotel, hotel.document.ratePlans, price.ratePlanId),
  seen: price.seen,
});
