import type { SentCookie } from '../../platform/http/sent-cookie.ts';
import { operatorCookieName } from './operator-cookie.ts';
import { sessionDays } from './session-ends.ts';

/** Where somebody of several hotels was last. Says nothing that opens anything. */
export const lastHotelCookie = 'stayfront_last_desk';

type Session = {
  readonly hotelId: number;
  /** Null where the browser has it already. */
  readonly sessionToken: string | null;
  readonly publicUrl: string;
};

/** What a browser is given with a session: the session itself, and where its owner was last. */
export function sessionCookies({ hotelId, sessionToken, publicUrl }: Session): SentCookie[] {
  const isSecure = publicUrl.startsWith('https:');
  const last = { name: lastHotelCookie, value: String(hotelId), seconds: 365 * 86_400, isSecure };
  if (sessionToken === null) return [last];
  const seconds = sessionDays * 86_400;
  return [{ name: operatorCookieName(hotelId, publicUrl), value: sessionToken, seconds, isSecure }, last];
}

export const endedCookie = (hotelId: number, publicUrl: string): SentCookie => ({
  name: operatorCookieName(hotelId, publicUrl),
  value: '',
  seconds: 0,
  isSecure: publicUrl.startsWith('https:'),
});
