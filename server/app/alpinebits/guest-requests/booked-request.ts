import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import type { AlpineBitsVersion } from '@stayfront/rules/alpinebits/versions';
import type { Codes } from '@stayfront/rules/connection/codes';
import type { StoredReservation } from '../../../booking/reservation/stored-reservation.ts';
import type { Hotel } from '../../../property/hotel/hotel.ts';

/** A reservation as it was sold, and as the hotel reads it in its own language. */
export type BookedRequest = { readonly stored: StoredReservation; readonly described: HotelReservation };

/** How a client is spoken to. */
export type Speech = {
  readonly hotel: Hotel;
  /** What the client calls this hotel. */
  readonly hotelCode: string;
  readonly codes: Codes;
  readonly version: AlpineBitsVersion;
  /** The client has said that it takes what each night costs. */
  readonly takesRoomRates: boolean;
};
