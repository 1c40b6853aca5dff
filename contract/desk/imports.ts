import { importFaultCodes, importNoteCodes } from '@stayfront/rules/reservation-sheet/read-import-line';
import { importFields } from '@stayfront/rules/reservation-sheet/import-fields';
import { importStatuses } from '@stayfront/rules/reservation-sheet/import-status';
import { importSystems } from '@stayfront/rules/reservation-sheet/import-system';
import { dateOrders } from '@stayfront/rules/reservation-sheet/read-day';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Currency, Slug } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const ImportFieldShape = z.enum(importFields);
const Status = z.enum(importStatuses);
const System = z.enum(importSystems);
const Order = z.enum(dateOrders);
const TotalOf = z.enum(['line', 'booking']);

/** What words of a file mean, each by itself. */
const meaning = <Value extends z.core.$ZodType>(value: Value) => z.record(z.string().max(200), value);

const words = {
  rooms: meaning(Slug).default({}),
  ratePlans: meaning(Slug).default({}),
  statuses: meaning(Status).default({}),
};

/** What is said of a file by hand; whatever is left out is what was said of the last file of this layout, else a guess. */
const said = {
  columns: z.array(ImportFieldShape.nullable()).max(200).optional().meta({
    description: 'What each column is taken for; null: it is left out',
  }),
  words: z.strictObject(words).optional().meta({
    description: 'What words of the file mean in this house, beside those that it knows by itself',
  }),
  system: System.optional().meta({ description: 'Where the file comes from: its numbers are brought along once' }),
  dates: Order.optional().meta({ description: 'Which number of a day such as 03/04/2027 is the day' }),
  room: Slug.nullable().optional().meta({ description: 'For lines that name no room' }),
  ratePlan: Slug.optional().meta({
    description: 'For lines that name no rate plan; absent: the first that follows none',
  }),
  totals: TotalOf.optional().meta({
    description: 'line: the amount is that of the room. booking: each line of a number has the amount of all its rooms',
  }),
  policy: z.enum(['rate-plan', 'none']).optional().meta({
    description: 'What cancelling costs: as the rate plan of the house says, or nothing by itself, as agreed elsewhere',
  }),
  takesPast: z.boolean().optional().meta({ description: 'Whether stays that are over are brought along; absent: yes' }),
  takesCancelled: z.boolean().optional().meta({ description: 'Whether cancelled ones and no-shows are; absent: yes' }),
  takesPaid: z.boolean().optional().meta({
    description: 'Whether what was paid elsewhere is written down as paid by transfer; absent: yes',
  }),
};

const ImportFile = z.strictObject({
  file: z.string().min(1).max(12_000_000).meta({ description: 'The bytes of a CSV or XLSX file in base64' }),
  ...said,
});
export type ImportFile = z.infer<typeof ImportFile>;

const LineFault = z
  .object({
    line: z.int().meta({ description: 'As a spreadsheet counts: the heads are line 1' }),
    column: z.string().nullable().meta({ description: 'The head; null where no column is taken for it' }),
    field: ImportFieldShape,
    text: z.string().meta({ description: 'What stands there' }),
    code: z.enum(importFaultCodes),
    message: z.string().meta({ description: 'What to do about it' }),
  })
  .meta({ id: 'ImportFault' });

const LineNote = z
  .object({
    line: z.int(),
    column: z.string().nullable(),
    field: ImportFieldShape,
    text: z.string(),
    code: z.enum(importNoteCodes),
  })
  .meta({ id: 'ImportNote', description: 'What is left out of a line, or is odd: it is taken all the same' });

const Word = <Value extends z.core.$ZodType>(value: Value) =>
  z.object({
    word: z.string(),
    lines: z.int(),
    meant: value,
    isSure: z.boolean().meta({ description: 'It is called so, or was said by hand; else it is a guess' }),
  });

const NoRoom = z
  .object({
    line: z.int(),
    number: z.string(),
    roomId: z.string(),
    nights: z
      .array(z.string())
      .meta({ description: 'On which no room is left, or nobody has said how many there are' }),
  })
  .meta({ id: 'ImportWithoutRoom' });

const counts = {
  reservations: z.int(),
  rooms: z.int(),
  nights: z.int().meta({ description: 'Nights of rooms that stand' }),
  overbooked: z.int().meta({ description: 'Of these, beyond what there is' }),
  total: z.int().meta({ description: 'Of rooms that stand' }),
};

