import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import { helpFrom } from './compose-confirmation.ts';
import { buttonColor } from '../summary/button-color.ts';
import { layOutMail, type Mail } from './lay-out-mail.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { stayLines } from '../summary/stay-lines.ts';
import { writeDay } from '../../platform/texts/write-day.ts';

type Booking = { readonly reservation: Reservation; readonly link: string };
type LinkMail = {
  readonly config: HotelConfig;
  readonly info: DescriptiveInfo;
  readonly bookings: readonly Booking[];
};

/** For a guest who has lost a link: one button, or a line for each booking. */
export function composeLinks(texts: Texts, { config, info, bookings }: LinkMail): Mail {
  const { i18n, language } = texts;
  const hotel = info.hotelName;
  const [first, ...others] = bookings;
  const isOne = others.length === 0;
  const label = i18n._('View your booking');
  return layOutMail(texts, {
    subject: i18n._('Your booking at {hotel}', { hotel }),
    title: isOne ? i18n._('The link to your booking') : i18n._('The links to your bookings'),
    hotel,
    color: buttonColor(config),
    paragraphs: [
      isOne
        ? i18n._('You asked for the link to your booking at {hotel}. Here it is.', { hotel })
        : i18n._('You asked for the links to your bookings at {hotel}. Here they are.', { hotel }),
      isOne
        ? i18n._('Keep the link to yourself: whoever has it can change or cancel the booking.')
        : i18n._('Keep the links to yourself: whoever has them can change or cancel the bookings.'),
    ],
    facts: isOne && first ? stayLines(texts, info, first.reservation) : [],
    ...(isOne && first ? { button: { label, href: first.link, color: buttonColor(config) } } : {}),
    ...(isOne
      ? {}
      : {
          links: bookings.map(({ reservation, link }) => ({
            label: `${reservation.reservationId} · ${writeDay(language, arrivalOf(reservation))}`,
            href: link,
          })),
        }),
    help: {
      ...helpFrom(texts, info),
      text: i18n._('If you did not ask for this, you need not do anything: nobody but you gets this mail.'),
    },
  });
}

const arrivalOf = ({ roomStays }: Reservation): string => roomStays.map((stay) => stay.startDate).toSorted()[0] ?? '';
