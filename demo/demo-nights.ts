import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Nights, RateNight, Restriction, RoomNight } from '@stayfront/rules/calendar/nights';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { roundRatio } from '@stayfront/rules/money';
import type { AgeBand, NightPrices } from '@stayfront/rules/pricing/price-night';
import { openDay } from '@stayfront/rules/restriction/day-rules';
import { addDays, weekdayOf, type StayDate } from '@stayfront/rules/stay/stay-date';
import { demoRestrictions } from './demo-house-rules.ts';
import { tariffOf, type PlanTariff, type Tariff, type TariffBand } from './demo-tariffs.ts';

type Room = PropertyDocument['rooms'][number];

/** Tests and people who try the demo must be able to book the coming days on any day of any year. */
export const daysWithoutHouseRules = 14;

/**
 * Stock, prices and rules of a demo hotel from today on. Prices depend on the date alone, never on when one asks; rates
 * that follow another have none of their own.
 */
export function demoNights(document: PropertyDocument, today: StayDate, days = 720): Nights {
  const tariff = tariffOf(document.hotelId);
  const unit = 10 ** decimalsOf(document.currency);
  const rooms: RoomNight[] = [];
  const rates: RateNight[] = [];
  const restrictions: Restriction[] = [];
  for (let offset = 0; offset < days; offset++) {
    const date = addDays(today, offset);
    restrictions.push(...demoRestrictions(document.hotelId, date, offset < daysWithoutHouseRules));
    for (const room of document.rooms) {
      rooms.push({ date, roomId: room.id, total: entryOf(tariff.rooms, room.id).total });
      const roomPrice = roomPriceOn(tariff, document.hotelId, room, date);
      for (const { id: ratePlanId, rooms: soldRooms, follows } of document.ratePlans) {
        if (follows || (soldRooms && !soldRooms.includes(room.id))) continue;
        const plan = entryOf(tariff.plans, ratePlanId);
        const prices = inMinorUnits(nightPrices(tariff, plan, room, roomPrice), unit);
        rates.push({ date, roomId: room.id, ratePlanId, prices, rules: { ...openDay, minStay: plan.minStay } });
      }
    }
  }
  return { rooms, rates, restrictions };
}

function roomPriceOn(tariff: Tariff, hotelId: number, room: Room, date: StayDate): number {
  const month = tariff.months[Number(date.slice(5, 7)) - 1] ?? 100;
  const weekday = tariff.weekdays[weekdayOf(date)] ?? 100;
  const ripple = ripples[hash(`${hotelId}.${room.id}.${date}`) % ripples.length] ?? 100;
  return roundRatio(entryOf(tariff.rooms, room.id).price * month * weekday * ripple, 1_000_000);
}

// Percent. Neighbouring days should differ a little, as they do in a house whose rooms are priced by hand.
const ripples = [97, 98, 100, 100, 102, 103];

/** In whole units, since no hotel asks for 161.37. */
function nightPrices(tariff: Tariff, plan: PlanTariff, room: Room, roomPrice: number): NightPrices {
  const atPlan = (amount: number): number => roundRatio(amount * plan.percent, 100);
  const forAdults = (adults: number): number => {
    if (room.maxOccupancy === 1 || adults === 2) return roomPrice;
    return adults === 1 ? roundRatio(roomPrice * 88, 100) : roomPrice + (adults - 2) * tariff.extraAdult;
  };
  return {
    byAdults: Array.from({ length: room.maxOccupancy }, (_, i) => atPlan(forAdults(i + 1)) + (i + 1) * plan.adultMeal),
    extraAdult: atPlan(tariff.extraAdult) + plan.adultMeal,
    child: atPlan(tariff.child) + plan.childMeal,
    infant: atPlan(tariff.infant),
    ...(tariff.ages ? { bands: tariff.ages.map((band) => ageBand(band, atPlan, plan)) } : {}),
  };
}

const ageBand = (band: TariffBand, atPlan: (amount: number) => number, plan: PlanTariff): AgeBand =>
  'amount' in band ? { fromAge: band.fromAge, toAge: band.toAge, minor: atPlan(band.amount) + plan.childMeal } : band;

const inMinorUnits = (prices: NightPrices, unit: number): NightPrices => ({
  byAdults: prices.byAdults.map((price) => price && price * unit),
  extraAdult: prices.extraAdult && prices.extraAdult * unit,
  child: prices.child * unit,
  infant: prices.infant * unit,
  ...(prices.bands
    ? { bands: prices.bands.map((band) => (band.minor === undefined ? band : { ...band, minor: band.minor * unit })) }
    : {}),
});

function entryOf<T>(entries: Readonly<Record<string, T>>, id: string): T {
  const entry = entries[id];
  if (entry === undefined) throw new RangeError(`The demo tariff has no "${id}"`);
  return entry;
}

/** FNV-1a: stands in for chance, and is the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
