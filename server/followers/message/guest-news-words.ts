import type { HotelConfig } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import type { Money } from '@stayfront/rules/money';
import { greetingName } from '@stayfront/rules/language/guest-name';
import { cardName } from '@stayfront/rules/payment/card-name';
import type { PaymentNews } from '../../payment/effects.ts';
import type { GuestMail } from './compose-confirmation.ts';
import { inOneLine } from '../../platform/texts/in-one-line.ts';
import { isolate } from '../../platform/texts/isolate.ts';
import { dueWords, restWords, unpaidWords } from './rest-words.ts';
import type { News } from '../../booking/reservation/news.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';
import { writeDay } from '../../platform/texts/write-day.ts';
import { writeTime } from '../../platform/texts/write-time.ts';

type Words = { readonly subject: string; readonly title: string; readonly paragraphs: readonly string[] };

/** What a letter about some news says, before the facts; null where it is not the guest's affair. */
export function guestNewsWords(texts: Texts, mail: GuestMail, news: News): Words | null {
  const { config, info, reservation } = mail;
  const { i18n, language } = texts;
  const [hotel, reference] = [info.hotelName, reservation.reservationId];
  const name = isolate(texts, greetingName(language, reservation.guestInfo));
  const amountOf = ({ amount }: { readonly amount: Money }): string =>
    writeAmount(language, amount.minor, amount.currency);
  const refunded = (minor: number): string[] =>
    minor > 0 ? [refundWords(texts, writeAmount(language, minor, reservation.hotelCurrency), reservation, config)] : [];
  switch (news.what) {
    case 'booked':
    case 'pdf-missing':
    case 'rest-unpaid':
      return null; // that is the confirmation, or the hotel's affair
    case 'rest-soon':
    case 'rest-due':
      return {
        subject: i18n._('The rest of your booking: {hotel}, {reference}', { hotel, reference }),
        title: i18n._('The rest of your booking'),
        paragraphs: restWords(texts, mail, news, { name, hotel }),
      };
    case 'confirm':
      return {
        subject: i18n._('Please confirm your booking: {hotel}, {reference}', { hotel, reference }),
        title: i18n._('Please confirm your booking'),
        paragraphs: [
          i18n._('Dear {name}, one step is missing: press the button to confirm your booking at {hotel}.', {
            name,
            hotel,
          }),
          ...holdWords(texts, info.timeZone, reservation.holdExpiresAt),
          i18n._('If you did not make this booking, you need not do anything: it ends by itself.'),
        ],
      };
    case 'unconfirmed':
      return {
        subject: i18n._('Booking not confirmed: {hotel}, {reference}', { hotel, reference }),
        title: i18n._('Booking not confirmed'),
        paragraphs: [
          i18n._(
            'Dear {name}, your booking at {hotel} was not confirmed in time, and its rooms are free for others again. You can book anew at any time.',
            { name, hotel },
          ),
        ],
      };
    case 'changed':
      return {
        subject: i18n._('Booking changed: {hotel}, {reference}', { hotel, reference }),
        title: i18n._('Booking changed'),
        paragraphs: [
          i18n._('Dear {name}, your booking at {hotel} was changed. It now stands as follows.', { name, hotel }),
          ...refunded(news.refund ?? 0),
        ],
      };
    case 'cancelled':
      return {
        subject: i18n._('Booking cancelled: {hotel}, {reference}', { hotel, reference }),
        title: i18n._('Booking cancelled'),
        paragraphs: [
          i18n._('Dear {name}, your booking at {hotel} is cancelled.', { name, hotel }),
          ...(news.isUnpaid ? [unpaidWords(texts)] : []),
          ...refunded(news.refund),
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
          ...(news.isUnpaid ? [unpaidWords(texts)] : []),
          ...refunded(news.refund),
        ],
      };
    case 'new-link':
      return {
        subject: i18n._('A new link to your booking: {hotel}, {reference}', { hotel, reference }),
        title: i18n._('A new link to your booking'),
        paragraphs: [
          i18n._(
            'Dear {name}, here is a new link to your booking at {hotel}. Links you were sent before no longer open it.',
            { name, hotel },
          ),
        ],
      };
    case 'paid':
      return {
        subject: i18n._('Payment received: {hotel}, {reference}', { hotel, reference }),
        title: i18n._('Payment received'),
        paragraphs: [
          i18n._('Dear {name}, thank you: your payment of {amount} has arrived.', { name, amount: amountOf(news) }),
        ],
      };
    case 'refunded':
      return {
        subject: i18n._('Refund sent: {hotel}, {reference}', { hotel, reference }),
        title: i18n._('Refund sent'),
        paragraphs: [
          i18n._('Dear {name}, we have sent {amount} back to the card you paid with.', {
            name,
            amount: amountOf(news),
          }),
          i18n._('Your bank may need a few days to show it.'),
        ],
      };
    case 'payment-link':
      return {
        subject: i18n._('Pay for your booking: {hotel}, {reference}', { hotel, reference }),
        title: i18n._('Pay for your booking'),
        paragraphs: [
          i18n._('Dear {name}, you can pay {amount} for your booking at {hotel} online.', {
            name,
            hotel,
            amount: amountOf(news),
          }),
          ...(news.dueOn === undefined ? [] : [dueWords(texts, news.dueOn)]),
          ...holdWords(texts, info.timeZone, reservation.holdExpiresAt),
        ],
      };
    case 'card-link':
      return {
        subject: i18n._('A card for your booking: {hotel}, {reference}', { hotel, reference }),
        title: i18n._('A card for your booking'),
        paragraphs: [
          reservation.status === 'held'
            ? i18n._(
                'Dear {name}, your rooms at {hotel} are booked as soon as you have given a card as a guarantee. Nothing is charged when you give it.',
                { name, hotel },
              )
            : i18n._(
                'Dear {name}, {hotel} asks you for a card as a guarantee for your booking. Nothing is charged when you give it.',
                { name, hotel },
              ),
          ...(news.dueOn === undefined
            ? []
            : [i18n._('Please give it by {day}.', { day: writeDay(language, news.dueOn) })]),
          ...holdWords(texts, info.timeZone, reservation.holdExpiresAt),
          i18n._('Please use the button, and never send a card number by e-mail or tell it on the telephone.'),
        ],
      };
    case 'payment': {
      const amount = amountOf(news);
      const why = paymentWords(texts, news.payment, { name, amount });
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

/** Until when rooms are kept that are not paid for. */
function holdWords({ i18n, language }: Texts, timeZone: string, holdExpiresAt: string | null): string[] {
  if (holdExpiresAt === null) return [];
  const time = writeTime(language, Date.parse(holdExpiresAt), timeZone);
  return [i18n._('The rooms are kept for you until {time} (time at the hotel).', { time })];
}

/** What goes back, to which card, and by when. */
function refundWords(
  texts: Texts,
  amount: string,
  { refundCard }: Pick<Reservation, 'refundCard'>,
  { refundDays: days }: Pick<HotelConfig, 'refundDays'>,
): string {
  const { i18n } = texts;
  const card = cardName(refundCard);
  const what =
    card === null
      ? i18n._('{amount} goes back to the card you paid with.', { amount })
      : i18n._('{amount} goes back to your card {card}.', { amount, card: isolate(texts, card) });
  return inOneLine([what, i18n._('You have it within {days, plural, one {# day} other {# days}}.', { days })]);
}

function paymentWords(
  { i18n }: Texts,
  payment: PaymentNews,
  values: { readonly name: string; readonly amount: string },
): string | null {
  switch (payment) {
    case 'late':
      return i18n._(
        'Dear {name}, your payment of {amount} came when the rooms could no longer be booked with it. Nothing is booked, and we send back all of it.',
        values,
      );
    case 'change-late':
      return i18n._(
        'Dear {name}, your payment of {amount} came when the change could no longer be made. Your booking stays as it was, and we send back all of it.',
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
