import { followedPlans } from '@stayfront/rules/pricing/followed-plans';

type Ids = readonly string[] | undefined;
/** A rate plan of a document that may have other faults. */
export type LooseRatePlan = {
  readonly id?: string | undefined;
  readonly rooms?: Ids;
  readonly pricesPer?: string | undefined;
  readonly follows?:
    | {
        readonly ratePlan?: string | undefined;
        readonly change?: { readonly kind?: string | undefined; readonly per?: string | undefined } | undefined;
      }
    | undefined;
};
type Loose = {
  readonly rooms: readonly { readonly id?: string | undefined }[];
  readonly ratePlans: readonly LooseRatePlan[];
};

/** How many steps it is at most from a rate plan to the one at the end that has prices of its own. */
const mostLinks = 3;

/**
 * Rate plans that follow each other in a circle or in too long a chain, each with its path; derived rates that mean
 * something else by a price than their parent, or are sold in rooms that it is not sold in: they would never have a price
 * there.
 */
export function checkDerivedRates(
  { rooms, ratePlans }: Loose,
  fault: (path: (string | number)[], message: string) => void,
): void {
  const parents = new Map(ratePlans.map(({ id, follows }) => [id, follows?.ratePlan]));
  const known = rooms.flatMap(({ id }) => id ?? []);
  const soldIn = (ids: Ids): string[] => known.filter((room) => !ids || ids.includes(room));
  ratePlans.forEach(({ id, rooms: own, pricesPer = 'room', follows }, i) => {
    if (id === undefined || follows?.ratePlan === undefined) return;
    const path = followedPlans(id, (plan) => parents.get(plan));
    const next = parents.get(path.at(-1));
    const at = ['ratePlans', i, 'follows', 'ratePlan'];
    if (next === id) fault(at, `A rate plan cannot follow itself: ${[...path, id].join(' → ')}`);
    // Who leads into a circle of others is right as soon as these are.
    if (next !== undefined) return;
    if (path.length - 1 > mostLinks)
      fault(at, `A chain of rate plans has ${mostLinks} links at most: ${path.join(' → ')}`);
    const parent = ratePlans.find((plan) => plan.id === follows.ratePlan);
    if (parent && pricesPer !== (parent.pricesPer ?? 'room'))
      fault(
        ['ratePlans', i, 'pricesPer'],
        `Its prices must be per ${parent.pricesPer ?? 'room'}, as at "${parent.id}"`,
      );
    if (pricesPer === 'person' && follows.change?.per === 'night')
      fault(['ratePlans', i, 'follows', 'change', 'per'], 'Prices per person are changed per person, not per night');
    const missing = parent && soldIn(own).find((room) => !soldIn(parent.rooms).includes(room));
    if (missing !== undefined)
      fault(
        ['ratePlans', i, 'rooms', ...(own ? [own.indexOf(missing)] : [])],
        `The room "${missing}" is not sold at "${follows.ratePlan}", which this rate plan follows`,
      );
  });
}
