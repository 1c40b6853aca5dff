import type { CalendarEntries, CalendarPut } from '@stayfront/contract/manage/calendar';
import { isRefusal, type Refusal } from '@stayfront/contract/problem';
import { ownedParts, type Owned } from '@stayfront/rules/connection/account';
import type { Told } from '@stayfront/rules/connection/told';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { dayRuleNames } from '@stayfront/rules/restriction/day-rules';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import { isOwnerOf } from '../../property/connection-account/is-owner-of.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { checkPut } from './check-put.ts';
import { findPutConflicts } from './find-put-conflicts.ts';
import { lockCalendar } from './lock-calendar.ts';
import { putEntries } from './put-entries.ts';

export type PutWish = {
  /**
   * What it puts, or how that is worked out of what stands there. Asked within the transaction, when nobody else changes
   * the calendar any more; what it refuses is refused.
   */
  readonly entries: CalendarEntries | ((tx: Tx) => Promise<CalendarEntries | Refusal<PutRefused>>);
  /** Rates keep the rules that stand with them. So they always do where the system decides about prices alone. */
  readonly keepsRules?: boolean;
  /** Only says what it would change. */
  readonly isTrial?: boolean;
  /** Said for a message that was let through at the desk: those of calendar.warned, which were looked at. */
  readonly accepts?: string | undefined;
  /** Writes the message down, in the same transaction; not asked for a trial, or where it is refused. */
  readonly note?: (tx: Tx, done: PutDone) => Promise<void>;
};

/** What a system's message did to the calendar. */
export type PutDone = {
  readonly put: CalendarPut;
  readonly changes: readonly CellChange[];
  /** Of the change, by which the desk undoes it; null where all of it stood there. */
  readonly number: number | null;
  /** As it is kept with the message: how many nights, and those that somebody else had changed meanwhile. */
  readonly told: Pick<Told, 'nights' | 'changed' | 'conflicts'>;
};

export type PutRefused =
  | 'calendar.guarded'
  | 'calendar.too_large'
  | 'calendar.warned'
  | 'connection.not_owner'
  | 'connection.off'
  | 'input.invalid';

/**
 * The one way by which other systems change the calendar: as a key of the hotel does, under the system's own name, and no
 * more than the hotel lets it decide. All of a message or nothing.
 */
export async function putByConnection(
  db: Db,
  hotel: Hotel,
  account: ConnectionAccount,
  { entries, keepsRules = false, isTrial = false, accepts, note }: PutWish,
  now: Instant,
): Promise<PutDone | Refusal<PutRefused>> {
  if (account.isOff) return { refused: 'connection.off' };
  const { hotelId } = hotel;
  const by = { who: account.title, whoKind: 'connection', kind: 'put' } as const;
  return inHotel(db, hotelId, async (tx, { rollBack }) => {
    await lockCalendar(tx, hotelId);
    const work = async (): Promise<PutDone | Refusal<PutRefused>> => {
      const asked = typeof entries === 'function' ? await entries(tx) : entries;
      if (isRefusal(asked)) return asked;
      const wished = accepts === undefined ? asked : { ...asked, accepts };
      const foreign = notItsOwn(account, wished, keepsRules);
      if (foreign) return foreign;
      const unfit = checkPut(hotel, wished, now);
      if (unfit) return unfit;
      const keeps = keepsRules || !isOwnerOf(account, 'restrictions');
      const done = await putEntries(tx, hotel, wished, now, by, { keepsRules: keeps });
      if (isRefusal(done)) return done;
      return { ...done, told: await describeDone(tx, hotelId, account, done) };
    };
    const done = await work();
    if (isRefusal(done) || isTrial) await rollBack();
    else await note?.(tx, done);
    return done;
  });
}

type Done = Pick<PutDone, 'put' | 'changes' | 'number'>;

async function describeDone(
  tx: Tx,
  hotelId: number,
  { title }: ConnectionAccount,
  { put, changes, number }: Done,
): Promise<PutDone['told']> {
  const conflicts = await findPutConflicts(tx, hotelId, { who: title, number }, changes);
  return {
    nights: {
      ...(put.stockNights > 0 ? { stock: put.stockNights } : {}),
      ...(put.rateNights > 0 ? { prices: put.rateNights } : {}),
      ...(put.restrictedDays > 0 ? { restrictions: put.restrictedDays } : {}),
    },
    changed: changes.length,
    ...(conflicts.length > 0 ? { conflicts } : {}),
  };
}

/** What a system sends without deciding it, by name. */
function notItsOwn(
  account: ConnectionAccount,
  { stock, rates, following, restrictions }: CalendarEntries,
  keepsRules: boolean,
): Refusal<'connection.not_owner'> | null {
  const saysRules = !keepsRules && rates.some((rate) => dayRuleNames.some((name) => Boolean(rate[name])));
  const sends: Readonly<Record<Owned, boolean>> = {
    prices: rates.length + following.length > 0,
    stock: stock.length > 0,
    restrictions: restrictions.length > 0 || saysRules,
  };
  const foreign = ownedParts.filter((part) => sends[part] && !isOwnerOf(account, part));
  if (foreign.length === 0) return null;
  return {
    refused: 'connection.not_owner',
    detail: `"${account.title}" does not decide about ${foreign.join(' and ')} at this hotel`,
    details: { parts: foreign },
  };
}
