import { Readable } from 'node:stream';
import type { DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import { headsIn } from '@stayfront/rules/calendar-sheet/sheet-heads';
import { sheetFields, type SheetField } from '@stayfront/rules/calendar-sheet/sheet-fields';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { directionOf } from '@stayfront/rules/language/direction-of';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Db } from '../../platform/db/open-database.ts';
import { FileAnswer } from '../../platform/http/file-answer.ts';
import type { Cell, Column } from '../../platform/table/table.ts';
import { writeCsv } from '../../platform/table/write-csv.ts';
import { writeXlsx } from '../../platform/table/write-xlsx.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readDeskCalendar } from '../../selling/calendar/read-desk-calendar.ts';

type Asked = {
  readonly from: StayDate;
  readonly to: StayDate;
  readonly format: 'csv' | 'xlsx';
  readonly lang?: Language | undefined;
};
type Line = { readonly [Field in SheetField]?: Cell };

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
  const heads = headsIn(language);
  const amount = { decimals: decimalsOf(document.currency) };
  const name = (all: typeof document.rooms | typeof document.ratePlans, id: string): string => {
    const found = all.find((one) => one.id === id);
    return found ? textIn(found.name, language, document.language) : id;
  };
  type Run = readonly [number, number, Readonly<Record<string, true | number>>];
  const ruleOn = (runs: readonly Run[], day: number): Line => {
    const said = runs.find(([place, days]) => day >= place && day < place + days)?.[2] ?? {};
    const flag = (is: true | number | undefined): Cell => (is ? 'x' : null);
    return {
      minStay: Number(said['minStay'] ?? 0) || null,
      maxStay: Number(said['maxStay'] ?? 0) || null,
      isClosed: flag(said['isClosed']),
      isClosedToArrival: flag(said['isClosedToArrival']),
      isClosedToDeparture: flag(said['isClosedToDeparture']),
    };
  };
  function* linesOn(day: number): Generator<Line> {
    const date = addDays(from, day);
    for (const row of grid.rooms) {
      const room = name(document.rooms, row.roomId);
      yield { date, room, total: row.total[day] ?? null, ...ruleOn(row.rules, day) };
      for (const rate of grid.rates) {
        if (rate.roomId !== row.roomId) continue;
        const plan = document.ratePlans.find(({ id }) => id === rate.ratePlanId);
        const isApart = !plan?.follows || rate.apart.some(([place, days]) => day >= place && day < place + days);
        const list = isApart ? (rate.amounts?.lists[rate.amounts.days[day] ?? -1] ?? null) : null;
        // What has no columns of its own (bands of ages, more than four adults) is told by its price alone.
        const told = list && !list.bands && list.byAdults.length <= 4 ? list : null;
        yield {
          date,
          room,
          ratePlan: name(document.ratePlans, rate.ratePlanId),
          price: rate.price[day] ?? null,
          ...(told && {
            price1: told.byAdults[0] ?? null,
            price2: told.byAdults[1] ?? null,
            price3: told.byAdults[2] ?? null,
            price4: told.byAdults[3] ?? null,
            extraAdult: told.extraAdult,
            child: told.child,
            infant: told.infant,
          }),
          ...ruleOn(rate.rules, day),
        };
      }
    }
  }
  async function* rows(): AsyncGenerator<Cell[][]> {
    for (let day = 0; day < grid.house.total.length; day++)
      yield [...linesOn(day)].map((line) => sheetFields.map((field) => line[field] ?? null));
  }
  const kinds: Partial<Record<SheetField, Column['kind']>> = { date: 'day', room: 'text', ratePlan: 'text' };
  const isAmount = (field: SheetField): boolean => /^(price|extraAdult|child|infant)/.test(field);
  const columns = sheetFields.map((field): Column => {
    const kind = kinds[field] ?? (isAmount(field) ? amount : field.startsWith('is') ? 'text' : 'number');
    return { title: heads[field], kind, width: field === 'room' || field === 'ratePlan' ? 26 : 12 };
  });
  const table = { columns, rows: rows() };
  const file = `${hotel.hotelId}-calendar-${from}-${to}.${format}`;
  if (format === 'xlsx') {
    const sheet = { ...table, name: document.name, isRtl: directionOf(language) === 'rtl' };
    return new FileAnswer({ name: file, type: xlsx, content: Readable.from(writeXlsx(sheet), { objectMode: false }) });
  }
  const style =
    language === 'en' ? ({ separator: ',', decimal: '.' } as const) : ({ separator: ';', decimal: ',' } as const);
  const content = Readable.from(writeCsv(table, style), { objectMode: false });
  return new FileAnswer({ name: file, type: 'text/csv; charset=utf-8', content });
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
