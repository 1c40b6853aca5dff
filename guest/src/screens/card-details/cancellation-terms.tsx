import { useQuery } from '@tanstack/react-query';
import { orderConditionsQuery } from '../../app/data/order-conditions-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import type { Order } from '../../app/flow/booking-request.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/**
 * Room by room what cancelling costs, with its amount. Until the hotel has answered, or where it does not, the policy of
 * the rate as it was offered.
 */
export function CancellationTerms({ orders }: { orders: readonly Order[] }) {
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const { data } = useQuery(orderConditionsQuery(useTransport(), hotelId, orders, language));
  return orders.map(({ guestRoomId, roomTypeName, product }, place) => (
    <p className="small" key={product.reference}>
      <b className="strong">{info.guestRooms.find(({ id }) => id === guestRoomId)?.roomTypeName ?? roomTypeName}</b>
      <br />
      {data?.roomStays[place]?.cancellationPolicyText ?? product.cancellationPolicyText}
    </p>
  ));
}
