import { randomUUID } from 'node:crypto';
import type { Transport } from '@stayfront/contract/call';
import { sendBookingRequest, type BookingAnswer } from '@stayfront/contract/reservation';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { newSessionId } from '../../guest/src/app/flow/booking-store.ts';
import { searchApi } from './search-api.ts';

/** A booking at The Riverhouse, which asks for no card and sells no services, made as a partner would. */
export async function bookByApi(api: Transport, stay: Stay, email: string): Promise<BookingAnswer> {
  const { availabilities } = await searchApi(api, stay, 1003);
  // Where most rooms are left: other journeys book here at the same moment.
  const [room] = availabilities.toSorted((one, other) => other.availability - one.availability);
  const product = room?.products.find(({ isBookable }) => isBookable);
  if (!product) throw new Error(`The Riverhouse is full from ${stay.arrival}`);
  const guestInfo = { givenName: 'Ada', surname: 'Lovelace', email, phone: '+442079460000' };
  const reservation = {
    sessionId: newSessionId(),
    roomStays: [{ reference: product.reference }],
    guestInfo,
  };
  return api(
    sendBookingRequest,
    { params: { hotelId: 1003 }, query: {}, body: { requestType: 'Book', reservation } },
    { idempotencyKey: randomUUID() },
  );
}
