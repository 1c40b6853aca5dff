import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

type Wanted = { readonly endsAfter: Instant; readonly endsBefore: Instant; readonly notedAs: string };

/** Held reservations whose hold ends in a span of time, and in whose history something does not stand yet. */
export async function listUnpaid(
  tx: Tx,
  hotelId: number,
  { endsAfter, endsBefore, notedAs }: Wanted,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('reservation')
    .select('reservation_id')
    .where('hotel_id', '=', hotelId)
    .where('status', '=', 'held')
    .where('is_mail_asked', '=', false)
    .where('is_card_asked', '=', false)
    .where('hold_expires_at', '>', new Date(endsAfter))
    .where('hold_expires_at', '<=', new Date(endsBefore))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reservation_event')
            .select('reservation_event.event_id')
            .whereRef('reservation_event.hotel_id', '=', 'reservation.hotel_id')
            .whereRef('reservation_event.reservation_id', '=', 'reservation.reservation_id')
            .where('reservation_event.what', '=', notedAs),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.reservation_id);
}

/** Whether any rooms are held until they are paid or confirmed. */
export async function hasHeld(tx: Tx, hotelId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('reservation')
    .select('reservation_id')
    .where('hotel_id', '=', hotelId)
    .where('status', '=', 'held')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
