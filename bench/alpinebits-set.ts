import { otaNamespace } from '@stayfront/rules/alpinebits/read-parts';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { el, writeXml, type XmlPart } from '@stayfront/rules/xml/write-xml';

type Size = {
  readonly hotelId: number;
  /** Codes of categories. */
  readonly rooms: readonly string[];
  readonly from: StayDate;
  readonly days: number;
  /** Each round says other numbers, so that every night is a new one. */
  readonly round: number;
};

/** Each night of each category by itself, as if no two were alike. */
const nightsOf = (
  { rooms, from, days }: Size,
  write: (code: string, date: StayDate, day: number) => XmlPart,
): XmlPart[] => rooms.flatMap((code) => Array.from({ length: days }, (_, day) => write(code, addDays(from, day), day)));

/** A complete set of free rooms. */
export const freeRoomsSet = (size: Size): string =>
  writeXml(
    el(
      'OTA_HotelInvCountNotifRQ',
      { xmlns: otaNamespace, Version: '4' },
      el('UniqueID', { Type: 16, ID: size.round, Instance: 'CompleteSet' }),
      el(
        'Inventories',
        { HotelCode: size.hotelId },
        nightsOf(size, (InvTypeCode, date, day) =>
          el(
            'Inventory',
            {},
            el('StatusApplicationControl', { Start: date, End: date, InvTypeCode }),
            el('InvCounts', {}, el('InvCount', { CountType: 2, Count: 5 + ((day + size.round) % 5) })),
          ),
        ),
      ),
    ),
  );

/** A whole plan: prices and rules. */
export const ratePlansSet = (size: Size, plan: string, currency: string): string =>
  writeXml(
    el(
      'OTA_HotelRatePlanNotifRQ',
      { xmlns: otaNamespace, Version: '8.000' },
      el(
        'RatePlans',
        { HotelCode: size.hotelId },
        el(
          'RatePlan',
          { RatePlanNotifType: 'Full', CurrencyCode: currency, RatePlanCode: plan },
          el(
            'BookingRules',
            {},
            nightsOf(size, (Code, date, day) =>
              el(
                'BookingRule',
                { Start: date, End: date, Code, CodeContext: 'ROOMTYPE' },
                el(
                  'LengthsOfStay',
                  {},
                  el('LengthOfStay', {
                    Time: 2 + ((day + size.round) % 2),
                    TimeUnit: 'Day',
                    MinMaxMessageType: 'SetMinLOS',
                  }),
                ),
                el('RestrictionStatus', { Restriction: 'Master', Status: 'Open' }),
              ),
            ),
          ),
          el(
            'Rates',
            {},
            el(
              'Rate',
              {},
              el('BaseByGuestAmts', {}, el('BaseByGuestAmt', { Type: 25 })),
              el('MealsIncluded', { MealPlanIndicator: 'true', MealPlanCodes: 3 }),
            ),
            nightsOf(size, (InvTypeCode, date, day) =>
              el(
                'Rate',
                { InvTypeCode, Start: date, End: date },
                el(
                  'BaseByGuestAmts',
                  {},
                  [1, 2].map((NumberOfGuests) =>
                    el('BaseByGuestAmt', {
                      NumberOfGuests,
                      AgeQualifyingCode: 10,
                      AmountAfterTax: (200 + size.round + (day % 7) + NumberOfGuests * 10).toFixed(2),
                    }),
                  ),
                ),
              ),
            ),
          ),
          el(
            'Offers',
            {},
            el('Offer', {}, el('OfferRules', {}, el('OfferRule', {}, el('Occupancy', { AgeQualifyingCode: 10 })))),
          ),
        ),
      ),
    ),
  );

/** The form in which a message is sent. */
export function alpineForm(action: string, xml: string): { readonly type: string; readonly body: string } {
  const boundary = 'a-part-of-the-form-4711';
  const part = (name: string, content: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: `${part('action', action)}${part('request', xml)}--${boundary}--\r\n`,
  };
}
