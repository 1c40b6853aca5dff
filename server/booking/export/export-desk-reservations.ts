import { Readable } from 'node:stream';
import type { exportDeskReservations as route } from '@stayfront/contract/desk/export';
import type { ListedReservation } from '@stayfront/contract/desk/listing';
import type { RouteInput } from '@stayfront/contract/route';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { isAtLeast, type Role } from '@stayfront/rules/people/role';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { FileAnswer } from '../../platform/http/file-answer.ts';
import { csvStyleIn } from '../../platform/table/csv-style-in.ts';
import { writeCsv } from '../../platform/table/write-csv.ts';
import { writeXlsx } from '../../platform/table/write-xlsx.ts';
import { deskTextsFor } from '../../platform/texts/desk-texts-for.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readAllListed } from '../listing/read-all-listed.ts';
import { exportTable } from './export-table.ts';

/** The list as a file, which is written while it is sent: so many reservations as there are take no more memory than a page. */
export async function exportDeskReservations(
  db: Db,
  hotel: Hotel,
  role: Role,
  { format, lang, ...asked }: RouteInput<typeof route>['query'],
  now: Instant,
): Promise<FileAnswer> {
  const { currency, timeZone, language, name } = hotel.document;
  const texts = await deskTextsFor(lang ?? language);
  const columns = exportTable(texts, { currency, timeZone, tellsContact: isAtLeast(role, 'front-desk') });
  const pages = readAllListed(db, hotel, role, asked, now);
  // Whatever goes wrong with the first page is said before anything is sent.
  const first = await pages.next();
  async function* rows() {
    const rowsOf = (listed: readonly ListedReservation[]) => listed.map((line) => columns.map(({ of }) => of(line)));
    if (!first.done) yield rowsOf(first.value);
    for await (const listed of pages) yield rowsOf(listed);
  }
  const table = { columns, rows: rows() };
  const file = `${hotel.hotelId}-${asked.view}-${todayAt(timeZone, now)}.${format}`;
  if (format === 'xlsx') {
    const isRtl = directionOf(texts.language) === 'rtl';
    const content = Readable.from(writeXlsx({ ...table, name, isRtl }), { objectMode: false });
    return new FileAnswer({ name: file, type: xlsx, content });
  }
  const content = Readable.from(writeCsv(table, csvStyleIn(texts.language)), { objectMode: false });
  return new FileAnswer({ name: file, type: 'text/csv; charset=utf-8', content });
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
