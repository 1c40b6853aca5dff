import type { CellKind, SaidValue } from '@stayfront/rules/calendar-history/cell-change';
import type { Run } from '@stayfront/rules/calendar-history/series';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { ColumnType, JSONColumnType } from 'kysely';

/** Written once, never changed afterwards. */
type Fixed<T> = ColumnType<T, T, never>;

/** What was changed in calendars; the nights themselves are `inventory`, `rate` and `restriction`. */
export type CalendarTables = {
  /** The number of the last change of a hotel's calendar. */
  calendar_head: { hotel_id: number; number: number };
  /** Never changed, and let go only once it is old; the database refuses anything else. */
  calendar_change: {
    hotel_id: number;
    number: Fixed<number>;
    happened_at: Fixed<Date>;
    who: Fixed<string>;
    who_kind: Fixed<'person' | 'key' | 'connection' | 'system'>;
    kind: Fixed<'save' | 'put' | 'undo' | 'import'>;
    name: Fixed<string | null>;
    nights: Fixed<number>;
    from_date: Fixed<StayDate>;
    to_date: Fixed<StayDate>;
    room_ids: Fixed<string[]>;
    rate_plan_ids: Fixed<string[]>;
    undoes: Fixed<number | null>;
    warned: Fixed<number>;
    kept_over: Fixed<number>;
  };
  /** What it did to one row of the calendar: an empty room or rate plan means none, as with restrictions. */
  calendar_series: {
    hotel_id: number;
    number: Fixed<number>;
    kind: Fixed<CellKind>;
    room_id: Fixed<string>;
    rate_plan_id: Fixed<string>;
    from_date: Fixed<StayDate>;
    to_date: Fixed<StayDate>;
    content: JSONColumnType<{ readonly values: readonly SaidValue[]; readonly runs: readonly Run[] }>;
  };
};
