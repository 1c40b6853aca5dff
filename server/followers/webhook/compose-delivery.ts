import type { WebhookBody } from '@stayfront/contract/manage/webhooks';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { readHotelReservation } from '../../booking/reservation/read-hotel-reservation.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';

/** What a webhook is told of an event, with the reservation as it stands now; null where there is no such event. */
export async function composeDelivery(
  tx: Tx,
  hotel: Hotel,
  { reservationId, eventId }: { readonly reservationId: string; readonly eventId: number },
  now: Instant,
): Promise<WebhookBody | null> {
  const reservation = await readHotelReservation(tx, hotel, reservationId, now);
  const event = reservation?.events.find((one) => one.eventId === eventId);
  return event && reservation ? { ...event, hotelId: hotel.hotelId, reservation } : null;
}

/** Beside the signature, which is made of the time at which it is sent. */
export const deliveryHeaders = (eventId: number): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Stayfront',
  'stayfront-event': String(eventId),
});
