import type { Transport } from '@stayfront/contract/call';
import { quoteChangeForHotel, type HotelChangeWish } from '@stayfront/contract/desk/change';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What a wish comes to now. The sums of the wish before stay until the new ones are there. */
export const changeQuery = (
  transport: Transport,
  hotelId: number,
  { reservationId, roomStayIndex }: { readonly reservationId: string; readonly roomStayIndex: number },
  wish: HotelChangeWish,
) =>
  queryOptions({
    queryKey: ['reservation', hotelId, reservationId, 'change', roomStayIndex, wish],
    queryFn: ({ signal }) =>
      transport(
        quoteChangeForHotel,
        { params: { hotelId, reservationId, roomStayIndex }, query: {}, body: wish },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
