import fc from 'fast-check';
import type { GridProduct } from '../grid/grid.ts';
import type { FollowingPlan, Follows } from '../pricing/follow-prices.ts';
import { followedPlans } from '../pricing/followed-plans.ts';
import { days, hotels, products as usualProducts, rooms, type Hotel } from './any-hotel.ts';

// Hotels made up by chance in which rate plans follow others, up to three deep.

type Plan = FollowingPlan & { readonly rooms?: readonly string[] | undefined };
export type DerivingHotel = {
  readonly hotel: Hotel;
  readonly plans: readonly Plan[];
  readonly products: readonly GridProduct[];
};

export const changes: fc.Arbitrary<Omit<Follows, 'ratePlan'>> = fc.record({
  change: fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: -9_999, max: 10_000 }) }),
    fc.record({
      kind: fc.constant('amount' as const),
      minor: fc.integer({ min: -30_000, max: 30_000 }),
      per: fc.constantFrom('night', 'person'),
    }),
  ),
  roundTo: fc.option(
    fc.record({
      minor: fc.constantFrom(1, 5, 100, 333, 500, 10_000),
      direction: fc.constantFrom('nearest', 'up', 'down'),
    }),
    { nil: undefined },
  ),
  rules: fc.constantFrom('own', 'parent'),
});

const derivedIds = ['derived-1', 'derived-2', 'derived-3', 'derived-4'];

/** Each follows one of those before it or one of the two rates that follow nobody: by the seed, at most three deep. */
function plansOf(seeds: readonly { readonly parent: number; readonly how: Omit<Follows, 'ratePlan'> }[]): Plan[] {
  const plans: Plan[] = [{ id: 'cheap' }, { id: 'dear', rooms: ['large'] }];
  const depths: number[] = [0, 0];
  seeds.forEach(({ parent, how }, i) => {
    const possible = plans.map((_, place) => place).filter((place) => (depths[place] ?? 0) < 3);
    const place = possible[parent % possible.length] ?? 0;
    const { id = '', rooms: sold } = plans[place] ?? {};
    plans.push({ id: derivedIds[i] ?? '', follows: { ...how, ratePlan: id }, ...(sold && { rooms: sold }) });
    depths.push((depths[place] ?? 0) + 1);
  });
  return plans;
}

export const derivingHotels: fc.Arbitrary<DerivingHotel> = fc
  .record({
    base: hotels,
    apart: fc.array(hotels, { minLength: 3, maxLength: 3 }),
    isApart: fc.array(fc.constantFrom(false, false, true), { minLength: 40, maxLength: 40 }),
    restricted: fc.array(fc.nat(6), { minLength: 8, maxLength: 8 }),
    seeds: fc.array(fc.record({ parent: fc.nat(99), how: changes }), { minLength: 1, maxLength: 4 }),
    // Where everything forbids something, little is found.
    isOpen: fc.boolean(),
    order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6, maxLength: 6 }),
  })
  .map(({ base, apart, isApart, restricted, seeds, order, isOpen }) => {
    const given = plansOf(seeds);
    // Nothing may depend on a parent standing before the rates derived from it.
    const plans = order.flatMap((place) => given[place] ?? []);
    const products = rooms.flatMap((room, place) =>
      plans
        .filter((plan) => !plan.rooms || plan.rooms.includes(room.id))
        .map(({ id }) => ({ room: place, ratePlanId: id })),
    );
    const spare = apart.flatMap(({ nights }) => nights);
    const nights = products.map(({ room, ratePlanId }, product) => {
      const usual = usualProducts.findIndex((one) => one.room === room && one.ratePlanId === ratePlanId);
      const row = base.nights[usual] ?? spare[product % spare.length] ?? [];
      return usual >= 0 ? row : row.map((night, day) => (isApart[(product * days + day) % 40] ? night : null));
    });
    const names = plans.map(({ id }) => id);
    const restrictions = base.restrictions.map((one, i) => ({ ...one, ratePlanId: names[restricted[i] ?? 9] ?? null }));
    const weekdayRules = base.weekdayRules.map((rule, i) => ({
      ...rule,
      ratePlans: rule.ratePlans && [names[restricted[i] ?? 0] ?? 'cheap'],
    }));
    const pricesPer = Object.fromEntries(
      plans.map(({ id }) => {
        const parent = followedPlans(id, (plan) => plans.find((one) => one.id === plan)?.follows?.ratePlan).at(-1);
        return [id, base.pricesPer?.[parent ?? id]];
      }),
    );
    const conditions = Object.fromEntries(
      plans.map(({ id }, i) => [id, base.conditions?.[id] ?? apart[i % apart.length]?.conditions?.['cheap']]),
    );
    const rules = isOpen
      ? { restrictions: [], weekdayRules: [], conditions: {} }
      : { restrictions, weekdayRules, conditions };
    return { hotel: { ...base, nights, pricesPer, ...rules }, plans, products };
  });
