import { isRefusal } from '@stayfront/contract/problem';
import { getReport as route } from '@stayfront/contract/report/report';
import { isAtLeast } from '@stayfront/rules/people/role';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { getMoneyReport } from '../../booking/report/get-money-report.ts';
import { getReport } from '../../booking/report/get-report.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { deskTextsFor } from '../../platform/texts/desk-texts-for.ts';
import { configOf, describeHotel } from '../../property/content/describe-hotel.ts';
import type { MessageDeps } from '../message/read-for-mail.ts';
import { buttonColor } from '../summary/button-color.ts';
import { ownAddress } from '../summary/own-address.ts';
import { composeReportMail } from './compose-report-mail.ts';
import type { ReportMailJobs } from './report-mail-jobs.ts';
import { readReader } from './report-mail.store.ts';
import { reportMailToken } from './report-mail-token.ts';

type Deps = Pick<MessageDeps, 'db' | 'readHotel' | 'secret' | 'post' | 'publicUrl'>;

/**
 * Writes the report of these days to somebody of a hotel. Whoever left, may not read reports any more or wishes something
 * else by now is not written to, nor is anybody of a hotel that is not open.
 */
export async function mailReport(
  { db, readHotel, secret, post, publicUrl }: Deps,
  { hotelId, personId, rhythm, span }: ReportMailJobs['mail-report'],
  now: Instant,
): Promise<void> {
  const hotel = await readHotel(hotelId);
  if (!hotel?.isOpen) return;
  const reader = await inHotel(db, hotelId, (tx) => readReader(tx, { hotelId, personId }), 'read only');
  if (reader?.rhythm !== rhythm || !isAtLeast(reader.role, route.needsStaff)) return;
  const against = 'last-year';
  const [stayed, booked, money] = [
    await getReport(db, hotel, { ...span, by: 'stay', against }, now),
    await getReport(db, hotel, { ...span, by: 'booked', against }, now),
    await getMoneyReport(db, hotel, span, now),
  ];
  if (isRefusal(stayed) || isRefusal(booked) || isRefusal(money)) throw new Error('These days were refused');
  const texts = await deskTextsFor(reader.language);
  const { hotelName, contact } = await describeHotel(hotel, texts.language);
  const base = publicUrl();
  const token = reportMailToken(secret, hotelId, personId);
  const stop = new URLSearchParams({ person: personId, t: token });
  await post({
    ...composeReportMail(texts, {
      hotel: hotelName,
      color: buttonColor(configOf(hotel)),
      rhythm,
      stayed,
      booked,
      money,
      desk: `${base}/${hotelId}/desk`,
      stopLink: `${base}/${hotelId}/desk/stop-report-mail?${stop.toString()}`,
    }),
    messageId: `report-${rhythm}-${hotelId}-${personId}-${span.to}`,
    from: { name: hotelName, address: contact.email ?? ownAddress(base) },
    to: { name: reader.email, address: reader.email },
    unsubscribeBy: `${base}/${hotelId}/report-mails/${personId}/unsubscribe?${new URLSearchParams({ t: token }).toString()}`,
  });
}
