import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import { writeCalendarFile } from '@stayfront/rules/calendar-file/write-calendar-file';
import { clockTime } from '@stayfront/rules/stay/clock-time';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { Voice } from '../message/speak.ts';

type Stay = { readonly info: DescriptiveInfo; readonly reservation: Reservation; readonly link: string };

/** The stay for the guest's calendar: when, where, under which number, and whom to call. */
export function calendarFileFor({ i18n, language }: Voice, { info, reservation, link }: Stay): string {
  const stays = reservation.roomStays.filter((stay) => stay.status === 'book');
  const [arrival = ''] = stays.map((stay) => stay.startDate).toSorted();
  const departure = stays
    .map((stay) => stay.endDate)
    .toSorted()
    .at(-1);
  const { addressLine, streetNmbr, postalCode, cityName, countryCode } = info.address;
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(countryCode) ?? countryCode;
  const { phone, email } = info.contact;
  return writeCalendarFile({
    uid: `${reservation.hotelId}-${reservation.reservationId}@${new URL(link).hostname}`,
    version: reservation.version,
    writtenAt: Date.parse(reservation.createDateTime),
    timeZone: info.timeZone,
    from: { date: stayDate(arrival), ...clockTime(info.checkInTime.from) },
    to: { date: stayDate(departure ?? ''), ...clockTime(info.checkOutTime.to) },
    title: info.hotelName,
    description: [
      `${i18n._('Order number')}: ${reservation.reservationId}`,
      ...stays.map((stay) => `${stay.roomTypeName} · ${stay.ratePlanName}`),
      ...[phone, email].filter((way) => way !== null),
    ].join('\n'),
    place: [info.hotelName, `${addressLine} ${streetNmbr}`.trim(), `${postalCode} ${cityName}`, country].join(', '),
    url: link,
  });
}
