import type { XmlElement } from '../../xml/xml-element.ts';
import { part } from './xml-of.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;
type Parts = readonly (XmlElement | false | undefined)[];

const some = (name: string, parts: Parts): XmlElement[] => {
  const there = parts.filter((one) => one !== undefined && one !== false);
  return there.length > 0 ? [part(name, {}, ...there)] : [];
};

/** A whole message of rate plans. */
export const ratePlansOf = (...plans: readonly XmlElement[]): XmlElement =>
  part('OTA_HotelRatePlanNotifRQ', { Version: '8.000' }, part('RatePlans', { HotelCode: '7001' }, ...plans));

export const completeSetOf = (...codes: readonly string[]): XmlElement =>
  part(
    'OTA_HotelRatePlanNotifRQ',
    { Version: '8.000' },
    part('UniqueID', { Type: 16, ID: 1, Instance: 'CompleteSet' }),
    part(
      'RatePlans',
      { HotelCode: '7001' },
      ...(codes.length > 0 ? codes.map((RatePlanCode) => part('RatePlan', { RatePlanCode })) : [part('RatePlan')]),
    ),
  );

export type SentParts = {
  readonly rules?: Parts;
  readonly rates?: Parts;
  readonly supplements?: Parts;
  readonly offers?: Parts;
  readonly title?: string;
};

/** A plan that is sent whole: its first rate and its first offer are there, unless others are given. */
export function fullPlan(
  attributes: Attributes,
  { rules = [], rates = [], supplements = [], offers = [offerRule()], title }: SentParts = {},
  first: XmlElement | null = staticRate(25),
): XmlElement {
  return part(
    'RatePlan',
    { RatePlanNotifType: 'New', CurrencyCode: 'EUR', RatePlanCode: 'BB', ...attributes },
    ...some('BookingRules', rules),
    ...some('Rates', [first ?? undefined, ...rates]),
    ...some('Supplements', supplements),
    ...some('Offers', offers),
    ...(title === undefined ? [] : [described(title)]),
  );
}

export const overlay = (attributes: Attributes, { rules = [], rates = [], supplements = [] }: SentParts): XmlElement =>
  part(
    'RatePlan',
    { RatePlanNotifType: 'Overlay', CurrencyCode: 'EUR', RatePlanCode: 'BB', ...attributes },
    ...some('BookingRules', rules),
    ...some('Rates', rates),
    ...some('Supplements', supplements),
  );

export const removal = (RatePlanCode: string): XmlElement =>
  part('RatePlan', { RatePlanNotifType: 'Remove', RatePlanCode });

const described = (title: string, Language = 'en'): XmlElement =>
  part('Description', { Name: 'title' }, part('Text', { TextFormat: 'PlainText', Language }, title));

export const staticRate = (Type: number | undefined, meal = 3, attributes: Attributes = {}): XmlElement =>
  part(
    'Rate',
    attributes,
    part('BaseByGuestAmts', {}, part('BaseByGuestAmt', { Type })),
    part('MealsIncluded', { MealPlanIndicator: 'true', MealPlanCodes: meal }),
  );

type Amounts = {
  /** By number of guests. */
  readonly guests: Readonly<Record<number, number | string>>;
  readonly adult?: number | string | undefined;
  /** MinAge, MaxAge and amount; an age of 0 is left out. */
  readonly children?: readonly (readonly [number, number, number | string])[];
};

/** A rate of a room type, or one without amounts. */
export const rate = (InvTypeCode: string, Start: string, End: string, amounts?: Amounts): XmlElement =>
  part(
    'Rate',
    { InvTypeCode, Start, End },
    ...(amounts
      ? [
          part(
            'BaseByGuestAmts',
            {},
            ...Object.entries(amounts.guests).map(([NumberOfGuests, AmountAfterTax]) =>
              part('BaseByGuestAmt', { NumberOfGuests, AgeQualifyingCode: 10, AmountAfterTax }),
            ),
          ),
          ...some('AdditionalGuestAmounts', [
            amounts.adult === undefined ? undefined : additional({ AgeQualifyingCode: 10, Amount: amounts.adult }),
            ...(amounts.children ?? []).map(([from, to, Amount]) =>
              additional({ AgeQualifyingCode: 8, MinAge: from || undefined, MaxAge: to || undefined, Amount }),
            ),
          ]),
        ]
      : []),
  );

