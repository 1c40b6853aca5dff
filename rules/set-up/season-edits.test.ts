import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nightsOfEdits } from '../calendar-edit/edit.ts';
import { addDays, stayDate, weekdayOf, type StayDate } from '../stay/stay-date.ts';
import { seasonEdits, type RoomPrices, type SeasonPrices } from './season-edits.ts';

const from = stayDate('2027-06-01'); // a Tuesday
const alone = (_: string, price: number) => ({ byAdults: [price], extraAdult: null, child: 0, infant: 0 });
const pricesOf = (wish: SeasonPrices): ReadonlyMap<string, number> =>
  new Map(
    nightsOfEdits(seasonEdits(wish, alone), 0).map(({ roomId, date, wish: { prices } }) => [
      `${roomId} ${date}`,
      prices?.byAdults[0] ?? -1,
    ]),
  );

test('a room costs its ordinary price, more at the weekend, and what the season says while it lasts', () => {
  const ordinary = [{ room: 'double', weekday: 160, weekend: 180 }];
  const summer = {
    from: addDays(from, 7),
    to: addDays(from, 13),
    rooms: [{ room: 'double', weekday: 200, weekend: 220 }],
  };
  const wish = {
    ratePlan: 'flexible',
    from,
    to: addDays(from, 20),
    weekend: ['fri', 'sat'],
    ordinary,
    seasons: [summer],
  };
  expect([...pricesOf(wish as SeasonPrices).values()].length).toBe(21);
  const on = (day: number) => pricesOf(wish as SeasonPrices).get(`double ${addDays(from, day)}`);
  expect([0, 3, 4, 5, 7, 10, 13, 14].map(on)).toEqual([160, 180, 180, 160, 200, 220, 200, 160]);
});

test('a room that a season does not name keeps its price, and one without an ordinary price has none', () => {
  const wish: SeasonPrices = {
    ratePlan: 'flexible',
    from,
    to: addDays(from, 6),
    weekend: [],
    ordinary: [{ room: 'single', weekday: 90, weekend: 95 }],
    seasons: [{ from, to: from, rooms: [{ room: 'suite', weekday: 400, weekend: 400 }] }],
  };
  expect(new Set(pricesOf(wish).values())).toEqual(new Set([90]));
});

test('each night of each room is priced once, by the last season that has its day and names the room', () => {
  const day = fc.nat(60);
  const room = fc.constantFrom('a', 'b', 'c');
  const prices = fc.record({ room, weekday: fc.nat(500), weekend: fc.nat(500) });
  const list = fc.uniqueArray(prices, { selector: (one) => one.room, maxLength: 3 });
  const season = fc.record({ start: day, length: fc.nat(40), rooms: list });
  const weekend = fc.subarray(['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'] as const);
  fc.assert(
    fc.property(list, fc.array(season, { maxLength: 5 }), weekend, day, (ordinary, written, ends, length) => {
      const to = addDays(from, length);
      const seasons = written.map(({ start, length: days, rooms }) => ({
        from: addDays(from, start - 10),
        to: addDays(from, start - 10 + days),
        rooms,
      }));
      const edits = seasonEdits({ ratePlan: 'flexible', from, to, weekend: ends, ordinary, seasons }, alone);
      const nights = nightsOfEdits(edits, 0);
      expect(edits.flatMap(({ room: id }) => id ?? []).every((id) => ordinary.some((one) => one.room === id))).toBe(
        true,
      );
      expect(nights).toHaveLength(ordinary.length * (length + 1));
      const names = ['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'] as const;
      const expected = (id: string, date: StayDate): number | undefined => {
        const of = (rooms: readonly RoomPrices[]) => rooms.find((one) => one.room === id);
        const found =
          of(seasons.findLast((one) => one.from <= date && date <= one.to && of(one.rooms))?.rooms ?? []) ??
          of(ordinary);
        return ends.includes(names[weekdayOf(date)] ?? 'sun') ? found?.weekend : found?.weekday;
      };
      for (const { roomId, date, wish } of nights)
        expect([roomId, date, wish.prices?.byAdults[0]]).toEqual([roomId, date, expected(roomId ?? '', date)]);
    }),
  );
});
