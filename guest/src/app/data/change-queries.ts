import type { Transport } from '@stayfront/contract/call';
import {
  getChangeCalendar,
  getChangeOffers,
  getChangeStatus,
  getRoomStayServices,
  quoteChange,
} from '@stayfront/contract/change';
import { partyQueryOf } from '@stayfront/contract/party';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { queryOptions } from '@tanstack/react-query';
import type { ReservationLink } from '../flow/reservation-link.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { pricesStay } from './queries.ts';

/** Which room of which reservation is to be another one; null adds one. */
export type ChangedRoom = {
  readonly hotelId: number;
  readonly link: ReservationLink;
  readonly roomStayIndex: number | null;
  /** Of the reservation as the guest sees it: what was answered for another one is asked again. */
  readonly version: number;
};

const keyOf = ({ hotelId, link, roomStayIndex, version }: ChangedRoom) =>
  ['change', hotelId, link.reservationId, roomStayIndex, version] as const;
const whichOf = ({ link, roomStayIndex }: ChangedRoom) => ({
  t: link.token,
  ...(roomStayIndex === null ? {} : { roomStayIndex }),
});
const paramsOf = ({ hotelId, link }: ChangedRoom) => ({ hotelId, reservationId: link.reservationId });

export const changeCalendarQuery = (transport: Transport, room: ChangedRoom, guests: Guests) =>
  queryOptions({
    queryKey: [...keyOf(room), 'calendar', guests],
    queryFn: ({ signal }) =>
      transport(
        getChangeCalendar,
        { params: paramsOf(room), query: { ...whichOf(room), ...partyQueryOf(guests) }, body: undefined },
        { signal },
      ),
    staleTime: pricesStay,
  });

export const changeOffersQuery = (
  transport: Transport,
  room: ChangedRoom,
  { stay, guests }: { readonly stay: Stay; readonly guests: Guests },
  lang: SpokenLanguage,
) =>
  queryOptions({
    queryKey: [...keyOf(room), 'offers', stay, guests, lang],
    queryFn: ({ signal }) =>
      transport(
        getChangeOffers,
        {
          params: paramsOf(room),
          query: { ...whichOf(room), ...partyQueryOf(guests), checkIn: stay.arrival, checkOut: stay.departure, lang },
          body: undefined,
        },
        { signal },
      ),
    staleTime: pricesStay,
  });

/** The services of a room that is kept; what it has is chosen already. */
export const stayServicesQuery = (transport: Transport, room: ChangedRoom, lang: SpokenLanguage) =>
  queryOptions({
    queryKey: [...keyOf(room), 'services', lang],
    queryFn: ({ signal }) =>
      transport(
        getRoomStayServices,
        {
          params: { ...paramsOf(room), roomStayIndex: room.roomStayIndex ?? 0 },
          query: { t: room.link.token, lang },
          body: undefined,
        },
        { signal },
      ),
    staleTime: pricesStay,
  });

type QuotedWish = {
  /** Null keeps the booked room. */
  readonly reference: string | null;
  readonly services: readonly { readonly serviceId: string; readonly quantity: number; readonly totalPrice: number }[];
};

/** What a wish comes to. Asked anew whenever it is looked at: the hotel's answer is good for some minutes only. */
export const changeQuoteQuery = (transport: Transport, room: ChangedRoom, wish: QuotedWish, lang: SpokenLanguage) =>
  queryOptions({
    queryKey: [...keyOf(room), 'quote', wish, lang],
    queryFn: ({ signal }) =>
      transport(
        quoteChange,
        {
          params: paramsOf(room),
          query: {},
          body: {
            token: room.link.token,
            version: room.version,
            ...(room.roomStayIndex === null ? {} : { roomStayIndex: room.roomStayIndex }),
            ...(wish.reference === null ? {} : { reference: wish.reference }),
            services: [...wish.services],
            lang,
          },
        },
        { signal },
      ),
    staleTime: 0,
    retry: false,
  });

export const changeStatusQuery = (transport: Transport, hotelId: number, link: ReservationLink, changeId: string) =>
  queryOptions({
    queryKey: ['change-status', hotelId, link.reservationId, changeId],
    queryFn: () =>
      transport(getChangeStatus, {
        params: { hotelId, reservationId: link.reservationId, changeId },
        query: {},
        body: { token: link.token },
      }),
    staleTime: 0,
  });
