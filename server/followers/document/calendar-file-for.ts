import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import { methodOf, writeCalendarFile } from '@stayfront/rules/calendar-file/write-calendar-file';
import { isFinal } from '@stayfront/rules/booking/status';
import { clockTime } from '@stayfront/rules/stay/clock-time';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { soldAs } from '../summary/sold-as.ts';

/** Its content, and the media type that says what is to be done with it. */
type CalendarFile = { readonly content: string; readonly type: string };

type Stay = {
  readonly info: DescriptiveInfo;
  readonly reservation: Reservation;
  readonly link: string;
  /** Where letters come from when the house has no address. */
  readonly ownAddress: string;
  /** When something last happened to the reservation. */
  readonly changedAt: Instant;
};

/** The stay for the guest's calendar: when, where, under which number, and whom to call; or that it is called off. */
export function calendarFileFor(
  { i18n }: Texts,
  { info, reservation, link, ownAddress, changedAt }: Stay,
): CalendarFile {
  const standing = reservation.roomStays.filter((stay) => stay.status === 'book');
  const isCancelled = isFinal(reservation.status) || standing.length === 0;
  const stays = isCancelled ? reservation.roomStays : standing;
  const [arrival = ''] = stays.map((stay) => stay.startDate).toSorted();
  const departure = stays
    .map((stay) => stay.endDate)
    .toSorted()
    .at(-1);
  const { addressLine, streetNmbr, postalCode, cityName, countryName } = info.address;
  const { phone, email } = info.contact;
  const content = writeCalendarFile({
    uid: `${reservation.hotelId}-${reservation.reservationId}@${new URL(link).hostname}`,
    version: reservation.version,
    organizer: { name: info.hotelName, email: email ?? ownAddress },
    isCancelled,
    writtenAt: changedAt,
    timeZone: info.timeZone,
    from: { date: stayDate(arrival), ...clockTime(info.checkInTime.from) },
    to: { date: stayDate(departure ?? ''), ...clockTime(info.checkOutTime.to) },
    title: info.hotelName,
    description: [
      `${i18n._('Order number')}: ${reservation.reservationId}`,
      ...stays.map((stay) => `${stay.roomTypeName} · ${soldAs(stay)}`),
      ...[phone, email].filter((way) => way !== null),
    ].join('\n'),
    place: [info.hotelName, `${addressLine} ${streetNmbr}`.trim(), `${postalCode} ${cityName}`, countryName].join(', '),
    url: link,
  });
  return { content, type: `text/calendar; charset=utf-8; method=${methodOf({ isCancelled })}` };
}
