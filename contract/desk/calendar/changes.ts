import { z } from 'zod';
import { HotelParams } from '../../hotel.ts';
import { Day, Slug } from '../../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../../route.ts';
import { CellValue } from './refused.ts';
import { CalendarVersion, ChangeBy, DaySays, NightPricesShape, RowOf, runDays } from './shapes.ts';

export const CalendarChange = ChangeBy.extend({
  kind: z.enum(['save', 'put', 'undo', 'import']).meta({ description: 'put: by putCalendar, files or a connection' }),
  name: z.string().nullable(),
  nights: z.int().meta({ description: 'Cells that changed: one for each night and row' }),
  from: z.string(),
  to: z.string(),
  rooms: z.array(z.string()),
  ratePlans: z.array(z.string()),
  undoes: CalendarVersion.nullable().meta({ description: 'The change that this one undid' }),
  undoneBy: z.array(CalendarVersion).meta({ description: 'Changes that undid this one, in part or whole' }),
  warned: z.int().meta({ description: 'Nights that were saved over a warning' }),
  over: z.int().meta({ description: 'Nights on which this was kept against what others had changed' }),
}).meta({ id: 'CalendarChange' });
export type CalendarChange = z.infer<typeof CalendarChange>;

export const listCalendarChanges = {
  operationId: 'listCalendarChanges',
  noun: 'desk',
  summary: 'All that was changed in the calendar, by people, keys and connections; the newest first',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/calendar/changes',
  params: HotelParams,
  query: z.strictObject({
    room: Slug.optional(),
    ratePlan: Slug.optional(),
    night: Day.optional().meta({ description: 'Only changes of this night' }),
    before: CalendarVersion.optional().meta({ description: 'Only older ones: the last of the page before' }),
    since: CalendarVersion.optional().meta({ description: 'Only newer ones: the version of what was read' }),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  body: Nothing,
  answer: z.object({ changes: z.array(CalendarChange), hasMore: z.boolean() }).meta({ id: 'CalendarChanges' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;

const ChangeParams = HotelParams.extend({ changeId: CalendarVersion });

const ChangedRun = z
  .object({
    ...RowOf,
    ...runDays,
    field: z.enum(['total', 'price', 'rules']),
    before: CellValue,
    after: CellValue,
  })
  .meta({ id: 'CalendarChangedRun', description: 'Days in a row that changed alike' });

export const getCalendarChange = {
  operationId: 'getCalendarChange',
  noun: 'desk',
  summary: 'One change of the calendar night by night: what stood there before, and after',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/calendar/changes/{changeId}',
  params: ChangeParams,
  query: NoQuery,
  body: Nothing,
  answer: z
    .object({ change: CalendarChange, runs: z.array(ChangedRun), more: z.int() })
    .meta({ id: 'CalendarChangeDetail' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: ['calendar.change_unknown'],
} satisfies Route;

export const UndoneCalendar = z
  .object({
    version: CalendarVersion,
    change: CalendarChange,
    left: z.int().meta({ description: 'Nights that were left as they are' }),
  })
  .meta({ id: 'UndoneCalendar' });
export type UndoneCalendar = z.infer<typeof UndoneCalendar>;

export const undoCalendarChange = {
  operationId: 'undoCalendarChange',
  noun: 'desk',
  summary:
    'Undo a change by a new one. Refused by name for nights that were sold or changed since, unless these are left out; an undone change can be undone',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/calendar/changes/{changeId}/undo',
  params: ChangeParams,
  query: NoQuery,
  body: z.strictObject({
    leavesOut: z.boolean().default(false).meta({ description: 'Undo what can be, and leave the other nights' }),
  }),
  answer: UndoneCalendar,
  status: 201,
  isIdempotent: true,
  needsStaff: 'manager',
  refusals: [
    'idempotency.mismatch',
    'calendar.change_unknown',
    'calendar.not_undone',
    'calendar.below_sold',
    'calendar.guarded',
  ],
} satisfies Route;

const HistoryEntry = ChangeBy.extend({
  kind: CalendarChange.shape.kind,
  name: z.string().nullable(),
  ...RowOf,
  field: z.enum(['total', 'price', 'rules']),
  before: CellValue,
  after: CellValue,
}).meta({
  id: 'CalendarHistoryEntry',
  description: 'room and ratePlan say whose value it was: of a rate that follows, also those of the rate it follows',
});

export const getCellHistory = {
  operationId: 'getCellHistory',
  noun: 'desk',
  summary: 'Every price, stock and rule that a night had, and from whom; what it had at a moment of the last two years',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/calendar/history',
  params: HotelParams,
  query: z.strictObject({
    room: Slug,
    ratePlan: Slug.optional().meta({ description: 'Absent: the stock and rules of the room' }),
    night: Day,
    at: z.iso
      .datetime({ offset: true })
      .optional()
      .meta({ description: 'What stood then, beside all that stood ever' }),
  }),
  body: Nothing,
  answer: z
    .object({
      entries: z.array(HistoryEntry).meta({ description: 'The newest first' }),
      stood: z
        .object({
          total: z.int().nullable(),
          price: z.int().nullable().meta({
            description: 'For the standard party, worked out by the rule of today where the night followed',
          }),
          prices: NightPricesShape.nullable(),
          isFollowing: z.boolean(),
          rules: DaySays,
          change: ChangeBy.nullable().meta({ description: 'Who set it; null: from before this was written down' }),
        })
        .nullable()
        .meta({ description: 'With at; null without' }),
    })
    .meta({ id: 'CalendarCellHistory' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: ['rate.unknown'],
} satisfies Route;
