import type { CalendarEntries, CalendarPut } from '@stayfront/contract/manage/calendar';
import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import { daysOfRange } from '@stayfront/rules/calendar/days-of-range';
import type { FollowingNight, Nights, RoomNight } from '@stayfront/rules/calendar/nights';
import { dayRulesFrom, type DayRules } from '@stayfront/rules/restriction/day-rules';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, daysBetween, type StayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { judgePut } from './judge-put.ts';
import { bySystem, noteCalendarChange, type ChangeNote } from './note-calendar-change.ts';
import { checkEntries } from './check-entries.ts';
import { readStock } from './stay-calendar.store.ts';
import { writeNights } from './write-nights.ts';

/** A night is a room or a product on a day: three years of 100 products are under it. */
export const mostNights = 120_000;

/** The last day that can be put, three years ahead: further than anybody sells, and near enough that a mistyped year is noticed. */
export const lastDayOf = ({ document }: Pick<Hotel, 'document'>, now: Instant): StayDate =>
  addDays(todayAt(document.timeZone, now), 1_100);

/** Puts entries into the hotel's calendar, all of them or none. Asked twice, it is as if it was asked once. */
export async function putCalendar(
  db: Db,
  hotel: Hotel,
  entries: CalendarEntries,
  now: Instant,
  by: ChangeNote = bySystem,
): Promise<CalendarPut | Refusal<'calendar.too_large' | 'input.invalid' | 'calendar.guarded' | 'calendar.warned'>> {
  const errors = checkEntries(hotel.document, entries, lastDayOf(hotel, now));
  if (errors.length > 0) return { refused: 'input.invalid', errors };
  // Counted before they are laid out: a range may be long and the weekdays few, but never the other way round.
  const asked = [...entries.stock, ...entries.rates, ...entries.following, ...entries.restrictions];
  if (asked.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0) > mostNights)
    return refuse('calendar.too_large', `Send at most ${mostNights} nights at once`);
  const nights = layOut(entries);
  return inHotel(db, hotel.hotelId, async (tx, { rollBack }) => {
    const changes = await writeNights(tx, hotel.hotelId, nights, now);
    const judged = await judgePut(tx, hotel, changes, { accepts: entries.accepts, whoKind: by.whoKind });
    if (isRefusal(judged)) {
      await rollBack();
      return judged;
    }
    const number = await noteCalendarChange(tx, hotel.hotelId, changes, { ...by, warned: judged.warned }, now);
    return {
      stockNights: nights.rooms.length,
      rateNights: nights.rates.length,
      ...(entries.following.length > 0 ? { followingNights: nights.following.length } : {}),
      restrictedDays: nights.restrictions.length,
      kept: await findKept(tx, hotel.hotelId, nights.rooms),
      ...(number === null ? {} : { changeId: String(number) }),
      ...judged.told,
    };
  });
}

/** One entry per night; where two speak of the same night, the later one stands. */
function layOut(entries: CalendarEntries): Required<Nights> {
  const rooms = new Map<string, RoomNight>();
  for (const { room, total, ...days } of entries.stock)
    for (const date of daysOfRange(days)) rooms.set(`${date} ${room}`, { date, roomId: room, total });
  const rates = new Map<string, Nights['rates'][number]>();
  for (const entry of entries.rates) {
    const { room: roomId, ratePlan: ratePlanId, byAdults, extraAdult, child, infant, bands } = entry;
    const same = { roomId, ratePlanId, prices: { byAdults, extraAdult, child, infant, bands }, rules: rulesOf(entry) };
    for (const date of daysOfRange(entry)) rates.set(`${date} ${roomId}.${ratePlanId}`, { date, ...same });
  }
  const following = new Map<string, FollowingNight>();
  for (const { room: roomId, ratePlan: ratePlanId, ...days } of entries.following)
    for (const date of daysOfRange(days)) {
      const key = `${date} ${roomId}.${ratePlanId}`;
      if (!rates.has(key)) following.set(key, { date, roomId, ratePlanId });
    }
  const restrictions = new Map<string, NonNullable<Nights['restrictions']>[number]>();
  for (const entry of entries.restrictions) {
    const same = { roomId: entry.room ?? null, ratePlanId: entry.ratePlan ?? null, rules: rulesOf(entry) };
    for (const date of daysOfRange(entry))
      restrictions.set(`${date} ${same.roomId}.${same.ratePlanId}`, { date, ...same });
  }
  return {
    rooms: [...rooms.values()],
    rates: [...rates.values()],
    following: [...following.values()],
    restrictions: [...restrictions.values()],
  };
}

const rulesOf = (entry: DayRules): DayRules => dayRulesFrom((name) => entry[name]);

/** The nights that kept more rooms than was asked for. */
async function findKept(tx: Tx, hotelId: number, asked: readonly RoomNight[]): Promise<CalendarPut['kept']> {
  if (asked.length === 0) return [];
  const dates = asked.map(({ date }) => date).toSorted();
  const [from, to] = [dates[0] ?? '', dates.at(-1) ?? ''] as [RoomNight['date'], RoomNight['date']];
  const stock = new Map(
    (await readStock(tx, hotelId, { from, to })).map((one) => [`${one.date} ${one.roomId}`, one.total]),
  );
  return asked.flatMap(({ date, roomId, total }) => {
    const kept = stock.get(`${date} ${roomId}`) ?? total;
    return kept > total ? [{ date, room: roomId, total: kept }] : [];
  });
}
