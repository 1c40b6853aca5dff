import type { PlanConditions } from '../../restriction/plan-conditions.ts';
import type { PricingType } from '../../service/price-service.ts';
import type { OfferDiscount } from '../../special-offer/special-offer.ts';
import type { KnownRooms } from './check-dated-parts.ts';
import { idOf } from './known-id.ts';
import { chargeTypes, type DatedSupplement, type SentTexts, type StoredPlan, type Supplement } from './plan-message.ts';
import { mergeSeasons, type LaidSeason } from './merge-seasons.ts';

/** A plan as the document of a house says it. */
export type LaidPlan = {
  readonly pricesPer: 'room' | 'person';
  readonly meal: StoredPlan['rate']['meal'];
  readonly conditions: PlanConditions;
  /** Rooms with a rate. */
  readonly rooms: readonly string[];
  readonly services: readonly LaidService[];
  readonly offers: readonly LaidOffer[];
};

export type LaidService = {
  readonly id: string;
  readonly code: string;
  readonly title: SentTexts;
  readonly text: SentTexts;
  readonly pricingType: PricingType;
  readonly seasons: readonly LaidSeason[];
  readonly weekdays: readonly number[] | undefined;
  /** Absent: all rooms of the plan. */
  readonly rooms: readonly string[] | undefined;
  readonly isRequired: boolean;
};

/** Plans that give the same share one offer. */
export type LaidOffer = { readonly id: string; readonly discount: OfferDiscount };

export function layOutPlan(plan: StoredPlan, master: StoredPlan, rooms: KnownRooms): LaidPlan {
  const types = [...new Set(plan.rates.map(({ roomType }) => roomType))].filter((type) => rooms.has(type));
  const roomIdOf = (type: string): string => rooms.get(type)?.roomId ?? '';
  return {
    pricesPer: plan.rate.pricesPer,
    meal: plan.rate.meal,
    conditions: conditionsOf(master),
    rooms: [...new Set(types.map(roomIdOf))].toSorted(),
    services: master.supplements.flatMap((one) => servicesOf(one, plan, types, roomIdOf)),
    offers: offersOf(master, plan),
  };
}

/** Rules of a day bind who leaves on it as well, wherever they come from the standard. */
function conditionsOf({ offers }: StoredPlan): PlanConditions {
  const { adultFromAge, childToAge, ...rule } = offers?.rule ?? {};
  const known = Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined)) as PlanConditions;
  if (adultFromAge === undefined) return { ...known, maxChildren: 0, isDepartureThrough: true };
  return { ...known, childToAge: Math.min(childToAge ?? adultFromAge, adultFromAge), isDepartureThrough: true };
}

/**
 * A supplement is one service in rooms where it costs the same: an amount for all room types and one for a room type add
 * up, and so does what is seen on a guest's bill. What is never charged is none.
 */
function servicesOf(
  { code, title, text, chargeType, weekdays, isMandatory }: Supplement,
  plan: StoredPlan,
  types: readonly string[],
  roomIdOf: (type: string) => string,
): LaidService[] {
  const dated = plan.datedSupplements.filter((one) => one.code === code && one.minor !== null);
  const named = new Set(dated.flatMap(({ roomType }) => roomType ?? []));
  const pricingType = chargeTypes[chargeType];
  const service = (id: string, seasons: readonly LaidSeason[], rooms: readonly string[] | undefined): LaidService[] => {
    if (seasons.length === 0 || rooms?.length === 0) return [];
    return [
      { id, code, title, text, pricingType, seasons, weekdays: weekdays ?? undefined, rooms, isRequired: isMandatory },
    ];
  };
  const seasonsIn = (type: string | null): LaidSeason[] =>
    mergeSeasons(dated.filter(({ roomType }: DatedSupplement) => roomType === null || roomType === type));
  if (named.size === 0) return service(idOf(plan.code, code), seasonsIn(null), undefined);
  const others = types.filter((type) => !named.has(type)).map(roomIdOf);
  return [
    ...service(idOf(plan.code, code), seasonsIn(null), others),
    ...types
      .filter((type) => named.has(type))
      .flatMap((type) => service(idOf(plan.code, code, type), seasonsIn(type), [roomIdOf(type)])),
  ];
}

function offersOf({ offers }: StoredPlan, { rate }: StoredPlan): LaidOffer[] {
  const { family, freeNights } = offers ?? {};
  const laid: LaidOffer[] = [];
  if (family)
    laid.push({
      id: idOf('children', `${family.toAge}`, `${family.minChildren}`, `${family.last}`),
      discount: {
        kind: 'child',
        toAge: family.toAge,
        minChildren: family.minChildren,
        positions: { from: 1, to: family.last },
        basisPoints: 10_000,
      },
    });
  if (freeNights && (rate.unitNights ?? 1) === 1) {
    const { nights, free, repeats } = freeNights;
    const discount = { kind: 'free-nights', nights, free, which: 'last', repeats } as const;
    laid.push({ id: idOf('nights', `${nights}`, `${nights - free}`, repeats ? 'always' : 'once'), discount });
  }
  return laid;
}
