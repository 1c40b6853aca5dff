import { heldPercent, holdEnd, holdsPerGuest } from '@stayfront/rules/booking/hold';
import { hotelTotal } from '@stayfront/rules/booking/hotel-total';
import type { Demand } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type pg from 'pg';
import type { HotelBooking } from './booked-by-hotel.ts';
import type { BookingJobs } from './booking-jobs.ts';
import type { Measure } from './measure-without-card.ts';
import type { News } from './news.ts';
import { CARD_ASKED, PAYMENT_LINK_SENT } from './note-happening.ts';
import { packageRooms } from './package-rooms.ts';
import type { StoredReservation } from './stored-reservation.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';

/** A reservation before anything has happened to it. */
export type NewReservation = Omit<
  StoredReservation,
  'cancelledAt' | 'confirmationMail' | 'erasedAt' | 'isMailAsked' | 'roomStays'
> & {
  /** Where neither a card nor a payment stands for it: past the limits the guest confirms it by mail first. */
  readonly measure: Measure | null;
  /** Where the hotel itself books. */
  readonly byHotel?: HotelBooking | undefined;
  /** All its rooms were held for a guest of the waiting list: they are kept on, without a measure. */
  readonly isOffered?: boolean;
  /** What the guest of held rooms is written at once. */
  readonly asking?: Extract<News, { readonly what: 'payment-link' | 'card-link' }> | undefined;
  readonly roomStays: readonly Pick<StoredRoomStay, 'roomStayIndex' | 'quote' | 'services' | 'taxes'>[];
};

/**
 * Writes a reservation with its rooms, the beginning of its history, and the jobs that follow: one statement. What the
 * guest looked for in this session comes along, without what the guest typed: the history is never changed. One that
 * is past the limits for bookings without a card begins held; the row it returns says so. What the hotel books itself is
 * told to the guest as it wishes, and is no news to the hotel.
 */
export function writeReservation(reservation: NewReservation): pg.QueryConfig {
  const { hotelId, reservationId, holdExpiresAt, measure, byHotel } = reservation;
  const stays = reservation.roomStays.map(({ roomStayIndex, quote, services, taxes }) => ({
    room_stay_index: roomStayIndex,
    room_id: quote.roomId,
    arrival: quote.arrival,
    departure: quote.departure,
    quote,
    services,
    taxes,
  }));
  const confirming = byHotel && !byHotel.tellsGuest ? null : 'send-confirmation';
  const task: keyof BookingJobs | null = holdExpiresAt === null ? confirming : 'end-hold';
  const job = { hotelId, reservationId };
  const notice: BookingJobs['tell-hotel'] = { ...job, news: { what: 'booked' } };
  const asking: BookingJobs['tell-guest'] = { ...job, news: reservation.asking ?? { what: 'confirm' } };
  const detail = byHotel && {
    by: byHotel.by,
    source: byHotel.source,
    ...(byHotel.reason === null ? {} : { reason: byHotel.reason }),
  };
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
      byHotel ? null : JSON.stringify(notice),
      reservation.guarantee === null ? null : JSON.stringify(reservation.guarantee),
      hotelTotal(reservation.roomStays),
      measure !== null,
      measure?.emailHash ?? null,
      measure?.networkHash ?? null,
      measure?.nights.map(({ date }) => date) ?? [],
      measure?.nights.map(({ rooms }) => rooms) ?? [],
      measure?.rooms ?? 0,
      measure?.limits.roomsPerEmail ?? 0,
      measure?.limits.roomsPerNetwork ?? 0,
      measure?.limits.roomsPerHour ?? 0,
      measure?.limits.percentOfNight ?? 0,
      measure?.lastByEmail ?? 0,
      measure?.lastByNetwork ?? 0,
      measure?.isCardAsked ?? false,
      new Date(holdEnd(reservation.createdAt)),
      JSON.stringify(asking),
      byHotel ? 'hotel' : 'guest',
      JSON.stringify(detail ?? {}),
      byHotel?.source ?? null,
      (byHotel !== undefined || reservation.isOffered === true) && holdExpiresAt !== null,
      reservation.asking !== undefined,
      reservation.isCardAsked,
    ],
  };
}

/** What writing a reservation returns. */
export type WrittenReservation = { readonly is_mail_asked: boolean };

