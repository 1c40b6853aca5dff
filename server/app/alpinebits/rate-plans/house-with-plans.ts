import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { idOf } from '@stayfront/rules/alpinebits/rate-plans/known-id';
import type { KnownPlan } from '@stayfront/rules/alpinebits/rate-plans/known-plan';
import {
  layOutPlan,
  type LaidOffer,
  type LaidPlan,
  type LaidService,
} from '@stayfront/rules/alpinebits/rate-plans/lay-out-plan';
import type { KnownRooms } from '@stayfront/rules/alpinebits/rate-plans/check-dated-parts';
import { masterOf } from '@stayfront/rules/alpinebits/rate-plans/take-message';
import { knownWords, mergeWords } from './merge-words.ts';
import { offerName } from './offer-name.ts';

type RatePlan = PropertyDocument['ratePlans'][number];
type Service = PropertyDocument['services'][number];
type Offer = NonNullable<PropertyDocument['offers']>[number];
export type KnownPlans = ReadonlyMap<string, KnownPlan>;

/** What a rate plan that is made here has of the hotel's terms: those of its first one. */
export type Terms = Pick<RatePlan, 'guarantee' | 'deposit' | 'cancellationPolicy'>;

type Wish = {
  readonly before: KnownPlans;
  readonly after: KnownPlans;
  readonly rooms: KnownRooms;
  readonly terms: Terms;
  /** Rate plans that were made here and stay, though their plan is gone: something needs them. */
  readonly kept: ReadonlySet<string>;
};

/**
 * A house with the rate plans, services and offers of a system in place of those it had. Entries that the hotel has
 * written stay, and what people have written into those of the system stays as far as the system does not decide it.
 */
export function houseWithPlans(house: PropertyDocument, { before, after, rooms, terms, kept }: Wish): PropertyDocument {
  const [was, is] = [laidOut(before, rooms), laidOut(after, rooms)];
  const services = servicesWith(house, was, is);
  return {
    ...house,
    ratePlans: ratePlansWith(house, { before, after, was, is, terms, kept }),
    services,
    offers: offersWith(house, was, is),
  };
}

type Laid = ReadonlyMap<string, LaidPlan & { readonly ratePlanId: string }>;

function laidOut(plans: KnownPlans, rooms: KnownRooms): Laid {
  const stored = new Map([...plans].map(([code, { plan }]) => [code, plan]));
  return new Map(
    [...plans].map(([code, { plan, ratePlanId }]) => [
      code,
      { ...layOutPlan(plan, masterOf(plan, stored), rooms), ratePlanId },
    ]),
  );
}

type Plans = Omit<Wish, 'rooms'> & { readonly was: Laid; readonly is: Laid };

function ratePlansWith(house: PropertyDocument, { before, after, was, is, terms, kept }: Plans): RatePlan[] {
  const own = new Set([...was.values()].flatMap(({ services }) => services.map(({ id }) => id)));
  const gone = new Set(
    [...before].flatMap(([code, { ratePlanId, isMadeHere }]) =>
      after.has(code) || !isMadeHere || kept.has(ratePlanId) ? [] : [ratePlanId],
    ),
  );
  const plans = new Map(house.ratePlans.filter(({ id }) => !gone.has(id)).map((plan) => [plan.id, plan]));
  for (const plan of plans.values()) {
    const others = plan.services.filter((id) => !own.has(id));
    if (others.length < plan.services.length) plans.set(plan.id, { ...plan, services: others });
  }
  for (const [code, { ratePlanId, stood }] of before) {
    const given = plans.get(ratePlanId);
    if (!given || !stood || after.has(code)) continue;
    const { pricesPer: _, meal: _meal, conditions: _conditions, rooms: _rooms, ...rest } = given;
    plans.set(ratePlanId, { ...rest, ...(stood as Partial<RatePlan>) });
  }
  const stored = new Map([...after].map(([code, { plan }]) => [code, plan]));
  for (const [code, { ratePlanId, isMadeHere, plan }] of after) {
    const laid = is.get(code);
    if (!laid) continue;
    const { title, text } = masterOf(plan, stored);
    const standing = plans.get(ratePlanId) ?? madeHere(ratePlanId, code, { [house.language]: code }, terms);
    const last = before.get(code)?.plan;
    const lastMaster = last && masterOf(last, new Map([...before].map(([key, known]) => [key, known.plan])));
    const names = isMadeHere
      ? {
          name: plans.has(ratePlanId)
            ? mergeWords(standing.name, lastMaster?.title, title)
            : knownWords(title, standing.name),
          description: plans.has(ratePlanId)
            ? mergeWords(standing.description, lastMaster?.text, text)
            : knownWords(text, knownWords(title, standing.description)),
        }
      : {};
    plans.set(ratePlanId, {
      ...standing,
      ...names,
      pricesPer: laid.pricesPer,
      meal: laid.meal,
      conditions: laid.conditions as RatePlan['conditions'],
      rooms: [...laid.rooms],
      services: [...standing.services, ...laid.services.map(({ id }) => id)],
    });
  }
  return [...plans.values()];
}