export const additional = (attributes: Attributes): XmlElement => part('AdditionalGuestAmount', attributes);

/** A rule of some days; what is given in `los` are its lengths. */
export function bookingRule(
  attributes: Attributes,
  {
    los = {},
    arrival,
    departure,
    status,
  }: {
    readonly los?: Readonly<Record<string, number | string>>;
    readonly arrival?: Attributes;
    readonly departure?: Attributes;
    readonly status?: string;
  } = {},
): XmlElement {
  return part(
    'BookingRule',
    attributes,
    ...lengths(los),
    ...dowOf(arrival, departure),
    ...(status === undefined ? [] : [part('RestrictionStatus', { Restriction: 'Master', Status: status })]),
  );
}

const lengths = (los: Readonly<Record<string, number | string>>): XmlElement[] =>
  some(
    'LengthsOfStay',
    Object.entries(los).map(([MinMaxMessageType, Time]) =>
      part('LengthOfStay', { Time, TimeUnit: 'Day', MinMaxMessageType }),
    ),
  );

const dowOf = (arrival: Attributes | undefined, departure: Attributes | undefined): XmlElement[] =>
  some('DOW_Restrictions', [
    arrival && part('ArrivalDaysOfWeek', arrival),
    departure && part('DepartureDaysOfWeek', departure),
  ]);

type RuleParts = {
  readonly adults?: Attributes;
  /** Absent: the plan knows none. */
  readonly children?: Attributes;
  readonly los?: Readonly<Record<string, number | string>>;
  readonly arrival?: Attributes;
  readonly departure?: Attributes;
};

/** The first offer. */
export const offerRule = (
  attributes: Attributes = {},
  { adults = {}, children, los = {}, arrival, departure }: RuleParts = {},
): XmlElement =>
  part(
    'Offer',
    {},
    part(
      'OfferRules',
      {},
      part(
        'OfferRule',
        attributes,
        ...lengths(los),
        ...dowOf(arrival, departure),
        part('Occupancy', { AgeQualifyingCode: 10, ...adults }),
        ...(children ? [part('Occupancy', { AgeQualifyingCode: 8, ...children })] : []),
      ),
    ),
  );

export const freeNights = (NightsRequired: number, NightsDiscounted: number, DiscountPattern?: string): XmlElement =>
  part('Offer', {}, part('Discount', { Percent: 100, NightsRequired, NightsDiscounted, DiscountPattern }));

export const family = (MaxAge: number, MinCount: number, LastQualifyingPosition: number): XmlElement =>
  part(
    'Offer',
    {},
    part('Discount', { Percent: 100 }),
    part(
      'Guests',
      {},
      part('Guest', { AgeQualifyingCode: 8, MaxAge, MinCount, FirstQualifyingPosition: 1, LastQualifyingPosition }),
    ),
  );

/** The part of a supplement that says what it is. */
export const supplement = (
  InvCode: string,
  ChargeTypeCode: number | string,
  { weekdays, isMandatory = true, title }: { weekdays?: string; isMandatory?: boolean; title?: string } = {},
): XmlElement =>
  part(
    'Supplement',
    {
      InvType: 'EXTRA',
      InvCode,
      AddToBasicRateIndicator: 'true',
      MandatoryIndicator: String(isMandatory),
      ChargeTypeCode,
    },
    ...(weekdays === undefined ? [] : [part('PrerequisiteInventory', { InvType: 'ALPINEBITSDOW', InvCode: weekdays })]),
    ...(title === undefined ? [] : [described(title)]),
  );

/** What a supplement costs on some nights, in all rooms or in one room type. */
export const charge = (
  InvCode: string,
  Start: string,
  End: string,
  Amount: number | string | undefined,
  roomType?: string,
): XmlElement =>
  part(
    'Supplement',
    { InvType: 'EXTRA', InvCode, Start, End, Amount },
    ...(roomType === undefined ? [] : [part('PrerequisiteInventory', { InvType: 'ROOMTYPE', InvCode: roomType })]),
  );
