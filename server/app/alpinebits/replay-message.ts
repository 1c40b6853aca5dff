import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { isAlpineBitsAction, isActionOf } from '@stayfront/rules/alpinebits/actions';
import { alpineBitsVersions } from '@stayfront/rules/alpinebits/versions';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Told } from '@stayfront/rules/connection/told';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { XmlReader } from '../../platform/xml/xml-reader.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { answerAlpineBits, type AlpineDeps } from './answer-alpinebits.ts';
import { noteAnswered } from './note-answered.ts';

type Replayed = { readonly changes: readonly CellChange[]; readonly told: Told };

/**
 * A message that came before, looked at again: what it would change now, or, where it is no trial, done. It is understood in
 * the newest version that has its action.
 */
export async function replayMessage(
  deps: AlpineDeps & { readonly xml: XmlReader },
  hotel: Hotel,
  account: ConnectionAccount,
  { action, request }: { readonly action: string; readonly request: string },
  { isTrial, accepts }: { readonly isTrial: boolean; readonly accepts?: string | undefined },
  now: Instant,
): Promise<Replayed | Refusal<'message.unknown'>> {
  const version = isAlpineBitsAction(action)
    ? alpineBitsVersions.findLast((one) => isActionOf(action, one))
    : undefined;
  if (!isAlpineBitsAction(action) || !version) return refuse('message.unknown');
  const bytes = Buffer.from(request);
  const read = await deps.xml.read(bytes);
  if ('fault' in read)
    return { changes: [], told: { faults: [{ code: read.fault.kind, message: read.fault.message }] } };
  const asked = { hotel, account, version, action, clientId: '', now, isTrial, accepts };
  let replayed: Replayed = { changes: [], told: {} };
  const begun = { action, account, request: bytes, at: now, started: performance.now(), isTrial };
  await noteAnswered(deps.db, begun, async (note) => {
    const answered = await answerAlpineBits(deps, { ...asked, note }, read.root);
    replayed = { changes: answered.done.changes ?? [], told: answered.done.told };
    return answered;
  });
  return replayed;
}
