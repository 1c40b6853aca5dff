import { composeErrors, composeSuccess, type Stamp } from '@stayfront/rules/channel-manager/envelope';
import type { XmlPart } from '@stayfront/rules/xml/write-xml';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { noteMessage } from '../../followers/connection/note-message.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { takeMessage, type TakenMessage } from './take-message.ts';

type Message = {
  readonly request: XmlElement;
  readonly bytes: Uint8Array;
  readonly stamp: Stamp;
  /** Of the answer. */
  readonly name: string;
  readonly begun: number;
};
type Deps = { readonly db: Db; now(): number };

/** Takes a message into the calendar and writes down that it came, or why it was not taken; returns the answer. */
export async function putMessage(
  { db, now }: Deps,
  hotel: Hotel,
  account: ConnectionAccount,
  { request, bytes, stamp, name, begun }: Message,
): Promise<XmlPart> {
  const { hotelId } = hotel;
  const at = now();
  const noted = () => ({
    connection: account.connection,
    direction: 'in' as const,
    action: request.name,
    at,
    tookMs: performance.now() - begun,
    request: withoutHeader(bytes),
  });
  const note = async (tx: Tx, { told, number, warnings }: TakenMessage): Promise<void> => {
    const answer = composeSuccess(name, stamp, warnings);
    await noteMessage(tx, hotelId, {
      ...noted(),
      outcome: warnings.length > 0 ? 'warned' : number === null ? 'noted' : 'taken',
      told: { ...told, ...(warnings.length > 0 ? { warnings: [...warnings] } : {}) },
      changeNumber: number,
      answer: answer.xml,
    });
  };
  const taken = await takeMessage(db, hotel, account, request, { note }, at);
  if (!('faults' in taken)) return composeSuccess(name, stamp, taken.warnings);
  const answer = composeErrors(name, stamp, taken.faults);
  await inHotel(db, hotelId, (tx) =>
    noteMessage(tx, hotelId, {
      ...noted(),
      outcome: 'refused',
      told: { faults: [...taken.faults] },
      answer: answer.xml,
    }),
  );
  return answer;
}

/** The name and password of the system stand there, and are kept nowhere. */
const withoutHeader = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replace(/<((?:[\w.-]+:)?Header)\b[^>]*>[\s\S]*?<\/\1\s*>/, '');
