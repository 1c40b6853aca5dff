import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { PulledOffer, PulledSupplement } from '@stayfront/rules/alpinebits/base-rates/pulled-plan';
import type { Codes } from '@stayfront/rules/connection/codes';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';

type RatePlan = PropertyDocument['ratePlans'][number];
type Service = PropertyDocument['services'][number];
type Offer = NonNullable<PropertyDocument['offers']>[number];
type Days = { readonly from: StayDate; readonly to: StayDate };

/** What comes to the nights of a plan: supplements and offers; and what of it no price list of the standard can say. */
export type Beside = {
  readonly supplements: readonly PulledSupplement[];
  readonly offers: readonly PulledOffer[];
  readonly unsaid: readonly string[];
};

export function describeBeside(document: PropertyDocument, plan: RatePlan, codes: Codes, days: Days): Beside {
  const code = codes.codeOfRatePlan(plan.id);
  const given = (document.offers ?? []).filter(({ ratePlans }) => !ratePlans || ratePlans.includes(plan.id));
  const unsaid: string[] = [];
  const offers: PulledOffer[] = [];
  for (const offer of given) {
    const said = offerOf(offer);
    if (said && !offers.some(({ kind }) => kind === said.kind)) offers.push(said);
    else unsaid.push(`"${code}": the offer "${offer.id}" is none that the standard knows`);
  }
  const supplements = document.services
    .filter(({ id }) => plan.services.includes(id))
    .flatMap((service) => {
      const why = whyNoSupplement(service, offers.length > 0);
      if (why === null) return [supplementOf(service, codes, days)];
      unsaid.push(`"${code}": the service "${service.id}" is left out, as ${why}`);
      return [];
    });
  return { supplements: supplements.filter(({ dated }) => dated.length > 0), offers, unsaid };
}

function offerOf({ discount, conditions, joins, ...offer }: Offer): PulledOffer | null {
  if (conditions || ('rooms' in offer && offer.rooms) || joins !== 'all') return null;
  if (discount.kind === 'free-nights' && discount.which === 'last')
    return {
      kind: 'free-nights',
      nights: discount.nights,
      free: discount.free,
      repeats: discount.repeats === true,
    };
  if (discount.kind !== 'child' || discount.basisPoints !== 10_000 || discount.fromAge) return null;
  const { toAge, minChildren = 1, positions } = discount;
  if (positions?.from !== 1 || positions.to > minChildren || toAge > 18) return null;
  return { kind: 'family', toAge, minChildren, last: positions.to };
}

const chargeTypes = {
  'Per night': 19,
  'Per person per night': 21,
  'Per stay': 18,
  'Per person': 20,
  'Per use': 24,
} as const;

/** In the standard everybody who pays pays the same, and what a supplement costs belongs to the price. */
function whyNoSupplement(service: Service, hasOffers: boolean): string | null {
  const isByPerson = service.pricingType === 'Per person' || service.pricingType === 'Per person per night';
  const amounts = [
    ...(service.isOnlyInSeasons ? [] : [service]),
    ...(service.seasons ?? []).map((season) => ({
      ...season,
      childMinor: season.childMinor ?? service.childMinor,
      infantMinor: season.infantMinor ?? service.infantMinor,
    })),
  ];
  if (service.id.length > 16) return 'its id is longer than 16 signs';
  if (service.isIncluded) return 'the price has it already';
  if (service.discountMinor > 0) return 'something is taken off it';
  if (hasOffers && !service.isPartOfPrice) return 'offers of the plan do not make it free';
  const isUneven = amounts.some(
    ({ priceMinor, childMinor = priceMinor, infantMinor = 0 }) =>
      childMinor !== priceMinor || infantMinor !== priceMinor,
  );
  return isByPerson && isUneven ? 'not everybody pays the same for it' : null;
}

function supplementOf(service: Service, codes: Codes, days: Days): PulledSupplement {
  const { id, name, pricingType, isRequired, weekdays, seasons = [], isOnlyInSeasons, priceMinor } = service;
  const rooms = service.rooms ? service.rooms.map((room) => codes.codeOfRoom(room)) : [null];
  const sorted = seasons
    .filter(({ from, to }) => from <= days.to && to >= days.from)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map((season) => ({
      from: season.from < days.from ? days.from : season.from,
      to: season.to > days.to ? days.to : season.to,
      minor: season.priceMinor,
    }));
  const nights = isOnlyInSeasons ? sorted : withBetween(sorted, days, priceMinor);
  return {
    code: id,
    isMandatory: isRequired,
    chargeType: chargeTypes[pricingType],
    weekdays: weekdays ?? null,
    titles: name,
    dated: rooms.flatMap((room) => nights.map((one) => ({ ...one, room }))),
  };
}

type Amount = Days & { readonly minor: number };

/** Seasons, and what holds before, between and behind them. */
function withBetween(seasons: readonly Amount[], days: Days, minor: number): Amount[] {
  const all: Amount[] = [];
  let { from } = days;
  for (const season of seasons) {
    if (season.from > from) all.push({ from, to: addDays(season.from, -1), minor });
    all.push(season);
    from = addDays(season.to, 1);
  }
  if (from <= days.to) all.push({ from, to: days.to, minor });
  return all;
}
