import type { Transport } from '@stayfront/contract/call';
import { getRoomsAvailabilities, type AvailabilityItem, type Product } from '@stayfront/contract/offer';
import type { Stay } from '@stayfront/rules/stay/stay-date';

export type Wish = {
  readonly stay: Stay;
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly adults?: number;
  readonly children?: number;
};

/** What the API says about a room and one of its rates. */
export async function findOffer(api: Transport, wish: Wish): Promise<{ room: AvailabilityItem; product: Product }> {
  const { stay, roomId, ratePlanId, adults = 2, children = 0 } = wish;
  const { availabilities } = await api(getRoomsAvailabilities, {
    params: { hotelId: 1001 },
    query: { checkIn: stay.arrival, checkOut: stay.departure, nbAdults: adults, nbChildren: children },
    body: undefined,
  });
  const room = availabilities.find(({ guestRoomId }) => guestRoomId === roomId);
  const product = room?.products.find((candidate) => candidate.ratePlanId === ratePlanId);
  if (!room || !product) throw new Error(`The API offers no ${roomId} at ${ratePlanId} from ${stay.arrival}`);
  return { room, product };
}
