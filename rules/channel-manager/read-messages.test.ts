import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stayDate } from '../stay/stay-date.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { writeMinor } from './compose-reservation.ts';
import { knownCodes } from './known-codes.ts';
import { addFree, addRuled, freeNights, withNamed, type FreeNight, type PlannedNights } from './plan-nights.ts';
import { readAvailability, type AvailabilityUpdate } from './read-availability.ts';
import { readRates } from './read-rates.ts';

const element = (
  name: string,
  attributes: Record<string, string | number> = {},
  ...children: readonly XmlElement[]
): XmlElement => ({
  name,
  ns: 'http://www.opentravel.org/OTA/2003/05',
  attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
  children,
  text: '',
  line: 1,
});

const codes = knownCodes(
  {
    rooms: [{ id: 'double' }, { id: 'family' }],
    ratePlans: [
      { id: 'flexible', code: 'BAR' },
      { id: 'prepaid', code: 'PRE', rooms: ['double'] },
    ],
  },
  { rooms: { DBL: 'double' } },
);
const open = { first: stayDate('2027-06-01'), last: stayDate('2030-06-01') };
const hotel = { currency: 'CHF', mostAdults: () => 3 } as const;
const control = (more: Record<string, string> = {}): XmlElement =>
  element('StatusApplicationControl', {
    Start: '2027-06-07',
    End: '2027-06-08',
    InvTypeCode: 'DBL',
    RatePlanCode: 'BAR',
    ...more,
  });
const availability = (...messages: readonly XmlElement[]) =>
  readAvailability(
    element('OTA_HotelAvailNotifRQ', {}, element('AvailStatusMessages', { HotelCode: 'X' }, ...messages)),
    codes,
    open,
  );
const status = (attributes: Record<string, string | number>, ...children: readonly XmlElement[]): XmlElement =>
  element('AvailStatusMessage', attributes, control(), ...children);
const rates = (rate: readonly XmlElement[], more: Record<string, string> = {}) =>
  readRates(
    element(
      'OTA_HotelRateAmountNotifRQ',
      {},
      element(
        'RateAmountMessages',
        {},
        element('RateAmountMessage', {}, control(more), element('Rates', {}, element('Rate', {}, ...rate))),
      ),
    ),
    codes,
    open,
    hotel,
  );
const base = (attributes: Record<string, string | number>): XmlElement =>
  element(
    'BaseByGuestAmts',
    {},
    element('BaseByGuestAmt', { AgeQualifyingCode: 10, CurrencyCode: 'CHF', ...attributes }),
  );
const freeIn = (read: object): FreeNight[] => {
  const nights = new Map<string, Map<string, number>>();
  for (const update of 'updates' in read ? (read.updates as AvailabilityUpdate[]) : []) addFree(nights, update);
  return freeNights(nights);
};
const codesIn = (read: object): unknown =>
  'faults' in read ? (read.faults as { code: string }[]).map(({ code }) => code) : read;

describe('availability', () => {
  test('says how many rooms are left, and each rule by itself', () => {
    const read = availability(
      status({ BookingLimit: 4 }, element('RestrictionStatus', { Status: 'Close' })),
      status({}, element('RestrictionStatus', { Restriction: 'Arrival', Status: 'Open' })),
      status(
        {},
        element(
          'LengthsOfStay',
          {},
          element('LengthOfStay', { MinMaxMessageType: 'SetMinLOS', Time: 3 }),
          element('LengthOfStay', { MinMaxMessageType: 'SetForwardMaxStay', Time: 0 }),
        ),
      ),
    );
    expect(read).toMatchObject({
      updates: [
        { roomId: 'double', ratePlanId: 'flexible', free: 4, rules: { isClosed: true } },
        { rules: { isClosedToArrival: false } },
        { rules: { minStay: 3, maxThrough: null } },
      ],
    });
    expect(freeIn(read)).toEqual([
      { date: '2027-06-07', roomId: 'double', free: 4 },
      { date: '2027-06-08', roomId: 'double', free: 4 },
    ]);
    const ruled: PlannedNights = new Map();
    for (const update of 'updates' in read ? read.updates : []) addRuled(ruled, update);
    expect([...ruled.values()][0]?.wish).toEqual({
      rules: { isClosed: true, isClosedToArrival: false, minStay: 3, maxThrough: null },
    });
  });

  test('of several rates of a room counts the same rooms: the least stands', () => {
    const of = (limit: number, ratePlan: string): XmlElement =>
      element('AvailStatusMessage', { BookingLimit: limit }, control({ RatePlanCode: ratePlan }));
    const read = availability(of(5, 'BAR'), of(2, 'PRE'), of(4, 'BAR'));
    expect(freeIn(read).map(({ free }) => free)).toEqual([2, 2]);
  });

  test('of days that have been is left out, and weekdays hold', () => {
    const message = element(
      'AvailStatusMessage',
      { BookingLimit: 1 },
      control({ Start: '2027-05-20', End: '2027-06-06', Fri: '1', Sat: 'true', Sun: '0' }),
    );
    const read = availability(message);
    expect(freeIn(read).map(({ date }) => date)).toEqual(['2027-06-04', '2027-06-05']);
    const past = element(
      'AvailStatusMessage',
      { BookingLimit: 1 },
      control({ Start: '2027-05-01', End: '2027-05-02' }),
    );
    expect(availability(past)).toEqual({ updates: [] });
  });

  test.each([
    ['a room that is not there', { InvTypeCode: 'dbl' }, '402'],
    ['a rate that is not there', { RatePlanCode: 'BARX' }, '249'],
    ['a pair that is not sold', { InvTypeCode: 'family', RatePlanCode: 'PRE' }, '783'],
    ['no room', { InvTypeCode: '' }, '321'],
    ['no day', { Start: '2027-02-30' }, '450'],
    ['days the wrong way round', { Start: '2027-06-09' }, '450'],
    ['days too far ahead', { End: '2031-01-01' }, '450'],
  ])('for %s is refused by name', (_, more, code) => {
    expect(codesIn(availability(element('AvailStatusMessage', { BookingLimit: 1 }, control(more))))).toEqual([code]);
  });

  test.each([
    ['below nothing', { BookingLimit: -1 }, []],
    ['that is no number', { BookingLimit: 'many' }, []],
    ['that is added', { BookingLimit: 1, BookingLimitMessageType: 'AdjustLimit' }, []],
    ['of another status', {}, [element('RestrictionStatus', { Status: 'Closed' })]],
    ['of an unknown restriction', {}, [element('RestrictionStatus', { Status: 'Close', Restriction: 'Moon' })]],
    [
      'of an unknown length',
      {},
      [element('LengthsOfStay', {}, element('LengthOfStay', { MinMaxMessageType: 'FullPatternLOS', Time: 2 }))],
    ],
  ])('%s is refused', (_, attributes, children) => {
    expect(codesIn(availability(status(attributes as Record<string, string>, ...children)))).toEqual(['450']);
  });

  test('without anything in it is refused', () => {
    expect(codesIn(availability(status({})))).toEqual(['321']);
    expect(codesIn(availability())).toEqual(['321']);
  });
});

