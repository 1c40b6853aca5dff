import type { GuestRoom } from '@stayfront/contract/hotel';
import type { Product } from '@stayfront/contract/offer';
import { useNavigate } from 'react-router';
import { withOrders } from '../../flow/booking-request.ts';
import type { Search } from '../../flow/search.ts';
import { useBookingRequest } from '../../flow/use-booking-request.ts';
import { useHotel } from '../frame/hotel-context.ts';

/** Takes a room at a rate into the booking and goes on with it. */
export function useBook(search: Search): (room: GuestRoom, product: Product) => void {
  const { hotelId } = useHotel();
  const navigate = useNavigate();
  const [, change] = useBookingRequest(hotelId);
  return (room, product) => {
    const order = {
      guestRoomId: room.id,
      roomTypeName: room.roomTypeName,
      stay: search.stay,
      guests: search.guests,
      product,
    };
    change((request) => withOrders(request, [order]));
    void navigate(`/${hotelId}/checkout/guest-info`);
  };
}
