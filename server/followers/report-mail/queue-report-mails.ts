import { dueReport, reportRhythms } from '@stayfront/rules/report/report-mail';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { atHotelsWith } from '../../property/hotel/at-hotels-with.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { queueReportMail } from './report-mail-jobs.ts';
import { hasWishes, takeDue } from './report-mail.store.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel };

/** Queues the reports that are due, at each open hotel by its own clock. Whoever is noted as told has their letter queued. */
export const queueReportMails = ({ db, readHotel }: Deps, now: Instant): Promise<void> =>
  atHotelsWith(db, 'report-mail', async (hotelId) => {
    const hotel = await readHotel(hotelId);
    if (!hotel) return true;
    const { timeZone } = hotel.document;
    const dues = reportRhythms.flatMap((rhythm) => {
      const due = dueReport(rhythm, timeZone, now);
      return due ? [{ rhythm, due }] : [];
    });
    if (dues.length === 0) return true;
    return inHotel(db, hotelId, async (tx) => {
      for (const { rhythm, due } of dues)
        for (const personId of await takeDue(tx, hotelId, rhythm, due))
          await queueReportMail(tx, 'mail-report', { hotelId, personId, rhythm, span: due.span });
      return hasWishes(tx, hotelId);
    });
  });
