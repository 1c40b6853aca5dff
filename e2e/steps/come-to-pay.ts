import type { Page } from '@playwright/test';
import { httpTransport } from '@stayfront/contract/call';
import { getDescriptiveInfo } from '@stayfront/contract/hotel';
import { getServices } from '@stayfront/contract/service';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { emptyRequest, noDetails, type Order } from '../../guest/src/app/flow/booking-request.ts';
import { chosenOf } from '../../guest/src/app/flow/order-services.ts';
import { sessionCookie, sessionLength, writeSession } from '../../guest/src/app/flow/session-cookie.ts';
import { anAddress } from './fill-address.ts';
import { newGuest, type Guest } from './fill-details.ts';
import { openPage } from './open-page.ts';
import { searchApi } from './search-api.ts';

export type Wanted = {
  readonly hotelId: number;
  readonly stay: Stay;
  readonly room: string;
  readonly rate: string;
};

/**
 * A guest who has chosen a room and left the details before, and opens the payment step again: what the browser kept is
 * there, with a price of this moment. The way through the pages has journeys of its own; here it would be most of the
 * time of every journey about paying.
 */
export async function comeToPay(
  page: Page,
  { hotelId, stay, room, rate }: Wanted,
  guest: Guest = newGuest(),
): Promise<Guest> {
  await page.goto('/healthz'); // the lightest address that has the same storage
  const { origin } = new URL(page.url());
  const api = httpTransport(origin);
  const [{ guestRooms }, { availabilities }] = await Promise.all([
    api(getDescriptiveInfo, { params: { hotelId }, query: { lang: 'en' }, body: undefined }),
    searchApi(api, stay, hotelId),
  ]);
  const roomId = guestRooms.find(({ roomTypeName }) => roomTypeName === room)?.id;
  const found = availabilities.find(({ guestRoomId }) => guestRoomId === roomId);
  const product = found?.products.find(({ ratePlanName }) => ratePlanName === rate);
  if (!found || !product) throw new Error(`There is no ${room} at ${rate} from ${stay.arrival}`);
  const { reference } = product;
  const { services } = await api(getServices, { params: { hotelId }, query: {}, body: { reference, lang: 'en' } });
  const order: Order = {
    guestRoomId: found.guestRoomId,
    roomTypeName: room,
    stay,
    guests: { adults: 2, children: 0, infants: 0 },
    product,
    language: 'en',
    isBooked: true,
  };
  const id = guest.email.replaceAll(/\W/g, '').slice(0, 16).padEnd(16, 'x');
  const kept = {
    ...emptyRequest(id),
    search: { stay, rooms: [order.guests], promoCode: null },
    orders: [{ ...order, services: chosenOf(services, order) }],
    details: { ...noDetails, ...guest, emailAgain: guest.email, ...anAddress },
    isDetailed: true,
  };
  const query = `checkIn=${stay.arrival}&checkOut=${stay.departure}`;
  const session = writeSession({ id, end: Date.now() + sessionLength, query });
  await page.context().addCookies([{ name: sessionCookie(hotelId), value: session, url: origin }]);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    `stayfront-booking-${hotelId}`,
    JSON.stringify(kept),
  ] as const);
  await openPage(page, `/${hotelId}/checkout/card-details`);
  await page.getByRole('checkbox', { name: 'I accept' }).waitFor();
  return guest;
}
