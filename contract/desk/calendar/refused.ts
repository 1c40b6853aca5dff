import { z } from 'zod';
import { CalendarVersion, ChangeBy, DaySays, NightPricesShape, RowOf, runDays } from './shapes.ts';

/**
 * What a refusal of the calendar is about, night by night: it comes as `details` of the problem with that code. Days in a
 * row of which the same is true are one entry; `more` counts entries beyond the first 500.
 */
const more = { more: z.int() };

/** What a cell holds. Of a price: null where the night has none of its own. */
export const CellValue = z
  .union([z.int(), z.boolean(), z.null(), z.object({ price: z.int().nullable(), prices: NightPricesShape }), DaySays])
  .meta({
    id: 'CalendarCellValue',
    description:
      'total: a number. price: that of the standard party with all prices; null where the night follows or has none. One rule: true, false, a number or null; all rules of a day: what they forbid',
  });
export type CellValue = z.infer<typeof CellValue>;

const CalendarConflict = z
  .object({
    ...RowOf,
    ...runDays,
    field: z.string().meta({ description: 'total, price, or the name of a rule' }),
    was: CellValue.meta({ description: 'What stood when the edit was made' }),
    theirs: CellValue,
    mine: CellValue,
    change: ChangeBy,
  })
  .meta({ id: 'CalendarConflict' });
export type CalendarConflict = z.infer<typeof CalendarConflict>;

export const CalendarChanged = z
  .object({ version: CalendarVersion, conflicts: z.array(CalendarConflict), ...more })
  .meta({ id: 'CalendarChanged', description: 'Details of calendar.changed. Send `version` as `over` to keep mine' });
export type CalendarChanged = z.infer<typeof CalendarChanged>;

export const CalendarBelowSold = z
  .object({
    nights: z.array(
      z.object({
        room: z.string(),
        date: z.string(),
        total: z.int().meta({ description: 'What was asked for' }),
        sold: z.int(),
        held: z.int(),
        references: z.array(z.string()).meta({ description: 'The reservations of that night' }),
      }),
    ),
    ...more,
  })
  .meta({ id: 'CalendarBelowSold', description: 'Details of calendar.below_sold' });
export type CalendarBelowSold = z.infer<typeof CalendarBelowSold>;

const rate = { room: z.string(), ratePlan: z.string(), ...runDays };

const GuardedNights = z
  .object({
    ...rate,
    kind: z.enum(['floor', 'ceiling']),
    limit: z.int(),
    price: z.int().meta({ description: 'The farthest of these nights, for the standard party' }),
    isFollowing: z.boolean().meta({ description: 'It was not edited: its price follows one that was' }),
  })
  .meta({ id: 'CalendarGuardedNights' });
export type GuardedNights = z.infer<typeof GuardedNights>;

export const CalendarGuarded = z
  .object({ guarded: z.array(GuardedNights), ...more })
  .meta({ id: 'CalendarGuarded', description: 'Details of calendar.guarded' });
export type CalendarGuarded = z.infer<typeof CalendarGuarded>;

export const WarnedNights = z
  .object({
    ...rate,
    kind: z.enum(['low', 'high', 'missing-digit', 'extra-digit']),
    price: z.int().meta({ description: 'The farthest of these nights, for the standard party' }),
    usual: z.int().meta({ description: 'The median of the same weekday, eight weeks around, as it stood' }),
  })
  .meta({ id: 'CalendarWarnedNights' });
export type WarnedNights = z.infer<typeof WarnedNights>;

export const CalendarWarned = z
  .object({
    accepts: z.string().meta({ description: 'Send it along to save over exactly these warnings' }),
    warnings: z.array(WarnedNights),
    ...more,
  })
  .meta({ id: 'CalendarWarned', description: 'Details of calendar.warned' });
export type CalendarWarned = z.infer<typeof CalendarWarned>;

export const CalendarNotUndone = z
  .object({
    possible: z.int().meta({ description: 'Nights that could be undone without these' }),
    nights: z.array(
      z.object({
        ...RowOf,
        ...runDays,
        field: z.enum(['total', 'price', 'rules']),
        why: z.enum(['changed', 'sold']),
        change: ChangeBy.nullable().meta({ description: 'Who changed it since' }),
        references: z.array(z.string()).meta({ description: 'Reservations that were made since' }),
      }),
    ),
    ...more,
  })
  .meta({ id: 'CalendarNotUndone', description: 'Details of calendar.not_undone' });
export type CalendarNotUndone = z.infer<typeof CalendarNotUndone>;
