import type { countDeskReservations, DeskView } from '@stayfront/contract/desk/listing';
import type { RouteInput } from '@stayfront/contract/route';
import { instantAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, isStayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql, type RawBuilder } from 'kysely';

export type Filters = Omit<RouteInput<typeof countDeskReservations>['query'], 'view' | 'text'>;

/** On which day the list is read, and when; `longest`: the most nights that anybody stays. */
export type Reading = {
  readonly today: StayDate;
  readonly now: Instant;
  readonly timeZone: string;
  readonly longest: number;
};
type Condition = RawBuilder<unknown>;

export const newFor = 24 * 3_600_000;

/**
 * What each view shows, in words that its index has, too. Whoever is in the house came no longer ago than the longest
 * stay: so few days have to be gone through, however many reservations there are.
 */
const viewConditions: Readonly<Record<DeskView, (reading: Reading) => Condition>> = {
  all: () => sql`is_kept`,
  arriving: ({ today }) => sql`stands and presence = 'expected' and arrival >= ${today}`,
  'in-house': ({ today, longest }) => sql`stands and presence <> 'left' and departure >= ${today}
    and arrival >= ${addDays(today, -longest)} and arrival <= ${today} and (arrival < ${today} or presence = 'arrived')`,
  departing: ({ today }) => sql`stands and presence <> 'left' and departure = ${today}`,
  new: ({ now }) => sql`is_kept and booked_at >= ${new Date(now - newFor)}`,
  unpaid: () => sql`is_unpaid`,
  held: () => sql`status = 'held'`,
  cancelled: () => sql`status = 'cancel'`,
  'no-show': () => sql`is_no_show`,
};

const statuses = {
  booked: () => sql`stands`,
  held: () => sql`status = 'held'`,
  cancelled: () => sql`status = 'cancel'`,
  discarded: () => sql`status = 'discarded'`,
} as const;

/** The view and what narrows it down. Whoever asks for discarded ones asks beside the views, which have none. */
export function conditionsOf(view: DeskView, filters: Filters, reading: Reading): Condition[] {
  const isBeside = filters.status === 'discarded' && view === 'all';
  return [
    ...(isBeside ? [] : [viewConditions[view](reading)]),
    ...(filters.status ? [statuses[filters.status]()] : []),
    ...(filters.arrivalFrom ? [sql`arrival >= ${filters.arrivalFrom}`] : []),
    ...(filters.arrivalTo ? [sql`arrival <= ${filters.arrivalTo}`] : []),
    ...(filters.departureFrom ? [sql`departure >= ${filters.departureFrom}`] : []),
    ...(filters.departureTo ? [sql`departure <= ${filters.departureTo}`] : []),
    ...(filters.bookedFrom ? [sql`booked_at >= ${beginOf(filters.bookedFrom, reading)}`] : []),
    ...(filters.bookedTo ? [sql`booked_at < ${endOf(filters.bookedTo, reading)}`] : []),
    ...(filters.source ? [sql`source = ${filters.source}`] : []),
    ...(filters.roomId ? [sql`${filters.roomId} = any(room_ids)`] : []),
    ...(filters.ratePlanId ? [sql`${filters.ratePlanId} = any(rate_plan_ids)`] : []),
  ];
}

const midnight = (day: StayDate, { timeZone }: Reading): Date =>
  new Date(instantAt(timeZone, { date: day, hour: 0, minute: 0 }));
const beginOf = (from: string, reading: Reading): Date => (isStayDate(from) ? midnight(from, reading) : new Date(from));
/** The day is included, and so is the instant. */
const endOf = (to: string, reading: Reading): Date =>
  isStayDate(to) ? midnight(addDays(to, 1), reading) : new Date(Date.parse(to) + 1);
