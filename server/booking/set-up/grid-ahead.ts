import type { DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { isSameValue } from '@stayfront/rules/house-draft/same-value';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { mostNights } from '../../selling/calendar/check-put.ts';
import { readCalendarVersion } from '../../selling/calendar/read-calendar-version.ts';
import { readDeskCalendar } from '../../selling/calendar/read-desk-calendar.ts';

/** So far guests can book, and prices are asked for. */
export const nightsAhead = 720;

/** Few hotels are set up at once. */
const keptGrids = 20;

type Kept = { readonly from: StayDate; readonly of: object; readonly grid: DeskCalendar };
const kept = new WeakMap<Db, Map<number, Kept>>();

/**
 * What stands in the calendar ahead, of houses with very many rooms not all of it. It is asked for with each letter that
 * is typed in a set-up: as long as nobody has changed the calendar, nor what it is made of, it is told again. How many
 * rooms are held or sold just now is not looked at in it.
 */
export async function gridAhead(db: Db, hotel: Hotel, from: StayDate, now: Instant): Promise<DeskCalendar> {
  const { hotelId, document } = hotel;
  const known = knownOf(db);
  const last = known.get(hotelId);
  const of = madeOf(document);
  if (last && last.from === from && isSameValue(last.of, of)) {
    const version = await inHotel(db, hotelId, (tx) => readCalendarVersion(tx, hotelId), 'read only');
    if (String(version) === last.grid.version) return last.grid;
  }
  const { rooms, ratePlans } = document;
  const cells = rooms.length * (ratePlans.length + 2);
  const nights = Math.max(1, Math.min(nightsAhead, Math.floor(mostNights / Math.max(1, cells))));
  const grid = await readDeskCalendar(db, hotel, { from, to: addDays(from, nights - 1), amounts: 'true' }, now);
  if ('refused' in grid) throw new Error('So many nights were counted out to be few enough');
  known.delete(hotelId); // to the end of the line
  known.set(hotelId, { from, of, grid });
  const [oldest] = known.keys();
  if (known.size > keptGrids && oldest !== undefined) known.delete(oldest);
  return grid;
}

function knownOf(db: Db): Map<number, Kept> {
  const known = kept.get(db) ?? new Map<number, Kept>();
  kept.set(db, known);
  return known;
}

type Entry = PropertyDocument['rooms'][number] | PropertyDocument['ratePlans'][number];

/** All of a document that prices and nights may hang on: not what things are called, nor how they look. */
const madeOf = (document: PropertyDocument): object => ({
  ...document,
  name: null,
  tagline: null,
  description: null,
  house: null,
  legal: null,
  pictures: null,
  theme: null,
  rooms: document.rooms.map(withoutWords),
  ratePlans: document.ratePlans.map(withoutWords),
});

const withoutWords = ({ name: _name, description: _description, ...rest }: Entry): object => rest;
