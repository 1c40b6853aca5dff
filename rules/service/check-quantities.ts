import { firstQuantity, type ChosenService, type OfferedService } from './preselect-services.ts';

/** What is wrong with one service of a choice, with the number the guest needs to know. */
export type QuantityRefusal =
  | { readonly kind: 'unknown'; readonly serviceId: string }
  | { readonly kind: 'mandatory'; readonly serviceId: string }
  | { readonly kind: 'too-few'; readonly serviceId: string; readonly min: number }
  | { readonly kind: 'too-many'; readonly serviceId: string; readonly max: number };

export type QuantityAnswer =
  | { readonly ok: true; readonly services: readonly ChosenService[] }
  | { readonly ok: false; readonly refusals: readonly QuantityRefusal[] };

/**
 * Whether a choice of services can be booked, and which ones it then comes to, in the hotel's order. A quantity of
 * nothing takes a service out. What the rate includes stays in unless the guest says nothing of it is wanted; what is
 * required costs money and so must be named.
 */
export function checkQuantities(services: readonly OfferedService[], chosen: readonly ChosenService[]): QuantityAnswer {
  const wished = addUp(chosen);
  const offered = new Set(services.map(({ id }) => id));
  const unknown = [...wished.keys()].filter((serviceId) => !offered.has(serviceId));
  const refusals = [
    ...services.flatMap((service) => refuse(service, wished.get(service.id)) ?? []),
    ...unknown.map((serviceId) => ({ kind: 'unknown' as const, serviceId })),
  ];
  if (refusals.length > 0) return { ok: false, refusals };
  const taken = services.map((service) => ({
    serviceId: service.id,
    quantity: wished.get(service.id) ?? (service.isIncluded ? firstQuantity(service) : 0),
  }));
  return { ok: true, services: taken.filter(({ quantity }) => quantity > 0) };
}

function refuse(service: OfferedService, quantity: number | undefined): QuantityRefusal | null {
  const { id: serviceId, isIncluded, isRequired, maxQuantity: max } = service;
  const min = firstQuantity(service);
  if (quantity === undefined) return isRequired && !isIncluded ? { kind: 'mandatory', serviceId } : null;
  if (quantity === 0) return isRequired ? { kind: 'mandatory', serviceId } : null;
  if (quantity < min) return { kind: 'too-few', serviceId, min };
  return quantity > max ? { kind: 'too-many', serviceId, max } : null;
}

/** Two lines of one service are one wish, or each could stay below the most while together they do not. */
function addUp(chosen: readonly ChosenService[]): Map<string, number> {
  const wished = new Map<string, number>();
  for (const { serviceId, quantity } of chosen) {
    if (!Number.isSafeInteger(quantity) || quantity < 0)
      throw new RangeError(`${quantity} is not a quantity of ${serviceId}`);
    wished.set(serviceId, (wished.get(serviceId) ?? 0) + quantity);
  }
  return wished;
}