const writing = `
  with measured as (
    select case when $21::boolean
                then needs_mail($1, $5, $22, $23, $24::date[], $25::integer[], $26, $27, $28, $29, $30, $31, $32, $33)
                else false end as is_asked
  ), begun as (
    select is_asked, case when is_asked then 'held' else $3 end as status,
           case when is_asked then $34::timestamptz else $6::timestamptz end as held_until from measured
  ), searched as (
    delete from search where hotel_id = $1 and session_id = $10 returning detail
  ), reserved as (
    insert into reservation (hotel_id, reservation_id, status, version, created_at, hold_expires_at, language, currency,
                             hotel_currency, session_id, channel, guest, token_seed, token_hash, guarantee,
                             is_unsecured, email_mark, network_mark, is_mail_asked, source, are_rooms_held,
                             is_card_asked)
    select $1, $2, status, $4, $5, held_until, $7, $8, $9, $10,
           coalesce((select detail->'channelParameters' from searched), '{}') || $11::jsonb, $12::jsonb, $13, $14,
           $19::jsonb, $21, $22, $23, is_asked, $38, $39, $41 from begun
  ), stays as (
    insert into room_stay (hotel_id, reservation_id, room_stay_index, room_id, arrival, departure, quote, services, taxes)
    select $1, $2, stay.*
      from jsonb_to_recordset($15::jsonb) as stay (room_stay_index integer, room_id text, arrival date, departure date,
                                                   quote jsonb, services jsonb, taxes jsonb)
  ), told as (
    insert into reservation_event (hotel_id, reservation_id, happened_at, who, what, total, detail)
    select $1, $2, $5, $36, status, $20,
           jsonb_strip_nulls(jsonb_build_object('search',
             (select detail - 'channelParameters' - 'promoCode' - 'productId' from searched))) || $37::jsonb from begun
  )
  select is_asked as is_mail_asked,
         case when is_asked or $16::text is not null
              then graphile_worker.add_job(case when is_asked then 'end-hold' else $16 end, $17::json,
                                           run_at => held_until + interval '1 second') end,
         case when held_until is null and $18::json is not null then graphile_worker.add_job('tell-hotel', $18::json)
              when is_asked or $40 then graphile_worker.add_job('tell-guest', $35::json) end
    from begun`;

type Taken = Pick<
  NewReservation,
  'hotelId' | 'reservationId' | 'holdExpiresAt' | 'createdAt' | 'measure' | 'byHotel' | 'isOffered'
>;

/**
 * Takes the rooms of a new reservation, or holds them, or fails and with it the whole transaction. Written last: nobody
 * has to wait for the nights longer than the commit takes. Where enough rooms are held already none is, and none fails;
 * the hotel holds its own rooms without such a measure.
 */
export const takeRoomsFor = (
  { hotelId, reservationId, holdExpiresAt, createdAt, measure, byHotel, isOffered }: Taken,
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
  const holding = [...nights, new Date(holdExpiresAt ?? holdEnd(createdAt)), holdsPerGuest, heldPercent];
  if (measure) return { name: 'take-or-hold-rooms', text: takingOrHolding, values: holding };
  if ((byHotel || isOffered) && holdExpiresAt !== null)
    return { name: 'hold-own-rooms', text: keepingOwn, values: [...nights, new Date(holdExpiresAt)] };
  return holdExpiresAt === null
    ? { name: 'take-rooms', text: `select ${taking}`, values: nights }
    : { name: 'hold-rooms', text: `select ${keeping}`, values: holding };
};

const taking = 'take_rooms_or_fail($1, $2::date[], $3::text[], $4::integer[], $5, $6, null)';
const keeping = 'hold_rooms_or_fail($1, $2::date[], $3::text[], $4::integer[], $5, $6, $7, $8, $9)';
const keepingOwn = 'select take_rooms_or_fail($1, $2::date[], $3::text[], $4::integer[], $5, $6, $7)';
const takingOrHolding = `
  select case status when 'held' then ${keeping} else ${taking} end
    from reservation where hotel_id = $1 and reservation_id = $6`;

/** Looks whether the packages of a new reservation have enough left, or fails and with it the whole transaction. */
export function checkPackagesFor(
  { hotelId, reservationId, roomStays }: Pick<NewReservation, 'hotelId' | 'reservationId' | 'roomStays'>,
  now: Instant,
): pg.QueryConfig[] {
  const rooms = packageRooms(roomStays);
  if (!rooms) return [];
  return [
    {
      name: 'check-packages',
      text: 'select has_package_stock_or_fail($1, $2::text[], $3::date[], $4::date[], $5, $6)',
      values: [hotelId, rooms.packages, rooms.arrivals, rooms.departures, new Date(now), reservationId],
    },
  ];
}

/** Writes into the history of a new reservation what its guest is asked for by a link; a card as a request of its own. */
export function noteAsking({
  hotelId,
  reservationId,
  createdAt,
  holdExpiresAt,
  asking,
  byHotel,
}: Pick<
  NewReservation,
  'asking' | 'byHotel' | 'createdAt' | 'hotelId' | 'holdExpiresAt' | 'reservationId'
>): pg.QueryConfig[] {
  if (!asking) return [];
  const at = new Date(createdAt);
  const note = (what: string, detail: object): pg.QueryConfig => ({
    name: 'note-asking',
    text: `insert into reservation_event (hotel_id, reservation_id, happened_at, who, what, detail)
           values ($1, $2, $3, 'hotel', $4, $5)`,
    values: [hotelId, reservationId, at, what, JSON.stringify(detail)],
  });
  if (asking.what === 'payment-link') {
    const { minor, currency } = asking.amount;
    return [note(PAYMENT_LINK_SENT, { amount: minor, currency })];
  }
  const by = byHotel?.by ?? '';
  const heldUntil = new Date(holdExpiresAt ?? createdAt).toISOString();
  return [
    {
      name: 'ask-for-card',
      text: `insert into card_request (hotel_id, reservation_id, request_id, state, asked_by, asked_at, changed_at)
             values ($1, $2, $3, 'open', $4, $5, $5)`,
      values: [hotelId, reservationId, asking.mark, by, at],
    },
    note(CARD_ASKED, { requestId: asking.mark, heldUntil, tellsGuest: true, by }),
  ];
}
