import { randomUUID } from 'node:crypto';
import type { Transport } from '@stayfront/contract/call';
import { sendBookingRequest, type BookingAnswer } from '@stayfront/contract/reservation';
import { getServices } from '@stayfront/contract/service';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { newSessionId } from '../../guest/src/app/flow/booking-store.ts';
import { searchApi } from './search-api.ts';

type Wish = {
  readonly hotelId: number;
  readonly stay: Stay;
  readonly email: string;
  /** A room for each rate named, of different kinds where there are as many. */
  readonly ratePlanIds: readonly string[];
  /** The kind of room, where it matters. */
  readonly roomId?: string;
  /** Who it is, where their name is looked for. */
  readonly named?: { readonly givenName: string; readonly surname: string };
};

const guest = { givenName: 'Ada', surname: 'Lovelace', phone: '+442079460000' };
const address = {
  addressLine: 'St James’s Square 12',
  postalCode: 'SW1Y 4JH',
  city: 'London',
  state: 'LND',
  country: 'GB',
};

/** Rooms at given rates, made as a partner would, with the services that have to be. Prepaid ones are held. */
export async function bookRoomsByApi(
  api: Transport,
  { hotelId, stay, email, ratePlanIds, roomId, named }: Wish,
): Promise<BookingAnswer> {
  const { availabilities } = await searchApi(api, stay, hotelId);
  const free = availabilities.filter(
    ({ availability, guestRoomId }) => availability > 0 && (roomId === undefined || guestRoomId === roomId),
  );
  const roomStays = await Promise.all(
    ratePlanIds.map(async (ratePlanId, place) => {
      const product = free[place % free.length]?.products.find((one) => one.ratePlanId === ratePlanId);
      if (!product) throw new Error(`Nothing at ${ratePlanId} from ${stay.arrival} at ${hotelId}`);
      const { reference } = product;
      const { services } = await api(getServices, { params: { hotelId }, query: {}, body: { reference } });
      const needed = services.filter(({ required, included }) => required || included);
      const chosen = needed.map(({ serviceId, defaultQuantity, unitPrice }) => ({
        serviceId,
        quantity: defaultQuantity,
        totalPrice: unitPrice * defaultQuantity,
      }));
      return { reference, services: chosen };
    }),
  );
  const sessionId = newSessionId();
  const guestInfo = { ...guest, ...named, email, address };
  return api(
    sendBookingRequest,
    { params: { hotelId }, query: {}, body: { requestType: 'Book', reservation: { sessionId, roomStays, guestInfo } } },
    { idempotencyKey: randomUUID() },
  );
}
