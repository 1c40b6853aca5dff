import { meals } from './alpine-bookings-schema.ts';
import {
  all,
  optional,
  many,
  any,
  either,
  form,
  oneOf,
  text,
  whole,
  positive,
  amount,
  date,
  flag,
  yes,
  code,
  hotelCode,
  currency,
  language,
  at,
  el,
  type Pattern,
} from './relax-ng.ts';

// Written down by our own hand out of what is known of the standard's schemas, 2018-10 to 2024-10.

const lengths = (...types: readonly string[]): Pattern =>
  optional(
    el(
      'LengthsOfStay',
      many(el('LengthOfStay', at({ Time: whole, TimeUnit: oneOf('Day'), MinMaxMessageType: oneOf(...types) }))),
    ),
  );
const days = at(
  {},
  Object.fromEntries(['Mon', 'Tue', 'Weds', 'Thur', 'Fri', 'Sat', 'Sun'].map((name) => [name, flag])),
);
const weekdays = optional(
  el('DOW_Restrictions', optional(el('ArrivalDaysOfWeek', days)), optional(el('DepartureDaysOfWeek', days))),
);
const described = (...names: readonly string[]): Pattern =>
  any(
    el(
      'Description',
      at({ Name: oneOf(...names) }),
      many(el('Text', at({ TextFormat: oneOf('PlainText') }, { Language: language }), text)),
    ),
  );
const period = { Start: date, End: date };
const further = at({ AgeQualifyingCode: oneOf(8, 10), Amount: amount }, { MinAge: positive, MaxAge: positive });
const supplement = either(
  all(
    at({
      InvType: oneOf('EXTRA'),
      InvCode: hotelCode,
      AddToBasicRateIndicator: yes,
      MandatoryIndicator: flag,
      ChargeTypeCode: oneOf(1, 12, 18, 19, 20, 21, 24),
    }),
    optional(el('PrerequisiteInventory', at({ InvType: oneOf('ALPINEBITSDOW'), InvCode: form('[01]{7}') }))),
    described('title', 'description'),
  ),
  all(
    at({ InvType: oneOf('EXTRA'), InvCode: hotelCode, Amount: amount, ...period }),
    optional(el('PrerequisiteInventory', at({ InvType: oneOf('ROOMTYPE'), InvCode: code }))),
  ),
);
const offer = either(
  el(
    'OfferRules',
    el(
      'OfferRule',
      at({}, { MinAdvancedBookingOffset: form('P\\d+D'), MaxAdvancedBookingOffset: form('P\\d+D') }),
      lengths('SetMinLOS', 'SetMaxLOS'),
      weekdays,
      many(
        el(
          'Occupancy',
          at(
            { AgeQualifyingCode: oneOf(8, 10) },
            { MinAge: positive, MaxAge: positive, MinOccupancy: whole, MaxOccupancy: whole },
          ),
        ),
      ),
    ),
  ),
  el(
    'Discount',
    at(
      { Percent: oneOf(100), NightsRequired: positive, NightsDiscounted: positive },
      { DiscountPattern: form('0*1*') },
    ),
  ),
  all(
    el('Discount', at({ Percent: oneOf(100) })),
    el(
      'Guests',
      el(
        'Guest',
        at({
          AgeQualifyingCode: oneOf(8),
          MaxAge: positive,
          MinCount: whole,
          FirstQualifyingPosition: oneOf(1),
          LastQualifyingPosition: positive,
        }),
      ),
    ),
  ),
);
export const ratePlan = el(
  'RatePlan',
  at({}, { RatePlanCode: text, CurrencyCode: currency }),
  optional(
    el(
      'BookingRules',
      many(
        el(
          'BookingRule',
          at(period, { Code: code, CodeContext: oneOf('ROOMTYPE') }),
          lengths('SetMinLOS', 'SetMaxLOS', 'SetForwardMinStay', 'SetForwardMaxStay'),
          weekdays,
          optional(el('RestrictionStatus', at({ Restriction: oneOf('Master'), Status: oneOf('Open', 'Close') }))),
        ),
      ),
    ),
  ),
  optional(
    el(
      'Rates',
      el(
        'Rate',
        at({}, { RateTimeUnit: oneOf('Day'), UnitMultiplier: positive }),
        el('BaseByGuestAmts', el('BaseByGuestAmt', at({ Type: oneOf(7, 25) }))),
        meals,
      ),
      any(
        el(
          'Rate',
          at({ InvTypeCode: code, ...period }),
          el(
            'BaseByGuestAmts',
            many(
              el(
                'BaseByGuestAmt',
                at({ NumberOfGuests: positive, AgeQualifyingCode: oneOf(10), AmountAfterTax: amount }),
              ),
            ),
          ),
          optional(el('AdditionalGuestAmounts', many(el('AdditionalGuestAmount', further)))),
        ),
      ),
    ),
  ),
  optional(el('Supplements', many(el('Supplement', supplement)))),
  optional(el('Offers', many(el('Offer', offer)))),
  described('title', 'description'),
);
