import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nightsOfEdits } from '../calendar-edit/edit.ts';
import { addDays, daysBetween, stayDate } from '../stay/stay-date.ts';
import { seasonEdits, type SeasonPrices } from './season-edits.ts';
import { usualPrices } from './usual-prices.ts';

const from = stayDate('2027-06-01');
const alone = (_: string, price: number) => ({ byAdults: [price], extraAdult: null, child: 0, infant: 0 });

function readBack(wish: SeasonPrices, names: readonly string[]) {
  const nights = nightsOfEdits(seasonEdits(wish, alone), 0);
  const rows = wish.ordinary.map(({ room }) => {
    const prices: (number | null)[] = Array.from({ length: daysBetween(from, wish.to) + 1 }, () => null);
    for (const night of nights)
      if (night.roomId === room) prices[daysBetween(from, night.date)] = night.wish.prices?.byAdults[0] ?? null;
    return { roomId: room, prices };
  });
  return usualPrices(
    from,
    rows,
    wish.seasons.map((season, i) => ({ ...season, name: names[i] ?? '' })),
  );
}

test('what was typed by season is read back as it was typed', () => {
  const wish: SeasonPrices = {
    ratePlan: 'flexible',
    from,
    to: addDays(from, 200),
    weekend: ['thur', 'fri', 'sat'],
    ordinary: [{ room: 'double', weekday: 160, weekend: 180 }],
    seasons: [
      { from: addDays(from, 30), to: addDays(from, 60), rooms: [{ room: 'double', weekday: 210, weekend: 240 }] },
    ],
  };
  expect(readBack(wish, ['Summer'])).toEqual({
    weekend: ['thur', 'fri', 'sat'],
    ordinary: [{ roomId: 'double', weekday: 160, weekend: 180 }],
    seasons: [
      {
        name: 'Summer',
        from: addDays(from, 30),
        to: addDays(from, 60),
        rooms: [{ roomId: 'double', weekday: 210, weekend: 240 }],
      },
    ],
  });
});

test('a house without prices has none to read back', () => {
  expect(usualPrices(from, [{ roomId: 'double', prices: [null, null] }], [])).toEqual({
    weekend: ['fri', 'sat'],
    ordinary: [{ roomId: 'double', weekday: null, weekend: null }],
    seasons: [],
  });
});

test('prices that are saved as they were read back change no night', () => {
  const room = fc.constantFrom('a', 'b');
  const list = fc.uniqueArray(fc.record({ room, weekday: fc.integer({ min: 50, max: 90 }), more: fc.nat(30) }), {
    selector: (one) => one.room,
    minLength: 1,
  });
  fc.assert(
    fc.property(list, fc.integer({ min: 60, max: 120 }), (rooms, length) => {
      const ordinary = rooms.map(({ room: id, weekday, more }) => ({ room: id, weekday, weekend: weekday + more }));
      const wish: SeasonPrices = {
        ratePlan: 'f',
        from,
        to: addDays(from, length),
        weekend: ['fri', 'sat'],
        ordinary,
        seasons: [],
      };
      const read = readBack(wish, []);
      const again = read.ordinary.map((one) => ({
        room: one.roomId,
        weekday: one.weekday ?? 0,
        weekend: one.weekend ?? 0,
      }));
      const of = (one: SeasonPrices) =>
        new Map(
          nightsOfEdits(seasonEdits(one, alone), 0).map((night) => [`${night.roomId} ${night.date}`, night.wish]),
        );
      expect(of({ ...wish, weekend: read.weekend, ordinary: again })).toEqual(of(wish));
    }),
  );
});
