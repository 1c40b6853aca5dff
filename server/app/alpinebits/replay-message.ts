import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { isAlpineBitsAction, isActionOf } from '@stayfront/rules/alpinebits/actions';
import { alpineBitsVersions } from '@stayfront/rules/alpinebits/versions';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Told } from '@stayfront/rules/connection/told';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { XmlReader } from '../../platform/xml/xml-reader.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { AlpineDone } from './alpine-call.ts';
import { answerAlpineBits, type AlpineDeps } from './answer-alpinebits.ts';
import { noteAnswered } from './note-answered.ts';

/** How it is looked at: who has it done is written down in the same transaction. */
type How = {
  readonly isTrial: boolean;
  readonly accepts?: string | undefined;
  readonly noteReplay?: (tx: Tx) => Promise<void>;
};
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
  { isTrial, accepts, noteReplay }: How,
  now: Instant,
): Promise<Replayed | Refusal> {
  const version = isAlpineBitsAction(action)
    ? alpineBitsVersions.findLast((one) => isActionOf(action, one))
    : undefined;
  if (!isAlpineBitsAction(action) || !version) return refuse('message.unknown');
  const bytes = Buffer.from(request);
  const read = await deps.xml.read(bytes);
  if ('fault' in read)
    return { changes: [], told: { faults: [{ code: read.fault.kind, message: read.fault.message }] } };
  const asked = { hotel, account, version, action, clientId: '', now, isTrial, accepts };
  let replayed: Replayed | Refusal = { changes: [], told: {} };
  const begun = { action, account, request: bytes, at: now, started: performance.now(), isTrial };
  await noteAnswered(deps.db, begun, async (note) => {
    const noteBoth = async (tx: Tx, done: AlpineDone): Promise<void> => {
      await note(tx, done);
      await noteReplay?.(tx);
    };
    const answered = await answerAlpineBits(deps, { ...asked, note: noteBoth }, read.root);
    const { refusal, changes = [], told } = answered.done;
    replayed = refusal?.refused === 'calendar.warned' ? refusal : { changes, told };
    return answered;
  });
  return replayed;
}
