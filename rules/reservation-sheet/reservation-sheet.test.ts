import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { importFields, type ImportField } from './import-fields.ts';
import { importHeadsIn, matchImportHeads } from './import-heads.ts';
import { readStatus } from './import-status.ts';
import { systemOf } from './import-system.ts';
import { matchWord } from './match-word.ts';
import { dateOrderOf, readDayAs } from './read-day.ts';
import { readGuestName } from './read-guest-name.ts';
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

  test('of Booking.com name the guest and the kind of room, and neither who booked nor how many rooms there are', () => {
    const heads =
      'Book number;Booked by;Guest name(s);Check-in;Check-out;Booked on;Status;Rooms;Persons;Adults;Children;' +
      "Children's age(s);Price;Commission %;Commission amount;Remarks;Booker country;Travel purpose;Device;Unit type;" +
      'Duration (nights);Phone number;Address';
    const line = heads.split(';');
    expect(systemOf(line)).toBe('booking-com');
    const fields = matchImportHeads(line);
    const headOf = (field: ImportField): string | undefined => line[fields.indexOf(field)];
    expect([headOf('guestName'), headOf('room'), headOf('persons'), headOf('total')]).toEqual([
      'Guest name(s)',
      'Unit type',
      'Persons',
      'Price',
    ]);
    expect(line.filter((_, i) => fields[i] === null)).toEqual([
      'Booked by',
      'Rooms',
      "Children's age(s)",
      'Commission %',
      'Commission amount',
      'Travel purpose',
      'Device',
    ]);
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
