import {
  getDeskWaitingList,
  moveWaiting as moveRoute,
  offerToWaiting,
  removeWaiting as removeRoute,
  switchWaitingList,
} from '@stayfront/contract/desk/waiting';
import { refuse } from '@stayfront/contract/problem';
import {
  askToWait as askRoute,
  confirmWaiting as confirmRoute,
  declineOffer as declineRoute,
  getWaiting,
  getWaitingList,
  leaveWaitingList as leaveRoute,
} from '@stayfront/contract/waiting';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import { askToWait } from './ask-to-wait.ts';
import { confirmWaiting } from './confirm-waiting.ts';
import { declineOffer } from './decline-offer.ts';
import { leaveWaitingList } from './leave-waiting-list.ts';
import { moveWaiting } from './move-waiting.ts';
import { offerByHand } from './offer-by-hand.ts';
import { readList } from './read-list.ts';
import { readWaitingLink } from './read-waiting-link.ts';
import { removeWaiting } from './remove-waiting.ts';
import { switchList } from './switch-list.ts';
import { readIsOpen } from './waiting.store.ts';

type Deps = OfferDeps & { readonly db: Db; readonly readHotel: ReadHotel; readonly secret: string; now(): Instant };

/** The waiting list: guests by their links, and the desk. */
export const waitingRoutes = (deps: Deps): Served[] => {
  const { db, readHotel, now } = deps;
  return [
    serve(getWaitingList, async ({ params: { hotelId } }) => {
      if (!(await readHotel(hotelId))) return refuse('hotel.unknown');
      return { isOpen: await inHotel(db, hotelId, (tx) => readIsOpen(tx, hotelId), 'read only') };
    }),
    serve(askRoute, async ({ params, body }, { address }) => {
      const hotel = await readHotel(params.hotelId);
      return hotel ? askToWait(deps, hotel, { ...body, address }, now()) : refuse('hotel.unknown');
    }),
    serve(getWaiting, async ({ params, query: { t: token } }) =>
      (await readHotel(params.hotelId)) ? readWaitingLink(deps, { ...params, token }, now()) : refuse('hotel.unknown'),
    ),
    serve(confirmRoute, async ({ params, body }) =>
      (await readHotel(params.hotelId)) ? confirmWaiting(deps, { ...params, ...body }, now()) : refuse('hotel.unknown'),
    ),
    serve(declineRoute, async ({ params, body }) =>
      (await readHotel(params.hotelId)) ? declineOffer(deps, { ...params, ...body }, now()) : refuse('hotel.unknown'),
    ),
    serve(leaveRoute, async ({ params, body }) =>
      (await readHotel(params.hotelId)) ? leaveWaitingList(deps, { ...params, ...body }) : refuse('hotel.unknown'),
    ),
    serve(getDeskWaitingList, async ({ params }) => {
      const hotel = await readHotel(params.hotelId);
      return hotel ? readList(db, hotel, now()) : refuse('hotel.unknown');
    }),
    serve(switchWaitingList, async ({ params, body }, context) => {
      const hotel = await readHotel(params.hotelId);
      return hotel ? switchList(db, hotel, asStaff(context), body.isOpen, now()) : refuse('hotel.unknown');
    }),
    serve(moveRoute, async ({ params: { hotelId, waitingId }, body }) => {
      const hotel = await readHotel(hotelId);
      return hotel ? moveWaiting(db, hotel, { waitingId, ...body }, now()) : refuse('hotel.unknown');
    }),
    serve(removeRoute, async ({ params: { hotelId, waitingId } }) => {
      const hotel = await readHotel(hotelId);
      return hotel ? removeWaiting(db, hotel, waitingId, now()) : refuse('hotel.unknown');
    }),
    serve(offerToWaiting, async ({ params: { hotelId, waitingId } }) => {
      const hotel = await readHotel(hotelId);
      return hotel ? offerByHand(deps, hotel, waitingId, now()) : refuse('hotel.unknown');
    }),
  ];
};
