import { getConfig, getDescriptiveInfo } from './hotel.ts';
import { getCalendar } from './calendar.ts';
import { getRoomsAvailabilities } from './offer.ts';
import { getReservation, sendBookingRequest } from './reservation.ts';
import type { Route } from './route.ts';

/** The whole API, in the order a guest meets it. */
export const routes: readonly Route[] = [
  getConfig,
  getDescriptiveInfo,
  getCalendar,
  getRoomsAvailabilities,
  sendBookingRequest,
  getReservation,
];
