import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { listTexts } from '@stayfront/rules/house-draft/list-texts';
import type { Cell, Column } from '../../platform/table/table.ts';
import { writeCsv } from '../../platform/table/write-csv.ts';

/** Read by machines as well as by people: as English-speaking countries write numbers, wherever the house is. */
const style = { separator: ',', decimal: '.' } as const;
type Sheet = readonly (Column & { readonly of: string })[];
type Money = Pick<PropertyDocument, 'currency'>;

const column = (title: string, kind: Column['kind'], of = title.toLowerCase().replaceAll(' ', '_')) => ({
  title,
  kind,
  width: 12,
  of,
});

/** A line for each room of each reservation. Amounts stand as people write them. */
export function reservationSheet({ currency }: Money): Sheet {
  const amount = { decimals: decimalsOf(currency) };
  return [
    ...['Reference', 'State', 'Room state', 'Source'].map((title) => column(title, 'text')),
    column('Booked at', 'time'),
    ...['Given name', 'Surname', 'Email', 'Phone', 'Country', 'Language'].map((title) => column(title, 'text')),
    column('Arrival', 'day'),
    column('Departure', 'day'),
    ...['Room', 'Rate plan'].map((title) => column(title, 'text')),
    ...['Adults', 'Children', 'Infants'].map((title) => column(title, 'number')),
    ...['Price', 'Services', 'Cancellation fee'].map((title) => column(title, amount)),
    column('Currency', 'text'),
    column('Wish', 'text'),
    column('Number elsewhere', 'text'),
  ];
}

export const reservationSheetQuestion = (hotelId: number): string => `
  select jsonb_build_object(
    'reference', r.reservation_id, 'state', r.status, 'room_state', s.status, 'source', r.source,
    'booked_at', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'),
    'given_name', r.guest->>'givenName', 'surname', r.guest->>'surname', 'email', r.guest->>'email',
    'phone', r.guest->>'phone', 'country', r.guest->'address'->>'country', 'language', r.language,
    'arrival', s.arrival, 'departure', s.departure, 'room', s.room_id, 'rate_plan', s.quote->>'ratePlanId',
    'adults', s.quote->'guests'->'adults', 'children', s.quote->'guests'->'children',
    'infants', s.quote->'guests'->'infants',
    'price', (select coalesce(sum(p::bigint), 0) from jsonb_array_elements_text(s.quote->'nightPrices') as p)
           - (select coalesce(sum(p::bigint), 0) from jsonb_array_elements_text(s.quote->'nightDiscounts') as p),
    'services', (select coalesce(sum((v->>'totalMinor')::bigint), 0) from jsonb_array_elements(s.services) as v),
    'cancellation_fee', s.cancellation_fee, 'currency', r.hotel_currency, 'wish', r.guest->>'specialRequest',
    'number_elsewhere', i.number)::text as line
  from reservation as r
  join room_stay as s using (hotel_id, reservation_id)
  left join imported_reservation as i using (hotel_id, reservation_id)
 where hotel_id = ${hotelId}
 order by r.created_at, reservation_id collate "C", s.room_stay_index`;

const mostAdults = 6;

/** A line for the stock of each room on each night, for each rate, and for each rule beside those. */
export function calendarSheet({ currency }: Money): Sheet {
  const amount = { decimals: decimalsOf(currency) };
  const flag = (title: string) => column(title, 'text');
  return [
    column('Night', 'day'),
    ...['Room', 'Rate plan'].map((title) => column(title, 'text')),
    ...['Rooms', 'Sold'].map((title) => column(title, 'number')),
    ...Array.from({ length: mostAdults }, (_, i) => column(`Price for ${i + 1}`, amount, `price_${i}`)),
    ...['Extra adult', 'Child', 'Infant'].map((title) => column(title, amount)),
    ...['Closed', 'Closed to arrival', 'Closed to departure'].map(flag),
    ...['Min stay', 'Max stay', 'Min through', 'Max through'].map((title) => column(title, 'number')),
  ];
}

const rules = `
  'closed', case when is_closed then 'x' end, 'closed_to_arrival', case when is_closed_to_arrival then 'x' end,
  'closed_to_departure', case when is_closed_to_departure then 'x' end, 'min_stay', min_stay, 'max_stay', max_stay,
  'min_through', min_through, 'max_through', max_through`;

export const calendarSheetQuestion = (hotelId: number): string => `
  select line from (
    select date, room_id, '' as plan, 0 as kind,
           jsonb_build_object('night', date, 'room', room_id, 'rooms', total, 'sold', sold)::text as line
      from inventory where hotel_id = ${hotelId}
    union all
    select date, room_id, rate_plan_id, 1,
           jsonb_build_object('night', date, 'room', room_id, 'rate_plan', rate_plan_id,
             ${Array.from({ length: mostAdults }, (_, i) => `'price_${i}', by_adults[${i + 1}]`).join(', ')},
             'extra_adult', extra_adult, 'child', child, 'infant', infant, ${rules})::text
      from rate where hotel_id = ${hotelId}
    union all
    select date, room_id, rate_plan_id, 2,
           jsonb_build_object('night', date, 'room', room_id, 'rate_plan', rate_plan_id, ${rules})::text
      from restriction where hotel_id = ${hotelId}) as sheet
   order by date, room_id collate "C", plan collate "C", kind`;

/** A sheet out of the lines of a question, as a file of text. */
export async function* sheetOf(columns: Sheet, lines: AsyncIterable<string>): AsyncGenerator<string> {
  async function* rows(): AsyncGenerator<Cell[][]> {
    for await (const line of lines) {
      const row = JSON.parse(line) as Readonly<Record<string, Cell | undefined>>;
      yield [columns.map(({ of }) => row[of] ?? null)];
    }
  }
  yield* writeCsv({ columns, rows: rows() }, style);
}

/** Every text of the document that guests see, by its place, with a column for each language. */
export async function* textSheet(document: PropertyDocument): AsyncGenerator<string> {
  const texts = listTexts(document);
  const languages = [...new Set(texts.flatMap((one) => Object.keys(one.texts)))].toSorted();
  const columns = [column('Place', 'text'), ...languages.map((language) => column(language, 'text'))];
  async function* rows(): AsyncGenerator<Cell[][]> {
    yield texts.map((one) => [one.path, ...languages.map((code) => one.texts[code as keyof typeof one.texts] ?? null)]);
  }
  yield* writeCsv({ columns, rows: rows() }, style);
}
