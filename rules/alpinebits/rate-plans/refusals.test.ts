import { describe, expect, test } from 'vitest';
import type { XmlElement } from '../../xml/xml-element.ts';
import { faultOf, faultsOf } from '../testing/plan-faults.ts';
import {
  additional,
  bookingRule,
  charge,
  family,
  freeNights,
  fullPlan,
  offerRule,
  rate,
  ratePlansOf,
  staticRate,
  supplement,
} from '../testing/rate-plans-of.ts';
import { part } from '../testing/xml-of.ts';

const july = ['2027-07-01', '2027-07-31'] as const;
const plain = { guests: { 2: 150 } };
const families = offerRule({}, { adults: { MinAge: 16 }, children: { MinAge: 3 } });
const withChildren = (...children: [number, number, number][]) => ({
  offers: [families],
  rates: [rate('DZ', ...july, { guests: { 2: 150 }, children })],
});
const rules = (...all: XmlElement[]) => ({ rules: all });

test('a plan with all that can be said is taken', () => {
  const plan = fullPlan(
    { RatePlanCode: 'HB' },
    {
      rules: [
        bookingRule({ Start: '2027-07-01', End: '2027-07-10' }, { los: { SetMinLOS: 2, SetForwardMinStay: 3 } }),
        bookingRule(
          { Start: '2027-07-05', End: '2027-07-20', Code: 'DZ', CodeContext: 'ROOMTYPE' },
          { status: 'Open' },
        ),
      ],
      rates: [
        rate('DZ', ...july, {
          guests: { 1: '99.50', 2: 150 },
          adult: 50,
          children: [
            [3, 8, 0],
            [8, 0, 25],
          ],
        }),
      ],
      supplements: [supplement('LAKE', 21, { weekdays: '1111100' }), charge('LAKE', ...july, 2.5, 'DZ')],
      offers: [families, freeNights(7, 1, '0000001'), family(8, 2, 1)],
    },
    staticRate(7, 12, { RateTimeUnit: 'Day', UnitMultiplier: 1 }),
  );
  expect(faultsOf(ratePlansOf(plan))).toEqual([]);
});

