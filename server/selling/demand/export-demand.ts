import { Readable } from 'node:stream';
import type { exportDemand as route, Funnel } from '@stayfront/contract/desk/demand';
import type { RouteInput } from '@stayfront/contract/route';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { likelyOf } from '@stayfront/rules/demand/likely-of';
import { directionOf } from '@stayfront/rules/language/direction-of';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { visitSteps } from '@stayfront/rules/visit/visit-words';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { FileAnswer } from '../../platform/http/file-answer.ts';
import { csvStyleIn } from '../../platform/table/csv-style-in.ts';
import type { Cell, Column } from '../../platform/table/table.ts';
import { writeCsv } from '../../platform/table/write-csv.ts';
import { writeXlsx } from '../../platform/table/write-xlsx.ts';
import { deskTextsFor } from '../../platform/texts/desk-texts-for.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { demandWords } from './demand-words.ts';
import { describeFunnel } from './describe-funnel.ts';
import { spanOf } from './span-of.ts';
import type { VisitWriter } from './visit-writer.ts';
import { readDemand, readSteps, type DemandRow } from './visit.store.ts';

type Deps = { readonly db: Db; readonly visitsWriter: Pick<VisitWriter, 'write'> };
type Field<Line> = Column & { of(line: Line): Cell };

/** Who found nothing, stay by stay, or the steps of guests day by day, as a file for a spreadsheet. */
export async function exportDemand(
  deps: Deps,
  hotel: Hotel,
  { what, format, lang, ...asked }: RouteInput<typeof route>['query'],
  now: Instant,
): Promise<FileAnswer> {
  const { language, name } = hotel.document;
  const texts = await deskTextsFor(lang ?? language);
  const span = spanOf(hotel, asked, now);
  const { columns, lines } =
    what === 'demand' ? await demandTable(deps, hotel, texts, span) : await funnelTable(deps, hotel, texts, span, now);
  const table = { columns, rows: inOneBatch(lines) };
  const file = `${hotel.hotelId}-${what}-${span.from}-${span.to}.${format}`;
  if (format === 'xlsx') {
    const isRtl = directionOf(texts.language) === 'rtl';
    const content = Readable.from(writeXlsx({ ...table, name, isRtl }), { objectMode: false });
    return new FileAnswer({ name: file, type: xlsx, content });
  }
  const content = Readable.from(writeCsv(table, csvStyleIn(texts.language)), { objectMode: false });
  return new FileAnswer({ name: file, type: 'text/csv; charset=utf-8', content });
}

type Lines = { readonly columns: readonly Column[]; readonly lines: readonly (readonly Cell[])[] };

async function demandTable(
  { db, visitsWriter }: Deps,
  { hotelId, document }: Hotel,
  texts: Texts,
  span: ReturnType<typeof spanOf>,
): Promise<Lines> {
  const { i18n } = texts;
  const { reasons } = demandWords(texts);
  await visitsWriter.write(hotelId);
  const { rows, steps } = await inHotel(
    db,
    hotelId,
    async (tx) => ({ rows: await readDemand(tx, hotelId, span), steps: await readSteps(tx, hotelId, span) }),
    'read only',
  );
  const share = { search: steps.search ?? 0, booked: steps.booked ?? 0 };
  const amount = { decimals: decimalsOf(document.currency) };
  const columns: Field<DemandRow>[] = [
    { title: i18n._('Arrival'), kind: 'day', width: 12, of: (line) => line.arrival },
    { title: i18n._('Nights'), kind: 'number', width: 8, of: (line) => line.nights },
    { title: i18n._('Adults'), kind: 'number', width: 8, of: (line) => line.adults },
    { title: i18n._('Children'), kind: 'number', width: 8, of: (line) => line.children },
    { title: i18n._('Infants'), kind: 'number', width: 8, of: (line) => line.infants },
    { title: i18n._('Reason'), kind: 'text', width: 26, of: (line) => reasons[line.reason] },
    { title: i18n._('Searches'), kind: 'number', width: 10, of: (line) => line.parties },
    { title: i18n._('Asked for'), kind: amount, width: 14, of: (line) => line.asked },
    { title: i18n._('Likely missed'), kind: amount, width: 14, of: (line) => likelyOf(line.asked, share) },
    { title: i18n._('Currency'), kind: 'text', width: 10, of: () => document.currency },
  ];
  return { columns, lines: rows.map((line) => columns.map(({ of }) => of(line))) };
}

async function funnelTable(
  deps: Deps,
  hotel: Hotel,
  texts: Texts,
  span: ReturnType<typeof spanOf>,
  now: Instant,
): Promise<Lines> {
  const { steps } = demandWords(texts);
  const { days } = await describeFunnel(deps, hotel, span, now);
  const columns: Field<Funnel['days'][number]>[] = [
    { title: texts.i18n._('Day'), kind: 'day', width: 12, of: (line) => line.day },
    ...visitSteps.map((step) => ({
      title: steps[step],
      kind: 'number' as const,
      width: 14,
      of: (line: Funnel['days'][number]) => line.steps[step],
    })),
  ];
  return { columns, lines: days.map((line) => columns.map(({ of }) => of(line))) };
}

/** A year of it is few enough lines to be held. */
async function* inOneBatch(lines: Lines['lines']) {
  yield lines;
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
