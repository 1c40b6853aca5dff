import { z } from 'zod';
import { HotelParams } from '../../hotel.ts';
import { NoQuery, type Route } from '../../route.ts';
import { CalendarChange } from './changes.ts';
import { CalendarEdits, CalendarVersion } from './shapes.ts';

export const Accepts = z
  .string()
  .max(64)
  .optional()
  .meta({ description: 'That of calendar.warned: the warnings were read, and it is meant so' });

export const SaveCalendarBody = z.strictObject({
  version: CalendarVersion.meta({ description: 'Of the calendar that the edits were made on' }),
  name: z.string().trim().max(80).optional().meta({ description: 'What history calls it: “Autumn −4 %”' }),
  edits: CalendarEdits,
  accepts: Accepts,
});
export type SaveCalendarBody = z.infer<typeof SaveCalendarBody>;

export const SavedCalendar = z
  .object({
    version: CalendarVersion.meta({ description: 'Of the calendar with this change' }),
    change: CalendarChange.nullable().meta({ description: 'Null where all of it stood there already' }),
    followers: z.int().meta({ description: 'Nights of rate plans whose prices followed' }),
  })
  .meta({ id: 'SavedCalendar' });
export type SavedCalendar = z.infer<typeof SavedCalendar>;

export const saveRefusals = [
  'calendar.too_large',
  'calendar.changed',
  'calendar.below_sold',
  'calendar.guarded',
  'calendar.warned',
] as const;

export const saveCalendar = {
  operationId: 'saveCalendar',
  noun: 'desk',
  summary:
    'Save edits of stock, prices and rules, all or none. Nights that others changed meanwhile are refused by name, as are prices beyond floor and ceiling, stock below what is sold, and whatever looks like a slip until it is accepted',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/calendar/changes',
  params: HotelParams,
  query: NoQuery,
  body: SaveCalendarBody,
  answer: SavedCalendar,
  status: 201,
  isIdempotent: true,
  needsStaff: 'manager',
  maxBytes: 4 * 1024 * 1024,
  refusals: ['idempotency.mismatch', ...saveRefusals],
} satisfies Route;
