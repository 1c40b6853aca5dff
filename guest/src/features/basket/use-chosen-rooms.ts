import { useNavigate, useSearchParams } from 'react-router';
import type { BookingRequest } from '../../app/flow/booking-request.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { withChosenOnly, withRoomGivenBack, withRoomRemoved } from '../../app/flow/change-rooms.ts';
import { completingStep } from '../../app/flow/next-step.ts';
import { writeSearch, type Search } from '../../app/flow/search.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

type ChosenRooms = {
  /** Another room for the same stay: dates and guests remain. */
  readonly change: (place: number) => void;
  readonly remove: (place: number) => void;
  /** On with the rooms that are chosen, to what is next in the booking. */
  readonly goOn: () => void;
};

/** What can be done with the rooms that are chosen, wherever rooms are shown. */
export function useChosenRooms(shown: Search): ChosenRooms {
  const { guests: _, ...search } = shown;
  const { hotelId } = useHotel();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const store = () => bookingStore(hotelId);
  // The page is opened anew: what it shows was asked for with the rooms that were chosen then.
  const show = (request: BookingRequest) => {
    store().write(request);
    const next = writeSearch(query, request.search ?? search);
    void navigate(`?${next.toString()}`, { replace: true, preventScrollReset: true });
  };
  return {
    change: (place) => show(withRoomGivenBack(store().read(), search, place)),
    remove: (place) => show(withRoomRemoved(store().read(), search, place)),
    goOn() {
      const request = withChosenOnly(store().read(), search);
      store().write(request);
      const step = completingStep(hotelId, request, request.search ?? search);
      if (step !== null) void navigate(step);
    },
  };
}
