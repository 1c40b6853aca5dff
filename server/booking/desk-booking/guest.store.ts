import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { Language } from '@stayfront/contract/property/texts';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type GuestOfBefore = {
  readonly guest: GuestInfo;
  readonly language: Language;
  readonly stays: number;
  readonly lastArrival: StayDate | null;
};

/**
 * Guests whose name, e-mail address or telephone has a text in it, each once: who has an address is known by it, others by
 * their telephone, or by their name. As they called themselves last, who was booked last first.
 */
export async function findGuests(tx: Tx, hotelId: number, text: string, most: number): Promise<GuestOfBefore[]> {
  const part = `%${text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  const dialled = digits.length >= 3 ? `%${digits}%` : null;
  const { rows } = await sql<GuestOfBefore>`
    with found as (
      select distinct coalesce(nullif(lower(guest->>'email'), ''), nullif(guest->>'phone', ''),
                               lower(concat(guest->>'givenName', ' ', guest->>'surname'))) as mark
        from reservation
       where hotel_id = ${hotelId} and erased_at is null
         and (lower(concat(guest->>'givenName', ' ', guest->>'surname')) like ${part}
              or lower(concat(guest->>'surname', ' ', guest->>'givenName')) like ${part}
              or lower(guest->>'email') like ${part}
              or regexp_replace(guest->>'phone', '\\D', '', 'g') like ${dialled})
    ), theirs as (
      select reservation.*, found.mark,
             (select min(arrival) from room_stay
               where room_stay.hotel_id = reservation.hotel_id
                 and room_stay.reservation_id = reservation.reservation_id and room_stay.status = 'book') as arrival
        from found
        join reservation on reservation.hotel_id = ${hotelId} and reservation.erased_at is null
         and found.mark = coalesce(nullif(lower(guest->>'email'), ''), nullif(guest->>'phone', ''),
                                   lower(concat(guest->>'givenName', ' ', guest->>'surname')))
    )
    select (array_agg(guest order by created_at desc))[1] as guest,
           (array_agg(language order by created_at desc))[1] as language,
           count(*) filter (where status in ('book', 'modify', 'pay'))::integer as stays,
           (max(arrival) filter (where status in ('book', 'modify', 'pay')))::text as "lastArrival"
      from theirs group by mark order by max(created_at) desc limit ${most}`.execute(tx);
  return rows;
}
