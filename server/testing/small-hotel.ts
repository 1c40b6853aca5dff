import { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Nights, RateNight } from '@stayfront/rules/calendar/nights';
import { openDay } from '@stayfront/rules/restriction/day-rules';
import { addDays, weekdayOf, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { z } from 'zod';
import { saveNights } from '../selling/calendar/save-nights.ts';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { Db } from '../platform/db/open-database.ts';
import { saveHotel } from '../property/hotel/save-hotel.ts';

type Written = z.input<typeof PropertyDocument>;

const texts = (en: string): { en: string } => ({ en });

/** A hotel with two kinds of rooms and three rates, of which one can be booked without a card. */
export const smallHotel = (changes: Partial<Written> = {}): PropertyDocument =>
  PropertyDocument.parse({ ...written, ...changes });

/** The same as it stands in a file, before defaults are filled in. */
export const written: Written = {
  format: 'stayfront/property@1',
  hotelId: 7001,
  name: 'Hotel Probe',
  tagline: texts('Quiet rooms for tests'),
  description: { en: 'A house that is only ever booked by tests.', de: 'Ein Haus für Tests.' },
  language: 'de',
  currency: 'CHF',
  timeZone: 'Europe/Zurich',
  areaUnit: 'm2',
  address: { addressLine: 'Seeweg', streetNumber: '1', postalCode: '6000', city: 'Luzern', countryCode: 'CH' },
  contact: { phone: '+41 41 000 00 00', email: 'desk@probe.example' },
  times: { checkInFrom: '15:00', checkInTo: '22:00', checkOutFrom: '07:00', checkOutTo: '11:00' },
  guests: {
    adults: { min: 1, max: 4 },
    children: { min: 0, max: 2, fromAge: 2, toAge: 12 },
    infants: { min: 0, max: 1, fromAge: 0, toAge: 1 },
  },
  legal: { privacyPolicy: texts('We keep what you tell us.') },
  pictures: [{ id: 'room', file: 'room.jpg', alt: texts('A bed by the window') }],
  rooms: [
    {
      id: 'double',
      name: { en: 'Double room', de: 'Doppelzimmer' },
      description: texts('Two beds and a desk'),
      maxOccupancy: 2,
      bedrooms: 1,
      beds: 2,
      bathrooms: 1,
      size: 22,
      amenities: [123],
      pictures: ['room'],
      popularity: 7,
    },
    {
      id: 'family',
      name: { en: 'Family room', de: 'Familienzimmer' },
      description: texts('Four beds'),
      maxOccupancy: 4,
      bedrooms: 2,
      beds: 4,
      bathrooms: 1,
      size: 38,
      amenities: [],
      pictures: ['room'],
    },
  ],
  cancellationPolicies: [
    { id: 'two-days', freeUntil: { daysBefore: 2, hour: 18 }, fee: { kind: 'nights', nights: 1 } },
    { id: 'never', freeUntil: null, fee: { kind: 'percent', basisPoints: 10_000 } },
  ],
  ratePlans: [
    {
      id: 'pay-at-hotel',
      code: 'BAR',
      name: { en: 'Pay at the hotel', de: 'Zahlung im Hotel' },
      description: texts('Nothing to pay today'),
      guarantee: 'None',
      cancellationPolicy: 'two-days',
      isBestAvailableRate: true,
    },
    {
      id: 'guaranteed',
      code: 'GTD',
      name: texts('Guaranteed by card'),
      description: texts('Your card holds the room'),
      guarantee: 'GuaranteeRequired',
      cancellationPolicy: 'two-days',
      isBestAvailableRate: false,
    },
    {
      id: 'prepaid',
      code: 'PRE',
      name: texts('Paid today'),
      description: texts('Cheapest'),
      guarantee: 'PrePay',
      cancellationPolicy: 'never',
      isBestAvailableRate: false,
      rooms: ['double'],
    },
  ],
  taxes: [
    { id: 'vat', kind: 'vat', name: texts('VAT'), basisPoints: 380 },
    {
      id: 'city',
      kind: 'local',
      name: texts('City tax'),
      basis: { kind: 'per-person-per-night', adultMinor: 350, childMinor: 100, infantMinor: 0 },
      maxNights: 5,
    },
  ],
  // One guest books more in a test than anywhere else.
  bookingsWithoutCard: { roomsPerEmail: 10_000, roomsPerNetwork: 10_000, roomsPerHour: 10_000, percentOfNight: 100 },
  theme: { isDarkMode: false, colorBtnBg: '#3b6075' },
  config: {},
};

/** Nights from a day on: every room at every rate it is sold at, each weekday at a price of its own. */
export function smallNights(document: PropertyDocument, from: StayDate, days: number, total = 3): Nights {
  const dates = Array.from({ length: days }, (_, i) => addDays(from, i));
  const rates = (date: StayDate): RateNight[] =>
    document.rooms.flatMap((room, r) =>
      document.ratePlans
        .filter((plan) => !plan.rooms || plan.rooms.includes(room.id))
        .map((plan, p) => {
          const single = 10_000 + 4_000 * r + 1_000 * p + 111 * weekdayOf(date);
          const prices = { byAdults: [single, single + 3_000], extraAdult: 2_500, child: 1_500, infant: 500 };
          return { date, roomId: room.id, ratePlanId: plan.id, prices, rules: openDay };
        }),
    );
  return {
    rooms: dates.flatMap((date) => document.rooms.map((room) => ({ date, roomId: room.id, total }))),
    rates: dates.flatMap(rates),
  };
}

/** Puts a hotel and its nights into the database; its pictures are only claimed, there are no files. */
export async function openHotel(db: Db, document: PropertyDocument, nights: Nights): Promise<PropertyDocument> {
  const pictures = document.pictures.map(({ id }) => ({
    pictureId: id,
    sourceHash: '0123456789abcdef01234567',
    width: 1200,
    height: 800,
    placeholder: 'data:image/webp;base64,',
  }));
  await inHotel(db, document.hotelId, async (tx) => {
    await saveHotel(tx, document, pictures, { now: 0 });
    await saveNights(tx, document.hotelId, nights, 0); // at no time at all: a hold of any age counts
  });
  return document;
}
