import { useQuery } from '@tanstack/react-query';
import { taxesQuery } from '../../app/data/taxes-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import type { Order } from '../../app/flow/booking-request.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { sumTaxes, type SummedTax } from './sum-taxes.ts';
import { totalOf } from './total-of.ts';

/** Asked for at a hotel with the tax service, where nothing is exchanged and the offers carried none. */
export function useLocalTaxes(orders: readonly Order[]): readonly SummedTax[] {
  const { hotelId, config } = useHotel();
  const { language } = useVisit();
  const transport = useTransport();
  const { currency, localTax } = totalOf(orders);
  const { data } = useQuery({
    ...taxesQuery(
      transport,
      hotelId,
      orders.map(({ product }) => product.reference),
      language,
    ),
    enabled: config.useTaxService && currency === config.currency && localTax === 0 && orders.length > 0,
  });
  return data && data.taxesTotalAmount > 0 ? sumTaxes(data.roomStays.flatMap(({ taxes }) => taxes)) : [];
}
