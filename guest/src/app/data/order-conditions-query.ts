import type { Transport } from '@stayfront/contract/call';
import { getOrderConditions } from '@stayfront/contract/cancellation';
import { queryOptions } from '@tanstack/react-query';
import { orderedServices, type Order } from '../flow/booking-request.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { pricesStay } from './queries.ts';

/** What cancelling the chosen rooms costs, as the reservation will say it. */
export function orderConditionsQuery(
  transport: Transport,
  hotelId: number,
  orders: readonly Pick<Order, 'product' | 'services'>[],
  lang: SpokenLanguage,
) {
  const roomStays = orders.map((order) => ({
    reference: order.product.reference,
    services: orderedServices(order).map(({ serviceId, quantity, unitPrice }) => ({
      serviceId,
      quantity,
      totalPrice: unitPrice * quantity,
    })),
  }));
  return queryOptions({
    queryKey: ['order-conditions', hotelId, roomStays, lang],
    queryFn: ({ signal }) =>
      transport(getOrderConditions, { params: { hotelId }, query: {}, body: { roomStays, lang } }, { signal }),
    staleTime: pricesStay,
  });
}
