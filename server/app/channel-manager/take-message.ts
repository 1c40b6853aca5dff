import type { CalendarGuarded, CalendarWarned } from '@stayfront/contract/desk/calendar/refused';
import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import { attribute, firstWithin, placeOf } from '@stayfront/rules/channel-manager/elements';
import type { Warning } from '@stayfront/rules/channel-manager/envelope';
import { otaFault, type OtaFault } from '@stayfront/rules/channel-manager/ota-fault';
import { ownedParts } from '@stayfront/rules/connection/account';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { putByConnection, type PutDone } from '../../selling/calendar/put-by-connection.ts';
import { describeGuarded, describeWarnings } from './describe-guards.ts';
import { entriesOfUpdates } from './entries-of-updates.ts';
import { hotelFault } from './hotel-fault.ts';
import { onlyOwned } from './only-owned.ts';
import { readUpdates } from './read-updates.ts';

/** Where the code of the hotel stands in each message that changes its calendar. */
const lists = {
  OTA_HotelAvailNotifRQ: 'AvailStatusMessages',
  OTA_HotelRateAmountNotifRQ: 'RateAmountMessages',
} as const;
type CalendarMessage = keyof typeof lists;

export const isCalendarMessage = (name: string): name is CalendarMessage => name in lists;

export type TakenMessage = PutDone & {
  /** What somebody should know of it. */
  readonly warnings: readonly Warning[];
};

type Faults = { readonly faults: readonly OtaFault[] };
type How = {
  /** Only says what it would change. */
  readonly isTrial?: boolean;
  /** Said at the desk: the slips that a refusal told of were looked at, and are meant so. */
  readonly accepts?: string | undefined;
  /** Writes the message down, in the transaction that changes the calendar. */
  readonly note?: (tx: Tx, taken: TakenMessage) => Promise<void>;
};

/**
 * Takes a message that changes the calendar, all of it or nothing. What the hotel has not given this system to decide
 * stays as it is, and is told; a message of nothing else is refused.
 */
export async function takeMessage(
  db: Db,
  hotel: Hotel,
  account: ConnectionAccount,
  request: XmlElement,
  { isTrial = false, accepts, note }: How,
  now: Instant,
): Promise<TakenMessage | (Faults & { readonly refusal?: Refusal })> {
  const name = lists[request.name as CalendarMessage];
  const list = firstWithin(request, name);
  if (!list) return { faults: [otaFault('missing', name)] };
  const fault = hotelFault(hotel, account, attribute(list, 'HotelCode'), placeOf(list));
  if (fault) return { faults: [fault] };
  const read = await readUpdates(hotel, account, request, now);
  if ('faults' in read) return read;
  const { kept, left } = onlyOwned(account, read);
  if (left.length > 0 && kept.availability.length + kept.rates.length === 0) {
    const message = `at this hotel ${account.title} does not decide ${left.join(' and ')}`;
    return { faults: [otaFault('unable', message)], refusal: refuse('connection.not_owner', message) };
  }
  const { currency } = hotel.document;
  const withWarnings = (done: PutDone): TakenMessage => ({
    ...done,
    warnings: [
      ...left.map((part) => `${part} stayed as they were: at this hotel ${account.title} does not decide them`),
      ...describeWarnings(done.put.warnings ?? [], 0, currency),
    ].map((message) => ({ code: otaFault('unable').code, message })),
  });
  const wish = {
    entries: (tx: Tx) => entriesOfUpdates(tx, hotel, account.connection, kept, now),
    isTrial,
    accepts,
    ...(note ? { note: (tx: Tx, done: PutDone) => note(tx, withWarnings(done)) } : {}),
  };
  const done = await putByConnection(db, hotel, { ...account, owns: ownedParts }, wish, now);
  return isRefusal(done) ? { faults: [describeRefusal(done, currency)], refusal: done } : withWarnings(done);
}

/** A channel manager cannot say that it means it so: somebody at the desk does, or the hotel for all times. */
function describeRefusal({ detail, details, errors }: Refusal, currency: CurrencyCode): OtaFault {
  const { guarded, warnings, more = 0 } = (details ?? {}) as Partial<CalendarGuarded & CalendarWarned>;
  if (guarded) return otaFault('unable', describeGuarded({ guarded, more }, currency).join('; '));
  if (warnings) {
    const slips = describeWarnings(warnings, more, currency).join('; ');
    return otaFault('unable', `${slips}. If it is meant so, the hotel lets it through at its desk, under Connections`);
  }
  return otaFault('unable', detail ?? errors?.map(({ message }) => message).join('; ') ?? '');
}
