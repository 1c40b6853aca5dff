import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import type { Language } from '@stayfront/contract/property/texts';
import type { Reservation } from '@stayfront/contract/reservation';
import type { Line } from '../summary/line.ts';
import { billRows, type BillRow } from '../summary/bill-rows.ts';
import { buttonColor } from '../summary/button-color.ts';
import { guaranteeLine } from '../summary/confirmed-lines.ts';
import { hotelPlace } from '../summary/hotel-place.ts';
import { isolate } from '../../platform/texts/isolate.ts';
import { peopleIn } from '../summary/people-in.ts';
import { policiesOf } from '../../booking/reservation/policies-of.ts';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { fullName, greetingName } from '@stayfront/rules/language/guest-name';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { stayLines } from '../summary/stay-lines.ts';

/** Everything the confirmation on paper says, in the order it says it. */
export type Sheet = {
  /** Of the interface. */
  readonly lang: string;
  readonly isRtl: boolean;
  /** Of the guest, whose script is served first where several share their letters. */
  readonly reader: Language;
  readonly color: string;
  readonly hotel: string;
  readonly place: readonly string[];
  readonly title: string;
  readonly greeting: string;
  readonly number: Line;
  readonly facts: readonly Line[];
  readonly rows: readonly BillRow[];
  readonly terms: { readonly title: string; readonly lines: readonly string[] };
  readonly link: { readonly label: string; readonly href: string };
  readonly footer: readonly string[];
};

type Confirmed = {
  readonly config: HotelConfig;
  readonly info: DescriptiveInfo;
  readonly reservation: Reservation;
  readonly reader: Language;
  readonly link: string;
};

/** The confirmation as a sheet of paper. It says no more than the mail does. */
export function confirmationSheet(texts: Texts, { config, info, reservation, reader, link }: Confirmed): Sheet {
  const { i18n, language } = texts;
  const { guestInfo } = reservation;
  const hotel = info.hotelName;
  const [number, ...days] = stayLines(texts, info, reservation);
  const standing = reservation.roomStays.filter((stay) => stay.status === 'book');
  return {
    lang: language,
    isRtl: directionOf(language) === 'rtl',
    reader,
    color: buttonColor(config),
    hotel,
    place: hotelPlace(info),
    title: i18n._('Booking confirmed!'),
    greeting: i18n._('Dear {name}, {hotel} looks forward to welcoming you.', {
      name: isolate(texts, greetingName(language, guestInfo)),
      hotel,
    }),
    number: number ?? [i18n._('Order number'), reservation.reservationId],
    facts: [
      ...days,
      [i18n._('Guest'), fullName(language, guestInfo)],
      [i18n._('Guests'), peopleIn(texts, standing)],
      ...guaranteeLine(texts, reservation),
    ],
    rows: billRows(texts, reservation),
    terms: {
      title: i18n._('Cancellation'),
      lines: policiesOf(standing),
    },
    link: { label: i18n._('View your booking'), href: link },
    footer: [hotel, ...[info.contact.phone, info.contact.email].filter((way) => way !== null)],
  };
}
