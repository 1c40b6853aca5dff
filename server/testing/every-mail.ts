import { exampleProduct } from '@stayfront/contract/examples/example-product';
import { Product } from '@stayfront/contract/offer';
import type { Language } from '@stayfront/contract/property/texts';
import type { Money } from '@stayfront/rules/money';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { composeConfirmation } from '../followers/message/compose-confirmation.ts';
import { composeGuestNews } from '../followers/message/compose-guest-news.ts';
import { composeHotelNews } from '../followers/message/compose-hotel-news.ts';
import { composeLinks } from '../followers/message/compose-links.ts';
import { composeWaiting } from '../followers/message/compose-waiting.ts';
import type { Mail } from '../followers/message/lay-out-mail.ts';
import type { News } from '../booking/reservation/news.ts';
import { textsFor } from '../platform/texts/texts-for.ts';
import type { PaymentNews } from '../payment/effects.ts';
import { sampleBooking, type Names } from './sample-booking.ts';

const amount: Money = { minor: 12_345, currency: 'USD' };
const payments: Record<PaymentNews, null> = {
  'amount-mismatch': null,
  surplus: null,
  late: null,
  'change-late': null,
  returned: null,
  'refund-stuck': null,
};

/** A kind of news that is missing here does not compile. */
const allNews: { readonly [What in News['what']]: readonly Extract<News, { what: What }>[] } = {
  booked: [{ what: 'booked' }],
  confirm: [{ what: 'confirm' }],
  unconfirmed: [{ what: 'unconfirmed' }],
  changed: [
    { what: 'changed', version: 2 },
    { what: 'changed', version: 3, fee: 100, refund: 200, paid: 300 },
  ],
  cancelled: [
    { what: 'cancelled', version: 2, cancellationFee: 0, refund: 0 },
    { what: 'cancelled', version: 3, cancellationFee: 100, refund: 200, isUnpaid: true },
  ],
  'room-cancelled': [{ what: 'room-cancelled', version: 2, roomStayIndex: 1, cancellationFee: 100, refund: 200 }],
  paid: [{ what: 'paid', intentId: '77', amount }],
  refunded: [{ what: 'refunded', refundId: '88', amount }],
  'new-link': [{ what: 'new-link', mark: '1' }],
  'payment-link': [
    { what: 'payment-link', mark: '1', amount },
    { what: 'payment-link', mark: '2', amount, dueOn: stayDate('2027-05-28') },
  ],
  'card-link': [
    { what: 'card-link', mark: 'held' },
    { what: 'card-link', mark: '2', dueOn: stayDate('2027-05-28') },
  ],
  'rest-soon': [
    { what: 'rest-soon', amount, dueOn: stayDate('2027-05-28'), isTaken: true },
    { what: 'rest-soon', amount, dueOn: stayDate('2027-05-29'), isTaken: false },
  ],
  'rest-due': [true, false].map((isRefused) => ({
    what: 'rest-due',
    mark: String(isRefused),
    amount,
    lastDay: stayDate('2027-05-30'),
    isRefused,
    isCancelled: isRefused,
  })),
  'rest-unpaid': [{ what: 'rest-unpaid', amount, dueOn: stayDate('2027-05-28') }],
  'pdf-missing': [{ what: 'pdf-missing' }],
  payment: (Object.keys(payments) as PaymentNews[]).map((payment) => ({
    what: 'payment',
    payment,
    intentId: '77',
    amount,
  })),
};

/** Every letter that guests and houses are sent, in a language, by what it is about. */
export async function everyMail(language: Language, names: Names): Promise<Map<string, Mail>> {
  const texts = await textsFor(language);
  const booking = sampleBooking(texts, names);
  const held = {
    ...booking,
    reservation: { ...booking.reservation, status: 'held' as const, holdExpiresAt: '2027-06-01T16:05:00.000Z' },
  };
  const { reservation, link } = booking;
  const bookings = [{ reservation, link }];
  const mails = new Map<string, Mail>([
    ['confirmation', composeConfirmation(texts, booking)],
    ['link', composeLinks(texts, { ...booking, bookings })],
    ['links', composeLinks(texts, { ...booking, bookings: [...bookings, ...bookings] })],
  ]);
  const waiting = {
    ...booking,
    arrival: stayDate('2027-06-11'),
    departure: stayDate('2027-06-13'),
    guests: { adults: 2, children: 1, infants: 0, ages: [7] },
  };
  const products = [Product.parse(exampleProduct)];
  const until = Date.parse('2027-06-01T16:05:00.000Z');
  mails.set('waiting-confirm', composeWaiting(texts, { ...waiting, offer: null }));
  mails.set('waiting-offer', composeWaiting(texts, { ...waiting, offer: { room: names.room, products, until } }));
  for (const news of Object.values(allNews).flat()) {
    const isHeld =
      news.what === 'payment-link' || news.what === 'confirm' || (news.what === 'card-link' && !news.dueOn);
    const about = isHeld ? held : booking;
    const name = `${news.what}${markOf(news)}`;
    const toGuest = composeGuestNews(texts, about, news);
    if (toGuest) mails.set(`${name} (guest)`, toGuest);
    mails.set(`${name} (hotel)`, composeHotelNews(texts, about, news));
  }
  return mails;
}

/** What tells two letters of one kind apart. */
function markOf(news: News): string {
  if (news.what === 'payment') return `-${news.payment}`;
  if (news.what === 'card-link') return news.dueOn ? '' : '-held';
  if (news.what === 'rest-due') return news.isRefused ? '-refused' : '';
  if (news.what === 'rest-soon') return news.isTaken ? '-taken' : '';
  return 'version' in news ? `-${news.version}` : '';
}
