import { putBundle as putBundleRoute } from '@stayfront/contract/manage/bundle';
import { getManagedCalendar, putCalendar as putCalendarRoute } from '@stayfront/contract/manage/calendar';
import {
  getHotel,
  putHotel as putHotelRoute,
  putPicture as putPictureRoute,
  type ManagedHotel,
} from '@stayfront/contract/manage/document';
import { sendLetter as sendLetterRoute } from '@stayfront/contract/manage/letters';
import { eraseGuestData as eraseGuestDataRoute } from '@stayfront/contract/manage/privacy';
import {
  getHotelReservation,
  listReservations as listReservationsRoute,
} from '@stayfront/contract/manage/reservations';
import { isRefusal, refuse } from '@stayfront/contract/problem';
import type { Route, RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { putBundle } from '../../selling/bundle/put-bundle.ts';
import { putCalendar } from '../../selling/calendar/put-calendar.ts';
import { readManagedCalendar } from '../../selling/calendar/read-managed-calendar.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { putHotel } from '../../property/content/put-hotel.ts';
import { keyNameOf } from '../../property/key/key-name-of.ts';
import { putPicture } from '../../property/content/put-picture.ts';
import type { PictureStore } from '../../property/picture/picture-store.ts';
import { serve, type CallContext, type Refused, type Served } from '../../platform/http/answer-route.ts';
import { eraseReservation } from '../../followers/privacy/erase-reservation.ts';
import { listReservations } from './list-reservations.ts';
import { readHotelReservation } from '../../booking/reservation/read-hotel-reservation.ts';
import { sendLetter } from './send-letter.ts';

type Deps = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly pictureDir: string;
  readonly pictureStore?: PictureStore | undefined;
  readonly secret: string;
  now(): Instant;
};

/** What a hotel's own systems ask, with its key. */
export function manageRoutes({ db, readHotel, pictureDir, pictureStore, secret, now }: Deps): Served[] {
  const forHotel = <R extends Route>(
    route: R & { readonly needsKey: true },
    handle: (hotel: Hotel, input: RouteInput<R>, context: CallContext) => Promise<RouteAnswer<R> | Refused<R>>,
  ): Served =>
    serve<R>(route, async (input, context) => {
      const hotel = await readHotel((input.params as { hotelId: number }).hotelId);
      return hotel ? handle(hotel, input, context) : refuse('hotel.unknown');
    });
  return [
    forHotel(getHotel, async (hotel) => managed(hotel)),
    forHotel(putHotelRoute, async (hotel, { body }, context) => {
      const put = await putHotel(db, hotel, body, { by: keyNameOf(context), now: now() });
      return isRefusal(put) ? put : managed(put);
    }),
    forHotel(putPictureRoute, async (hotel, { params, body }) => {
      const put = await putPicture({ db, pictureDir, pictureStore }, hotel, params.pictureId, body.bytes);
      return isRefusal(put) ? put : { pictureId: put.pictureId, width: put.width, height: put.height };
    }),
    forHotel(putCalendarRoute, (hotel, { body }, { keyName = '' }) =>
      putCalendar(db, hotel, body, now(), { who: keyName, whoKind: 'key', kind: 'put' }),
    ),
    forHotel(getManagedCalendar, (hotel, { query }) => readManagedCalendar(db, hotel, query, now())),
    forHotel(putBundleRoute, (hotel, { params, body }) => putBundle(db, hotel, params, body, now())),
    forHotel(listReservationsRoute, (hotel, { query }) => listReservations(db, hotel, query, now())),
    forHotel(getHotelReservation, async (hotel, { params }) => {
      const reference = readReference(params.reservationId);
      const found =
        reference && (await inHotel(db, hotel.hotelId, (tx) => readHotelReservation(tx, hotel, reference, now())));
      return found || refuse('reservation.unknown');
    }),
    forHotel(eraseGuestDataRoute, async (hotel, { params }) => {
      const reservationId = readReference(params.reservationId);
      if (!reservationId) return refuse('reservation.unknown');
      const erased = await eraseReservation(db, hotel, { reservationId, who: 'hotel' }, now());
      return isRefusal(erased) ? erased : { reservationId, erasedAt: new Date(erased.erasedAt).toISOString() };
    }),
    forHotel(sendLetterRoute, (hotel, { params, body }, { idempotencyKey }) =>
      sendLetter({ db, secret }, hotel, { ...params, ...body, idempotencyKey }, now()),
    ),
  ];
}

const managed = ({ version, document, pictures }: Hotel): ManagedHotel => ({
  version,
  document,
  pictures: [...pictures.values()].map(({ pictureId, width, height }) => ({ pictureId, width, height })),
});
