import {
  all,
  nothing,
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
  instant,
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

export const meals = el('MealsIncluded', at({ MealPlanIndicator: yes, MealPlanCodes: oneOf(1, 3, 10, 12, 14) }));
const total = el('Total', at({ AmountAfterTax: amount, CurrencyCode: currency }));

const roomRates = el(
  'RoomRates',
  el(
    'RoomRate',
    at({ RatePlanCode: text, RoomTypeCode: code }),
    el(
      'Rates',
      many(
        el(
          'Rate',
          at(
            { EffectiveDate: date },
            { ExpireDate: date, ExpireDateExclusiveInd: flag, RateTimeUnit: oneOf('Day'), UnitMultiplier: positive },
          ),
          el('Base', at({ AmountAfterTax: form('[0-9]*\\.?0*[1-9][0-9.]*'), CurrencyCode: currency })),
        ),
      ),
    ),
  ),
);

const stay = (isNew: boolean): Part =>
  el(
    'RoomStay',
    at({}, { RoomStayGroupID: text }),
    optional(el('RoomTypes', el('RoomType', at({}, { RoomTypeCode: code, RoomType: form('[1-9]') })))),
    optional(el('RatePlans', el('RatePlan', at({}, { RatePlanCode: text }), optional(meals)))),
    isNew ? optional(roomRates) : nothing,
    optional(el('GuestCounts', many(el('GuestCount', at({ Count: positive }, { Age: isNew ? positive : whole }))))),
    el('TimeSpan', at({ Start: date, End: date })),
    optional(total),
    isNew ? optional(el('ServiceRPHs', many(el('ServiceRPH', at({ RPH: whole }))))) : nothing,
  );

const services = el(
  'Services',
  many(
    el(
      'Service',
      at(
        {
          Type: oneOf(16),
          ID: text,
          ServiceCategoryCode: oneOf(
            'BOARD',
            'SUPPLEMENT',
            'SPA',
            'FOOD',
            'BEVERAGE',
            'ACTIVITY',
            'TOURISTTAX',
            'TRANSFER',
            'OTHER',
          ),
          ServiceInventoryCode: form('[\\s\\S]{1,16}'),
          ServicePricingType: oneOf('Per night', 'Per person', 'Per person per night', 'Per stay', 'Per use'),
          Inclusive: flag,
          Quantity: positive,
        },
        { ServiceRPH: whole },
      ),
      el(
        'ServiceDetails',
        total,
        el('ServiceDescription', el('Text', at({ TextFormat: oneOf('PlainText') }), someText)),
      ),
    ),
  ),
);

const customer = el(
  'Customer',
  at({}, { Language: language }),
  el('PersonName', el('GivenName', text), el('Surname', text)),
  any(el('Telephone', at({ PhoneTechType: oneOf(1, 3, 5), PhoneNumber: form('\\+?[0-9]+') }))),
  optional(el('Email', form('\\S+@\\S+'))),
  optional(
    el(
      'Address',
      ...['AddressLine', 'CityName', 'PostalCode'].map((name) => optional(el(name, text))),
      optional(el('CountryName', at({ Code: form('[A-Z][A-Z]') }))),
    ),
  ),
);

const comment = all(
  at({ Name: oneOf('included services', 'customer comment') }),
  either(many(el('ListItem', at({ ListItem: whole, Language: language }), someText)), el('Text', text)),
);

export const reservation = (isNew: boolean): Part =>
  el(
    'HotelReservation',
    at(
      { CreateDateTime: instant, ResStatus: oneOf('Reserved', 'Requested', 'Cancelled', 'Modify') },
      { LastModifyDateTime: instant, RoomStayReservation: flag },
    ),
    el('UniqueID', at({ Type: oneOf(14, 15), ID: form('[\\s\\S]{1,32}') })),
    optional(el('RoomStays', many(stay(isNew)))),
    isNew ? optional(services) : nothing,
    optional(el('ResGuests', el('ResGuest', el('Profiles', el('ProfileInfo', el('Profile', customer)))))),
    el(
      'ResGlobalInfo',
      optional(el('Comments', many(el('Comment', comment)))),
      optional(el('CancelPenalties', el('CancelPenalty', el('PenaltyDescription', el('Text', text))))),
      el('BasicPropertyInfo', at({}, { HotelCode: hotelCode, HotelName: text })),
    ),
  );
