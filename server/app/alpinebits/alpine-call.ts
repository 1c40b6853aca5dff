import type { Refusal } from '@stayfront/contract/problem';
import type { AlpineOutcome } from '@stayfront/rules/alpinebits/outcome';
import type { AlpineBitsVersion } from '@stayfront/rules/alpinebits/versions';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import type { Told } from '@stayfront/rules/connection/told';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';

/** How an action ended: what is answered, and what is kept of it for the hotel. */
export type AlpineDone = {
  readonly outcome: AlpineOutcome;
  readonly told: Told;
  /** Of the change of the calendar; null where it changed nothing there. */
  readonly change: number | null;
  /** Of the calendar, night by night; for looking at them before anything is done. */
  readonly changes?: readonly CellChange[];
  /** What the calendar or the document had against it; the desk may let some of it through. */
  readonly refusal?: Refusal;
};

/** A message that has been let in: who sent it to which hotel, and what may be used in it. */
export type AlpineCall = {
  readonly hotel: Hotel;
  readonly account: ConnectionAccount;
  readonly version: AlpineBitsVersion;
  /** What the client calls itself; empty where it does not. */
  readonly clientId: string;
  /** What was announced to it, by whole names. */
  readonly capabilities: ReadonlySet<string>;
  readonly now: Instant;
  /** Only says what it would do. */
  readonly isTrial?: boolean;
  /** Said at the desk for a message that was held up by warnings. */
  readonly accepts?: string | undefined;
  /** Writes the message down, in the transaction of what it does. */
  readonly note: (tx: Tx, done: AlpineDone) => Promise<void>;
};
