import type { listSystemMessages as route } from '@stayfront/contract/desk/system-messages';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { readSystemId, systemId as idOf } from '@stayfront/rules/connection/account';
import { readSystemMessages } from '../../followers/connection/read-system-messages.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { listAccounts } from '../../property/connection-account/list-accounts.ts';
import { describeSystemMessage } from './describe-system-message.ts';

type Wish = RouteInput<typeof route>['query'];

/** What was said with other systems, the newest first. */
export const listSystemMessages = (
  db: Db,
  hotelId: number,
  { systemId, bad, before, limit }: Wish,
): Promise<RouteAnswer<typeof route>> =>
  inHotel(
    db,
    hotelId,
    async (tx) => {
      const system = readSystemId(systemId ?? '');
      if (systemId !== undefined && !system) return { messages: [], before: null };
      const titles = new Map((await listAccounts(tx, hotelId)).map((one) => [one.connection, one.title]));
      const found = await readSystemMessages(tx, hotelId, {
        connection: system ? idOf(system) : undefined,
        onlyBad: bad === 'yes',
        before,
        limit: limit + 1,
      });
      const shown = found.slice(0, limit);
      return {
        messages: shown.map((one) => describeSystemMessage(titles, one)),
        before: found.length > limit ? (shown.at(-1)?.messageId ?? null) : null,
      };
    },
    'read only',
  );
