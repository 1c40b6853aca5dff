import { problemOf, refuse } from '@stayfront/contract/problem';
import type { Reservation } from '@stayfront/contract/reservation';
import { modificationDeadline } from '@stayfront/rules/cancellation/modification-deadline';
import type { Language } from '@stayfront/contract/property/texts';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { describeVat } from '../../selling/tax/describe-vat.ts';
import { deadlineOf } from './deadline-of.ts';
import { describePayable } from './describe-payable.ts';
import { describeRoomStay, type DescribedRoomStay as Described } from './describe-room-stay.ts';
import type { StoredReservation } from './stored-reservation.ts';
import { shownGuest } from './shown-guest.ts';
import { standingStays } from './standing-stays.ts';
import { waitsFor } from './waits-for.ts';

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
    ...describePayable(
      hotel,
      stored,
      binding.flatMap((one) => {
        const described = standing.find(({ roomStayIndex }) => roomStayIndex === one.roomStayIndex);
        return described ? [{ stored: one, described }] : [];
      }),
    ),
    payableAtHotel: total(standing, (stay) => stay.totalLocalTax),
    refundCard: null,
    confirmationMail: stored.confirmationMail ?? 'waiting',
    problem:
      stored.confirmationMail === 'failed' && standing.some(isPrepaid) ? problemOf(refuse('mail.not_sent')) : null,
    heldChange: null,
    guestInfo: shownGuest(stored.guest),
    roomStays,
  };
}

/** What a held one waits for, or a discarded one has waited for. */
const awaitedBy = (stored: StoredReservation): Reservation['awaits'] =>
  stored.status === 'held' || stored.status === 'discarded' ? waitsFor(stored) : null;
