import type { Reservation } from '@stayfront/contract/reservation';
import type { Line } from '../summary/line.ts';
import { soldAs } from '../summary/sold-as.ts';
import type { News } from '../../booking/reservation/news.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';

/** Which rooms were cancelled, what that costs, and what of the money goes back. Nothing for other news. */
export function cancelledLines({ i18n, language }: Texts, reservation: Reservation, news: News): Line[] {
  if (news.what !== 'cancelled' && news.what !== 'room-cancelled') return [];
  const amount = (minor: number): string => writeAmount(language, minor, reservation.hotelCurrency);
  const rooms = reservation.roomStays.filter((stay) =>
    news.what === 'room-cancelled' ? stay.roomStayIndex === news.roomStayIndex : stay.status === 'cancel',
  );
  const fee = news.cancellationFee;
  return [
    ...rooms.map((stay): Line => [
      i18n._('Room {number}, cancelled', { number: stay.roomStayIndex + 1 }),
      `${stay.roomTypeName} · ${soldAs(stay)}`,
    ]),
    [i18n._('Cancellation fee'), fee > 0 ? amount(fee) : i18n._('None')],
    ...(news.refund > 0 ? ([[i18n._('Refund'), amount(news.refund)]] as Line[]) : []),
  ];
}
