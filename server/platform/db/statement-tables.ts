import type { DailyStatement } from '@stayfront/contract/desk/daily-statement';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Written once, never changed afterwards. */
type Fixed<T> = ColumnType<T, T, never>;

/** By what the engine proves itself each night. */
export type StatementTables = {
  /** The place of an event in the chain of its reservation; written by the database with the event. */
  history_link: {
    hotel_id: number;
    reservation_id: string;
    place: number;
    event_id: number;
    hash: Buffer;
    /** The day it was sealed with; null until the night. */
    sealed_on: StayDate | null;
  };
  /** A day of a hotel's history, sealed onto the one before. */
  history_day: {
    hotel_id: number;
    day: StayDate;
    events: number;
    reservations: number;
    previous: Buffer;
    hash: Buffer;
    sealed_at: Fixed<Date>;
  };
  /** Where a hotel had history before there were chains: up to which event, and how far that is chained. */
  history_start: {
    hotel_id: number;
    last_event_id: number;
    chained_to: Generated<string>;
    is_whole: Generated<boolean>;
  };
  daily_statement: {
    hotel_id: number;
    day: StayDate;
    made_at: Date;
    /** Null where it was made by itself, at night. */
    made_by: string | null;
    faults: number;
    lines: JSONColumnType<DailyStatement['lines']>;
  };
};
