import type { ServiceOffer } from '@stayfront/contract/service';
import type { RequestedChange } from '../../app/flow/requested-change.ts';
import type { ReservedRoom } from '../../features/reservation/standing-rooms.ts';

/** How many of a service are wished for: what the guest said, else what the booked room has, else what the hotel suggests. */
export function requestedQuantity(
  { serviceId, defaultQuantity, included, required, minQuantity, maxQuantity }: ServiceOffer,
  { services }: Pick<RequestedChange, 'services'>,
  booked: ReservedRoom | null,
): number {
  const had = booked?.services.find((service) => service.serviceId === serviceId)?.quantity ?? 0;
  const wished = services ? (services.get(serviceId) ?? 0) : booked ? had : defaultQuantity;
  const isFixed = included || required;
  if (wished === 0 && !isFixed) return 0;
  return Math.min(maxQuantity, Math.max(1, minQuantity, wished));
}
