import { expect, test } from 'vitest';
import { openDay } from '../../restriction/day-rules.ts';
import { stayDate } from '../../stay/stay-date.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { gatherFaults } from '../faults.ts';
import { part } from '../testing/xml-of.ts';
import { composePlan, composeTitle } from './compose-plan.ts';
import type { PulledPlan } from './pulled-plan.ts';
import { readBaseRates } from './read-base-rates.ts';

const asked = (...inside: readonly XmlElement[]): XmlElement =>
  part(
    'OTA_HotelRatePlanRQ',
    {},
    part('RatePlans', {}, part('RatePlan', {}, ...inside, part('HotelRef', { HotelCode: '7001' }))),
  );
const candidates = part('RatePlanCandidates', {}, part('RatePlanCandidate', { RatePlanCode: 'BAR' }));
const wish = (...inside: readonly XmlElement[]) => {
  const faults = gatherFaults();
  return { ...readBaseRates(asked(...inside), faults), faults: faults.list.length };
};

test('base rates are asked for as a list, of some plans, for some days, or as what has changed', () => {
  expect(wish()).toEqual({ what: 'plans', faults: 0 });
  expect(wish(candidates)).toEqual({ what: 'rates', codes: ['BAR'], period: null, faults: 0 });
  expect(wish(part('DateRange'), candidates)).toEqual({ what: 'changes', codes: ['BAR'], faults: 0 });
  const days = part('DateRange', { Start: '2027-07-01', End: '2027-07-31' });
  expect(wish(days, candidates)).toMatchObject({ what: 'rates', period: { from: '2027-07-01', to: '2027-07-31' } });
  expect([wish(days).what, wish(part('DateRange')).what]).toEqual(['unclear', 'unclear']);
  expect(wish(part('DateRange', { Start: '2027-07-31', End: '2027-07-01' }), candidates).faults).toBe(1);
});

const days = { from: stayDate('2027-07-01'), to: stayDate('2027-07-31') };
const plan: PulledPlan = {
  code: 'BAR',
  titles: { en: 'Best <rate>' },
  currency: 'EUR',
  decimals: 2,
  per: 'person',
  meal: 'half-board',
  childAges: { from: 0, before: 12 },
  flatAges: { infantsBefore: 3, childrenBefore: 12 },
  conditions: { minAdvanceDays: 14, arrivalWeekdays: [6] },
  rates: [
    {
      ...days,
      room: 'DZ',
      standard: 2,
      prices: { byAdults: [9_000, 8_000], extraAdult: 6_000, child: 4_000, infant: 0 },
    },
  ],
  rules: [{ ...days, room: 'DZ', rules: { ...openDay, minThrough: 5, isClosedToDeparture: true } }],
  supplements: [],
  offers: [],
};

test('a plan is told with its board, its occupancies, its children by age and its rules', () => {
  const {
    part: { xml },
    unsaid,
  } = composePlan(plan);
  expect(unsaid).toEqual([]);
  for (const piece of [
    '<RatePlan RatePlanCode="BAR" CurrencyCode="EUR">',
    '<BookingRule Start="2027-07-01" End="2027-07-31" Code="DZ" CodeContext="ROOMTYPE"><LengthsOfStay><LengthOfStay Time="5" TimeUnit="Day" MinMaxMessageType="SetForwardMinStay"/></LengthsOfStay><DOW_Restrictions><DepartureDaysOfWeek Mon="0" Tue="0" Weds="0" Thur="0" Fri="0" Sat="0" Sun="0"/></DOW_Restrictions></BookingRule>',
    '<Rate RateTimeUnit="Day" UnitMultiplier="1"><BaseByGuestAmts><BaseByGuestAmt Type="7"/></BaseByGuestAmts><MealsIncluded MealPlanIndicator="true" MealPlanCodes="12"/></Rate>',
    '<Rate InvTypeCode="DZ" Start="2027-07-01" End="2027-07-31"><BaseByGuestAmts><BaseByGuestAmt NumberOfGuests="1" AgeQualifyingCode="10" AmountAfterTax="90.00"/><BaseByGuestAmt NumberOfGuests="2" AgeQualifyingCode="10" AmountAfterTax="80.00"/></BaseByGuestAmts>',
    '<AdditionalGuestAmount AgeQualifyingCode="10" Amount="60.00"/><AdditionalGuestAmount AgeQualifyingCode="8" MaxAge="3" Amount="0.00"/><AdditionalGuestAmount AgeQualifyingCode="8" MinAge="3" MaxAge="12" Amount="40.00"/>',
    '<OfferRule MinAdvancedBookingOffset="P14D"><DOW_Restrictions><ArrivalDaysOfWeek Mon="0" Tue="0" Weds="0" Thur="0" Fri="0" Sat="1" Sun="0"/></DOW_Restrictions><Occupancy AgeQualifyingCode="10" MinAge="12"/><Occupancy AgeQualifyingCode="8"/></OfferRule>',
    '<Description Name="title"><Text TextFormat="PlainText" Language="en">Best &lt;rate&gt;</Text></Description>',
  ])
    expect(xml).toContain(piece);
  expect(composeTitle(plan).xml).not.toContain('Rate ');
});

test('what no price list of the standard can say is left out and named', () => {
  const prices = {
    byAdults: [9_000, 12_000, 14_000, 17_000],
    extraAdult: null,
    child: 0,
    infant: 0,
    bands: [{ fromAge: 0, toAge: 12, basisPoints: 5_000 }],
  };
  const {
    part: { xml },
    unsaid,
  } = composePlan({ ...plan, per: 'room', rates: [{ ...days, room: 'DZ', standard: 2, prices }] });
  expect(unsaid).toEqual([
    expect.stringContaining('adults beyond 2'),
    expect.stringContaining('a share of an adult’s price'),
  ]);
  expect(xml).not.toContain('AdditionalGuestAmount');
  const even = { ...prices, byAdults: [9_000, 12_000, 14_000, 16_000], bands: [] };
  expect(
    composePlan({ ...plan, per: 'room', rates: [{ ...days, room: 'DZ', standard: 2, prices: even }] }).part.xml,
  ).toContain('AgeQualifyingCode="10" Amount="20.00"');
});
