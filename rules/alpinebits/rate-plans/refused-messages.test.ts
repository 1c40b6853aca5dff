import { describe, expect, test } from 'vitest';
import type { XmlElement } from '../../xml/xml-element.ts';
import { faultOf, faultsOf } from '../testing/plan-faults.ts';
import {
  bookingRule,
  family,
  freeNights,
  fullPlan,
  offerRule,
  overlay,
  rate,
  ratePlansOf,
  removal,
  staticRate,
  supplement,
} from '../testing/rate-plans-of.ts';
import { part } from '../testing/xml-of.ts';

const july = ['2027-07-01', '2027-07-31'] as const;
const plain = { guests: { 2: 150 } };
const families = offerRule({}, { adults: { MinAge: 16 }, children: { MinAge: 3 } });
const rules = (...all: XmlElement[]) => ({ rules: all });

describe('of a message with several plans, or with what was not announced, is refused by name', () => {
  test('overlays, removals and joined plans', () => {
    expect(faultsOf(ratePlansOf(overlay({}, { rates: [rate('DZ', ...july, plain)] })))).toEqual([
      expect.stringMatching(/^249 RatePlan\/@RatePlanCode: plan "BB" is not known/),
    ]);
    expect(faultsOf(ratePlansOf(fullPlan({}), overlay({ RatePlanCode: 'BB' }, {})))).toEqual([
      expect.stringMatching(/^840/),
    ]);
    const filled = { ...removal('BB'), children: [part('Rates')] };
    expect(faultsOf(ratePlansOf(filled))).toEqual([expect.stringMatching(/a plan that is removed has no content/)]);
    const master = fullPlan({ RatePlanCode: 'M', RatePlanID: 'J', RatePlanQualifier: 'true' });
    const other = (attributes: Record<string, string>, first: XmlElement) =>
      fullPlan(
        { RatePlanCode: 'A', RatePlanID: 'J', RatePlanQualifier: 'false', ...attributes },
        { offers: [] },
        first,
      );
    expect(faultsOf(ratePlansOf(master, other({}, staticRate(25, 12))))).toEqual([]);
    expect(faultsOf(ratePlansOf(other({}, staticRate(25, 12))))).toEqual([expect.stringMatching(/has no master/)]);
    expect(faultsOf(ratePlansOf(master, other({}, staticRate(7, 12))))).toEqual([
      expect.stringMatching(/its Type is not that of its master "M"/),
    ]);
    expect(faultsOf(ratePlansOf(master, other({}, staticRate(25, 3))))).toEqual([
      expect.stringMatching(/the same meals as "M"/),
    ]);
  });

  test('more than anybody means', () => {
    const many = Array.from({ length: 1_001 }, (_, i) => supplement(`S${i}`, 1));
    expect(faultOf({}, { supplements: many })).toMatch(/^450 RatePlan\/Supplements: plan "BB": 1001 entries are more/);
    const plans = Array.from({ length: 101 }, (_, i) => fullPlan({ RatePlanCode: `P${i}` }));
    expect(faultsOf(ratePlansOf(...plans))).toEqual(['450 RatePlans: send 100 plans at most']);
  });

  test('what was not announced', () => {
    const used: readonly (readonly [string, XmlElement])[] = [
      ['accept_Supplements', fullPlan({}, { supplements: [supplement('LAKE', 21)] })],
      ['accept_FreeNightsOffers', fullPlan({}, { offers: [families, freeNights(7, 1)] })],
      ['accept_FamilyOffers', fullPlan({}, { offers: [families, family(9, 1, 1)] })],
      [
        'accept_ArrivalDOW',
        fullPlan({}, rules(bookingRule({ Start: july[0], End: july[1] }, { arrival: { Mon: 0 } }))),
      ],
      ['accept_RatePlan_BookingRule', fullPlan({}, rules(bookingRule({ Start: july[0], End: july[1] })))],
      ['accept_OfferRule_BookingOffset', fullPlan({}, { offers: [offerRule({ MinAdvancedBookingOffset: 'P1D' })] })],
      ['accept_OfferRule_DOWLOS', fullPlan({}, { offers: [offerRule({}, { los: { SetMinLOS: 2 } })] })],
      ['accept_RatePlanJoin', fullPlan({ RatePlanID: 'J', RatePlanQualifier: 'true' })],
    ];
    for (const [without, plan] of used) {
      expect(faultsOf(ratePlansOf(plan))).toEqual([]);
      expect(faultsOf(ratePlansOf(plan), { without })).toEqual([
        expect.stringMatching(
          new RegExp(`^450 .*plan "BB": this uses OTA_HotelRatePlanNotif_${without}, which was not`),
        ),
      ]);
    }
  });
});
