import type { Refusal } from '@stayfront/contract/problem';
import { waitBeforeTry } from '@stayfront/rules/booking/try-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../platform/db/open-database.ts';
import { countTry, readTries } from '../platform/limit/count-tries.ts';
import { callerHash } from '../platform/limit/caller-hash.ts';

/** Who opens card fields or has a card checked, and where the call came from. */
export type CardGuest = { readonly sessionId: string; readonly address: string };

/** How often something may happen in a quarter of an hour: by one caller, in one session, at one hotel. */
export type CardLimits = {
  readonly name: string;
  readonly caller: number;
  readonly session: number;
  readonly hotel: number;
};

/** Counts what one guest does with cards, in the database, and says when it is too much. */
export function cardTries(secret: string, hotelId: number, { sessionId, address }: CardGuest, limits: CardLimits) {
  const { name, caller, session, hotel } = limits;
  const subjects = {
    [`${name}-caller`]: callerHash(secret, address),
    [`${name}-session`]: sessionId,
    [`${name}-hotel`]: '',
  };
  const most = { [`${name}-caller`]: caller, [`${name}-session`]: session, [`${name}-hotel`]: hotel };
  return {
    async refuse(tx: Tx, now: Instant): Promise<Refusal<'too_many_requests'> | null> {
      const wait = waitBeforeTry(await readTries(tx, hotelId, subjects, now), now, most);
      return wait === null ? null : { refused: 'too_many_requests', retryAfterSeconds: wait };
    },
    count: (tx: Tx): Promise<void> => countTry(tx, hotelId, subjects),
  };
}
