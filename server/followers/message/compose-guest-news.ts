import { billRows } from '../summary/bill-rows.ts';
import { cancelledLines } from './cancelled-lines.ts';
import { helpFrom, type GuestMail } from './compose-confirmation.ts';
import { buttonColor } from '../summary/button-color.ts';
import { guestNewsWords } from './guest-news-words.ts';
import { layOutMail, type Mail } from './lay-out-mail.ts';
import { lodgingReservation } from './lodging-reservation.ts';
import { moneyLines } from './money-lines.ts';
import type { News } from '../../booking/reservation/news.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { stayLines } from '../summary/stay-lines.ts';

/** News with a bill: those that change it or ask for it, while there is something to pay for. */
const withBill: ReadonlySet<News['what']> = new Set([
  'changed',
  'room-cancelled',
  'cancelled',
  'paid',
  'payment-link',
  'card-link',
  'rest-soon',
  'rest-due',
  'confirm',
]);

type NewsMail = GuestMail & { readonly payLink: string; readonly cardLink: string };

/** What a guest is told when something has happened to a booking; null where it is not the guest's affair. */
export function composeGuestNews(texts: Texts, mail: NewsMail, news: News): Mail | null {
  const words = guestNewsWords(texts, mail, news);
  if (!words) return null;
  const { config, info, reservation, link } = mail;
  const { i18n } = texts;
  const hasRooms = reservation.roomStays.some((stay) => stay.status === 'book');
  const asked = askedIn(texts, mail, news);
  const isAsked = news.what === 'confirm';
  const hasBill = hasRooms && withBill.has(news.what) && (asked || isAsked || reservation.status !== 'held');
  const color = buttonColor(config);
  return layOutMail(texts, {
    ...words,
    hotel: info.hotelName,
    facts: [
      ...stayLines(texts, info, reservation),
      ...cancelledLines(texts, reservation, news),
      ...moneyLines(texts, news, reservation.hotelCurrency),
    ],
    ...(hasBill ? { bill: billRows(texts, reservation) } : {}),
    button: asked
      ? { ...asked, color }
      : { label: isAsked ? i18n._('Confirm booking') : i18n._('View your booking'), href: link, color },
    ...(asked ? { links: [{ label: i18n._('View your booking'), href: link }] } : {}),
    help: helpFrom(texts, info),
    ...(news.what === 'payment' || news.what === 'unconfirmed' || isAsked || asked
      ? {}
      : { data: lodgingReservation(mail) }),
  });
}

/** What a letter asks its guest to do by a link of its own; null where it asks for nothing. */
function askedIn({ i18n }: Texts, { payLink, cardLink }: NewsMail, news: News): { label: string; href: string } | null {
  if (news.what === 'card-link') return { label: i18n._('Give a card'), href: cardLink };
  const isToPay =
    news.what === 'payment-link' || news.what === 'rest-due' || (news.what === 'rest-soon' && !news.isTaken);
  return isToPay ? { label: i18n._('Pay online'), href: payLink } : null;
}
