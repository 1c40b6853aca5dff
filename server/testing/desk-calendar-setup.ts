import { undoCalendarChange, type UndoneCalendar } from '@stayfront/contract/desk/calendar/changes';
import { getDeskCalendar, type DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import { saveCalendar, type SavedCalendar } from '@stayfront/contract/desk/calendar/save';
import type { CalendarEdit } from '@stayfront/contract/desk/calendar/shapes';
import type { Problem } from '@stayfront/contract/problem';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { makeKey } from '../property/key/make-key.ts';
import { freshDatabase } from './fresh-database.ts';
import { bookingOf, guestApi } from './guest-api.ts';
import { managementApi } from './management-api.ts';
import { operatorApi } from './operator-api.ts';
import { openHotel, smallHotel, smallNights } from './small-hotel.ts';
import { startApp } from './start-app.ts';

const today = stayDate('2027-06-01');
const flexible = { room: 'double', ratePlan: 'pay-at-hotel' };
type Sent = { readonly version?: string; readonly name?: string; readonly accepts?: string };

/** A hotel whose saver follows its flexible rate, both with limits, and who edits its calendar: people and a system. */
export async function deskCalendarSetup() {
  const database = await freshDatabase();
  const { db } = database;
  const clock = { now: Date.parse('2027-06-01T08:00:00Z') };
  const app = await startApp(database, clock);
  const guest = guestApi(app, 7001);
  const desk = operatorApi(app, db, 7001, clock);
  const [plain] = smallHotel().ratePlans;
  if (!plain) throw new Error('The small hotel has rate plans');
  const change = { kind: 'percent', basisPoints: -1_000 } as const;
  const follows = { ratePlan: 'pay-at-hotel', change, rules: 'own' } as const;
  const hotel = smallHotel({
    ratePlans: [
      { ...plain, floor: { minor: 8_000 }, ceiling: { minor: 50_000 } },
      { ...plain, id: 'saver', code: 'SAV', floor: { minor: 7_000 }, follows },
    ],
    seasons: [{ name: 'Early summer', from: '2027-06-01', to: '2027-06-20' }],
  });
  const nights = smallNights(hotel, today, 120);
  await openHotel(db, hotel, { ...nights, rates: nights.rates.filter(({ ratePlanId }) => ratePlanId !== 'saver') });
  const manager = await desk.enter('mara@probe.example', 'manager');
  const reader = await desk.enter('rita@probe.example', 'reader');
  const keys = managementApi(app, 7001, (await makeKey(db, 7001, 'Our PMS', clock.now)).key);

  let sent = 0;
  const headers = () => ({ 'idempotency-key': `s${++sent}` });
  const day = (n: number): string => addDays(today, n);
  const read = async (from = day(0), to = day(9), more = {}): Promise<DeskCalendar> => {
    const reply = await desk.ask(getDeskCalendar, { query: { from, to, ...more }, cookie: reader });
    return reply.json<DeskCalendar>();
  };
  const version = async (): Promise<string> => (await read()).version;
  const save = async (edits: readonly object[], { version: on, ...more }: Sent = {}, cookie = manager) => {
    const body = { version: on ?? (await version()), edits, ...more };
    const reply = await desk.ask(saveCalendar, { body, headers: headers(), cookie });
    return { status: reply.statusCode, body: reply.json<SavedCalendar & Problem>() };
  };
  const undo = async (changeId: string, leavesOut = false) => {
    const asked = { params: { changeId }, body: { leavesOut }, headers: headers(), cookie: manager };
    const reply = await desk.ask(undoCalendarChange, asked);
    return { status: reply.statusCode, body: reply.json<UndoneCalendar & Problem>() };
  };
  const rowOf = ({ rates }: DeskCalendar, roomId = 'double', ratePlanId = 'pay-at-hotel') =>
    rates.find((row) => row.roomId === roomId && row.ratePlanId === ratePlanId);
  const on = (n: number, edit: Partial<CalendarEdit>): object => ({ ...flexible, from: day(n), to: day(n), ...edit });
  const book = async (n: number): Promise<string> => {
    const stay = { checkIn: day(n), checkOut: day(n + 1) };
    const { body } = await guest.book(bookingOf([(await guest.findProduct('double', 'pay-at-hotel', stay)).reference]));
    return body.status === 'book' ? body.reservationId : '';
  };
  return {
    db,
    clock,
    guest,
    desk,
    hotel,
    reader,
    keys,
    today,
    flexible,
    day,
    read,
    version,
    save,
    undo,
    rowOf,
    on,
    book,
  };
}
