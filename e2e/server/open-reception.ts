import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { hotelCommand } from './hotel-command.ts';
import { importHotel } from './import-hotel.ts';
import { smallHouse } from './small-house.ts';

/** Two places whose clocks show the same time of two days, all year: the house moves from one to the other overnight. */
const [yesterdaysZone, todaysZone] = ['Pacific/Pago_Pago', 'Pacific/Tongatapu'] as const;

export const receptionToday = (): StayDate => todayAt(todaysZone, Date.now());

const kinds = [
  { id: 'double', name: 'Double Room', numbers: numbersFrom(101, 10), price: 18_000 },
  { id: 'twin', name: 'Twin Room', numbers: numbersFrom(201, 5), price: 17_000 },
  { id: 'family', name: 'Family Room', numbers: numbersFrom(301, 3), price: 24_000 },
  { id: 'suite', name: 'Suite', numbers: numbersFrom(401, 2), price: 32_000 },
] as const;

const rates = [
  { id: 'pay-at-hotel', name: 'Pay at hotel', guarantee: 'None' },
  { id: 'flexible', name: 'Flexible', guarantee: 'GuaranteeRequired' },
  { id: 'prepaid', name: 'Paid in advance', guarantee: 'PrePay' },
] as const;

function numbersFrom(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, place) => String(first + place));
}

type Span = { readonly from: StayDate; readonly to: StayDate };

/**
 * A house of 20 rooms with doors, three rates and a provider, which stands at the evening before its day. A night may
 * have been forgotten when the suites were priced.
 */
export async function openReception(hotelId: number, provider = 'STRIPE', forgotten?: StayDate): Promise<void> {
  await importHotel(hotelId, await houseAt(hotelId, yesterdaysZone, provider));
  const days: Span = { from: todayAt(yesterdaysZone, Date.now()), to: addDays(receptionToday(), 60) };
  await putNights(hotelId, {
    stock: kinds.map(({ id, numbers }) => ({ room: id, ...days, total: numbers.length })),
    rates: kinds.flatMap(({ id }) =>
      id === 'suite' && forgotten
        ? [
            ...pricesOf(id, { ...days, to: addDays(forgotten, -1) }),
            ...pricesOf(id, { ...days, from: addDays(forgotten, 1) }),
          ]
        : pricesOf(id, days),
    ),
  });
}

/** So many suites can be had on these days, and nothing else: 0 is a house that is full. */
export const leaveSuites = (hotelId: number, days: Span, suites: number): Promise<void> =>
  putNights(hotelId, {
    stock: kinds.map(({ id }) => ({ room: id, ...days, total: id === 'suite' ? suites : 0 })),
  });

/** The suites get a price for the night that was forgotten. */
export const priceSuites = (hotelId: number, night: StayDate): Promise<void> =>
  putNights(hotelId, { rates: pricesOf('suite', { from: night, to: night }) });

function pricesOf(room: (typeof kinds)[number]['id'], days: Span): object[] {
  const price = kinds.find(({ id }) => id === room)?.price ?? 0;
  return rates.map(({ id }) => ({ room, ratePlan: id, ...days, byAdults: [price - 4_000, price], child: 2_000 }));
}

async function putNights(hotelId: number, entries: object): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-calendar-'));
  try {
    const file = path.join(dir, 'calendar.json');
    await writeFile(file, JSON.stringify(entries));
    await hotelCommand('calendar', String(hotelId), file);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** It is the next day at the house. */
export const turnTheDay = async (hotelId: number, provider = 'STRIPE'): Promise<void> =>
  importHotel(hotelId, await houseAt(hotelId, todaysZone, provider));

async function houseAt(hotelId: number, timeZone: string, provider: string): Promise<object> {
  const house = (await smallHouse(hotelId)) as { rooms: object[]; ratePlans: object[]; config: object };
  const [room, plan] = [house.rooms[0], house.ratePlans[0]];
  return {
    name: 'Hotel Seehof',
    timeZone,
    guests: {
      adults: { min: 1, max: 3 },
      children: { min: 0, max: 2, fromAge: 3, toAge: 15 },
      infants: { min: 0, max: 1, fromAge: 0, toAge: 2 },
    },
    rooms: kinds.map(({ id, name, numbers }) => ({ ...room, id, name: { en: name }, numbers, maxOccupancy: 4 })),
    ratePlans: rates.map(({ id, name, guarantee }, place) => ({
      ...plan,
      id,
      code: `R${place}`,
      name: { en: name },
      guarantee,
      isBestAvailableRate: place === 0,
    })),
    config: { ...house.config, test: true, isInMaintenance: false, paymentSolutionsProvider: provider },
  };
}
