import type { Transport } from '@stayfront/contract/call';
import { getRoomsAvailabilities } from '@stayfront/contract/offer';
import type { Stay } from '@stayfront/rules/stay/stay-date';

/** How many rooms of a kind Casa Lago has left: every booking and every hold takes one. */
export async function roomsLeftAtCasaLago(api: Transport, stay: Stay, roomId: string): Promise<number> {
  const { availabilities } = await api(getRoomsAvailabilities, {
    params: { hotelId: 1002 },
    query: { checkIn: stay.arrival, checkOut: stay.departure, nbAdults: 2, nbChildren: 0 },
    body: undefined,
  });
  return availabilities.find(({ guestRoomId }) => guestRoomId === roomId)?.availability ?? 0;
}
