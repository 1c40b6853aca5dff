import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, nightsOf, stayDate } from '../stay/stay-date.ts';
import { netDemand } from './net-demand.ts';
import { demandOf } from './quote.ts';

const day = stayDate('2027-06-11');
const stay = (roomId: string, from: number, nights: number) => ({
  roomId,
  nights: nightsOf({ arrival: addDays(day, from), departure: addDays(day, from + nights) }),
});

test('a stay that moves by a night takes one and gives one back', () => {
  expect(netDemand([stay('double', 1, 3)], [stay('double', 0, 3)])).toEqual([
    { date: day, roomId: 'double', rooms: -1 },
    { date: addDays(day, 3), roomId: 'double', rooms: 1 },
  ]);
});

test('a stay that stays as it was needs nothing', () => {
  expect(netDemand([stay('double', 0, 3)], [stay('double', 0, 3)])).toEqual([]);
});

test('what is taken and given back is always the difference, in one order for everybody', () => {
  const stays = fc.array(
    fc
      .tuple(fc.constantFrom('double', 'twin', 'double-lake'), fc.nat(6), fc.integer({ min: 1, max: 5 }))
      .map((wish) => stay(...wish)),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(stays, stays, (wanted, had) => {
      const net = netDemand(wanted, had);
      const rooms = new Map<string, number>();
      const count = (list: ReturnType<typeof demandOf>, sign: number): void => {
        for (const { date, roomId, rooms: n } of list)
          rooms.set(`${date} ${roomId}`, (rooms.get(`${date} ${roomId}`) ?? 0) + sign * n);
      };
      count(demandOf(had), 1);
      count(net, 1);
      count(demandOf(wanted), -1);
      expect([...rooms.values()].every((n) => n === 0)).toBe(true);
      const keys = net.map(({ date, roomId }) => `${date} ${roomId}`);
      expect(keys).toEqual(keys.toSorted());
    }),
  );
});
