import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Tx } from '../../platform/db/open-database.ts';
import type { WaitingEntry } from './waiting-entry.ts';
import { isWaitingToken } from './waiting-token.ts';
import { readWaiting } from './waiting.store.ts';

export type WaitingLink = { readonly hotelId: number; readonly waitingId: string; readonly token: string };

/** The entry that a link opens. Says no in one way to a wrong token and to an entry that is not there any more. */
export async function openWaiting(
  tx: Tx,
  secret: string,
  { token, ...whose }: WaitingLink,
  lock?: 'lock',
): Promise<WaitingEntry | Refusal<'waiting.unknown'>> {
  const isOwn = isWaitingToken(secret, whose.hotelId, whose.waitingId, token);
  const entry = isOwn ? await readWaiting(tx, whose, lock) : null;
  return entry ?? refuse('waiting.unknown');
}