describe('prices', () => {
  test('come for the room, or by how many sleep in it, with what others pay', () => {
    expect(rates([base({ AmountAfterTax: '300.00' })])).toMatchObject({ updates: [{ prices: { price: 30_000 } }] });
    const further = element(
      'AdditionalGuestAmounts',
      {},
      element('AdditionalGuestAmount', { AgeQualifyingCode: 10, Amount: '100' }),
      element('AdditionalGuestAmount', { AgeQualifyingCode: 8, Amount: '50.5' }),
    );
    const byGuests = element(
      'BaseByGuestAmts',
      {},
      ...[1, 3].map((guests) =>
        element('BaseByGuestAmt', { AgeQualifyingCode: 10, AmountAfterTax: 100 * guests, NumberOfGuests: guests }),
      ),
    );
    expect(rates([byGuests, further])).toMatchObject({
      updates: [{ prices: { byAdults: { 1: 10_000, 3: 30_000 }, extraAdult: 10_000, child: 5_050 } }],
    });
  });

  test.each([
    ['another currency', [base({ AmountAfterTax: '300', CurrencyCode: 'EUR' })], '450'],
    ['parts of a Rappen', [base({ AmountAfterTax: '300.005' })], '450'],
    ['a comma', [base({ AmountAfterTax: '300,00' })], '450'],
    ['less than nothing', [base({ AmountAfterTax: '-1' })], '450'],
    ['nothing', [base({})], '321'],
    ['more adults than the room takes', [base({ AmountAfterTax: '300', NumberOfGuests: 4 })], '397'],
    ['no adult', [base({ AmountAfterTax: '300', NumberOfGuests: 0 })], '397'],
    ['no price', [], '321'],
  ])('with %s are refused', (_, rate, code) => {
    expect(codesIn(rates(rate))).toEqual([code]);
  });

  test('for a room without a rate are refused', () => {
    expect(codesIn(rates([base({ AmountAfterTax: '300' })], { RatePlanCode: '' }))).toEqual(['321']);
  });

  test('that are not named stay, and those between two numbers of adults are the next greater', () => {
    const standing = { byAdults: [8_000, 12_000], extraAdult: 3_000, child: 2_000, infant: 0 };
    expect(withNamed(standing, { byAdults: { 2: 15_000 } }, true)).toEqual({ ...standing, byAdults: [8_000, 15_000] });
    expect(withNamed(standing, { child: 1_000 }, true)).toEqual({ ...standing, child: 1_000 });
    expect(withNamed(standing, { byAdults: { 3: 15_000 } }, false)).toMatchObject({
      byAdults: [15_000, 15_000, 15_000],
    });
    expect(withNamed(null, { child: 1_000 }, false)).toBeNull();
    const banded = { ...standing, bands: [{ fromAge: 2, toAge: 12, minor: 500 }] };
    expect(withNamed(banded, { byAdults: { 1: 1 } }, true)).toHaveProperty('bands');
    expect(withNamed(banded, { child: 1_000 }, true)).not.toHaveProperty('bands');
  });

  test('are read as they are written, to the Rappen', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), (minor) => {
        const read = rates([base({ AmountAfterTax: writeMinor(minor, 'CHF') })]);
        expect(read).toMatchObject({ updates: [{ prices: { price: minor } }] });
      }),
    );
  });
});
