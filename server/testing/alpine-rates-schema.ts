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
  someText,
  el,
  type Part,
} from './xsd-parts.ts';

// Written down by our own hand out of what is known of the standard's schemas, 2018-10 to 2024-10.

const lengths = (...types: readonly string[]): Part =>
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
const described = (...names: readonly string[]): Part =>
  any(
    el(
      'Description',
      at({ Name: oneOf(...names) }),
      many(el('Text', at({ TextFormat: oneOf('PlainText') }, { Language: language }), someText)),
    ),
  );
const period = { Start: date, End: date };
const further = at({ AgeQualifyingCode: oneOf(8, 10), Amount: amount }, { MinAge: positive, MaxAge: positive });
/** The static one, and those with days. */
const supplement = all(
  at(
    { InvType: oneOf('EXTRA'), InvCode: hotelCode },
    {
      AddToBasicRateIndicator: yes,
      MandatoryIndicator: flag,
      ChargeTypeCode: oneOf(1, 12, 18, 19, 20, 21, 24),
      Amount: amount,
      Start: date,
      End: date,
    },
  ),
  optional(
    el('PrerequisiteInventory', at({ InvType: oneOf('ALPINEBITSDOW', 'ROOMTYPE'), InvCode: form('[\\s\\S]{1,16}') })),
  ),
  described('title', 'description'),
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
  all(
    el(
      'Discount',
      at(
        { Percent: oneOf(100) },
        { NightsRequired: positive, NightsDiscounted: positive, DiscountPattern: form('0*1*') },
      ),
    ),
    optional(
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
      // The first one is for all nights; the others have days.
      many(
        el(
          'Rate',
          at({}, { RateTimeUnit: oneOf('Day'), UnitMultiplier: positive, InvTypeCode: code, ...period }),
          el(
            'BaseByGuestAmts',
            many(
              el(
                'BaseByGuestAmt',
                at(
                  {},
                  {
                    Type: oneOf(7, 25),
                    NumberOfGuests: positive,
                    AgeQualifyingCode: oneOf(10),
                    AmountAfterTax: amount,
                  },
                ),
              ),
            ),
          ),
          optional(el('AdditionalGuestAmounts', many(el('AdditionalGuestAmount', further)))),
          optional(meals),
        ),
      ),
    ),
  ),
  optional(el('Supplements', many(el('Supplement', supplement)))),
  optional(el('Offers', many(el('Offer', offer)))),
  described('title', 'description'),
);
