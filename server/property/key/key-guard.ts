import type { Guard } from '../../platform/http/guard.ts';
import type { CheckKey } from './check-key.ts';

declare module '../../platform/http/guard.ts' {
  interface Caller {
    /** The hotel whose key came with the request and was found good. */
    readonly keyHolder?: number;
    /** What the hotel calls that key: who it was, in its history. */
    readonly keyName?: string;
  }
}

/** Keeps routes for those who hold a key of the hotel in the path, and knows them where others may ask as well. */
export const keyGuard = (checkKey: CheckKey): Guard => ({
  watches: ({ needsKey, takesKey }) => Boolean(needsKey || takesKey),
  async identify({ takesKey }, { headers: { authorization } }) {
    // Where guests come too: who brings a key must have a good one, and other ways to say who one is are not ours.
    if (takesKey && !/^Bearer sf_/i.test(authorization ?? '')) return {};
    const key = await checkKey(authorization);
    return key === null ? { refused: 'key.missing' } : { keyHolder: key.hotelId, keyName: key.name };
  },
  bar({ needsKey }, { keyHolder }, params) {
    if (keyHolder === undefined) return needsKey ? { refused: 'key.missing' } : null;
    // Whoever holds the key of one hotel hears of another what anybody hears of a hotel that is not there.
    const hotelId = (params as { hotelId?: unknown } | null)?.hotelId;
    return String(keyHolder) === String(hotelId) ? null : { refused: 'hotel.unknown' };
  },
});
