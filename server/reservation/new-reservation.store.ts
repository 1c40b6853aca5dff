import { heldPercent, holdsPerGuest } from '@stayfront/rules/booking/hold';
import { hotelTotal } from '@stayfront/rules/booking/hotel-total';
import type { Demand } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type pg from 'pg';
import type { Jobs } from '../message/enqueue.ts';
import type { StoredReservation, StoredRoomStay } from './reservation.store.ts';

/** A reservation before anything has happened to it. */
export type NewReservation = Omit<StoredReservation, 'cancelledAt' | 'confirmationMail' | 'erasedAt' | 'roomStays'> & {
  readonly roomStays: readonly Pick<StoredRoomStay, 'roomStayIndex' | 'quote' | 'services' | 'taxes'>[];
};

/**
 * Writes a reservation with its rooms, the beginning of its history, and the jobs that follow: one statement. What the
 * guest looked for in this session comes along, without what the guest typed: the history is never changed.
 */
export function writeReservation(reservation: NewReservation): pg.QueryConfig {
  const { hotelId, reservationId, holdExpiresAt } = reservation;
  const stays = reservation.roomStays.map(({ roomStayIndex, quote, services, taxes }) => ({
    room_stay_index: roomStayIndex,
    room_id: quote.roomId,
    arrival: quote.arrival,
    departure: quote.departure,
    quote,
    services,
    taxes,
  }));
  const task: keyof Jobs = holdExpiresAt === null ? 'send-confirmation' : 'end-hold';
  const job: Jobs[typeof task] = { hotelId, reservationId };
  const notice: Jobs['tell-hotel'] = { ...job, news: { what: 'booked' } };
  return {
    name: 'write-reservation',
    text: writing,
    values: [
      hotelId,
      reservationId,
      reservation.status,
      reservation.version,
      new Date(reservation.createdAt),
      holdExpiresAt === null ? null : new Date(holdExpiresAt),
      reservation.language,
      reservation.currency,
      reservation.hotelCurrency,
      reservation.sessionId,
      JSON.stringify(reservation.channel),
      JSON.stringify(reservation.guest),
      reservation.tokenSeed,
      reservation.tokenHash,
      JSON.stringify(stays),
      task,
      JSON.stringify(job),
      JSON.stringify(notice),
      reservation.guarantee === null ? null : JSON.stringify(reservation.guarantee),
      hotelTotal(reservation.roomStays),
    ],
  };
}

const writing = `
  with searched as (
    delete from search where hotel_id = $1 and session_id = $10 returning detail
  ), reserved as (
    insert into reservation (hotel_id, reservation_id, status, version, created_at, hold_expires_at, language, currency,
                             hotel_currency, session_id, channel, guest, token_seed, token_hash, guarantee)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
            coalesce((select detail->'channelParameters' from searched), '{}') || $11::jsonb, $12, $13, $14, $19)
  ), stays as (
    insert into room_stay (hotel_id, reservation_id, room_stay_index, room_id, arrival, departure, quote, services, taxes)
    select $1, $2, stay.*
      from jsonb_to_recordset($15::jsonb) as stay (room_stay_index integer, room_id text, arrival date, departure date,
                                                   quote jsonb, services jsonb, taxes jsonb)
  ), told as (
    insert into reservation_event (hotel_id, reservation_id, happened_at, who, what, total, detail)
    values ($1, $2, $5, 'guest', $3, $20,
            jsonb_strip_nulls(jsonb_build_object('search',
              (select detail - 'channelParameters' - 'promoCode' - 'productId' from searched))))
  )
  select graphile_worker.add_job($16, $17::json, run_at => $6::timestamptz + interval '1 second'),
         case when $6::timestamptz is null then graphile_worker.add_job('tell-hotel', $18::json) end`;

type Taken = Pick<NewReservation, 'hotelId' | 'reservationId' | 'holdExpiresAt'>;

/**
 * Takes the rooms of a new reservation, or holds them, or fails and with it the whole transaction. Written last: nobody
 * has to wait for the nights longer than the commit takes. Where enough rooms are held already none is, and none fails.
 */
export const takeRoomsFor = (
  { hotelId, reservationId, holdExpiresAt }: Taken,
  demand: readonly Demand[],
  now: Instant,
): pg.QueryConfig => {
  const nights = [
    hotelId,
    demand.map(({ date }) => date),
    demand.map(({ roomId }) => roomId),
    demand.map(({ rooms }) => rooms),
    new Date(now),
    reservationId,
  ];
  return holdExpiresAt === null
    ? {
        name: 'take-rooms',
        text: 'select take_rooms_or_fail($1, $2::date[], $3::text[], $4::integer[], $5, $6, null)',
        values: nights,
      }
    : {
        name: 'hold-rooms',
        text: 'select hold_rooms_or_fail($1, $2::date[], $3::text[], $4::integer[], $5, $6, $7, $8, $9)',
        values: [...nights, new Date(holdExpiresAt), holdsPerGuest, heldPercent],
      };
};
