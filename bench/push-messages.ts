import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { writeMinor } from '@stayfront/rules/channel-manager/compose-reservation';
import { otaMessage } from '@stayfront/rules/channel-manager/envelope';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { el, type XmlPart } from '@stayfront/rules/xml/write-xml';
import { today } from './today.ts';

// Complete sets of prices, stock and rules, as a channel manager and as a key of the hotel send them. Each round says other
// numbers, so that every night is a new one.

export const pushSize = { rooms: 20, rates: 1, days: 730 };

const nights = (hotel: PropertyDocument): { room: string; code: string; day: number }[] =>
  hotel.rooms.flatMap(({ id }) =>
    Array.from({ length: pushSize.days }, (_, day) => ({ room: id, code: hotel.ratePlans[0]?.code ?? '', day })),
  );

const control = ({ room, code, day }: { room: string; code: string; day: number }): XmlPart =>
  el('StatusApplicationControl', {
    Start: addDays(today, day),
    End: addDays(today, day),
    InvTypeCode: room,
    RatePlanCode: code,
  });

const stamp = (round: number) => ({ echoToken: `round-${round}`, at: new Date(0).toISOString() });

/** Each night by itself, as if no two were alike. */
export const availability = (hotel: PropertyDocument, round: number): XmlPart =>
  otaMessage(
    'OTA_HotelAvailNotifRQ',
    stamp(round),
    {},
    el(
      'AvailStatusMessages',
      { HotelCode: hotel.hotelId },
      nights(hotel).map((night) =>
        el(
          'AvailStatusMessage',
          { BookingLimit: 5 + ((night.day + round) % 5) },
          control(night),
          el(
            'LengthsOfStay',
            {},
            el('LengthOfStay', { MinMaxMessageType: 'SetMinLOS', Time: 2 + ((night.day + round) % 2) }),
          ),
          el('RestrictionStatus', { Status: 'Open' }),
        ),
      ),
    ),
  );

const priceIn = (night: { readonly day: number }, round: number): number =>
  20_000 + round * 100 + (night.day % 7) * 100;

export const rates = (hotel: PropertyDocument, round: number): XmlPart =>
  otaMessage(
    'OTA_HotelRateAmountNotifRQ',
    stamp(round),
    {},
    el(
      'RateAmountMessages',
      { HotelCode: hotel.hotelId },
      nights(hotel).map((night) =>
        el(
          'RateAmountMessage',
          {},
          control(night),
          el(
            'Rates',
            {},
            el(
              'Rate',
              {},
              el(
                'BaseByGuestAmts',
                {},
                [1, 2].map((guests) =>
                  el('BaseByGuestAmt', {
                    AgeQualifyingCode: '10',
                    AmountAfterTax: writeMinor(priceIn(night, round) + guests * 1_000, hotel.currency),
                    CurrencyCode: hotel.currency,
                    NumberOfGuests: guests,
                  }),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );

/** All three in one call. */
export function entriesOf(hotel: PropertyDocument, round: number): string {
  const days = nights(hotel).map((night) => {
    const date = addDays(today, night.day);
    return { night, at: { room: night.room, from: date, to: date } };
  });
  return JSON.stringify({
    stock: days.map(({ night, at }) => ({ ...at, total: 5 + ((night.day + round) % 5) })),
    rates: days.map(({ night, at }) => ({
      ...at,
      ratePlan: hotel.ratePlans[0]?.id,
      byAdults: [1, 2].map((guests) => priceIn(night, round) + guests * 1_000),
      extraAdult: 2_500,
      child: 1_500,
      infant: 500,
      minStay: 2 + ((night.day + round) % 2),
    })),
  });
}
