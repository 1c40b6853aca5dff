import type { SystemId } from '@stayfront/rules/connection/account';
import type { Told } from '@stayfront/rules/connection/told';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { packText, type PackedText } from './pack-text.ts';

export type MessageOutcome = 'taken' | 'noted' | 'warned' | 'refused' | 'failed';

/** One exchange with another system. */
export type SystemMessage = {
  readonly connection: SystemId;
  /** `in`: the system called us. */
  readonly direction: 'in' | 'out';
  /** What the other side calls it, e.g. `OTA_HotelInvCountNotif:FreeRooms`. */
  readonly action: string;
  readonly at: Instant;
  readonly tookMs: number;
  /**
   * taken: it was done, or they did it; noted: read, and there was nothing to do; warned: done, with something to look
   * at; refused: said no, by us or by them; failed: nobody could say.
   */
  readonly outcome: MessageOutcome;
  readonly told?: Told;
  /** The change of the calendar it made. */
  readonly changeNumber?: number | null;
  /** The reservation it was about, where it was about one. */
  readonly reservationId?: string | null;
  /** Kept for replay; leave both out where guests are in them. */
  readonly request?: string | Uint8Array | Promise<PackedText> | null;
  readonly answer?: string | Uint8Array | null;
};

/** The newest of a system that are kept, however many there are within the month. */
const most = 5_000;

/**
 * Writes a message down, in the transaction of what it changed where it changed something; returns its number. What was
 * said of a reservation is not kept: it can be made anew, as long as the guest is known.
 */
export async function noteMessage(tx: Tx, hotelId: number, message: SystemMessage): Promise<number> {
  const { connection, reservationId = null, changeNumber = null } = message;
  const keeps = reservationId === null;
  const [request, answer] = await Promise.all([
    keeps ? packed(message.request) : null,
    keeps ? packed(message.answer) : null,
  ]);
  const { message_id } = await tx
    .insertInto('connection_message')
    .values({
      hotel_id: hotelId,
      connection,
      direction: message.direction,
      action: message.action.slice(0, 100),
      at: new Date(message.at),
      took_ms: Math.max(0, Math.round(message.tookMs)),
      outcome: message.outcome,
      told: JSON.stringify(message.told ?? {}),
      change_number: changeNumber,
      reservation_id: reservationId,
      request,
      answer,
    })
    .returning('message_id')
    .executeTakeFirstOrThrow();
  const id = Number(message_id);
  if (id % 50 === 0) await forgetBeyond(tx, hotelId, connection);
  return id;
}

async function packed(text: string | Uint8Array | Promise<PackedText> | null | undefined): Promise<PackedText> {
  if (text === null || text === undefined) return null;
  return text instanceof Promise ? text : packText(text);
}

const forgetBeyond = (tx: Tx, hotelId: number, connection: string): Promise<unknown> =>
  sql`
    delete from connection_message
     where hotel_id = ${hotelId} and connection = ${connection} and message_id <= (
       select message_id from connection_message where hotel_id = ${hotelId} and connection = ${connection}
        order by message_id desc offset ${most} limit 1)`.execute(tx);
