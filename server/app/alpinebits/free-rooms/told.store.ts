import type { Told, ToldRun } from '@stayfront/rules/alpinebits/free-rooms/told-nights';
import type { Tx } from '../../../platform/db/open-database.ts';

/** What a system told last of free rooms, by category or room by room. */
export async function readTold(tx: Tx, hotelId: number, connection: string): Promise<Told[]> {
  const rows = await tx
    .selectFrom('alpinebits_told')
    .select(['code', 'room', 'runs'])
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .orderBy('code')
    .orderBy('room')
    .execute();
  return rows.map(({ code, room, runs }) => ({ code, room: room === '' ? null : room, runs }));
}

/** Keeps what was told, in place of what is known of the same; a complete set in place of everything. */
export async function keepTold(
  tx: Tx,
  hotelId: number,
  connection: string,
  told: readonly Told[],
  isComplete: boolean,
): Promise<void> {
  if (isComplete)
    await tx
      .deleteFrom('alpinebits_told')
      .where('hotel_id', '=', hotelId)
      .where('connection', '=', connection)
      .execute();
  if (told.length === 0) return;
  await tx
    .insertInto('alpinebits_told')
    .values(
      told.map(({ code, room, runs }) => ({
        hotel_id: hotelId,
        connection,
        code,
        room: room ?? '',
        runs: JSON.stringify(runs satisfies readonly ToldRun[]),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['hotel_id', 'connection', 'code', 'room'])
        .doUpdateSet((set) => ({ runs: set.ref('excluded.runs') })),
    )
    .execute();
}
