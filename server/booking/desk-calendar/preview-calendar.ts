import type { CalendarEdit } from '@stayfront/contract/desk/calendar/shapes';
import type { CalendarPreview, GuestSees } from '@stayfront/contract/desk/calendar/preview';
import type { RefusedBy } from '@stayfront/contract/problem';
import { withChanges, type Cells } from '@stayfront/rules/calendar-edit/cells';
import { foldDays } from '@stayfront/rules/calendar-edit/fold-days';
import { withoutDate } from '@stayfront/rules/calendar-edit/without-date';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { standardAdults } from '@stayfront/rules/stay/standard-adults';
import { addDays, nightsOf, weekdayOf, type StayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { checkEdits } from '../../selling/calendar/check-edits.ts';
import { fieldOf, saidValue } from '../../selling/calendar/describe-calendar-change.ts';
import {
  describeConflicts,
  describeGuarded,
  describeWarned,
  mostTold,
} from '../../selling/calendar/describe-refused.ts';
import { payForStay } from '../../selling/calendar/pay-for-stay.ts';
import { planEdits } from '../../selling/calendar/plan-edits.ts';
import { readCalendarVersion } from '../../selling/calendar/read-calendar-version.ts';
import { readCells } from '../../selling/calendar/read-cells.ts';
import { readTaken } from '../../selling/calendar/read-taken.ts';
import { findBelowSold } from './find-below-sold.ts';

type AskedStay = {
  readonly room: string;
  readonly ratePlan?: string | undefined;
  readonly arrival: StayDate;
  readonly nights: number;
  readonly nbAdults?: number | undefined;
};
type Asked = {
  readonly version: string;
  readonly edits: readonly CalendarEdit[];
  readonly stays?: readonly AskedStay[] | undefined;
};

/** What edits would do, before anything is saved. Nothing is written and nobody waits for it. */
export async function previewCalendar(
  db: Db,
  hotel: Hotel,
  { version: madeOn, edits, stays }: Asked,
  now: Instant,
): Promise<CalendarPreview | RefusedBy<typeof checkEdits>> {
  const nights = checkEdits(hotel, edits, madeOn, now);
  if ('refused' in nights) return nights;
  const { hotelId, document } = hotel;
  return inHotel(
    db,
    hotelId,
    async (tx) => {
      const version = await readCalendarVersion(tx, hotelId);
      const planned = await planEdits(tx, hotel, nights, version);
      const followed = planned.pricesAnew.filter(({ isFollowing }) => isFollowing);
      const changed = foldDays(
        planned.changes,
        (one) => JSON.stringify(withoutDate(one)),
        ({ kind, roomId, ratePlanId, before, after }) => ({
          room: roomId,
          ratePlan: ratePlanId,
          field: fieldOf[kind],
          before: saidValue(document, { kind, roomId, ratePlanId }, before),
          after: saidValue(document, { kind, roomId, ratePlanId }, after),
        }),
      );
      const following = foldDays(
        followed,
        (one) => JSON.stringify(withoutDate(one)),
        ({ room, ratePlan, before, after }) => ({ room, ratePlan, before, after }),
      );
      const guests: GuestSees[] = [];
      for (const stay of stays ?? staysTouched(hotel, planned.changes, now))
        guests.push(await sees(tx, hotel, planned.changes, stay, now));
      return {
        version: String(version),
        currency: document.currency,
        nights: planned.changes.length,
        followers: followed.length,
        changed: changed.slice(0, mostTold),
        following: following.slice(0, mostTold),
        guests,
        conflicts: await describeConflicts(tx, hotel, planned, version),
        belowSold: await findBelowSold(tx, hotelId, planned.changes, now),
        guarded: describeGuarded(planned),
        warned: describeWarned(planned),
      };
    },
    'read only',
  );
}

const friday = 5;

/** Stays that show what changes: of three rooms the first night that does, and the first weekend. */
function staysTouched({ document }: Hotel, changes: readonly CellChange[], now: Instant): AskedStay[] {
  const today = todayAt(document.timeZone, now);
  const rooms = document.rooms.filter(({ id }) => changes.some(({ roomId }) => roomId === id || roomId === null));
  return rooms.slice(0, 3).flatMap(({ id: room }) => {
    const dates = changes
      .filter(({ roomId, date }) => (roomId === room || roomId === null) && date >= today)
      .map(({ date }) => date)
      .toSorted();
    const weekend = dates.find((date) => weekdayOf(date) === friday);
    return [...new Set([dates[0], weekend])].flatMap((arrival) => (arrival ? [{ room, arrival, nights: 2 }] : []));
  });
}

async function sees(
  tx: Tx,
  hotel: Hotel,
  changes: readonly CellChange[],
  { room: roomId, ratePlan, arrival, nights, nbAdults }: AskedStay,
  now: Instant,
): Promise<GuestSees> {
  const { hotelId, document } = hotel;
  const room = document.rooms.find(({ id }) => id === roomId);
  const today = todayAt(document.timeZone, now);
  const stay = { arrival, departure: addDays(arrival, nights) };
  const guests = { adults: nbAdults ?? (room ? standardAdults(room, document.guests) : 1), children: 0, infants: 0 };
  const cells = await readCells(tx, hotelId, { from: arrival, to: stay.departure }, { rooms: [roomId] });
  const counts = await readTaken(
    tx,
    hotelId,
    nightsOf(stay).map((date) => ({ roomId, date })),
    now,
  );
  const taken = (of: string, date: StayDate): number => {
    const { sold = 0, held = 0 } = counts.get(`${date} ${of}`) ?? {};
    return sold + held;
  };
  const plans = document.ratePlans.filter(
    ({ id, rooms, isPackageOnly }) =>
      (ratePlan === undefined ? !isPackageOnly : id === ratePlan) && (!rooms || rooms.includes(roomId)),
  );
  const pays = (by: Cells): GuestSees['before'] => {
    const asked = plans.map(({ id }) => ({
      id,
      paid: payForStay(document, by, taken, { roomId, stay, guests, today }, id),
    }));
    const offered = asked.flatMap(({ id, paid }) => ('total' in paid ? [{ id, total: paid.total }] : []));
    const [cheapest] = offered.toSorted((a, b) => a.total - b.total);
    if (cheapest) return { total: cheapest.total, ratePlanId: cheapest.id, reasons: [] };
    const reasons = new Map(asked.flatMap(({ paid }) => ('why' in paid ? [[JSON.stringify(paid.why), paid.why]] : [])));
    return { total: null, ratePlanId: null, reasons: [...reasons.values()] };
  };
  const then = withChanges(
    cells,
    changes.filter(({ date }) => date >= arrival && date <= stay.departure),
  );
  return {
    roomId,
    arrival,
    departure: stay.departure,
    nbAdults: guests.adults,
    before: pays(cells),
    after: pays(then),
  };
}