describe('what a schema lets pass is refused by name', () => {
  test('the plan itself', () => {
    const sent = (attributes: Record<string, string | undefined>) => faultsOf(ratePlansOf(fullPlan(attributes)));
    expect(sent({ RatePlanCode: undefined })).toEqual(['321 RatePlan/@RatePlanCode: this attribute is missing']);
    expect(sent({ RatePlanNotifType: undefined })).toEqual([
      expect.stringMatching(/^321 RatePlan\/@RatePlanNotifType/),
    ]);
    expect(sent({ RatePlanNotifType: 'Full' })).toEqual([expect.stringMatching(/^320 .*"Full" must be New, Overlay/)]);
    expect(sent({ CurrencyCode: undefined })).toEqual([expect.stringMatching(/^321 RatePlan\/@CurrencyCode/)]);
    expect(sent({ CurrencyCode: 'eur' })).toEqual([expect.stringMatching(/^320 .*"eur" must be a currency/)]);
    expect(sent({ CurrencyCode: 'CHF' })).toEqual([expect.stringMatching(/prices are in EUR, not in CHF/)]);
    expect(faultsOf(ratePlansOf(fullPlan({ CurrencyCode: 'CHF' })), { version: '2018-10' })).toEqual([
      expect.stringMatching(/must be EUR before 2020-10/),
    ]);
    expect(sent({ RatePlanCategory: 'Winter' })).toEqual([expect.stringMatching(/with RatePlanType 12 only/)]);
    expect(sent({ Lavish: '1' })).toEqual([expect.stringMatching(/^320 RatePlan\/@Lavish/)]);
    expect(faultsOf(ratePlansOf(fullPlan({}), fullPlan({})))).toEqual([
      expect.stringMatching(/^840 .*"BB" stands twice/),
    ]);
    expect(faultsOf(ratePlansOf())).toEqual(['321 RatePlans/RatePlan: at least one is needed']);
  });

  test('the static rate', () => {
    expect(faultOf({}, {}, null)).toMatch(/^321 Rate\[1\]: plan "BB" has no static rate/);
    expect(faultOf({}, {}, staticRate(undefined))).toMatch(/^321 Rate\[1\]\/BaseByGuestAmt\/@Type/);
    expect(faultOf({}, {}, staticRate(8))).toMatch(/must be 7 \(per person\) or 25 \(per room\)/);
    expect(faultOf({}, {}, staticRate(7, 4))).toMatch(/MealPlanCodes: plan "BB": "4" must be one of/);
    expect(faultOf({}, {}, staticRate(7, 3, { Start: '2027-07-01' }))).toMatch(/Rate\[1\]\/@Start/);
    expect(faultOf({}, {}, staticRate(7, 3, { UnitMultiplier: 1 }))).toMatch(/RateTimeUnit stand together/);
    const weeks = staticRate(7, 3, { RateTimeUnit: 'Day', UnitMultiplier: 7 });
    expect(
      faultsOf(ratePlansOf(fullPlan({}, { rates: [rate('DZ', ...july, { guests: { 2: 700 } })] }, weeks))),
    ).toEqual([]);
    expect(faultOf({}, { rates: [rate('DZ', ...july, { guests: { 2: '700.01' } })] }, weeks)).toMatch(
      /^450 Rate: plan "BB", room type "DZ", 2027-07-01 to 2027-07-31: an amount is not 7 times a whole one/,
    );
    expect(faultOf({}, {}, staticRate(7, 3, { RateTimeUnit: 'Day', UnitMultiplier: 366 }))).toMatch(/from 1 to 365/);
    expect(faultOf({}, { rates: [staticRate(7)] })).toMatch(/there is a second static rate/);
  });

  test('dated rates', () => {
    const rated = (...rates: XmlElement[]) => faultOf({}, { rates });
    expect(rated(rate('XX', ...july, plain))).toMatch(/^402 Rate\/@InvTypeCode: plan "BB": "XX" is no room type/);
    expect(rated(rate('NEW', ...july, plain))).toMatch(/^402 .*nobody said for how many persons "NEW" is meant/);
    expect(rated(rate('DZ', '2027-07-09', '2027-07-01', plain))).toMatch(/^404 .*2027-07-09 is after End 2027-07-01/);
    expect(rated(rate('DZ', ...july, plain), rate('DZ', '2027-07-31', '2027-08-09', plain))).toMatch(
      /^404 Rate: plan "BB", room type "DZ": 2027-07-31 to 2027-08-09 overlaps 2027-07-01 to 2027-07-31/,
    );
    expect(rated(rate('DZ', ...july))).toMatch(/^321 Rate\/BaseByGuestAmts/);
    expect(rated(rate('DZ', ...july, { guests: { 1: 90 } }))).toMatch(
      /^321 .*the amount for 2, the standard, is missing/,
    );
    expect(rated(rate('DZ', ...july, { guests: { 2: 0 } }))).toMatch(
      /^320 BaseByGuestAmt\/@AmountAfterTax.*more than 0/,
    );
    expect(rated(rate('DZ', ...july, { guests: { 2: '80,00' } }))).toMatch(/"80,00" must be an amount/);
    expect(rated(rate('DZ', ...july, { guests: { 2: '80.001' } }))).toMatch(/more decimals than EUR/);
    const odd = (name: string, attributes: Record<string, string>) =>
      part(
        'Rate',
        { InvTypeCode: 'DZ', Start: july[0], End: july[1], ...(name === 'Rate' ? attributes : {}) },
        part(
          'BaseByGuestAmts',
          {},
          part('BaseByGuestAmt', {
            NumberOfGuests: 2,
            AgeQualifyingCode: 10,
            AmountAfterTax: 90,
            ...(name === 'BaseByGuestAmt' ? attributes : {}),
          }),
        ),
      );
    expect(rated(odd('Rate', { Mon: '1' }))).toMatch(/Rate\/@Mon: there is no such attribute/);
    expect(rated(odd('Rate', { Duration: 'P1D' }))).toMatch(/Rate\/@Duration/);
    expect(rated(odd('Rate', { UnitMultiplier: '1' }))).toMatch(/in the first Rate only/);
    expect(rated(odd('BaseByGuestAmt', { Type: '7' }))).toMatch(/in the first Rate only/);
    expect(rated(odd('BaseByGuestAmt', { CurrencyCode: 'USD' }))).toMatch(/"USD" is not that of the plan, EUR/);
    expect(rated(odd('BaseByGuestAmt', { AgeQualifyingCode: '8' }))).toMatch(/must be 10/);
    const twice = odd('', {});
    const double = {
      ...twice,
      children: twice.children.map((list) => ({ ...list, children: [...list.children, ...list.children] })),
    };
    expect(rated(double)).toMatch(/NumberOfGuests.*2 stands twice/);
  });

  test('what children and further adults pay', () => {
    const aged = (...children: [number, number, number][]) => faultOf({}, withChildren(...children));
    expect(aged([3, 8, 10], [7, 12, 20])).toMatch(/ages 7-12 overlap ages 3-8/);
    expect(aged([8, 8, 10])).toMatch(/8 must be less than MaxAge 8/);
    expect(aged([3, 17, 10])).toMatch(/ages 3-17 go beyond 16/);
    expect(aged([1, 5, 10])).toMatch(/ages 1-5 are below the plan’s children, from 3/);
    expect(aged([0, 3, 10])).toMatch(/ages 0-3 are below/);
    expect(aged([0, 0, 10])).toMatch(/a child has a MinAge or a MaxAge/);
    expect(faultOf({}, { rates: [rate('DZ', ...july, { guests: { 2: 150 }, children: [[3, 8, 1]] })] })).toMatch(
      /amounts of children, but the plan says of no age/,
    );
    const extra = (...parts: XmlElement[]) => {
      const { children, ...one } = rate('DZ', ...july, plain);
      return faultOf(
        {},
        {
          offers: [families],
          rates: [{ ...one, children: [...children, part('AdditionalGuestAmounts', {}, ...parts)] }],
        },
      );
    };
    const adult = additional({ AgeQualifyingCode: 10, Amount: 5 });
    expect(extra(adult, adult)).toMatch(/10 stands twice/);
    expect(extra(additional({ AgeQualifyingCode: 10, MinAge: 20, Amount: 5 }))).toMatch(/an adult has no ages/);
    expect(extra(additional({ AgeQualifyingCode: 7, MaxAge: 2, Amount: 5 }))).toMatch(/"7" must be 10 \(adult\) or 8/);
    expect(extra(additional({ AgeQualifyingCode: 10 }))).toMatch(/^321 AdditionalGuestAmount\/@Amount/);
  });

  test('booking rules', () => {
    const ruled = (...all: XmlElement[]) => faultOf({}, rules(...all));
    const days = { Start: '2027-07-01', End: '2027-07-10' };
    const typed = { ...days, Code: 'DZ', CodeContext: 'ROOMTYPE' };
    expect(ruled(bookingRule({ End: '2027-07-10' }))).toMatch(/^321 BookingRule\/@Start/);
    expect(ruled(bookingRule({ ...days, Code: 'DZ' }))).toMatch(/Code and CodeContext stand together/);
    expect(ruled(bookingRule({ ...typed, Code: 'XX' }))).toMatch(/^402 BookingRule\/@Code/);
    expect(ruled(bookingRule(days), bookingRule({ Start: '2027-07-10', End: '2027-07-12' }))).toMatch(
      /^404 BookingRule: plan "BB", all room types: .* overlaps/,
    );
    expect(ruled(bookingRule(days, { los: { SetMinLOS: '2.5' } }))).toMatch(/"2.5" must be a whole number/);
    expect(ruled(bookingRule(days, { los: { SetMinLOS: 5, SetForwardMaxStay: 4 } }))).toMatch(
      /at least 5 nights and at most 4/,
    );
    const los = part('LengthOfStay', { Time: 2, TimeUnit: 'Day', MinMaxMessageType: 'SetMinLOS' });
    expect(ruled(part('BookingRule', days, part('LengthsOfStay', {}, los, los)))).toMatch(/SetMinLOS stands twice/);
    expect(ruled(bookingRule(days, { status: 'Maybe' }))).toMatch(/"Maybe" must be Open or Close/);
    expect(ruled(part('BookingRule', days, part('RestrictionStatus', { Status: 'Open' })))).toMatch(
      /^321 RestrictionStatus\/@Restriction/,
    );
    expect(ruled(bookingRule(days, { arrival: { Mon: 'no' } }))).toMatch(/ArrivalDaysOfWeek\/@Mon/);
  });

  test('supplements', () => {
    const sent = (...supplements: XmlElement[]) => faultOf({}, { supplements });
    const lake = supplement('LAKE', 21);
    expect(sent(charge('LAKE', ...july, 2))).toMatch(/"LAKE" has days and amounts, but no static part/);
    expect(sent(lake, lake)).toMatch(/its static part stands twice/);
    expect(sent(supplement('LAKE', 21, { weekdays: '11111' }))).toMatch(/seven digits 0 or 1/);
    expect(sent(supplement('LAKE', 99))).toMatch(/"99" must be one of/);
    expect(sent({ ...lake, attributes: { ...lake.attributes, Amount: '3' } })).toMatch(/the static part has none/);
    expect(sent(lake, charge('LAKE', ...july, 2), charge('LAKE', '2027-07-31', '2027-08-01', 3))).toMatch(
      /^404 Supplement: plan "BB", supplement "LAKE", all room types/,
    );
    expect(sent(lake, charge('LAKE', ...july, 2, 'XX'))).toMatch(/^402 Supplement\/PrerequisiteInventory/);
    expect(sent(lake, charge('LAKE', ...july, undefined))).toMatch(/^321 Supplement\/@Amount/);
    const wrong = part('PrerequisiteInventory', { InvType: 'ALPINEBITSDOW', InvCode: '1111111' });
    expect(sent(lake, { ...charge('LAKE', ...july, 2), children: [wrong] })).toMatch(/must be ROOMTYPE/);
  });

  test('the rule of the first offer', () => {
    const offered = (...offers: XmlElement[]) => faultOf({}, { offers });
    const ruled = (...given: Parameters<typeof offerRule>) => offered(offerRule(...given));
    expect(faultOf({}, { offers: [] })).toMatch(/^321 Offer\[1\]: plan "BB": the first Offer/);
    const ruleAlone = offerRule();
    const discounted = { ...ruleAlone, children: [...ruleAlone.children, ...freeNights(7, 1).children] };
    expect(offered(discounted)).toMatch(/Offer\[1\]\/Discount: plan "BB": the first Offer has an OfferRule alone/);
    expect(ruled({}, { adults: { MaxAge: 18 } })).toMatch(/Occupancy\/@MaxAge/);
    expect(ruled({}, { adults: { MinAge: 16 } })).toMatch(/code 8 is needed/);
    expect(ruled({}, { children: {} })).toMatch(/adults, code 10, need a MinAge/);
    expect(ruled({}, { adults: { MinAge: 12 }, children: { MaxAge: 14 } })).toMatch(/children of 14 are above/);
    expect(ruled({}, { adults: { MinAge: 19 }, children: {} })).toMatch(/from 1 to 18/);
    expect(ruled({}, { adults: { MinOccupancy: 3, MaxOccupancy: 2 } })).toMatch(/3 is more than 2/);
    expect(ruled({}, { los: { SetForwardMinStay: 2 } })).toMatch(/stands in booking rules only/);
    expect(ruled({}, { los: { '': 2 } })).toMatch(/must be one of SetMinLOS/);
    expect(ruled({ MinAdvancedBookingOffset: 'P30D', MaxAdvancedBookingOffset: 'P10D' })).toMatch(/30 days, is more/);
    expect(ruled({ MinAdvancedBookingOffset: 'P1M' })).toMatch(/days as P14D/);
  });

  test('the other offers', () => {
    const offered = (...offers: XmlElement[]) => faultOf({}, { offers: [families, ...offers] });
    expect(offered(part('Offer'))).toMatch(/^321 Offer\/Discount/);
    expect(offered(freeNights(7, 8))).toMatch(/8 nights are more than NightsRequired 7/);
    expect(offered(freeNights(7, 1, '1000000'))).toMatch(/must be 6 times 0 and then 1 times 1/);
    expect(offered(freeNights(7, 1), freeNights(14, 2))).toMatch(/two offers of one kind/);
    expect(offered(family(10, 1, 2))).toMatch(/2 must not be more than MinCount 1/);
    expect(offered(family(3, 1, 1))).toMatch(/3 must be more than the MinAge/);
    const both = freeNights(7, 1);
    expect(offered({ ...both, children: [...both.children, ...family(9, 1, 1).children.slice(1)] })).toMatch(
      /not both/,
    );
  });
});
