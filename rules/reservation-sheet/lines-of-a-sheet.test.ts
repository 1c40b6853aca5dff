import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { groupStays, haveSameTotals, mostRooms } from './group-stays.ts';
import { readStatus } from './import-status.ts';
import { readImportLine, type ImportFacts, type ReadStay } from './read-import-line.ts';

const facts: ImportFacts = {
  currency: 'CHF',
  order: 'day-first',
  sums: 'point',
  lastDay: stayDate('2030-06-01'),
  findRoom: (word) => (word === 'Double' ? 'double' : null),
  findRatePlan: (word) => (word === 'BAR' ? 'flexible' : null),
  findStatus: readStatus,
  room: null,
  ratePlan: 'flexible',
  standardAdults: () => 2,
  mostPersons: () => 3,
};

describe('a line', () => {
  const line = {
    number: 'R1',
    arrival: '11/06/2027',
    departure: '14/06/2027',
    room: 'Double',
    guestName: 'Ada Lovelace',
  };
  const read = (more: object) => readImportLine({ ...line, ...more }, facts);

  test('is a room of a reservation, with what it leaves out filled in', () => {
    expect(read({ total: '480', open: '80', bookedOn: '01/02/2027' })).toEqual({
      stay: {
        number: 'R1',
        status: 'booked',
        arrival: '2027-06-11',
        departure: '2027-06-14',
        roomId: 'double',
        ratePlanId: 'flexible',
        guests: { adults: 2, children: 0, infants: 0 },
        guest: { givenName: 'Ada', surname: 'Lovelace' },
        total: 48_000,
        paid: 40_000,
        bookedOn: '2027-02-01',
      },
      isLeftOut: false,
      faults: [],
      notes: [],
    });
    expect(read({ departure: '', nights: '3' }).stay?.departure).toBe('2027-06-14');
    expect(read({ departure: '', lastNight: '13/06/2027' }).stay?.departure).toBe('2027-06-14');
    expect(read({ perNight: '160', persons: '3', children: '1' }).stay).toMatchObject({
      total: 48_000,
      guests: { adults: 2, children: 1 },
    });
    expect(read({ status: 'Option' })).toMatchObject({ stay: null, isLeftOut: true, faults: [] });
  });

  test('names every column that is wrong, with what stands there', () => {
    const { stay, faults } = readImportLine(
      {
        arrival: '31/06/2027',
        room: 'Attic',
        ratePlan: 'X',
        status: 'moon',
        adults: 'two',
        total: '-1',
        currency: 'EUR',
      },
      facts,
    );
    expect(stay).toBeNull();
    expect(faults.map(({ field, code, text }) => [field, code, text])).toEqual([
      ['status', 'status.unknown', 'moon'],
      ['arrival', 'day.unreadable', '31/06/2027'],
      ['departure', 'day.missing', ''],
      ['room', 'room.unknown', 'Attic'],
      ['ratePlan', 'rate.unknown', 'X'],
      ['guestName', 'guest.missing', ''],
      ['adults', 'count.unreadable', 'two'],
      ['currency', 'currency.other', 'EUR'],
      ['total', 'sum.below', '-1'],
    ]);
    expect(read({ departure: '11/06/2027' }).faults).toMatchObject([{ code: 'day.order' }]);
    expect(read({ room: '' }).faults).toMatchObject([{ code: 'room.missing' }]);
  });

  test('that is odd is taken, and says so', () => {
    const { stay, notes } = read({ nights: '4', adults: '5', total: '100', paid: '120', bookedOn: 'once' });
    expect(stay).not.toBeNull();
    expect(notes.map(({ code }) => code).toSorted()).toEqual(['booked-on', 'nights.differ', 'paid.above', 'party']);
  });
});

describe('lines of one number', () => {
  const day = stayDate('2027-06-11');
  const stayOf = (
    total: number,
    nights: number,
    status: ReadStay['status'] = 'booked',
  ): ReadStay & { line: number } => ({
    number: 'R1',
    status,
    arrival: day,
    departure: addDays(day, nights),
    roomId: 'double',
    ratePlanId: 'flexible',
    guests: { adults: 2, children: 0, infants: 0 },
    guest: { givenName: '', surname: 'Lovelace' },
    total,
    paid: 0,
    bookedOn: null,
    line: 2,
  });

  test('are its rooms, each with its own amount or a share of the whole', () => {
    const lines = [stayOf(40_000, 2), stayOf(40_000, 2)];
    expect(haveSameTotals(lines)).toBe(true);
    expect(haveSameTotals([stayOf(1, 1)])).toBe(false);
    expect(groupStays(lines, 'line')[0]?.stays.map(({ nightPrices }) => nightPrices)).toEqual([
      [20_000, 20_000],
      [20_000, 20_000],
    ]);
    expect(groupStays(lines, 'booking')[0]?.stays.map(({ nightPrices }) => nightPrices)).toEqual([
      [10_000, 10_000],
      [10_000, 10_000],
    ]);
    expect(groupStays([stayOf(30_001, 3), stayOf(30_001, 1, 'cancelled')], 'booking')[0]?.stays).toMatchObject([
      { nightPrices: [10_001, 10_000, 10_000] },
      { nightPrices: [0] },
    ]);
  });

  test('come in parts of as many rooms as a reservation has; nothing is lost, to the minor unit', () => {
    const room = fc.record({
      total: fc.nat(1_000_000),
      paid: fc.nat(1_000_000),
      nights: fc.integer({ min: 1, max: 9 }),
      number: fc.constantFrom('A', 'B'),
    });
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 14 }), fc.boolean(), (rooms, isWhole) => {
        const lines = rooms.map(({ total, paid, nights, number }, i) => ({
          ...stayOf(total, nights),
          paid,
          number,
          line: i + 2,
        }));
        const groups = groupStays(lines, isWhole ? 'booking' : 'line');
        const stays = groups.flatMap((group) => group.stays);
        expect(stays.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual(lines.map(({ line }) => line));
        expect(groups.every((group) => group.stays.length >= 1 && group.stays.length <= mostRooms)).toBe(true);
        for (const [number, own] of Map.groupBy(lines, (one) => one.number)) {
          const mine = groups.filter((group) => group.number === number);
          const cost = mine
            .flatMap((group) => group.stays)
            .flatMap(({ nightPrices }) => nightPrices)
            .reduce((a, b) => a + b, 0);
          const sums = (pick: (one: (typeof own)[number]) => number) =>
            isWhole ? pick(own[0]!) : own.reduce((a, one) => a + pick(one), 0);
          expect(cost).toBe(sums((one) => one.total ?? 0));
          expect(mine.reduce((sum, group) => sum + group.paid, 0)).toBe(sums((one) => one.paid));
          expect(mine.map(({ part }) => part)).toEqual(mine.map((_, i) => i + 1));
        }
      }),
    );
  });
});
