import type { getSystemMessage as route } from '@stayfront/contract/desk/system-messages';
import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { readRawMessage } from '../../followers/connection/read-raw-message.ts';
import { readSystemMessages } from '../../followers/connection/read-system-messages.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { listAccounts } from '../../property/connection-account/list-accounts.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeCalendarChange } from '../../selling/calendar/describe-calendar-change.ts';
import { describeSystemMessage } from './describe-system-message.ts';

/** So much of what was said is shown: a hotel looks for a word in it, and does not read a thousand pages. */
const mostShown = 200_000;

/** One message with what it changed, before and after, and what was said in it. */
export async function getSystemMessage(
  db: Db,
  hotel: Hotel,
  messageId: number,
): Promise<RouteAnswer<typeof route> | Refusal<'message.unknown'>> {
  const { hotelId } = hotel;
  const found = await inHotel(
    db,
    hotelId,
    async (tx) => {
      const [message] = await readSystemMessages(tx, hotelId, { before: messageId + 1, limit: 1 });
      if (message?.messageId !== messageId) return null;
      const titles = new Map((await listAccounts(tx, hotelId)).map((one) => [one.connection, one.title]));
      return { message: describeSystemMessage(titles, message), raw: await readRawMessage(tx, hotelId, messageId) };
    },
    'read only',
  );
  if (!found) return refuse('message.unknown');
  const { message, raw } = found;
  const change = message.changeId === null ? null : await describeCalendarChange(db, hotel, message.changeId);
  const { runs, more } = change === null || isRefusal(change) ? { runs: [], more: 0 } : change;
  return {
    ...message,
    runs: runs.slice(0, 200),
    more: more + Math.max(0, runs.length - 200),
    request: raw.request?.slice(0, mostShown) ?? null,
    answer: raw.answer?.slice(0, mostShown) ?? null,
  };
}
