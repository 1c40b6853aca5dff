import { composePlan } from '@stayfront/rules/alpinebits/base-rates/compose-plan';
import { writeOutcome } from '@stayfront/rules/alpinebits/outcome';
import { codesOf } from '@stayfront/rules/connection/codes';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { el } from '@stayfront/rules/xml/write-xml';
import { expect, test } from 'vitest';
import { faultsOfSent } from '../../../testing/alpine-schema.ts';
import { smallHotel, written } from '../../../testing/small-hotel.ts';
import { describeBeside } from './describe-beside.ts';
import { describePlan } from './describe-plans.ts';

const days = { from: stayDate('2027-06-01'), to: stayDate('2027-06-30') };
const name = { en: 'Cleaning' };
const service = { name, description: name, priceMinor: 0, isRequired: true, isPartOfPrice: true };
const may = { from: stayDate('2027-05-20'), to: stayDate('2027-06-04'), priceMinor: 6_000 };
const mid = { from: stayDate('2027-06-10'), to: stayDate('2027-06-12'), priceMinor: 8_000 };

type Written = typeof written;

function toldOf(
  services: NonNullable<Written['services']>,
  offers: NonNullable<Written['offers']> = [],
  plan: Partial<Written['ratePlans'][number]> = {},
) {
  const [first] = written.ratePlans;
  const document = smallHotel({
    services,
    offers,
    ratePlans: [{ ...first!, services: services.map(({ id }) => id), ...plan }],
  });
  const codes = codesOf(document, {});
  const [own] = document.ratePlans;
  const beside = describeBeside(document, own!, codes, days);
  const { part } = composePlan(describePlan(document, own!, codes, null, beside));
  expect(
    faultsOfSent(writeOutcome('OTA_HotelRatePlanRS', { kind: 'success' }, el('RatePlans', {}, part)), '2024-10'),
  ).toEqual([]);
  return { xml: part.xml, unsaid: beside.unsaid };
}

test('supplements are told with what they cost on which nights, in which rooms', () => {
  const { xml, unsaid } = toldOf([
    { ...service, id: 'cleaning', pricingType: 'Per stay', priceMinor: 5_000, seasons: [mid, may] },
    {
      ...service,
      id: 'sauna',
      pricingType: 'Per night',
      isOnlyInSeasons: true,
      seasons: [mid],
      rooms: ['double'],
      weekdays: [6, 0],
    },
    { ...service, id: 'transfer', pricingType: 'Per use', isRequired: false, priceMinor: 4_000 },
  ]);
  expect(unsaid).toEqual([]);
  for (const part of [
    '<Supplement InvType="EXTRA" InvCode="cleaning" AddToBasicRateIndicator="true" MandatoryIndicator="true" ChargeTypeCode="18"><Description Name="title"><Text TextFormat="PlainText" Language="en">Cleaning</Text></Description></Supplement>',
    '<Supplement InvType="EXTRA" InvCode="cleaning" Amount="60.00" Start="2027-06-01" End="2027-06-04"/><Supplement InvType="EXTRA" InvCode="cleaning" Amount="50.00" Start="2027-06-05" End="2027-06-09"/><Supplement InvType="EXTRA" InvCode="cleaning" Amount="80.00" Start="2027-06-10" End="2027-06-12"/><Supplement InvType="EXTRA" InvCode="cleaning" Amount="50.00" Start="2027-06-13" End="2027-06-30"/>',
    '<PrerequisiteInventory InvType="ALPINEBITSDOW" InvCode="0000011"/>',
    '<Supplement InvType="EXTRA" InvCode="sauna" Amount="80.00" Start="2027-06-10" End="2027-06-12"><PrerequisiteInventory InvType="ROOMTYPE" InvCode="double"/></Supplement>',
    'InvCode="transfer" AddToBasicRateIndicator="true" MandatoryIndicator="false" ChargeTypeCode="24"',
  ])
    expect(xml).toContain(part);
});

test('free nights and free children are told as offers, whom a plan is for as its rule', () => {
  const { xml, unsaid } = toldOf(
    [],
    [
      {
        id: 'week',
        name,
        discount: { kind: 'free-nights', nights: 7, free: 1, which: 'last', repeats: true },
        joins: 'all',
      },
      {
        id: 'family',
        name,
        discount: { kind: 'child', toAge: 10, minChildren: 2, positions: { from: 1, to: 1 }, basisPoints: 10_000 },
        joins: 'all',
      },
    ],
    { conditions: { maxAdults: 3, minChildren: 1, maxChildren: 2, childFromAge: 3, childToAge: 9 } },
  );
  expect(unsaid).toEqual([]);
  expect(xml).toContain('<Discount Percent="100" NightsRequired="7" NightsDiscounted="1" DiscountPattern="0000001"/>');
  expect(xml).toContain('MaxAge="10" MinCount="2" FirstQualifyingPosition="1" LastQualifyingPosition="1"/>');
  expect(xml).toMatch(/<Occupancy AgeQualifyingCode="10" MinAge="\d+" MaxOccupancy="3"\/>/);
  expect(xml).toContain('<Occupancy AgeQualifyingCode="8" MinAge="3" MaxAge="9" MinOccupancy="1" MaxOccupancy="2"/>');
  const none = toldOf([], [], { conditions: { maxChildren: 0 } });
  expect(none.xml).toContain('<OfferRule><Occupancy AgeQualifyingCode="10"/></OfferRule>');
});

test('what the standard has no words for is left out and named', () => {
  const { xml, unsaid } = toldOf(
    [
      { ...service, id: 'breakfast', pricingType: 'Per person per night', priceMinor: 1_800, childMinor: 900 },
      { ...service, id: 'a-very-long-name-of-one', pricingType: 'Per stay', priceMinor: 900 },
    ],
    [{ id: 'tenth', name, discount: { kind: 'percent', basisPoints: 1_000 } }],
  );
  expect(unsaid).toEqual([
    expect.stringContaining('the offer "tenth"'),
    expect.stringContaining('"breakfast" is left out, as not everybody pays the same'),
    expect.stringContaining('longer than 16'),
  ]);
  expect(xml).not.toContain('Supplement');
});
