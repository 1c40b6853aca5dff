import type { AnnouncedVersion } from '@stayfront/rules/alpinebits/handshake';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../../platform/db/open-database.ts';

type Client = { readonly hotelId: number; readonly connection: string; readonly clientId: string };

/** Keeps what was agreed on, action by action: a client may have parts that shake hands for themselves. */
export async function keepAgreed(
  tx: Tx,
  { hotelId, connection, clientId }: Client,
  versions: readonly AnnouncedVersion[],
  now: Instant,
): Promise<void> {
  const rows = versions.flatMap(({ version, actions }) =>
    actions.map(({ action, supports }) => ({
      hotel_id: hotelId,
      connection,
      client_id: clientId,
      version,
      action,
      agreed: JSON.stringify(supports),
      agreed_at: new Date(now),
    })),
  );
  if (rows.length === 0) return;
  await tx
    .insertInto('alpinebits_handshake')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['hotel_id', 'connection', 'client_id', 'version', 'action'])
        .doUpdateSet((set) => ({ agreed: set.ref('excluded.agreed'), agreed_at: set.ref('excluded.agreed_at') })),
    )
    .execute();
}

/** What was agreed on with a client for one action; null where it never shook hands for it. */
export async function selectAgreed(
  tx: Tx,
  { hotelId, connection, clientId }: Client,
  { version, action }: { readonly version: string; readonly action: string },
): Promise<readonly string[] | null> {
  const row = await tx
    .selectFrom('alpinebits_handshake')
    .select('agreed')
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .where('client_id', '=', clientId)
    .where('version', '=', version)
    .where('action', '=', action)
    .executeTakeFirst();
  return row?.agreed ?? null;
}

/** So many clients of one login are known, each by what it calls itself. */
const mostClients = 50;

/** Whether there is a place for another client: names are made up by whoever calls. */
export async function hasPlaceFor(tx: Tx, { hotelId, connection, clientId }: Client): Promise<boolean> {
  const rows = await tx
    .selectFrom('alpinebits_handshake')
    .select('client_id')
    .distinct()
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .execute();
  return rows.length < mostClients || rows.some((row) => row.client_id === clientId);
}
