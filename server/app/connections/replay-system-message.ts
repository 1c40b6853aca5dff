import type { CalendarGuarded, CalendarWarned } from '@stayfront/contract/desk/calendar/refused';
import type { replaySystemMessage as route } from '@stayfront/contract/desk/system-messages';
import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import { problems } from '@stayfront/contract/problems';
import type { RouteAnswer } from '@stayfront/contract/route';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import type { SystemKind } from '@stayfront/rules/connection/account';
import type { Told } from '@stayfront/rules/connection/told';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { readRawMessage } from '../../followers/connection/read-raw-message.ts';
import { readSystemMessages } from '../../followers/connection/read-system-messages.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { XmlReader } from '../../platform/xml/xml-reader.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import { findAccount } from '../../property/connection-account/find-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { replayMessage as replayAlpineBits } from '../alpinebits/replay-message.ts';
import { describeGuarded } from '../channel-manager/describe-guards.ts';
import { replayMessage as replayChannelManager } from '../channel-manager/replay-message.ts';
import { describeChanges, describeTold } from './describe-system-message.ts';

type Deps = { readonly db: Db; readonly xml: XmlReader };
type Replay = (
  deps: Deps,
  hotel: Hotel,
  account: ConnectionAccount,
  message: { readonly action: string; readonly request: string },
  how: {
    readonly isTrial: boolean;
    readonly accepts?: string | undefined;
    readonly noteReplay: (tx: Tx) => Promise<void>;
  },
  now: Instant,
) => Promise<{ readonly changes: readonly CellChange[]; readonly told: Told } | Refusal>;

/** Who understands messages of a kind. */
const replays: Partial<Record<SystemKind, Replay>> = {
  alpinebits: replayAlpineBits,
  'channel-manager': replayChannelManager,
};

type Wish = { readonly messageId: number; readonly isTrial: boolean; readonly accepts?: string | undefined };

/** Looks at a message that came as if it came now: what it would change, or, where it is no trial, does it. */
export async function replaySystemMessage(
  deps: Deps,
  hotel: Hotel,
  by: string,
  { messageId, isTrial, accepts }: Wish,
  now: Instant,
): Promise<
  RouteAnswer<typeof route> | Refusal<'connection.off' | 'connection.unknown' | 'message.forgotten' | 'message.unknown'>
> {
  const { hotelId } = hotel;
  const found = await inHotel(
    deps.db,
    hotelId,
    async (tx) => {
      const [message] = await readSystemMessages(tx, hotelId, { before: messageId + 1, limit: 1 });
      if (message?.messageId !== messageId || message.direction === 'out') return null;
      const { request } = await readRawMessage(tx, hotelId, messageId);
      return { message, request, account: await findAccount(tx, hotelId, message.connection) };
    },
    'read only',
  );
  if (!found) return refuse('message.unknown');
  const { message, request, account } = found;
  if (!account) return refuse('connection.unknown');
  if (account.isOff) return refuse('connection.off');
  const replay = replays[account.kind];
  if (request === null || !replay) return refuse('message.forgotten');
  const { action, connection } = message;
  const accepted = accepts === undefined ? {} : { accepted: true };
  const detail = { systemId: connection, title: account.title, messageId, action, ...accepted };
  const noteReplay = (tx: Tx): Promise<void> =>
    noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'message.replayed', detail });
  const done = await replay(deps, hotel, account, { action, request }, { isTrial, accepts, noteReplay }, now);
  if (isRefusal(done))
    return {
      runs: [],
      more: 0,
      faults: faultsOf(done, hotel.document.currency),
      ...(done.refused === 'calendar.guarded' ? { guarded: done.details as CalendarGuarded } : {}),
      ...(done.refused === 'calendar.warned' ? { warned: done.details as CalendarWarned } : {}),
    };
  return { ...describeChanges(hotel, done.changes), ...describeTold(done.told) };
}

/** What is wrong, each for itself where there are several things. */
function faultsOf(refusal: Refusal, currency: CurrencyCode): { readonly code: string; readonly message: string }[] {
  const { refused: code, details, errors = [], detail } = refusal;
  if (code === 'calendar.guarded')
    return describeGuarded(details as CalendarGuarded, currency).map((message) => ({ code, message }));
  if (detail === undefined && errors.length > 0)
    return errors.map((fault) => ({ code: fault.code, message: fault.message }));
  return [{ code, message: detail ?? problems[code].title }];
}
