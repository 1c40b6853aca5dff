import { Readable } from 'node:stream';
import type { DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import { directionOf } from '@stayfront/rules/language/direction-of';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Db } from '../../platform/db/open-database.ts';
import { FileAnswer } from '../../platform/http/file-answer.ts';
import { csvStyleIn } from '../../platform/table/csv-style-in.ts';
import { writeCsv } from '../../platform/table/write-csv.ts';
import { writeXlsx } from '../../platform/table/write-xlsx.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readDeskCalendar } from '../../selling/calendar/read-desk-calendar.ts';
import { calendarColumns, calendarRows } from './calendar-table.ts';

type Asked = {
  readonly from: StayDate;
  readonly to: StayDate;
  readonly format: 'csv' | 'xlsx';
  readonly lang?: Language | undefined;
};

/** Prices, stock and rules as a file that the import takes again. */
export async function exportCalendar(
  db: Db,
  hotel: Hotel,
  { from, to, format, lang }: Asked,
  now: Instant,
): Promise<FileAnswer | Refusal<'calendar.too_large'>> {
  const { document } = hotel;
  const found = await readDeskCalendar(db, hotel, { from, to, amounts: 'true' }, now);
  if ('refused' in found) return refuse('calendar.too_large', 'Ask for fewer days');
  const grid: DeskCalendar = found;
  const language = lang ?? document.language;
  async function* rows() {
    yield* calendarRows(document, grid, language);
  }
  const table = { columns: calendarColumns(document, language), rows: rows() };
  const file = `${hotel.hotelId}-calendar-${from}-${to}.${format}`;
  if (format === 'xlsx') {
    const sheet = { ...table, name: document.name, isRtl: directionOf(language) === 'rtl' };
    return new FileAnswer({ name: file, type: xlsx, content: Readable.from(writeXlsx(sheet), { objectMode: false }) });
  }
  const content = Readable.from(writeCsv(table, csvStyleIn(language)), { objectMode: false });
  return new FileAnswer({ name: file, type: 'text/csv; charset=utf-8', content });
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
