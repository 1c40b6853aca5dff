import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import { greetingName } from '@stayfront/rules/language/guest-name';
import { billRows } from '../summary/bill-rows.ts';
import { confirmedLines } from '../summary/confirmed-lines.ts';
import { isolate } from '../../platform/texts/isolate.ts';
import { layOutMail, type Mail } from './lay-out-mail.ts';
import { lodgingReservation } from './lodging-reservation.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { stayLines } from '../summary/stay-lines.ts';
import { buttonColor } from '../summary/button-color.ts';

/** What letters to guests are written from. */
export type GuestMail = {
  readonly config: HotelConfig;
  readonly info: DescriptiveInfo;
  readonly reservation: Reservation;
  /** Opens the reservation without a login. */
  readonly link: string;
  /** The confirmation as a file; without the one that cannot be drawn. */
  readonly files: { readonly pdf?: string; readonly ics: string };
};

/** The confirmation as it is sent: what was booked, when, for how much, and how to reach the house. */
export function composeConfirmation(texts: Texts, mail: GuestMail): Mail {
  const { config, info, reservation, link, files } = mail;
  const { i18n } = texts;
  const hotel = info.hotelName;
  return layOutMail(texts, {
    subject: i18n._('Booking confirmed: {hotel}, {reference}', { hotel, reference: reservation.reservationId }),
    title: i18n._('Booking confirmed!'),
    hotel,
    paragraphs: [
      i18n._('Dear {name}, {hotel} looks forward to welcoming you.', {
        name: isolate(texts, greetingName(texts.language, reservation.guestInfo)),
        hotel,
      }),
    ],
    facts: [...stayLines(texts, info, reservation), ...confirmedLines(texts, info, reservation)],
    bill: billRows(texts, reservation),
    button: { label: i18n._('View your booking'), href: link, color: buttonColor(config) },
    links: [
      ...(files.pdf === undefined ? [] : [{ label: i18n._('Confirmation as PDF'), href: files.pdf }]),
      { label: i18n._('Add to calendar'), href: files.ics },
    ],
    help: helpFrom(texts, info),
    data: lodgingReservation(mail),
  });
}

export const helpFrom = ({ i18n }: Texts, { contact }: DescriptiveInfo): { text: string; ways: string[] } => ({
  text: i18n._('Do you need help? Answer this mail or call us.'),
  ways: [contact.phone, contact.email].filter((way) => way !== null),
});
