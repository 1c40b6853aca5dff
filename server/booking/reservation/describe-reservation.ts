import { problemOf, refuse } from '@stayfront/contract/problem';
import type { Reservation } from '@stayfront/contract/reservation';
import { modificationDeadline } from '@stayfront/rules/cancellation/modification-deadline';
import type { Language } from '@stayfront/contract/property/texts';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { quotedCurrency } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { describeVat } from '../../selling/tax/describe-vat.ts';
import { deadlineOf } from './deadline-of.ts';
import { describeRoomStay, type DescribedRoomStay as Described } from './describe-room-stay.ts';
import type { StoredReservation } from './stored-reservation.ts';
import { shownGuest } from './shown-guest.ts';
import { standingStays } from './standing-stays.ts';

/** A reservation in the reader's language. Names come from the hotel's content of today, amounts from what was booked. */
export function describeReservation(
  hotel: Hotel,
  stored: StoredReservation,
  language: Language,
  texts: Texts,
  now: Instant,
): Reservation {
  const { document } = hotel;
  // A room that was cancelled binds nobody any more; once all were, the deadline is the one they had.
  const binding = standingStays(stored);
  const quotes = (binding.length > 0 ? binding : stored.roomStays).map(({ quote }) => quote);
  const deadline = modificationDeadline(quotes, document.timeZone, document.times.checkInFrom);
  const guestInfoDeadline = deadlineOf(hotel, stored, null);
  const roomStays = stored.roomStays.map((stay) => describeRoomStay(hotel, stay, language, texts, now));
  const standing = roomStays.filter((stay) => stay.status === 'book');
  const total = (stays: readonly Described[], amount: (stay: Described) => number): number =>
    stays.reduce((sum, stay) => sum + amount(stay), 0);
  const isPrepaid = (stay: Described): boolean => stay.guaranteeType === 'PrePay';
  // What was paid before a change, or early by a link, is not paid again at the hotel. All of a room is all of it in the
  // guest's currency too, though its lines were exchanged one by one.
  const hotelDeposit = binding.reduce((sum, { carried }) => sum + carried.deposit, 0);
  const deposit = binding.reduce((sum, { quote, carried }, place) => {
    const { hotelTotalPrice = 0, totalPrice = 0 } = standing[place] ?? {};
    return sum + (carried.deposit === hotelTotalPrice ? totalPrice : quotedCurrency(quote).as(carried.deposit));
  }, 0);
  const isLater = (stay: Described): boolean => !isPrepaid(stay);
  const exchange = quotes[0]?.exchange ?? null;
  return {
    hotelId: stored.hotelId,
    reservationId: stored.reservationId,
    status: stored.status,
    version: stored.version,
    createDateTime: new Date(stored.createdAt).toISOString(),
    modificationDeadline: new Date(deadline).toISOString(),
    isExpired: now > deadline,
    guestInfoDeadline: new Date(guestInfoDeadline).toISOString(),
    isGuestInfoLocked: now > guestInfoDeadline,
    holdExpiresAt: stored.holdExpiresAt === null ? null : new Date(stored.holdExpiresAt).toISOString(),
    awaits: awaitedBy(stored),
    currency: stored.currency,
    hotelCurrency: stored.hotelCurrency,
    exchangeRate: exchange && { rate: exchange.nanos / 1_000_000_000, date: exchange.date },
    totalPrice: total(standing, (stay) => stay.totalPrice),
    hotelTotalPrice: total(standing, (stay) => stay.hotelTotalPrice),
    totalVat: total(standing, (stay) => stay.totalVat),
    vat: describeVat(document, binding),
    totalLocalTax: total(standing, (stay) => stay.totalLocalTax),
    payableNow: total(standing.filter(isPrepaid), (stay) => stay.totalPrice) + deposit,
    hotelPayableNow: total(standing.filter(isPrepaid), (stay) => stay.hotelTotalPrice) + hotelDeposit,
    payableLater: total(standing.filter(isLater), (stay) => stay.totalPrice) - deposit,
    hotelPayableLater: total(standing.filter(isLater), (stay) => stay.hotelTotalPrice) - hotelDeposit,
    payableAtHotel: total(standing, (stay) => stay.totalLocalTax),
    guaranteeCard: standing.some(isLater) ? knownCard(stored.guarantee) : null,
    refundCard: null,
    confirmationMail: stored.confirmationMail ?? 'waiting',
    problem:
      stored.confirmationMail === 'failed' && standing.some(isPrepaid) ? problemOf(refuse('mail.not_sent')) : null,
    heldChange: null,
    guestInfo: shownGuest(stored.guest),
    roomStays,
  };
}

const awaitedBy = ({ status, isMailAsked }: StoredReservation): Reservation['awaits'] => {
  if (status !== 'held' && status !== 'discarded') return null;
  return isMailAsked ? 'mail' : 'payment';
};

const knownCard = (card: StoredReservation['guarantee']): Reservation['guaranteeCard'] =>
  card && { brand: card.brand, suffix: card.suffix };
