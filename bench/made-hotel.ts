import { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Nights } from '@stayfront/rules/calendar/nights';
import { openDay } from '@stayfront/rules/restriction/day-rules';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';

export type Size = { readonly rooms: number; readonly rates: number; readonly days: number };

/** A hotel of any size: rooms for two to five, every rate in every room, the first rate being the best available. */
export function madeHotel(template: PropertyDocument, hotelId: number, { rooms, rates }: Size): PropertyDocument {
  const [room] = template.rooms;
  const [plan] = template.ratePlans;
  return PropertyDocument.parse({
    ...template,
    hotelId,
    rooms: Array.from({ length: rooms }, (_, i) => ({
      ...room,
      id: `room-${i}`,
      maxOccupancy: 2 + (i % 4),
      numbers: undefined, // a door is of one kind of room
    })),
    ratePlans: Array.from({ length: rates }, (_, i) => ({
      ...plan,
      id: `rate-${i}`,
      code: `R${i}`,
      rooms: undefined,
      follows: undefined,
      isBestAvailableRate: i === 0,
    })),
    // One guest books all of it.
    bookingsWithoutCard: { roomsPerEmail: 10_000, roomsPerNetwork: 10_000, roomsPerHour: 10_000, percentOfNight: 100 },
    packages: [],
    promotions: [],
    offers: undefined,
    weekdayRules: [],
  });
}

/** Its nights: ten rooms of each kind, each product and day at a price of its own. */
export function madeNights(document: PropertyDocument, from: StayDate, { days }: Size): Nights {
  const dates = Array.from({ length: days }, (_, i) => addDays(from, i));
  return {
    rooms: dates.flatMap((date) => document.rooms.map((room) => ({ date, roomId: room.id, total: 10 }))),
    rates: dates.flatMap((date, day) =>
      document.rooms.flatMap((room, r) =>
        document.ratePlans.map((plan, p) => {
          const single = 12_000 + 900 * r + 250 * p + 37 * (day % 28);
          const prices = { byAdults: [single, single + 3_000], extraAdult: 2_500, child: 1_500, infant: 500 };
          return { date, roomId: room.id, ratePlanId: plan.id, prices, rules: openDay };
        }),
      ),
    ),
  };
}
