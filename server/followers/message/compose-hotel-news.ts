import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import { fullName } from '@stayfront/rules/language/guest-name';
import type { PaymentNews } from '../../payment/effects.ts';
import { billRows } from '../summary/bill-rows.ts';
import { cancelledLines } from './cancelled-lines.ts';
import { guestLines } from './guest-lines.ts';
import { isolate } from '../../platform/texts/isolate.ts';
import { layOutMail, type Mail } from './lay-out-mail.ts';
import type { Line } from '../summary/line.ts';
import { moneyLines } from './money-lines.ts';
import type { News } from '../../booking/reservation/news.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { stayLines } from '../summary/stay-lines.ts';
import { unpaidWords } from './rest-words.ts';
import { writeDay } from '../../platform/texts/write-day.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';

type HotelLetter = { readonly info: DescriptiveInfo; readonly reservation: Reservation };

/** What the desk hears of a booking: who comes, when, into which rooms, and what is to be paid by whom. */
export function composeHotelNews(texts: Texts, { info, reservation }: HotelLetter, news: News): Mail {
  const { i18n } = texts;
  const reference = reservation.reservationId;
  const guest = isolate(texts, fullName(texts.language, reservation.guestInfo)) || '–';
  const title = titleOf(texts, news);
  const isStanding = reservation.roomStays.some((stay) => stay.status === 'book');
  return layOutMail(texts, {
    subject: i18n._('{title}: {guest}, {reference}', { title, guest, reference }),
    title,
    hotel: info.hotelName,
    paragraphs: wordsOf(texts, news),
    facts: [
      ...stayLines(texts, info, reservation),
      ...guestLines(texts, reservation),
      ...paymentLines(texts, news),
      ...moneyLines(texts, news, reservation.hotelCurrency),
      ...cancelledLines(texts, reservation, news),
    ],
    ...(isStanding && news.what !== 'payment' && news.what !== 'refunded'
      ? { bill: billRows(texts, reservation, 'hotel') }
      : {}),
  });
}

function titleOf({ i18n }: Texts, news: News): string {
  switch (news.what) {
    case 'booked':
      return i18n._('New booking');
    case 'confirm':
      return i18n._('Please confirm your booking');
    case 'unconfirmed':
      return i18n._('Booking not confirmed');
    case 'changed':
      return i18n._('Booking changed');
    case 'cancelled':
      return i18n._('Booking cancelled');
    case 'room-cancelled':
      return i18n._('Room cancelled');
    case 'new-link':
      return i18n._('A new link to your booking');
    case 'paid':
      return i18n._('Payment received');
    case 'refunded':
      return i18n._('Refund sent');
    case 'payment-link':
    case 'rest-soon':
      return i18n._('Payment link sent');
    case 'card-link':
      return i18n._('Card asked for by a link');
    case 'rest-due':
      return i18n._('Card could not be charged');
    case 'rest-unpaid':
      return i18n._('Rest of the price not paid');
    case 'pdf-missing':
      return i18n._('A confirmation without its PDF');
    case 'payment':
      return news.payment === 'refund-stuck' ? i18n._('A refund needs your help') : i18n._('Payment sent back');
  }
}

function wordsOf(texts: Texts, news: News): string[] {
  if (news.what === 'payment') return [paymentWords(texts, news.payment)];
  if (news.what === 'rest-due') {
    const day = writeDay(texts.language, news.lastDay);
    return [
      texts.i18n._('The guest was sent a link and can pay until {day}. We try the card again each day until then.', {
        day,
      }),
    ];
  }
  if (news.what === 'rest-unpaid') {
    const day = writeDay(texts.language, news.dueOn);
    return [texts.i18n._('The rest of the price was due on {day} and has not been paid. The booking stands.', { day })];
  }
  if ((news.what === 'cancelled' || news.what === 'room-cancelled') && news.isUnpaid) return [unpaidWords(texts)];
  if (news.what !== 'pdf-missing') return [];
  return [
    texts.i18n._(
      'The PDF of this confirmation could not be made, so the guest was sent the mail without it. The booking stands.',
    ),
  ];
}

function paymentWords({ i18n }: Texts, payment: PaymentNews): string {
  switch (payment) {
    case 'late':
      return i18n._('The payment came when the rooms could no longer be booked with it. It goes back to the guest.');
    case 'change-late':
      return i18n._(
        'The payment came when the change could no longer be made. It goes back to the guest; the booking stays as it was.',
      );
    case 'surplus':
      return i18n._('The guest has paid twice. The second payment goes back; the booking stays as it is.');
    case 'amount-mismatch':
      return i18n._('The payment was not of the amount that is due. It goes back to the guest, and nothing is booked.');
    case 'returned':
      return i18n._(
        'The payment was given back at the payment provider, not by this booking engine. The booking stands unpaid.',
      );
    case 'refund-stuck':
      return i18n._(
        'The payment provider has refused the refund three times. We go on trying; please look into your account there, for the guest waits for the money.',
      );
  }
}

function paymentLines({ i18n, language }: Texts, news: News): Line[] {
  if (news.what !== 'payment') return [];
  return [
    [i18n._('Payment number'), news.intentId],
    [i18n._('Amount'), writeAmount(language, news.amount.minor, news.amount.currency)],
  ];
}
