import type { Faults } from '../faults.ts';
import { groupsOf } from '../groups-of.ts';
import type { ClosingSeason, CountPeriod, FreeRoomsMessage } from './free-rooms-message.ts';

/** What is known of a category: how many rooms it has and what they are called, where the inventory said so. */
export type KnownCategory = { readonly rooms: readonly string[] | null };

type Known = {
  readonly categories: ReadonlyMap<string, KnownCategory>;
  /** Names of capabilities, each with the beginning that they have in this version. */
  readonly capabilities: ReadonlySet<string>;
  readonly prefix: 'OTA_HotelAvailNotif' | 'OTA_HotelInvCountNotif';
  /** Since 2022-10 a complete set is announced, too. */
  readonly announcesCompleteSets: boolean;
};

const piece = 500;
const mostSeasons = 500;

/** Everything that is wrong with a message whose every element is right by itself. Stops for a moment after each piece. */
export function* checkFreeRooms(message: FreeRoomsMessage, known: Known, faults: Faults): Generator<undefined> {
  checkCapabilities(message, known, faults);
  checkMixed(message.counts, faults);
  for (const [i, period] of message.counts.entries()) {
    if (i % piece === piece - 1) yield;
    checkCount(period, known, faults);
  }
  yield;
  const byKey = groupsOf(message.counts, nameOf);
  for (const [name, periods] of byKey) {
    findOverlap(periods, name, faults);
    yield;
  }
  findOverlap(message.seasons, 'closing seasons', faults);
  if (message.seasons.length > mostSeasons)
    return faults.add('invalid', 'StatusApplicationControl/@AllInvCode', `more than ${mostSeasons} closing seasons`);
  for (const season of message.seasons) {
    const sold = message.counts.find(
      ({ saysBookable, from, to }) => saysBookable && from <= season.to && season.from <= to,
    );
    if (sold)
      faults.add(
        'dates',
        'StatusApplicationControl',
        `the closing season ${season.from} to ${season.to} overlaps ${nameOf(sold)} ${sold.from} to ${sold.to}, which says what is bookable`,
        season.line,
      );
    yield;
  }
}

function checkCapabilities({ isComplete, counts, seasons }: FreeRoomsMessage, known: Known, faults: Faults): void {
  const need = (name: string, element: string, isUsed: boolean): void => {
    const whole = `${known.prefix}_${name}`;
    if (isUsed && !known.capabilities.has(whole))
      faults.add('cannot', element, `this uses ${whole}, which was not announced`);
  };
  need('accept_deltas', 'UniqueID', !isComplete);
  need('accept_complete_set', 'UniqueID', isComplete && known.announcesCompleteSets);
  need(
    'accept_rooms',
    'StatusApplicationControl/@InvCode',
    counts.some(({ room }) => room !== null),
  );
  need(
    'accept_categories',
    'StatusApplicationControl/@InvTypeCode',
    counts.some(({ room }) => room === null),
  );
  need('accept_closing_seasons', 'StatusApplicationControl/@AllInvCode', seasons.length > 0);
  const isOld = known.prefix === 'OTA_HotelAvailNotif';
  const outOfMarket = isOld ? 'accept_BookingThreshold' : 'accept_out_of_market';
  const where = isOld ? 'AvailStatusMessage/@BookingThreshold' : 'InvCount/@CountType=9';
  need(
    outOfMarket,
    where,
    counts.some((one) => one.outOfMarket > 0),
  );
  need(
    'accept_out_of_order',
    'InvCount/@CountType=6',
    counts.some((one) => one.outOfOrder > 0),
  );
}

function checkMixed(counts: readonly CountPeriod[], faults: Faults): void {
  const [first] = counts;
  const other = counts.find(({ room }) => (room === null) !== (first?.room === null));
  if (!first || !other) return;
  const message = `${nameOf(other)} stands beside ${nameOf(first)}: tell of rooms or of categories, not of both`;
  faults.add('invalid', 'StatusApplicationControl/@InvCode', message, other.line);
}

function checkCount(period: CountPeriod, { categories }: Known, faults: Faults): void {
  const { code, room, bookable, outOfOrder, outOfMarket, line } = period;
  const category = categories.get(code);
  const where = 'StatusApplicationControl/@InvTypeCode';
  if (!category) {
    faults.add('roomType', where, `"${code}" is no category of this hotel: send the Inventory first`, line);
    return;
  }
  const sum = bookable + outOfOrder + outOfMarket;
  const { rooms } = category;
  const dates = `${period.from} to ${period.to}`;
  if (room !== null && rooms && !rooms.includes(room))
    faults.add('roomType', 'StatusApplicationControl/@InvCode', `"${room}" is no room of category "${code}"`, line);
  if (room !== null && sum > 1)
    faults.add('invalid', 'InvCount/@Count', `the room "${room}" is counted ${sum} times, ${dates}`, line);
  if (room === null && rooms && rooms.length > 0 && sum > rooms.length) {
    const message = `"${code}" has ${rooms.length} rooms, and ${sum} are told of, ${dates}`;
    faults.add('invalid', 'InvCount/@Count', message, line);
  }
}

const nameOf = ({ code, room }: CountPeriod): string => (room === null ? `"${code}"` : `"${code}" room "${room}"`);

function findOverlap(periods: readonly (CountPeriod | ClosingSeason)[], name: string, faults: Faults): void {
  const sorted = periods.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  let last = sorted[0];
  for (const period of sorted.slice(1)) {
    if (last && period.from <= last.to) {
      const message = `${name}: ${period.from} to ${period.to} overlaps ${last.from} to ${last.to}`;
      faults.add('dates', 'StatusApplicationControl', message, period.line);
    }
    if (!last || period.to > last.to) last = period;
  }
}
