import {
  cancelForHotel as cancelRoute,
  describeDeskCancellation as termsRoute,
} from '@stayfront/contract/desk/cancellation';
import {
  getDay,
  setExpectedTime as expectedRoute,
  setPresence as presenceRoute,
  setRoomNumber as numberRoute,
} from '@stayfront/contract/desk/day';
import { moveHold as holdRoute } from '@stayfront/contract/desk/hold';
import { getDeskHouse } from '@stayfront/contract/desk/house';
import { describeNoShow as noShowTermsRoute, markNoShow as noShowRoute } from '@stayfront/contract/desk/no-show';
import { addNote as addRoute, listNotes, removeNote as removeRoute } from '@stayfront/contract/desk/notes';
import { refuse } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { readReservation } from '../reservation/read-reservation.ts';
import { addNote } from './add-note.ts';
import { cancelForHotel } from './cancel-for-hotel.ts';
import { describeDay } from './describe-day.ts';
import { describeHouse } from './describe-house.ts';
import { describeDeskCancellation } from './describe-desk-cancellation.ts';
import { describeNoShow } from './describe-no-show.ts';
import { describeNote } from './describe-note.ts';
import { markNoShow } from './mark-no-show.ts';
import { moveHold } from './move-hold.ts';
import { readNotes } from './note.store.ts';
import { removeNote } from './remove-note.ts';
import { setExpectedTime } from './set-expected-time.ts';
import { setPresence } from './set-presence.ts';
import { setRoomNumber } from './set-room-number.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; now(): Instant };

/** What people and systems of a hotel do with its reservations. */
export const deskRoutes = ({ db, readHotel, now }: Deps): Served[] => [
  serve(getDeskHouse, async ({ params: { hotelId }, query: { lang } }, context) => {
    const hotel = await readHotel(hotelId);
    return hotel ? describeHouse(hotel, asStaff(context), lang, now()) : refuse('hotel.unknown');
  }),
  serve(getDay, async ({ params: { hotelId, day } }) => {
    const hotel = await readHotel(hotelId);
    return hotel ? describeDay(db, hotel, day, now()) : refuse('hotel.unknown');
  }),
  serve(presenceRoute, async ({ params, body }, context) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const reservationId = readReference(params.reservationId);
    if (!reservationId) return refuse('reservation.unknown');
    const tick = { reservationId, roomStayIndex: params.roomStayIndex, presence: body.presence };
    return setPresence(db, hotel, asStaff(context), tick, now());
  }),
  serve(numberRoute, async ({ params, body }, context) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const reservationId = readReference(params.reservationId);
    if (!reservationId) return refuse('reservation.unknown');
    const given = { reservationId, roomStayIndex: params.roomStayIndex, number: body.number };
    return setRoomNumber(db, hotel, asStaff(context), given, now());
  }),
  serve(expectedRoute, async ({ params, body }, context) => {
    const reservationId = readReference(params.reservationId);
    if (!reservationId) return refuse('reservation.unknown');
    const said = { reservationId, roomStayIndex: params.roomStayIndex, time: body.time };
    return setExpectedTime(db, asStaff(context), said, now());
  }),
  serve(holdRoute, async ({ params, body }, context) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const reservationId = readReference(params.reservationId);
    if (!reservationId) return refuse('reservation.unknown');
    return moveHold(db, hotel, asStaff(context), { ...body, reservationId }, now());
  }),
  serve(termsRoute, async ({ params }, context) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const reservationId = readReference(params.reservationId);
    if (!reservationId) return refuse('reservation.unknown');
    return describeDeskCancellation(db, hotel, asStaff(context).role, reservationId, now());
  }),
  serve(cancelRoute, async ({ params, body }, context) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const reservationId = readReference(params.reservationId);
    if (!reservationId) return refuse('reservation.unknown');
    const { idempotencyKey } = context;
    return cancelForHotel(db, hotel, asStaff(context), { ...body, reservationId, idempotencyKey }, now());
  }),
  serve(noShowTermsRoute, async ({ params }, context) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const reservationId = readReference(params.reservationId);
    if (!reservationId) return refuse('reservation.unknown');
    return describeNoShow(db, hotel, asStaff(context).role, reservationId, now());
  }),
  serve(noShowRoute, async ({ params, body }, context) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const reservationId = readReference(params.reservationId);
    if (!reservationId) return refuse('reservation.unknown');
    const { idempotencyKey } = context;
    return markNoShow(db, hotel, asStaff(context), { ...body, reservationId, idempotencyKey }, now());
  }),
  serve(listNotes, async ({ params: { hotelId, reservationId } }) => {
    const reference = readReference(reservationId);
    const notes =
      reference &&
      (await inHotel(db, hotelId, async (tx) => {
        const reservation = await readReservation(tx, hotelId, reference);
        return reservation && readNotes(tx, reservation);
      }));
    return notes ? { notes: notes.map(describeNote) } : refuse('reservation.unknown');
  }),
  serve(addRoute, async ({ params, body }, context) => {
    const reservationId = readReference(params.reservationId);
    if (!reservationId) return refuse('reservation.unknown');
    const written = { reservationId, text: body.text, idempotencyKey: context.idempotencyKey };
    return addNote(db, asStaff(context), written, now());
  }),
  serve(removeRoute, async ({ params: { reservationId: given, noteId } }, context) => {
    const reservationId = readReference(given);
    if (!reservationId) return refuse('reservation.unknown');
    return removeNote(db, asStaff(context), { reservationId, noteId }, now());
  }),
];
