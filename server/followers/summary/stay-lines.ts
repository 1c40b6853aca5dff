import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import { clockIn } from '@stayfront/rules/language/clock-in';
import type { Line } from './line.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeDay } from '../../platform/texts/write-day.ts';

/** Which booking it is, and from when to when: of the rooms that stand, or of all once none does. */
export function stayLines({ i18n, language }: Texts, info: DescriptiveInfo, reservation: Reservation): Line[] {
  const standing = reservation.roomStays.filter((stay) => stay.status === 'book');
  const stays = standing.length > 0 ? standing : reservation.roomStays;
  const number: Line = [i18n._('Order number'), reservation.reservationId];
  const [first] = stays.map((stay) => stay.startDate).toSorted();
  const last = stays
    .map((stay) => stay.endDate)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return [number];
  const { checkInTime, checkOutTime } = info;
  return [
    number,
    [
      i18n._('Arrival'),
      i18n._('{day}, from {time}', { day: writeDay(language, first), time: clockIn(language, checkInTime.from) }),
    ],
    [
      i18n._('Departure'),
      i18n._('{day}, until {time}', { day: writeDay(language, last), time: clockIn(language, checkOutTime.to) }),
    ],
  ];
}
