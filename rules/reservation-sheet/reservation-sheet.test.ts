import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { groupStays, haveSameTotals, mostRooms } from './group-stays.ts';
import { guessColumns } from './guess-columns.ts';
import { importFields } from './import-fields.ts';
import { importHeadsIn, matchImportHeads } from './import-heads.ts';
import { readStatus } from './import-status.ts';
import { systemOf } from './import-system.ts';
import { matchWord } from './match-word.ts';
import { dateOrderOf, readDayAs } from './read-day.ts';
import { readGuestName } from './read-guest-name.ts';
import { readImportLine, type ImportFacts, type ReadStay } from './read-import-line.ts';
import { readSum, sumStyleOf } from './read-sum.ts';

describe('the heads of a file', () => {
  test('are known again in each language, and no two of one are taken for the same', () => {
    for (const language of ['en', 'de', 'fr', 'it', 'es', 'ar']) {
      const heads = importHeadsIn(language);
      expect([language, matchImportHeads(importFields.map((field) => heads[field]))]).toEqual([
        language,
        [...importFields],
      ]);
    }
  });

  test.each([
    [
      'mews',
      'Number;Status;First name;Last name;Email;Arrival;Departure;Space category;Rate;Person count;Total amount;Created',
    ],
    [
      'cloudbeds',
      'Reservation Number;Guest Name;Email;Phone Number;Check in Date;Check out Date;Room Type;Adults;Children;Grand Total;Amount Paid;Balance Due;Status;Source',
    ],
    [
      'little-hotelier',
      'Booking Reference;Channel;Guest First Name;Guest Last Name;Guest Email;Check In Date;Check Out Date;Booked On Date;Room Type;Number of Adults;Number of Children;Total Amount;Total Received;Status',
    ],
    [
      'beds24',
      'Ref Number;First Night;Last Night;Guest Firstname;Guest Lastname;Guest Email;Room;Num Adults;Price;Deposit;Referrer;Status',
    ],
    [
      'apaleo',
      'Reservation ID;Status;Arrival;Departure;Unit group;Rate plan;Adults;Primary guest last name;Total gross amount;Balance;Channel',
    ],
    [
      'booking-com',
      'Book Number;Booked by;Check-in;Check-out;Booked on;Status;Adults;Children;Price;Remarks;Booker country;Unit type;Duration (nights);Phone number',
    ],
    ['other', 'Name;Von;Bis;Zimmertyp;Gäste;Preis'],
  ])('say whose export it is, and what stands below them: %s', (system, line) => {
    const heads = line.split(';');
    expect(systemOf(heads)).toBe(system);
    const fields = matchImportHeads(heads);
    expect(heads.filter((_, i) => fields[i] === null)).toEqual([]);
    expect(fields).toEqual(expect.arrayContaining(['arrival', 'room']));
  });

  test('that nobody knows are guessed from what stands below them', () => {
    const lines = [
      ['a', '3', '11.06.2027', '14.06.2027', 'ada@guest.example', '+44 20 7946 0000', 'CHF'],
      ['b', '1', '12.06.2027', '13.06.2027', 'bob@guest.example', '+44 20 7946 0001', 'CHF'],
    ];
    const none = [null, null, null, null, null, null, null];
    expect(guessColumns(none, lines)).toEqual([null, null, 'arrival', 'departure', 'email', 'phone', 'currency']);
    expect(guessColumns(['number', ...none.slice(1)], [])).toEqual(['number', ...none.slice(1)]);
  });
});

