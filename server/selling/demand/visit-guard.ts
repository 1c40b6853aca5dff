import { getHotelChainAvailabilities } from '@stayfront/contract/chain';
import { confirmReservation } from '@stayfront/contract/confirm-reservation';
import { getRoomsAvailabilities } from '@stayfront/contract/offer';
import { getPackagesAvailabilities } from '@stayfront/contract/package';
import { getTransactionStatus } from '@stayfront/contract/payment';
import { sendBookingRequest } from '@stayfront/contract/reservation';
import { submitSearchInfo } from '@stayfront/contract/search-info';
import type { Guard } from '../../platform/http/guard.ts';
import { readVisit } from './read-visit.ts';

/** Where the steps of a booking come by. */
const counted = new Set<string>(
  [
    getRoomsAvailabilities,
    getPackagesAvailabilities,
    getHotelChainAvailabilities,
    submitSearchInfo,
    sendBookingRequest,
    getTransactionStatus,
    confirmReservation,
  ].map(({ operationId }) => operationId),
);

/** Bars nobody: it says who asks where visits are counted. */
export const visitGuard = (publicUrl: () => string): Guard => ({
  watches: ({ operationId }) => counted.has(operationId),
  identify: (_route, request) => Promise.resolve({ visit: readVisit(request, publicUrl()) }),
  bar: () => null,
});
