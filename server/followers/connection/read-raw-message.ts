import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Tx } from '../../platform/db/open-database.ts';

/** What was said in a message, as it was sent; null where that is not kept, or there is no such message. */
export async function readRawMessage(
  tx: Tx,
  hotelId: number,
  messageId: number,
): Promise<{ readonly request: string | null; readonly answer: string | null }> {
  const row = await tx
    .selectFrom('connection_message')
    .select(['request', 'answer'])
    .where('hotel_id', '=', hotelId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return { request: await unpacked(row?.request ?? null), answer: await unpacked(row?.answer ?? null) };
}

const unpack = promisify(gunzip);

const unpacked = async (bytes: Buffer | null): Promise<string | null> =>
  bytes === null ? null : (await unpack(bytes)).toString('utf8');