describe('days', () => {
  test('are read as systems and people write them', () => {
    const written = [
      '2027-06-11',
      '2027-06-11T14:00:00',
      '2027/6/11',
      '11.06.2027',
      '11.6.27',
      '11/06/2027 14:00',
      '46549',
      '46549.58',
      '11 Jun 2027',
      'Fri, June 11th, 2027',
      '11. Juni 2027',
      '11 juin 2027',
      '11 giugno 2027',
      '11 يونيو 2027',
      '١١/٠٦/٢٠٢٧',
    ];
    expect(written.map((text) => [text, readDayAs(text, 'day-first')])).toEqual(
      written.map((text) => [text, '2027-06-11']),
    );
    expect(['06/11/2027', '6-11-27', '11.06.2027'].map((text) => readDayAs(text, 'month-first'))).toEqual([
      '2027-06-11',
      '2027-06-11',
      '2027-06-11',
    ]);
    expect(['31/06/2027', 'tomorrow', '', '13/13/2027', 'June'].map((text) => readDayAs(text, 'day-first'))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });

  test('of which the day could be the month are shown both ways, and asked', () => {
    const stay = (arrival: string, departure: string, nights: number | null = null) => ({ arrival, departure, nights });
    expect(dateOrderOf([stay('03/04/2027', '05/04/2027')])).toEqual({
      order: 'day-first',
      isSure: false,
      example: { text: '03/04/2027', dayFirst: '2027-04-03', monthFirst: '2027-03-04' },
    });
    expect(dateOrderOf([stay('03/04/2027', '05/04/2027'), stay('03/30/2027', '04/01/2027')])).toMatchObject({
      order: 'month-first',
      isSure: true,
    });
    expect(dateOrderOf([stay('03/04/2027', '05/04/2027', 2)])).toMatchObject({ order: 'day-first', isSure: true });
    expect(dateOrderOf([stay('03/04/2027', '03/06/2027', 2)])).toMatchObject({ order: 'month-first', isSure: true });
    expect(dateOrderOf([stay('03.04.2027', '05.04.2027'), stay('2027-01-01', '2027-01-02')])).toMatchObject({
      isSure: true,
      example: null,
    });
  });
});

describe('amounts', () => {
  test('are read with whatever stands around them', () => {
    const read = (text: string, style: Parameters<typeof readSum>[2] = null) => readSum(text, 'CHF', style);
    expect(
      ['CHF 1’234.50', "1'234.50", 'Fr. 1234.50', '1,234.50', '€1.234,50', '1 234,50'].map((text) => read(text)),
    ).toEqual(Array.from({ length: 6 }, () => 123_450));
    expect([read('1.234', 'comma'), read('1.234', 'point'), read('1.234'), read('1,234', 'point')]).toEqual([
      123_400,
      null,
      null,
      123_400,
    ]);
    expect([read('-12.50'), read('(12.50)'), read('12.50-'), read('0')]).toEqual([-1_250, -1_250, -1_250, 0]);
    expect([read('261.11000000000001', 'raw'), read('0.3', 'raw'), read('168', 'raw')]).toEqual([26_111, 30, 16_800]);
    expect([read('cheap'), read(''), read('12.345.6', 'point')]).toEqual([null, null, null]);
    expect([readSum('1.500', 'KWD', 'point'), readSum('12 000', 'JPY', 'point')]).toEqual([1_500, 12_000]);
  });

  test('say by those that can only be read one way how all of a file are written', () => {
    expect(sumStyleOf(['1.234', '168,50'])).toBe('comma');
    expect(sumStyleOf(['1,234', '168.5'])).toBe('point');
    expect(sumStyleOf(['1.234.567', '20'])).toBe('comma');
    expect(sumStyleOf(['100', '1,234'])).toBeNull();
  });

  test('written with either sign are read back to the minor unit', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.constantFrom('point', 'comma'), fc.boolean(), (minor, style, isGrouped) => {
        const [group, sign] = style === 'point' ? [',', '.'] : ['.', ','];
        const whole = String(Math.floor(minor / 100));
        const grouped = isGrouped ? whole.replaceAll(/\B(?=(\d{3})+$)/g, group) : whole;
        const text = `${grouped}${sign}${String(minor % 100).padStart(2, '0')}`;
        expect(readSum(text, 'EUR', style as 'point')).toBe(minor);
        expect(sumStyleOf([text])).toBe(style);
        expect(readSum(`${(minor / 100).toFixed(12)}`, 'EUR', 'raw')).toBe(minor);
      }),
    );
  });
});

test('words of a file are matched to what the house calls so, or to what shares most words', () => {
  const rooms = [
    { id: 'double', names: ['Double Room with Lake View', 'Doppelzimmer Seesicht', 'double'] },
    { id: 'twin', names: ['Twin Room', 'Zweibettzimmer', 'twin'] },
    { id: 'suite', names: ['Lake Suite'] },
  ];
  const matched = (word: string) => matchWord(word, rooms);
  expect(matched('DOPPELZIMMER  seesicht')).toEqual({ id: 'double', isSure: true });
  expect(matched('Double Room Lake View')).toEqual({ id: 'double', isSure: false });
  expect([matched('Attic'), matched('Room'), matched('')]).toEqual(
    Array.from({ length: 3 }, () => ({ id: null, isSure: false })),
  );
});

test('names in one column are taken apart, whichever comes first', () => {
  const read = (whole: string) => readGuestName({ whole, givenName: '', surname: '' });
  expect(read('Lovelace, Ada')).toEqual({ givenName: 'Ada', surname: 'Lovelace' });
  expect(read('Mrs. Ada King Lovelace')).toEqual({ givenName: 'Ada King', surname: 'Lovelace' });
  expect([read('Cher'), read('')]).toEqual([{ givenName: '', surname: 'Cher' }, null]);
  expect(readGuestName({ whole: 'x', givenName: 'Ada', surname: 'Lovelace' })).toEqual({
    givenName: 'Ada',
    surname: 'Lovelace',
  });
});

test('where a reservation stands is read in six languages, and nothing said is booked', () => {
  expect(
    ['Confirmed', 'storniert', 'Checked In', 'no-show', 'parti', 'cancelada', 'مؤكد', '', 'Option'].map(readStatus),
  ).toEqual(['booked', 'cancelled', 'in-house', 'no-show', 'left', 'cancelled', 'booked', 'booked', 'leave-out']);
  expect(readStatus('on the moon')).toBeNull();
});

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
