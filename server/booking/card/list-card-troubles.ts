import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';

/** A card that was asked for, and that somebody should see to. */
export type CardTrouble = {
  readonly reservationId: string;
  readonly requestId: string;
  /** Its rooms waited in vain; the bank has turned a card down; its day is over and the booking still stands. */
  readonly what: 'ran-out' | 'refused' | 'overdue';
  readonly dueOn: StayDate | null;
  readonly since: Instant;
};

/** Cards that were asked for and have not come as they should, those whose rooms are free again first. */
export async function listCardTroubles(
  tx: Tx,
  { hotelId, document }: Pick<Hotel, 'document' | 'hotelId'>,
  now: Instant,
): Promise<CardTrouble[]> {
  const today = todayAt(document.timeZone, now);
  const at = new Date(now);
  const { rows } = await sql<Omit<CardTrouble, 'since'> & { at: Date }>`
    select asked.reservation_id as "reservationId", request_id as "requestId", asked.due_on::text as "dueOn",
           case when booked.status = 'held' and hold_expires_at <= ${at} then 'ran-out'
                when refused_at is not null then 'refused' else 'overdue' end as what,
           case when booked.status = 'held' and hold_expires_at <= ${at} then hold_expires_at
                else coalesce(refused_at, asked_at) end as at
      from card_request as asked
      join reservation as booked on booked.hotel_id = asked.hotel_id and booked.reservation_id = asked.reservation_id
     where asked.hotel_id = ${hotelId} and asked.state = 'open' and booked.erased_at is null
       and (booked.status = 'held' and (hold_expires_at <= ${at} or refused_at is not null)
            or booked.status in ('book', 'modify', 'pay') and (refused_at is not null or asked.due_on < ${today})
               and exists (select from room_stay as stay
                            where stay.hotel_id = asked.hotel_id and stay.reservation_id = asked.reservation_id
                              and stay.status = 'book' and stay.departure > ${today}))
     order by (booked.status = 'held') desc, at, request_id`.execute(tx);
  return rows.map(({ at: since, ...row }) => ({ ...row, since: since.getTime() }));
}
