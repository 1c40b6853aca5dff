import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PropertyDocument } from '@stayfront/contract/property/property-document';
import { providerNames } from '@stayfront/rules/payment/providers';
import { expect, test } from 'vitest';
import { demoChain, demoHotels } from './demo-hotels.ts';

const raw = demoHotels.map(({ folder, documentFile }) => ({
  folder,
  document: JSON.parse(readFileSync(documentFile, 'utf8')) as { name: string },
}));
const hotels = raw.map(({ document }) => PropertyDocument.safeParse(document).data);
const hotel = (id: number): PropertyDocument => {
  const found = hotels.find((h) => h?.hotelId === id);
  if (!found) throw new RangeError(`There is no valid demo hotel ${id}`);
  return found;
};

/** The languages a guest of the demo is offered first. */
const spoken = ['en', 'de', 'fr', 'it', 'es', 'ar'];

/** Every text of a document with the path that leads to it. */
function textsIn(value: unknown, path: string): { path: string; texts: Record<string, string> }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (spoken.some((code) => code in value)) return [{ path, texts: value as Record<string, string> }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}
const texts = raw.flatMap(({ document }) => textsIn(document, document.name));

/** Counted by what a hotel has, so that a walk which overlooks a corner of the document is noticed. */
const textCount = (h: PropertyDocument): number =>
  2 +
  Object.keys(h.legal).length +
  h.pictures.length +
  2 * (h.rooms.length + h.ratePlans.length + h.services.length + h.packages.length) +
  h.promotions.length +
  2 * (h.offers ?? []).length +
  h.taxes.length +
  (typeof h.address.city === 'string' ? 0 : 1) +
  houseTextCount(h.house);

const houseTextCount = (house: PropertyDocument['house']): number =>
  house
    ? [house.parking, house.pets, house.houseRules, house.gettingThere].filter(Boolean).length +
      house.distances.length +
      house.whyDirect.length
    : 0;

test('every hotel of the demo is a valid property document', () => {
  const faults = raw.flatMap(({ document }) => {
    const read = PropertyDocument.safeParse(document);
    return (read.error?.issues ?? []).map((issue) => `${document.name} ${issue.path.join('.')}: ${issue.message}`);
  });
  expect(faults).toEqual([]);
});

test('the hotels have their fixed numbers, and the chain names those that belong to it', () => {
  expect(hotels.map((h) => h?.hotelId)).toEqual([1001, 1002, 1003, 1004, 1005]);
  const members = hotels.filter((h) => h?.chainId === demoChain.chainId).map((h) => h?.hotelId);
  expect([demoChain.name, members]).toEqual(['Lakeland Collection', [1001, 1002, 1003]]);
});

test('a guest reads every text in English, German, French, Italian, Spanish and Arabic', () => {
  expect(texts).toHaveLength(hotels.flatMap((h) => h ?? []).reduce((count, h) => count + textCount(h), 0));
  const all = [...texts, { path: 'chain.tagline', texts: demoChain.look.tagline as Record<string, string> }];
  expect(
    all.flatMap((t) => spoken.filter((code) => !t.texts[code]?.trim()).map((code) => `${t.path}.${code}`)),
  ).toEqual([]);
});

test('Swiss hotels write German without ß', () => {
  const swiss = texts.filter(({ path }) => /^(Hotel Seeblick|Berghaus Alpina)/.test(path));
  expect(swiss.filter((t) => t.texts['de']?.includes('ß')).map((t) => t.path)).toEqual([]);
});

test('every house tells how to find it and what it has', () => {
  for (const { house } of hotels.flatMap((h) => h ?? [])) {
    expect(house?.facilities.length).toBeGreaterThan(5);
    expect(house?.location).toBeDefined();
    expect(house?.distances.length).toBeGreaterThan(0);
  }
});

test('Arabic texts are written in Arabic, and nobody shouts', () => {
  expect(texts.filter((t) => !/\p{Script=Arabic}/u.test(t.texts['ar'] ?? '')).map((t) => t.path)).toEqual([]);
  expect(texts.filter((t) => Object.values(t.texts).some((text) => text.includes('!'))).map((t) => t.path)).toEqual([]);
});

