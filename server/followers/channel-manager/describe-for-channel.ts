import { textIn, type Texts } from '@stayfront/contract/property/texts';
import { hotelBill } from '@stayfront/rules/booking/stay-bill';
import type { ResStatus, ToldReservation, ToldRoom } from '@stayfront/rules/channel-manager/compose-reservation';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { shownGuest } from '../../booking/reservation/shown-guest.ts';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Delivery } from '../connection/delivery.ts';
import { codeOfHotel } from './code-of-hotel.ts';

export type ToldState = {
  readonly status: ResStatus;
  readonly reservation: ToldReservation;
  /** Those that stand once it is told: none of a cancellation, which names its rooms all the same. */
  readonly standing: readonly ToldRoom[];
};

const statuses = { commit: 'Commit', modify: 'Modify', cancel: 'Cancel' } as const satisfies Record<
  Delivery['kind'],
  ResStatus
>;

/**
 * A state of a reservation as a channel manager is told of it, in the hotel's language and currency. What was changed
 * since is told as it is now: the next state says the same again.
 */
export function describeForChannel(
  hotel: Hotel,
  account: Pick<ConnectionAccount, 'settings'>,
  stored: StoredReservation,
  { kind, standing }: Pick<Delivery, 'kind' | 'standing'>,
  isKnown: boolean,
  now: Instant,
): ToldState {
  const { document, hotelId } = hotel;
  const { settings } = account;
  const isCancelled = kind === 'cancel';
  const stays = stored.roomStays.filter(({ roomStayIndex }) => isCancelled || standing.includes(roomStayIndex));
  const rooms = stays.map((stay) => describeRoom(hotel, stay));
  const said = (name: string, otherwise: string): string => {
    const value = settings[name];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  return {
    // Whose first state was refused does not know what was changed.
    status: kind === 'modify' && !isKnown ? 'Commit' : statuses[kind],
    standing: isCancelled ? [] : rooms,
    reservation: {
      reservationId: stored.reservationId,
      createdAt: new Date(stored.createdAt).toISOString(),
      changedAt: new Date(now).toISOString(),
      hotelCode: codeOfHotel(hotelId, settings),
      currency: stored.hotelCurrency,
      language: stored.language,
      guest: stored.erasedAt === null ? shownGuest(stored.guest) : null,
      rooms,
      channel: { code: said('channelCode', 'DIRECT'), name: said('channelName', document.name) },
    },
  };
}

function describeRoom({ document }: Hotel, stay: StoredRoomStay): ToldRoom {
  const { quote } = stay;
  const bill = hotelBill({ ...quote, localTaxes: [...quote.localTaxes, ...stay.taxes] }, stay.services);
  const named = (list: readonly { readonly id: string; readonly name: Texts }[], id: string): string =>
    textIn(list.find((one) => one.id === id)?.name, document.language, document.language) || id;
  return {
    roomId: quote.roomId,
    roomName: named(document.rooms, quote.roomId),
    ratePlanId: quote.ratePlanId,
    ratePlanName: named(document.ratePlans, quote.ratePlanId),
    arrival: quote.arrival,
    departure: quote.departure,
    guests: quote.guests,
    nights: bill.nights.map(({ price, discount }) => price - discount),
    services: bill.services.map(({ serviceId, quantity, totalMinor }) => ({
      id: serviceId,
      name: named(document.services, serviceId),
      quantity,
      minor: totalMinor,
    })),
    total: bill.total,
  };
}
