import type { Refusal } from '@stayfront/contract/problem';
import type { getReport as route, Report, ReportFigures, ReportLine } from '@stayfront/contract/report/report';
import type { RouteInput } from '@stayfront/contract/route';
import { leadBuckets, lengthBuckets } from '@stayfront/rules/report/buckets';
import type { ReportDimension } from '@stayfront/rules/report/dimensions';
import { figuresOf, medianOf, noSums, shareOf, tenthsOf, type Sums } from '@stayfront/rules/report/figures';
import { daysOf, spanAgainst, type Span } from '@stayfront/rules/report/span';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, daysBetween, type StayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { findSpanRefusal } from './find-span-refusal.ts';
import { gatherSold } from './gather-sold.ts';
import { nameIn } from './name-in.ts';
import { readPart, type Part } from './read-part.ts';
import { readLeads, readLost, type Asked } from './report.store.ts';

type Lines = ReadonlyMap<string, Sums>;
const none: Lines = new Map();

/** The sums of a span and what they are made of, beside those of another span. */
export async function getReport(
  db: Db,
  hotel: Hotel,
  { from, to, by, against: wanted }: RouteInput<typeof route>['query'],
  now: Instant,
): Promise<Report | Refusal<'input.invalid'>> {
  const span = { from, to };
  const refusal = findSpanRefusal(span);
  if (refusal) return refusal;
  const { hotelId, document } = hotel;
  const { isComplete } = await gatherSold(db, hotel);
  const asked: Asked = { hotelId, currency: document.currency, basis: by, span };
  const against = spanAgainst(span, wanted);
  const [{ part, lost, leads }, before] = await Promise.all([
    inHotel(
      db,
      hotelId,
      async (tx) => ({
        part: await readPart(tx, asked),
        lost: await readLost(tx, asked),
        leads: await readLeads(tx, asked),
      }),
      'read only',
    ),
    against && inHotel(db, hotelId, (tx) => readPart(tx, { ...asked, span: against }), 'read only'),
  ]);
  const { total } = part.sums;
  const line = linesOf(hotel, part, before);
  return {
    today: todayAt(document.timeZone, now),
    currency: document.currency,
    by,
    span,
    against,
    isComplete,
    total: wholeOf(part),
    totalBefore: before && wholeOf(before),
    changeFees: total.kept,
    averageLength: tenthsOf(total.wholeNights, total.stays),
    medianLead: medianOf(leads),
    days: daysBeside(span, part, against && before && { span: against, part: before }),
    lines: {
      room: line('room'),
      rate: line('rate'),
      source: line('source'),
      country: line('country'),
      length: line('length'),
      lead: line('lead'),
    },
    cancelled: lost.cancelled,
    noShow: lost['no-show'],
  };
}

const sumOf = (counts: Iterable<number>): number => [...counts].reduce((sum, count) => sum + count, 0);

/** Nothing is known of rooms on nights that no calendar has. */
const known = (rooms: number | undefined): number | null => rooms || null;

const wholeOf = ({ sums: { total }, capacity }: Part): ReportFigures =>
  figuresOf(
    { stays: total.stays, nights: total.nights, revenue: total.revenue },
    capacity && known(sumOf(capacity.byNight.values())),
  );

function daysBeside(span: Span, part: Part, against: { span: Span; part: Part } | null): Report['days'] {
  const of = ({ days, capacity }: Part, date: StayDate): ReportFigures =>
    figuresOf(days.get(date) ?? noSums, capacity && known(capacity.byNight.get(date)));
  return Array.from({ length: daysOf(span) }, (_, place) => {
    const date = addDays(span.from, place);
    const other = against && addDays(date, -daysBetween(against.span.from, span.from));
    return { date, now: of(part, date), before: against && other && of(against.part, other) };
  });
}

function linesOf(hotel: Hotel, part: Part, before: Part | null): (dimension: ReportDimension) => ReportLine[] {
  const whole = part.sums.total.revenue;
  return (dimension) => {
    const here = part.sums.by.get(dimension) ?? none;
    const there = before?.sums.by.get(dimension) ?? none;
    const keys = [...new Set([...orderOf(hotel, dimension), ...here.keys(), ...there.keys()])];
    const capacityOf = ({ capacity }: Part, key: string): number | null =>
      dimension === 'room' && capacity ? known(capacity.byRoom.get(key)) : null;
    const found = keys
      .filter((key) => here.has(key) || there.has(key) || (dimension === 'room' && capacityOf(part, key) !== null))
      .map((key) => {
        const sums = here.get(key) ?? noSums;
        return {
          key,
          name: nameIn(hotel, dimension, key),
          now: figuresOf(sums, capacityOf(part, key)),
          before: before && figuresOf(there.get(key) ?? noSums, capacityOf(before, key)),
          share: shareOf(sums.revenue, whole),
        };
      });
    return dimension === 'source' || dimension === 'country'
      ? found.toSorted((a, b) => b.now.revenue - a.now.revenue || (a.key < b.key ? -1 : 1))
      : found;
  };
}

/** As the house has them; what it has no more comes after. */
function orderOf({ document }: Hotel, dimension: ReportDimension): readonly string[] {
  switch (dimension) {
    case 'room':
      return document.rooms.map(({ id }) => id);
    case 'rate':
      return document.ratePlans.map(({ id }) => id);
    case 'length':
      return lengthBuckets.map(({ key }) => key);
    case 'lead':
      return leadBuckets.map(({ key }) => key);
    case 'source':
    case 'country':
      return [];
  }
}