test('a room is described in 180 to 400 characters and a rate plan in at most 120', () => {
  const length = (limits: [number, number]) => (text: string) => text.length >= limits[0] && text.length <= limits[1];
  for (const { rooms, ratePlans } of hotels.flatMap((h) => h ?? [])) {
    for (const room of rooms)
      expect(Object.values(room.description)).toSatisfy((all: string[]) => all.every(length([180, 400])), room.id);
    for (const plan of ratePlans)
      expect(Object.values(plan.description)).toSatisfy((all: string[]) => all.every(length([1, 120])), plan.id);
  }
});

test('every picture is there, and every picture there is shown', () => {
  const missing = raw.flatMap(({ folder }, i) =>
    (hotels[i]?.pictures ?? []).filter((p) => !existsSync(join(folder, p.file))),
  );
  expect(missing).toEqual([]);
  for (const h of hotels.flatMap((found) => found ?? [])) {
    const shown = new Set([
      ...h.rooms.flatMap((room) => room.pictures),
      ...h.packages.flatMap((pack) => pack.pictures),
      ...h.services.flatMap((service) => service.picture ?? []),
      h.theme.logo,
      h.theme.background,
      ...(h.hotelId === 1001 ? [demoChain.look.logo] : []),
    ]);
    expect(h.pictures.filter((picture) => !shown.has(picture.id)).map((picture) => picture.id)).toEqual([]);
  }
});

test('Hotel Seeblick shows every way to price a service, and included, required, featured and limited ones', () => {
  const { services, packages, promotions } = hotel(1001);
  expect([...new Set(services.map((s) => s.pricingType))].sort()).toEqual([
    'Per night',
    'Per person',
    'Per person per night',
    'Per stay',
    'Per use',
  ]);
  for (const claim of ['isIncluded', 'isRequired', 'isFeatured'] as const)
    expect(services.some((s) => s[claim])).toBe(true);
  expect(services.some((s) => s.maxQuantity > 1)).toBe(true);
  expect(packages.map((p) => [p.isPublic, p.isAmongResults])).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
  expect(promotions.map((p) => p.code)).toEqual(['WELCOME10', 'STAY3']);
});

test('Hotel Seeblick gives a night to whoever stays a week, Casa Lago a tenth to whoever books early', () => {
  const given = (id: number) => hotel(id).offers?.map(({ discount, conditions }) => ({ ...discount, ...conditions }));
  expect(given(1001)).toEqual([{ kind: 'free-nights', nights: 7, free: 1, which: 'last', repeats: true }]);
  expect(given(1002)).toEqual([{ kind: 'percent', basisPoints: 1_000, minDaysBefore: 60 }]);
});

test('The Riverhouse takes adults only, and what it asks money for in advance cannot be booked', () => {
  const { guests, config, contact, legal, services, packages, promotions, ratePlans } = hotel(1003);
  expect([guests.children.max, guests.infants.max]).toEqual([0, 0]);
  expect([config.paymentSolutionsProvider, config.subscription, contact.email]).toEqual([null, 'none', 'N/A']);
  expect(legal.generalTerms).toBeUndefined();
  expect([services, packages, promotions]).toEqual([[], [], []]);
  expect(ratePlans.map((plan) => plan.guarantee)).toEqual(['None', 'None', 'None', 'PrePay']);
});

test('each provider has a demo hotel that takes payments with it', () => {
  const used = new Set(hotels.map((h) => h?.config.paymentSolutionsProvider));
  for (const name of providerNames) expect(used).toContain(name);
});

test('Maison des Quais is paid online, by a card as guarantee, in the house, or the first night now', () => {
  const guarantees = hotel(1005).ratePlans.map((plan) => plan.guarantee);
  expect(guarantees).toEqual(['PrePay', 'GuaranteeRequired', 'None', 'PrePay']);
  expect(hotel(1005).ratePlans.at(-1)?.deposit?.amount).toEqual({ kind: 'nights', nights: 1 });
});

test('Casa Lago takes a deposit, and what is not paid two weeks before is cancelled', () => {
  const [deposit] = hotel(1002).ratePlans.flatMap((plan) => plan.deposit ?? []);
  expect(deposit).toMatchObject({ rest: { kind: 'before', days: 14 }, ifUnpaid: 'cancel' });
});

test('Berghaus Alpina is in maintenance and belongs to no chain', () => {
  const { config, chainId, rooms } = hotel(1004);
  expect([config.isInMaintenance, chainId, rooms.length]).toEqual([true, undefined, 1]);
});
