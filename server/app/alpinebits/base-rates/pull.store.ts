import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../../platform/db/open-database.ts';

type Puller = { readonly hotelId: number; readonly connection: string; readonly clientId: string };
export type Pulled = { readonly change: number; readonly house: number };

/** Up to which change of the calendar and version of the house a client knows each plan. */
export async function readPulled(tx: Tx, { hotelId, connection, clientId }: Puller): Promise<Map<string, Pulled>> {
  const rows = await tx
    .selectFrom('alpinebits_pull')
    .select(['rate_plan_code', 'change_number', 'house_version'])
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .where('client_id', '=', clientId)
    .execute();
  return new Map(
    rows.map((row) => [row.rate_plan_code, { change: Number(row.change_number), house: row.house_version }]),
  );
}

/** So many plans of one login are kept in mind: names of clients are made up by whoever calls. */
const most = 2_000;

export async function keepPulled(
  tx: Tx,
  { hotelId, connection, clientId }: Puller,
  codes: readonly string[],
  { change, house }: Pulled,
  now: Instant,
): Promise<void> {
  if (codes.length === 0) return;
  const at = new Date(now);
  await tx
    .insertInto('alpinebits_pull')
    .values(
      codes.map((code) => ({
        hotel_id: hotelId,
        connection,
        client_id: clientId,
        rate_plan_code: code,
        change_number: change,
        house_version: house,
        pulled_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'connection', 'client_id', 'rate_plan_code']).doUpdateSet((set) => ({
        change_number: set.ref('excluded.change_number'),
        house_version: set.ref('excluded.house_version'),
        pulled_at: set.ref('excluded.pulled_at'),
      })),
    )
    .execute();
  const oldest = await tx
    .selectFrom('alpinebits_pull')
    .select('pulled_at')
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .orderBy('pulled_at', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await tx
      .deleteFrom('alpinebits_pull')
      .where('hotel_id', '=', hotelId)
      .where('connection', '=', connection)
      .where('pulled_at', '<=', oldest.pulled_at)
      .execute();
}
