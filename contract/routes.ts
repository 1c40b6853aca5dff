import { getBundleData } from './bundle.ts';
import { getCalendar } from './calendar.ts';
import { cancelRoomStay, discardReservation, sendCancellationRequest } from './cancel.ts';
import { getCancellationPolicies } from './cancellation.ts';
import { getHotelChainAvailabilities, getHotelChainConfig } from './chain.ts';
import { getConfig, getDescriptiveInfo } from './hotel.ts';
import { getRoomsAvailabilities, getUpgrades, getUpsell } from './offer.ts';
import { getPackagesAvailabilities } from './package.ts';
import { getReservation, sendBookingRequest } from './reservation.ts';
import type { Route } from './route.ts';
import { submitSearchInfo } from './search-info.ts';
import { getServices } from './service.ts';
import { getReservationTaxes } from './tax.ts';

/** The whole API, in the order a guest meets it. */
export const routes: readonly Route[] = [
  getHotelChainConfig,
  getHotelChainAvailabilities,
  getConfig,
  getDescriptiveInfo,
  getCalendar,
  submitSearchInfo,
  getRoomsAvailabilities,
  getCancellationPolicies,
  getPackagesAvailabilities,
  getUpgrades,
  getUpsell,
  getBundleData,
  getServices,
  getReservationTaxes,
  sendBookingRequest,
  getReservation,
  cancelRoomStay,
  sendCancellationRequest,
  discardReservation,
];
