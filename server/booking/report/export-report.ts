import { Readable } from 'node:stream';
import { isRefusal, type Refusal } from '@stayfront/contract/problem';
import type { exportReport as route } from '@stayfront/contract/report/export-report';
import type { RouteInput } from '@stayfront/contract/route';
import { directionOf } from '@stayfront/rules/language/direction-of';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { FileAnswer } from '../../platform/http/file-answer.ts';
import { csvStyleIn } from '../../platform/table/csv-style-in.ts';
import type { Cell, Table } from '../../platform/table/table.ts';
import { writeCsv } from '../../platform/table/write-csv.ts';
import { writeXlsx } from '../../platform/table/write-xlsx.ts';
import { deskTextsFor } from '../../platform/texts/desk-texts-for.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { getMoneyReport } from './get-money-report.ts';
import { getReportReservations } from './get-report-reservations.ts';
import { getReport } from './get-report.ts';
import { moneySheet, reportSheet, staySheet, type Sheet } from './report-tables.ts';

type Query = RouteInput<typeof route>['query'];
type Refused = Refusal<'input.invalid'>;

/** A table of a report for a spreadsheet. */
export async function exportReport(db: Db, hotel: Hotel, query: Query, now: Instant): Promise<FileAnswer | Refused> {
  const { format, lang, table, from, to } = query;
  const { language, name } = hotel.document;
  const texts = await deskTextsFor(lang ?? language);
  const content = await tableOf(db, hotel, texts, query, now);
  if (isRefusal(content)) return content;
  const file = `${hotel.hotelId}-${table}-${from}-${to}.${format}`;
  if (format === 'xlsx') {
    const isRtl = directionOf(texts.language) === 'rtl';
    const bytes = Readable.from(writeXlsx({ ...content, name, isRtl }), { objectMode: false });
    return new FileAnswer({ name: file, type: xlsx, content: bytes });
  }
  const text = Readable.from(writeCsv(content, csvStyleIn(texts.language)), { objectMode: false });
  return new FileAnswer({ name: file, type: 'text/csv; charset=utf-8', content: text });
}

async function tableOf(db: Db, hotel: Hotel, texts: Texts, query: Query, now: Instant): Promise<Table | Refused> {
  const { table, from, to, by, against } = query;
  if (table === 'reservations') return stays(db, hotel, texts, query);
  if (table === 'money') {
    const report = await getMoneyReport(db, hotel, { from, to }, now);
    return isRefusal(report) ? report : whole(moneySheet(texts, report));
  }
  const report = await getReport(db, hotel, { from, to, by, against }, now);
  return isRefusal(report) ? report : whole(reportSheet(texts, report, table));
}

function whole({ columns, rows }: Sheet): Table {
  async function* all() {
    yield rows;
  }
  return { columns, rows: all() };
}

/** Page by page, however many they are. */
async function stays(db: Db, hotel: Hotel, texts: Texts, query: Query): Promise<Table | Refused> {
  const { format: _, lang: __, table: ___, against: ____, ...asked } = query;
  const page = (cursor?: string) =>
    getReportReservations(db, hotel, { ...asked, limit: 500, ...(cursor ? { cursor } : {}) });
  // Whatever goes wrong with the first page is said before anything is sent.
  const first = await page();
  if (isRefusal(first)) {
    if (first.refused === 'cursor.invalid') throw new Error('No cursor was sent');
    return first as Refused;
  }
  const { columns, rowOf } = staySheet(texts, first.currency);
  async function* rows(): AsyncGenerator<(readonly Cell[])[]> {
    for (let read: Awaited<ReturnType<typeof page>> = first; !isRefusal(read);) {
      yield read.stays.map(rowOf);
      if (read.cursor === null) return;
      read = await page(read.cursor);
    }
    throw new Error('A page of the stays was refused');
  }
  return { columns, rows: rows() };
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
