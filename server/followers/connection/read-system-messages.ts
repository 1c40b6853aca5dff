import type { SystemId } from '@stayfront/rules/connection/account';
import type { Told } from '@stayfront/rules/connection/told';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { MessageOutcome } from './note-message.ts';

/** A message as it is listed: without what was said in it. */
export type ListedMessage = {
  readonly messageId: number;
  readonly connection: SystemId;
  readonly direction: 'in' | 'out';
  readonly action: string;
  readonly at: Instant;
  readonly tookMs: number;
  readonly outcome: MessageOutcome;
  readonly told: Told;
  readonly changeNumber: number | null;
  readonly reservationId: string | null;
  /** Whether what was sent is still there. */
  readonly isKept: boolean;
};

export type MessagesWish = {
  readonly connection?: SystemId | undefined;
  /** Those that need a look: refused, failed or with a warning. */
  readonly onlyBad?: boolean | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
};

/** The newest first. */
export async function readSystemMessages(
  tx: Tx,
  hotelId: number,
  { connection, onlyBad = false, before, limit }: MessagesWish,
): Promise<ListedMessage[]> {
  const rows = await tx
    .selectFrom('connection_message')
    .select([
      'message_id',
      'connection',
      'direction',
      'action',
      'at',
      'took_ms',
      'outcome',
      'told',
      'change_number',
      'reservation_id',
      (all) => all('request', 'is not', null).as('is_kept'),
    ])
    .where('hotel_id', '=', hotelId)
    .$if(connection !== undefined, (query) => query.where('connection', '=', connection ?? ''))
    .$if(onlyBad, (query) => query.where('outcome', 'in', ['warned', 'refused', 'failed']))
    .$if(before !== undefined, (query) => query.where('message_id', '<', before ?? 0))
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    messageId: Number(row.message_id),
    connection: row.connection as SystemId,
    direction: row.direction,
    action: row.action,
    at: row.at.getTime(),
    tookMs: row.took_ms,
    outcome: row.outcome,
    told: row.told,
    changeNumber: row.change_number === null ? null : Number(row.change_number),
    reservationId: row.reservation_id,
    isKept: Boolean(row.is_kept),
  }));
}
