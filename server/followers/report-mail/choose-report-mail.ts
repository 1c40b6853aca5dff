import type { chooseReportMail as route, ReportMail } from '@stayfront/contract/report/report-mail';
import type { RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Operator } from '../../property/operator/operator.ts';
import { describeWish } from './describe-wish.ts';
import { deleteWish, saveWish } from './report-mail.store.ts';

/** Each for themselves: nobody is signed up by somebody else. */
export async function chooseReportMail(
  db: Db,
  hotel: Hotel,
  by: Operator,
  { rhythm, lang: language }: RouteInput<typeof route>['body'],
  now: Instant,
): Promise<ReportMail> {
  const whose = { hotelId: hotel.hotelId, personId: by.operatorId };
  const wish = rhythm === 'off' ? null : { rhythm, language };
  await inHotel(db, hotel.hotelId, (tx) => (wish ? saveWish(tx, whose, wish, now) : deleteWish(tx, whose)));
  return describeWish(hotel, by, wish, now);
}
