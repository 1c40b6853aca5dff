import { mostSheetBytes } from '@stayfront/rules/calendar-sheet/most-sheet-bytes';
import { sheetFaultCodes } from '@stayfront/rules/calendar-sheet/sheet-faults';
import { sheetFields } from '@stayfront/rules/calendar-sheet/sheet-fields';
import { z } from 'zod';
import { FileShape } from '../../file-shape.ts';
import { HotelParams } from '../../hotel.ts';
import { Day } from '../../property/shapes.ts';
import { LanguageCode } from '../../property/texts.ts';
import { NoQuery, Nothing, type Route } from '../../route.ts';
import { Accepts, SavedCalendar, saveRefusals } from './save.ts';
import { CalendarVersion } from './shapes.ts';

export const exportCalendar = {
  operationId: 'exportCalendar',
  noun: 'desk',
  summary:
    'Prices, stock and rules as a file for a spreadsheet, a line for each night and rate; importCalendar takes it',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/calendar-export',
  params: HotelParams,
  query: z
    .strictObject({
      from: Day,
      to: Day,
      format: z.enum(['csv', 'xlsx']).default('csv'),
      lang: LanguageCode.optional().meta({ description: 'Of the heads of its columns; absent: the hotel’s own' }),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day must not be before the first' }),
  body: Nothing,
  answer: FileShape,
  media: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: ['calendar.too_large'],
} satisfies Route;

const SheetField = z.enum(sheetFields);
export type SheetField = z.infer<typeof SheetField>;

const Column = z
  .object({
    head: z.string().meta({ description: 'What stands in the first line' }),
    field: SheetField.nullable().meta({ description: 'What it is taken for; null: it is left out' }),
    isSure: z.boolean().meta({ description: 'Its head says so; otherwise it was asked for, or is left out' }),
    samples: z.array(z.string()).meta({ description: 'What stands in it first, up to three' }),
  })
  .meta({ id: 'CalendarSheetColumn' });

const mostBase64 = (mostSheetBytes / 3) * 4;

const file = {
  file: z
    .string()
    .min(1)
    .max(mostBase64, `Send at most ${mostSheetBytes / 1_000_000} MB at once: fewer days, or a workbook in place of CSV`)
    .meta({ description: 'The bytes of the file in base64, up to 9 MB of them' }),
  columns: z.array(SheetField.nullable()).max(100).optional().meta({
    description: 'What each column is taken for, no two for the same; absent: what its head says',
  }),
  room: z.string().max(40).optional().meta({ description: 'For lines that name no room' }),
  ratePlan: z.string().max(40).optional().meta({ description: 'For lines that name no rate plan' }),
};

const SheetFault = z.object({
  line: z.int().meta({ description: 'As a spreadsheet counts: the heads are line 1' }),
  field: SheetField,
  column: z.string().nullable().meta({ description: 'Its head; null where the file has none' }),
  text: z.string().meta({ description: 'What stands there' }),
  code: z.enum(sheetFaultCodes),
  says: z
    .object({
      first: z.string().optional(),
      last: z.string().optional(),
      thousands: z.string().optional(),
      decimals: z.string().optional(),
    })
    .optional()
    .meta({ description: 'The days that can be changed, or both ways to write an amount' }),
  message: z.string().meta({ description: 'What to do, in English' }),
});
export type SheetFault = z.infer<typeof SheetFault>;

export const CheckedSheet = z
  .object({
    columns: z.array(Column),
    lines: z.int().meta({ description: 'Beside the heads' }),
    asks: z.array(z.enum(['date', 'room', 'ratePlan'])).meta({
      description: 'What no column says, and what lines have to mean by it: until then none is judged',
    }),
    faults: z.array(SheetFault).meta({ description: 'The first 100; as long as there is one nothing is saved' }),
    faultyLines: z.int(),
    nights: z.int().meta({ description: 'Cells that would change' }),
    version: CalendarVersion.meta({ description: 'Send it along to import what was checked' }),
  })
  .meta({ id: 'CheckedSheet' });
export type CheckedSheet = z.infer<typeof CheckedSheet>;

export const checkCalendarSheet = {
  operationId: 'checkCalendarSheet',
  noun: 'desk',
  summary: 'What each column of a CSV or XLSX file is taken for, each bad line by name, and how much would change',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/calendar-import/check',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject(file),
  answer: CheckedSheet,
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  maxBytes: 13 * 1024 * 1024,
  limitedAs: 'upload',
  refusals: ['calendar.sheet', 'calendar.too_large'],
} satisfies Route;

export const importCalendar = {
  operationId: 'importCalendar',
  noun: 'desk',
  summary: 'Save prices, stock and rules out of a CSV or XLSX file, as saveCalendar does: all of its lines or none',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/calendar-import',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({
    ...file,
    version: CalendarVersion.meta({ description: 'Of the check: nights changed since are refused by name' }),
    name: z.string().trim().max(80).optional(),
    accepts: Accepts,
  }),
  answer: SavedCalendar,
  status: 201,
  isIdempotent: true,
  needsStaff: 'manager',
  maxBytes: 13 * 1024 * 1024,
  limitedAs: 'upload',
  refusals: ['idempotency.mismatch', 'calendar.sheet', ...saveRefusals],
} satisfies Route;
