import type { PaymentNews } from '../payment/effects.ts';
import { billRows } from './bill-rows.ts';
import { cancelledLines } from './cancelled-lines.ts';
import { buttonColor, helpFrom, type GuestLetter } from './compose-confirmation.ts';
import { layOutLetter, type Mail } from './lay-out-letter.ts';
import { lodgingReservation } from './lodging-reservation.ts';
import type { News } from './news.ts';
import type { Voice } from './speak.ts';
import { stayLines } from './stay-lines.ts';
import { writeAmount } from './write-amount.ts';

type Words = { readonly subject: string; readonly title: string; readonly paragraphs: readonly string[] };

/** What a guest is told when something has happened to a booking; null where it is not the guest's affair. */
export function composeGuestNews(voice: Voice, letter: GuestLetter, news: News): Mail | null {
  const words = wordsFor(voice, letter, news);
  if (!words) return null;
  const { config, info, reservation, link } = letter;
  const isBooked = reservation.roomStays.some((stay) => stay.status === 'book') && reservation.status !== 'held';
  return layOutLetter(voice, {
    ...words,
    hotel: info.hotelName,
    facts: [...stayLines(voice, info, reservation), ...cancelledLines(voice, reservation, news)],
    ...(isBooked && news.what !== 'payment' ? { bill: billRows(voice, reservation) } : {}),
    button: { label: voice.i18n._('View your booking'), href: link, color: buttonColor(config) },
    help: helpFrom(voice, info),
    ...(news.what === 'payment' ? {} : { data: lodgingReservation(letter) }),
  });
}

function wordsFor(voice: Voice, { info, reservation }: GuestLetter, news: News): Words | null {
  const { i18n, language } = voice;
  const [hotel, reference] = [info.hotelName, reservation.reservationId];
  const name = reservation.guestInfo.givenName;
  switch (news.what) {
    case 'booked':
      return null; // that is the confirmation
    case 'changed':
      return {
        subject: i18n._('Booking changed: {hotel}, {reference}', { hotel, reference }),
        title: i18n._('Booking changed'),
        paragraphs: [
          i18n._('Dear {name}, your booking at {hotel} was changed. It now stands as follows.', { name, hotel }),
        ],
      };
    case 'cancelled':
      return {
        subject: i18n._('Booking cancelled: {hotel}, {reference}', { hotel, reference }),
        title: i18n._('Booking cancelled'),
        paragraphs: [
          i18n._('Dear {name}, your booking at {hotel} is cancelled.', { name, hotel }),
          ...refundWords(voice, news.refund),
        ],
      };
    case 'room-cancelled':
      return {
        subject: i18n._('Room cancelled: {hotel}, {reference}', { hotel, reference }),
        title: i18n._('Room cancelled'),
        paragraphs: [
          i18n._('Dear {name}, one room of your booking at {hotel} is cancelled. The rest stands as follows.', {
            name,
            hotel,
          }),
          ...refundWords(voice, news.refund),
        ],
      };
    case 'payment': {
      const amount = writeAmount(language, news.amount.minor, news.amount.currency);
      const why = paymentWords(voice, news.payment, { name, amount });
      return why === null
        ? null
        : {
            subject: i18n._('Your payment is going back: {hotel}, {reference}', { hotel, reference }),
            title: i18n._('Your payment is going back'),
            paragraphs: [why, i18n._('Your bank may need a few days to show it.')],
          };
    }
  }
}

const refundWords = ({ i18n }: Voice, refund: number): string[] =>
  refund > 0
    ? [i18n._('The refund is on its way to the card you paid with. Your bank may need a few days to show it.')]
    : [];

function paymentWords(
  { i18n }: Voice,
  payment: PaymentNews,
  values: { readonly name: string; readonly amount: string },
): string | null {
  switch (payment) {
    case 'late':
      return i18n._(
        'Dear {name}, your payment of {amount} came when the rooms could no longer be booked with it. Nothing is booked, and we send back all of it.',
        values,
      );
    case 'surplus':
      return i18n._(
        'Dear {name}, your payment of {amount} came although the booking was paid for already. We send back all of it; the booking stays as it is.',
        values,
      );
    case 'amount-mismatch':
      return i18n._(
        'Dear {name}, a payment for your booking was not of the amount that is due. Nothing is booked with it, and we send back all of it.',
        values,
      );
    case 'returned':
    case 'refund-stuck':
      return null; // the hotel's to mend, and the guest would only worry
  }
}