export const CheckedImport = z
  .object({
    layout: z.object({ isRemembered: z.boolean() }).meta({
      description: 'Whether a file of the same heads was imported before: what was said of it is taken for said',
    }),
    system: System,
    columns: z.array(
      z
        .object({
          head: z.string(),
          field: ImportFieldShape.nullable(),
          isSure: z.boolean().meta({ description: 'Its head says so, or somebody; else it is a guess' }),
          samples: z.array(z.string()).meta({ description: 'What stands below it first, three at most' }),
        })
        .meta({ id: 'ImportColumn' }),
    ),
    dates: z
      .object({
        order: Order,
        isSure: z.boolean(),
        example: z.object({ text: z.string(), dayFirst: z.string(), monthFirst: z.string() }).nullable(),
      })
      .meta({ description: 'How its days are read, and one that could be read otherwise' }),
    totals: z.object({ of: TotalOf, isSure: z.boolean() }),
    words: z.object({
      rooms: z.array(Word(z.string().nullable()).meta({ id: 'ImportRoomWord' })),
      ratePlans: z.array(Word(z.string().nullable()).meta({ id: 'ImportRateWord' })),
      statuses: z.array(Word(Status.nullable()).meta({ id: 'ImportStatusWord' })),
    }),
    ratePlan: z.string().nullable().meta({ description: 'For lines that name none' }),
    asks: z.array(z.enum(['columns', 'dates', 'totals', 'rooms', 'statuses', 'rate-plan'])).meta({
      description: 'What has to be said before anything is imported: the file does not say it clearly',
    }),
    lines: z.int().meta({ description: 'Beside the heads' }),
    leftOut: z.int().meta({ description: 'Lines that are none of a reservation, or were not wanted' }),
    known: z.int().meta({ description: 'Reservations that were brought along before: they stay as they are' }),
    faults: z.array(LineFault).meta({ description: 'The first 100' }),
    faultyLines: z.int(),
    notes: z.array(LineNote).meta({ description: 'The first 100' }),
    withoutRoom: z.array(NoRoom).meta({ description: 'The first 100' }),
    linesWithoutRoom: z.int(),
    forgottenSoon: z.int().meta({
      description: 'Reservations so old that their guests are forgotten in the first night, as the hotel has promised',
    }),
    currency: Currency,
    writes: z.object({ ...counts, past: z.int(), cancelled: z.int(), paid: z.int() }).meta({
      description: 'What an import of all good lines would write, those without a room included',
    }),
    examples: z
      .array(
        z.object({
          line: z.int(),
          number: z.string(),
          guestName: z.string(),
          arrival: z.string(),
          departure: z.string(),
          rooms: z.array(z.string()),
          total: z.int(),
        }),
      )
      .meta({ description: 'The first ten reservations as they would be' }),
  })
  .meta({ id: 'CheckedImport' });
export type CheckedImport = z.infer<typeof CheckedImport>;

const sends = { maxBytes: 13 * 1024 * 1024, limitedAs: 'upload', needsStaff: 'manager', noun: 'desk' } as const;

export const checkReservationImport = {
  ...sends,
  operationId: 'checkReservationImport',
  summary:
    'Read a file of reservations from another system and say what an import would write, line by line what is wrong, and what has to be said first; changes nothing',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/reservation-import/check',
  params: HotelParams,
  query: NoQuery,
  body: ImportFile,
  answer: CheckedImport,
  status: 200,
  isIdempotent: false,
  refusals: ['import.unreadable', 'import.too_large'],
} satisfies Route;

const Import = z
  .object({
    importId: z.string(),
    at: z.iso.datetime(),
    by: z.string(),
    name: z.string(),
    system: System,
    currency: Currency,
    ...counts,
    undone: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
  })
  .meta({ id: 'ReservationImport' });
export type ReservationImport = z.infer<typeof Import>;

export const importReservations = {
  ...sends,
  operationId: 'importReservations',
  summary:
    'Bring the reservations of a file along: real ones, of which nobody is written to. All lines or the good ones; numbers that were brought along before are left',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/reservation-imports',
  params: HotelParams,
  query: NoQuery,
  body: ImportFile.extend({
    name: z
      .string()
      .trim()
      .max(80)
      .default('')
      .meta({ description: 'What the import is called: the name of the file' }),
    takes: z.enum(['all', 'good-lines']).meta({ description: 'all: nothing is imported while a line is bad' }),
    overbooks: z.boolean().default(false).meta({
      description:
        'Whether lines that have no room left are taken: the guests are booked already. Else they are bad lines',
    }),
  }),
  answer: z
    .object({
      import: Import.nullable().meta({ description: 'Null where all of it was brought along before' }),
      known: z.int(),
      leftOut: z.int().meta({ description: 'Lines that were not taken' }),
    })
    .meta({ id: 'ImportedReservations' }),
  status: 201,
  isIdempotent: true,
  refusals: [
    'idempotency.mismatch',
    'import.unreadable',
    'import.too_large',
    'import.asks',
    'import.bad_lines',
    'import.no_room',
  ],
} satisfies Route;

export const listReservationImports = {
  operationId: 'listReservationImports',
  noun: 'desk',
  summary: 'Files of reservations that were brought along, the newest first',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/reservation-imports',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: z.object({ imports: z.array(Import).meta({ description: 'The newest 100' }) }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  refusals: [],
} satisfies Route;

export const undoReservationImport = {
  operationId: 'undoReservationImport',
  noun: 'desk',
  summary:
    'Take a whole import back, as long as nothing was done with its reservations: their rooms are free again, and the file can be imported anew',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/reservation-imports/{importId}/undoing',
  params: HotelParams.extend({ importId: z.string().min(1).max(40) }),
  query: NoQuery,
  body: Nothing,
  answer: Import,
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  refusals: ['import.unknown', 'import.touched'],
} satisfies Route;
