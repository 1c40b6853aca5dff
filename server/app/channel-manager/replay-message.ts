import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { openEnvelope } from '@stayfront/rules/channel-manager/envelope';
import type { Told } from '@stayfront/rules/connection/told';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { noteMessage } from '../../followers/connection/note-message.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { XmlReader } from '../../platform/xml/xml-reader.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { isCalendarMessage, takeMessage } from './take-message.ts';

type Deps = { readonly db: Db; readonly xml: XmlReader };
type Kept = { readonly action: string; readonly request: string };
/** Who has it done is written down in the same transaction. */
type How = {
  readonly isTrial: boolean;
  readonly accepts?: string | undefined;
  readonly noteReplay?: (tx: Tx) => Promise<void>;
};

/**
 * Takes a message once more that is kept, as the desk asks for it: on trial to see what it would change, or in earnest,
 * also over what looked like a slip.
 */
export async function replayMessage(
  { db, xml }: Deps,
  hotel: Hotel,
  account: ConnectionAccount,
  { action, request }: Kept,
  { isTrial, accepts, noteReplay }: How,
  now: Instant,
): Promise<{ readonly changes: readonly CellChange[]; readonly told: Told } | Refusal> {
  const begun = performance.now();
  const read = await xml.read(Buffer.from(request));
  const opened = 'root' in read ? openEnvelope(read.root) : 'It cannot be read any more';
  if (typeof opened === 'string') return refuse('message.unknown', opened);
  if (!isCalendarMessage(opened.request.name)) return refuse('message.settled');
  const taken = await takeMessage(
    db,
    hotel,
    account,
    opened.request,
    {
      isTrial,
      accepts,
      note: async (tx, { told, number, warnings }) => {
        await noteMessage(tx, hotel.hotelId, {
          connection: account.connection,
          direction: 'in',
          action,
          at: now,
          tookMs: performance.now() - begun,
          outcome: warnings.length > 0 ? 'warned' : number === null ? 'noted' : 'taken',
          told: { ...told, facts: { replayed: true } },
          changeNumber: number,
          request,
        });
        await noteReplay?.(tx);
      },
    },
    now,
  );
  if (!('faults' in taken)) return { changes: taken.changes, told: taken.told };
  if (taken.refusal) return taken.refusal;
  return {
    refused: 'input.invalid',
    errors: taken.faults.map(({ code, message }) => ({ field: action, code, message })),
  };
}
