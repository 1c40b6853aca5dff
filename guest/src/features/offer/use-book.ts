import type { GuestRoom } from '@stayfront/contract/hotel';
import type { Product } from '@stayfront/contract/offer';
import { useNavigate } from 'react-router';
import { withRoom } from '../../app/flow/booking-request.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { nextStep } from '../../app/flow/next-step.ts';
import { writeSearch, type Search } from '../../app/flow/search.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/** Takes a room for the current stay and leads on: to its services, to the next room, or to the contact form. */
export function useBook({ guests, ...search }: Search): (room: GuestRoom, product: Product) => void {
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const navigate = useNavigate();
  return (room, product) => {
    const store = bookingStore(hotelId);
    const { id: guestRoomId, roomTypeName } = room;
    const order = { guestRoomId, roomTypeName, stay: search.stay, guests, product, language };
    const request = withRoom(store.read(), order, search);
    store.write(request);
    const home = `/${hotelId}?${writeSearch(new URLSearchParams(), search).toString()}`;
    void navigate(nextStep(hotelId, request) ?? home);
  };
}
