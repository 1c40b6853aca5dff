import { partyIn, type Party } from '../pricing/party.ts';
import { nightLines, type NightLine } from '../pricing/price-night.ts';
import { mandatoryUnit, type MandatoryService } from '../service/mandatory-services.ts';
import { freedBy } from '../special-offer/freed-by.ts';
import { offersForStay } from '../special-offer/offers-for-stay.ts';
import type { PricedChild, SpecialOffer } from '../special-offer/special-offer.ts';
import { whyNoOffer, type NoOffer } from '../special-offer/why-no-offer.ts';
import type { Guests } from '../stay/guests.ts';
import { checkOccupancy, type OccupancyRefusal } from '../stay/occupancy.ts';
import { nightCount, nightsOf, type Stay, type StayDate } from '../stay/stay-date.ts';
import { priceOrRefuse, type RateCalendar, type WhyNoRate } from './find-offers.ts';

type AskedStay = {
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly today: StayDate;
};

/** What comes to the nights: offers that may be given, the rate's floor, and what nobody can refuse. */
type Beside = {
  readonly offers: readonly SpecialOffer[];
  readonly floor?: number | undefined;
  readonly mandatory: readonly MandatoryService[];
};

/** Why the stay cannot be had, and why an offer that might have been given is not. */
export type NoStay = WhyNoRate | OccupancyRefusal;
export type NotGiven = NoOffer | { readonly kind: 'no-better-price' };

/** How the price of a stay comes about, in the hotel's currency. All amounts of a kind add up to their total. */
export type ExplainedStay = {
  readonly party: Party;
  readonly nights: readonly {
    readonly date: StayDate;
    readonly lines: readonly NightLine[];
    readonly price: number;
    /** What each offer takes off this night. */
    readonly off: readonly { readonly offer: SpecialOffer; readonly minor: number }[];
  }[];
  readonly notGiven: readonly { readonly offer: SpecialOffer; readonly why: NotGiven }[];
  readonly mandatory: readonly { readonly service: MandatoryService; readonly minor: number }[];
  readonly total: number;
};

/** The plain rules, one after the other, with all they say on the way; or why the stay cannot be had. */
export function explainStay(
  calendar: RateCalendar,
  { roomId, ratePlanId, stay, guests, today }: AskedStay,
  { offers, floor, mandatory: services }: Beside,
): ExplainedStay | { readonly refused: NoStay } {
  const room = calendar.room(roomId);
  const tooMany = checkOccupancy(room, guests);
  if (tooMany) return { refused: tooMany };
  const nightPrices = priceOrRefuse(calendar, roomId, ratePlanId, stay, guests);
  if (!Array.isArray(nightPrices)) return { refused: nightPrices };
  const party = partyIn(room, guests, calendar.bounds);
  const dates = nightsOf(stay);
  const lines = dates.map((date) => linesOn(calendar, roomId, ratePlanId, date, party));
  const children = childrenOf(lines);
  const nights = nightCount(stay);
  const asked = { today, arrival: stay.arrival, nights, guests };
  const product = { roomId, ratePlanId, nightPrices, children: () => children, floor };
  const given = offersForStay(offers, asked)?.given(product) ?? [];
  const place = { roomId, ratePlanId, childAges: children.map(({ age }) => age) };
  const freed = freedBy(given, nightPrices, () => children);
  const mandatory = services.map((service) => ({
    service,
    minor: mandatoryUnit(service, { arrival: stay.arrival, nights, guests, freed }) * service.quantity,
  }));
  const off = given.flatMap(({ nightDiscounts }) => nightDiscounts);
  return {
    party,
    nights: dates.map((date, i) => ({
      date,
      lines: lines[i] ?? [],
      price: nightPrices[i] ?? 0,
      off: given.flatMap(({ offer, nightDiscounts }) => {
        const minor = nightDiscounts[i] ?? 0;
        return minor === 0 ? [] : [{ offer, minor }];
      }),
    })),
    notGiven: offers.flatMap((offer) => {
      if (given.some((one) => one.offer === offer)) return [];
      return [{ offer, why: whyNoOffer(offer, asked, place) ?? ({ kind: 'no-better-price' } as const) }];
    }),
    mandatory,
    total: sum(nightPrices) - sum(off) + sum(mandatory.map(({ minor }) => minor)),
  };
}

function linesOn(
  calendar: RateCalendar,
  roomId: string,
  ratePlanId: string,
  date: StayDate,
  party: Party,
): NightLine[] {
  const rate = calendar.rate(roomId, ratePlanId, date);
  const lines = rate && nightLines(rate.prices, party, calendar.pricesPer(ratePlanId));
  if (!lines || 'kind' in lines) throw new Error(`The night of ${date} has a price without lines`);
  return lines;
}

/** What each child and infant pays night by night, the youngest first, as offers for children count them. */
function childrenOf(nights: readonly (readonly NightLine[])[]): PricedChild[] {
  const minorsOn = (lines: readonly NightLine[]) => lines.flatMap((line) => ('age' in line ? [line] : []));
  return minorsOn(nights[0] ?? [])
    .map(({ age, of }, place) => ({
      age,
      isInfant: of === 'infant',
      nightPrices: nights.map((lines) => minorsOn(lines)[place]?.minor ?? 0),
    }))
    .toSorted((a, b) => a.age - b.age);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