const madeHere = (id: string, code: string, words: RatePlan['name'], terms: Terms): RatePlan => ({
  id,
  code,
  name: words,
  description: words,
  ...terms,
  isBestAvailableRate: false,
  isPackageOnly: false,
  services: [],
});

function servicesWith(house: PropertyDocument, was: Laid, is: Laid): Service[] {
  const listed = (laid: Laid) =>
    new Map([...laid.values()].flatMap(({ services }) => services.map((one) => [one.id, one])));
  const [before, after] = [listed(was), listed(is)];
  const standing = new Map(
    house.services.filter(({ id }) => after.has(id) || !before.has(id)).map((service) => [service.id, service]),
  );
  for (const [id, laid] of after) standing.set(id, serviceOf(laid, standing.get(id), before.get(id), house.language));
  return [...standing.values()];
}

function serviceOf(
  laid: LaidService,
  here: Service | undefined,
  last: LaidService | undefined,
  language: PropertyDocument['language'],
): Service {
  const isByPerson = laid.pricingType === 'Per person' || laid.pricingType === 'Per person per night';
  const words = knownWords(laid.title, { [language]: laid.code });
  const {
    childMinor: _,
    rooms: _rooms,
    weekdays: _weekdays,
    ...standing
  } = here ?? {
    id: laid.id,
    name: words,
    description: knownWords(laid.text, words),
    discountMinor: 0,
    isIncluded: false,
    isFeatured: false,
    minQuantity: 0,
    maxQuantity: 1,
  };
  return {
    ...standing,
    ...(here ? { name: mergeWords(here.name, last?.title, laid.title) } : {}),
    ...(here ? { description: mergeWords(here.description, last?.text, laid.text) } : {}),
    pricingType: laid.pricingType,
    priceMinor: 0,
    // Infants are children there, and pay as everybody else does.
    ...(isByPerson ? { infantMinor: 0 } : {}),
    seasons: laid.seasons.map(({ from, to, minor }) => ({
      from,
      to,
      priceMinor: minor,
      ...(isByPerson ? { infantMinor: minor } : {}),
    })),
    ...(laid.weekdays ? { weekdays: [...laid.weekdays] } : {}),
    ...(laid.rooms ? { rooms: [...laid.rooms] } : {}),
    isOnlyInSeasons: true,
    isPartOfPrice: true,
    isRequired: laid.isRequired,
  };
}

/** Plans that give the same share an offer; families come first, so that a free night is free with its children. */
function offersWith(house: PropertyDocument, was: Laid, is: Laid): Offer[] | undefined {
  const before = offersIn(was);
  const after = offersIn(is);
  const standing = house.offers ?? [];
  const others = standing.filter(({ id }) => !before.has(id));
  const own = [...after.values()]
    .toSorted((a, b) => (a.offer.discount.kind < b.offer.discount.kind ? -1 : 1))
    .map(({ offer, ratePlans }): Offer => {
      const here = standing.find(({ id }) => id === offer.id);
      return {
        id: offer.id,
        name: here?.name ?? offerName(offer.discount, house.language),
        ...(here?.description ? { description: here.description } : {}),
        ratePlans,
        discount: offer.discount,
        joins: 'all',
      };
    });
  return own.length + others.length > 0 || house.offers ? [...own, ...others] : undefined;
}

function offersIn(laid: Laid): Map<string, { readonly offer: LaidOffer; readonly ratePlans: string[] }> {
  const found = new Map<string, { readonly offer: LaidOffer; readonly ratePlans: string[] }>();
  for (const { offers, ratePlanId } of laid.values())
    for (const offer of offers) {
      const known = found.get(offer.id);
      if (known) known.ratePlans.push(ratePlanId);
      else found.set(offer.id, { offer, ratePlans: [ratePlanId] });
    }
  return found;
}

/** A short word for a plan that the hotel has no rate plan for. */
export function freePlanId(code: string, { ratePlans }: PropertyDocument, taken: ReadonlySet<string>): string {
  const isFree = (id: string): boolean => !taken.has(id) && !ratePlans.some((plan) => plan.id === id);
  const id = idOf(code);
  return isFree(id) ? id : idOf(code, 'alpinebits');
}
