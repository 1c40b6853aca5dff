import type { ArchiveFault } from '@stayfront/contract/desk/archive';
import { LanguageCode } from '@stayfront/contract/property/texts';
import { isStayDate } from '@stayfront/rules/stay/stay-date';
import { z } from 'zod';
import { ofReservation } from './archived-tables.ts';
import type { Row, TableColumns } from './archive.store.ts';

/** The rows of a line by their tables, the first first, as they are to be put in. */
export type LineRows = readonly { readonly table: string; readonly rows: readonly Row[] }[];
type Fault = Pick<ArchiveFault, 'code' | 'at'>;
type Checked = { readonly rows: LineRows } | { readonly fault: Fault };

export type Bringing = {
  readonly columns: TableColumns;
  readonly hotelId: number;
  /** As the hotel was called where it came from. */
  readonly formerId: number;
};

/** A row of a table as it stands in an archive, as one of the hotel that arrives. */
export function checkRow(text: string, table: string, { columns, hotelId, formerId }: Bringing): Checked {
  const row = readRow(text);
  if (!row) return { fault: { code: 'not_json', at: '' } };
  const fault = faultOf(row, table, columns);
  if (fault) return { fault };
  return { rows: [{ table, rows: [{ ...renamed(table, row, formerId, hotelId), hotel_id: hotelId }] }] };
}

/** A reservation with all that belongs to it. */
export function checkReservation(text: string, { columns, hotelId, formerId }: Bringing): Checked {
  const whole = readRow(text);
  if (!whole) return { fault: { code: 'not_json', at: '' } };
  const { reservation, ...others } = whole;
  if (!isRow(reservation)) return { fault: { code: 'missing_field', at: 'reservation' } };
  const fault = faultOf(reservation, 'reservation', columns);
  if (fault) return { fault };
  const { reservation_id: reservationId } = reservation;
  const tables = ofReservation.map(({ table }) => table);
  const unknown = Object.keys(others).find((table) => !tables.includes(table));
  if (unknown !== undefined) return { fault: { code: 'unknown_field', at: unknown } };
  const rows: { table: string; rows: Row[] }[] = [
    { table: 'reservation', rows: [{ ...reservation, session_id: '', hotel_id: hotelId }] },
  ];
  for (const table of tables) {
    const own = others[table] ?? [];
    if (!Array.isArray(own)) return { fault: { code: 'value', at: table } };
    const whose = columns.get(table)?.has('reservation_id') ? { reservation_id: reservationId } : {};
    const taken: Row[] = [];
    for (const [i, row] of (own as readonly unknown[]).entries()) {
      const wrong = isRow(row) ? faultOf(row, table, columns) : { code: 'value' as const, at: '' };
      if (wrong || !isRow(row))
        return { fault: { code: wrong?.code ?? 'value', at: `${table}/${i}/${wrong?.at ?? ''}` } };
      taken.push({ ...renamed(table, row, formerId, hotelId), ...whose, hotel_id: hotelId });
    }
    rows.push({ table, rows: taken });
  }
  return { rows };
}

function readRow(text: string): Row | null {
  try {
    const json: unknown = JSON.parse(text);
    return isRow(json) ? json : null;
  } catch {
    return null;
  }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

function faultOf(row: Row, table: string, columns: TableColumns): Fault | null {
  const known = columns.get(table) ?? new Set<string>();
  const unknown = Object.keys(row).find((name) => !known.has(name) || name === 'hotel_id' || name === 'session_id');
  if (unknown !== undefined) return { code: 'unknown_field', at: unknown };
  const read = shapes[table]?.safeParse(row);
  const issue = read?.error?.issues[0];
  return issue ? { code: 'value', at: issue.path.map(String).join('/') } : null;
}

const Night = z.string().refine(isStayDate);
const Quote = z.looseObject({
  hotelId: z.int(),
  roomId: z.string(),
  ratePlanId: z.string(),
  arrival: Night,
  departure: Night,
  guests: z.looseObject({ adults: z.int(), children: z.int(), infants: z.int() }),
  currency: z.string(),
  nightPrices: z.array(z.int()),
  nightDiscounts: z.array(z.int()),
  vat: z.int(),
  localTaxes: z.array(z.looseObject({ taxId: z.string(), minor: z.int() })),
  guarantee: z.enum(['None', 'GuaranteeRequired', 'PrePay']),
  policy: z.looseObject({ fee: z.looseObject({ kind: z.string() }) }),
  expiresAt: z.number(),
});
const Services = z.array(z.looseObject({ serviceId: z.string(), quantity: z.int(), totalMinor: z.int() }));

/** What the database cannot hold against anything, and pages rely on. */
const shapes: Readonly<Record<string, z.ZodType>> = {
  reservation: z.looseObject({
    reservation_id: z.string().min(1),
    guest: z.looseObject({
      givenName: z.string(),
      surname: z.string(),
      email: z.string(),
      phone: z.string().optional(),
    }),
    channel: z.looseObject({}),
    token_seed: z.string(),
    token_hash: z.string(),
  }),
  room_stay: z
    .looseObject({ room_id: z.string(), arrival: z.string(), departure: z.string(), quote: Quote, services: Services })
    .refine(({ room_id, quote }) => quote.roomId === room_id, { path: ['quote', 'roomId'] })
    .refine(({ arrival, quote }) => quote.arrival === arrival, { path: ['quote', 'arrival'] })
    .refine(({ departure, quote }) => quote.departure === departure, { path: ['quote', 'departure'] }),
  reservation_change: z.looseObject({ stays: z.array(z.looseObject({ quote: Quote })), terms: z.looseObject({}) }),
  reservation_event: z.looseObject({ what: z.string(), detail: z.looseObject({}) }),
  guest_letter: z.looseObject({ news: z.looseObject({ what: z.string() }) }),
  payment_intent: z.looseObject({ refs: z.looseObject({}) }),
  house_version: z.looseObject({ document: z.looseObject({ rooms: z.array(z.unknown()) }) }),
  house_draft_field: z.looseObject({
    path: z.string(),
    change: z.strictObject({ before: z.unknown(), after: z.unknown() }).partial(),
  }),
  house_translation: z.looseObject({ language: LanguageCode, source_language: LanguageCode }),
  picture: z.looseObject({ source_hash: z.string().regex(/^[0-9a-f]{24}$/), placeholder: placeholder() }),
  look_picture: z.looseObject({ source_hash: z.string().regex(/^[0-9a-f]{24}$/), placeholder: placeholder() }),
  customization: z.looseObject({ look: z.looseObject({}).nullable() }),
  operator_event: z.looseObject({ what: z.string(), detail: z.looseObject({}) }),
  invoice: z.looseObject({ content: z.looseObject({}) }),
};

/** Stands in pages as it is. */
function placeholder() {
  return z
    .string()
    .regex(/^(?:data:image\/webp;base64,[\w+/=]*)?$/)
    .max(8_000);
}

/** Documents and prices say whose they are: under another number they are the new one's. */
function renamed(table: string, row: Row, from: number, to: number): Row {
  if (from === to) return row;
  if (table === 'house_version') return { ...row, document: { ...(row['document'] as Row), hotelId: to } };
  if (table === 'room_stay') return { ...row, quote: { ...(row['quote'] as Row), hotelId: to } };
  if (table !== 'reservation_change') return row;
  const stays = (row['stays'] as readonly Row[]).map((stay) => ({
    ...stay,
    quote: { ...(stay['quote'] as Row), hotelId: to },
  }));
  return { ...row, stays };
}
