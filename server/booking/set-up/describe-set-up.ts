import type { SetUp } from '@stayfront/contract/desk/set-up';
import type { DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { textIn } from '@stayfront/contract/property/texts';
import { canSecure, cardAbilities } from '@stayfront/rules/payment/can-secure';
import { findMissing, type HouseFacts } from '@stayfront/rules/set-up/missing';
import { policyTemplateNames } from '@stayfront/rules/set-up/rate-templates';
import { usualPrices, type UsualPrices } from '@stayfront/rules/set-up/usual-prices';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { Db } from '../../platform/db/open-database.ts';
import { readPaymentSettings } from '../../payment/read-payment-settings.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { privacyWords } from '../../property/beginning/template-texts.ts';
import { basePlanOf } from './base-plan.ts';
import { gridAhead, nightsAhead } from './grid-ahead.ts';
import { usualExtras, type UsualExtras } from './usual-extras.ts';

export type SetUpDeps = { readonly db: Db; readonly box: SecretBox };

/** How far a hotel is set up. Nothing is kept of it: all is read off the document and the calendar. */
export async function describeSetUp({ db, box }: SetUpDeps, hotel: Hotel, now: Instant): Promise<SetUp> {
  const { document } = hotel;
  const from = todayAt(document.timeZone, now);
  const grid = await gridAhead(db, hotel, from, now);
  const base = basePlanOf(document);
  const facts = await factsOf({ db, box }, hotel, grid);
  const rows = document.rooms.map(({ id: roomId }) => ({ roomId, prices: pricesAt(grid, roomId, base?.id) }));
  const usual = usualPrices(from, rows, document.seasons ?? []);
  const missing = findMissing(facts).map((one) => ({ ...one, roomName: nameOfRoom(document, one.roomId) }));
  return {
    version: hotel.version,
    calendarVersion: grid.version,
    isOpen: hotel.isOpen,
    name: document.name,
    currency: document.currency,
    language: document.language,
    timeZone: document.timeZone,
    areaUnit: document.areaUnit,
    rooms: document.rooms.map((room) => ({
      roomId: room.id,
      name: nameOfRoom(document, room.id) ?? room.id,
      maxOccupancy: room.maxOccupancy,
      standardPersons: grid.rooms.find(({ roomId }) => roomId === room.id)?.standardAdults ?? 1,
      beds: room.beds,
      size: room.size,
      total: usualTotal(grid, room.id),
    })),
    ratePlan: base?.id ?? null,
    rates: ratesIn(document),
    prices: { from, to: addDays(from, nightsAhead - 1), ...writable(usual, usualExtras(grid, base?.id, usual)) },
    done: {
      rooms: document.rooms.length > 0,
      rates: document.ratePlans.length > 0,
      prices: rows.some(({ prices }) => prices.some((price) => price !== null)),
      pictures: facts.rooms.some(({ hasPicture }) => hasPicture),
      money: facts.takesPayments,
      open: hotel.isOpen,
    },
    missing,
  };
}

const writable = ({ weekend, ordinary, seasons }: UsualPrices, { child, infant, ofRoom }: UsualExtras) => ({
  weekend: [...weekend],
  ordinary: ordinary.map((room) => ({ ...room, ...ofRoom(room.roomId) })),
  child,
  infant,
  seasons: seasons.map(({ rooms, ...season }) => ({ ...season, rooms: [...rooms] })),
});

async function factsOf({ db, box }: SetUpDeps, hotel: Hotel, grid: DeskCalendar): Promise<HouseFacts> {
  const { document, hotelId } = hotel;
  const { config, contact, language, legal, name, theme } = document;
  const abilities = cardAbilities(config.paymentSolutionsProvider);
  const bookable = document.ratePlans.filter(({ guarantee }) => canSecure(guarantee, abilities)).map(({ id }) => id);
  const isPriced = grid.rates.filter(({ ratePlanId }) => bookable.includes(ratePlanId));
  const rooms = document.rooms.map(({ id: roomId, pictures }) => {
    const total = grid.rooms.find((room) => room.roomId === roomId)?.total ?? [];
    const rates = isPriced.filter((rate) => rate.roomId === roomId);
    return {
      roomId,
      hasPicture: pictures.length > 0,
      hasStock: total.some((count) => (count ?? 0) > 0),
      hasPrice: total.some(
        (count, day) => (count ?? 0) > 0 && rates.some(({ price }) => (price[day] ?? null) !== null),
      ),
    };
  });
  const payment = await inHotel(db, hotelId, (tx) => readPaymentSettings(tx, box, hotelId), 'read only');
  const opened = payment?.open() ?? null;
  const own = (texts: Parameters<typeof textIn>[0]): boolean => textIn(texts, language, language) !== name;
  const email = contact.email === 'N/A' ? '' : contact.email;
  return {
    rooms,
    ratePlans: document.ratePlans.length,
    bookableRatePlans: bookable.length,
    nights: grid.house.total.length,
    pricedNights: grid.house.total.filter((_, day) => isPriced.some(({ price }) => (price[day] ?? null) !== null))
      .length,
    canBeReached: contact.phone !== 'N/A' || contact.email !== 'N/A',
    hasOwnTagline: own(document.tagline),
    hasOwnDescription: own(document.description),
    hasHousePicture: theme.background !== undefined || (hotel.customization?.look?.background ?? null) !== null,
    hasOwnPrivacyText:
      textIn(legal.privacyPolicy, language, language) !==
      privacyWords(await textsFor(language, document.address.countryCode), { name, email }),
    hasTerms: legal.generalTerms !== undefined,
    takesPayments:
      opened !== null && opened.provider === config.paymentSolutionsProvider && !(opened.isTest ?? config.test),
    hasVat: document.taxes.some(({ kind }) => kind === 'vat'),
  };
}

const pricesAt = (grid: DeskCalendar, roomId: string, ratePlanId: string | undefined): readonly (number | null)[] =>
  grid.rates.find((rate) => rate.roomId === roomId && rate.ratePlanId === ratePlanId)?.price ??
  grid.house.total.map(() => null);

/** How many there are on most nights. */
function usualTotal(grid: DeskCalendar, roomId: string): number | null {
  const counts = new Map<number, number>();
  for (const total of grid.rooms.find((room) => room.roomId === roomId)?.total ?? [])
    if (total !== null) counts.set(total, (counts.get(total) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  return usual?.[0] ?? null;
}

function nameOfRoom({ rooms, language }: PropertyDocument, roomId: string | null): string | null {
  const room = rooms.find(({ id }) => id === roomId);
  return room ? textIn(room.name, language, language) : null;
}

function ratesIn({ ratePlans, guests, taxes }: PropertyDocument): SetUp['rates'] {
  const plan = (id: string) => ratePlans.find((one) => one.id === id);
  const perPerson = (id: string): { perPerson: number } | null => {
    const change = plan(id)?.follows?.change;
    return change?.kind === 'amount' && change.per === 'person' ? { perPerson: change.minor } : null;
  };
  const less = plan('non-refundable')?.follows?.change;
  const flexible = plan('flexible');
  const { children, infants } = guests;
  const vat = taxes.find(({ kind }) => kind === 'vat');
  return {
    policy: policyTemplateNames.find((name) => name === flexible?.cancellationPolicy) ?? null,
    guarantee: flexible?.guarantee === 'GuaranteeRequired' ? 'GuaranteeRequired' : 'None',
    nonRefundable: less?.kind === 'percent' ? { percentLess: -less.basisPoints / 100 } : null,
    breakfast: perPerson('breakfast'),
    halfBoard: perPerson('half-board'),
    children: {
      areWelcome: children.max > 0 || infants.max > 0,
      fromAge: children.fromAge,
      toAge: children.toAge,
    },
    vatBasisPoints: vat?.kind === 'vat' ? vat.basisPoints : null,
  };
}
