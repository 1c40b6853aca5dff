import type { ChannelParameters } from '@stayfront/contract/reservation';
import { cookieNamed } from './cookie-named.ts';

const [refidCookie, channelCookie, clientCookie] = ['stayfront-refid', 'stayfront-channel', 'stayfront-client'];
const day = 24 * 60 * 60;
const tripAdvisor = 304;

/** Which partner a link comes from. Trip Advisor is known by its reference, also where the link names no channel. */
export function readChannel(query: URLSearchParams, pathname = ''): { refid?: string; channelId?: number } {
  const refid = query.get('refid')?.slice(0, 200);
  // A bundle has its channel in the path.
  const named = query.get('channelId') ?? /\/bundle\/(\d+)\//.exec(pathname)?.[1] ?? '';
  const channelId = /trip[\s_-]*advisor/i.test(refid ?? '')
    ? tripAdvisor
    : /^[1-9]\d{0,8}$/.test(named)
      ? Number(named)
      : undefined;
  return { ...(refid ? { refid } : {}), ...(channelId ? { channelId } : {}) };
}

/** Remembers for 30 days who sent the guest, and for ten years that it is the same browser. */
export function noteChannel(query: URLSearchParams, pathname: string): void {
  const { refid, channelId } = readChannel(query, pathname);
  if (refid) keepFor(30 * day, refidCookie, refid);
  if (channelId) keepFor(30 * day, channelCookie, String(channelId));
  if (cookieNamed(clientCookie) === undefined) keepFor(3650 * day, clientCookie, crypto.randomUUID());
}

/** What travels with searches and bookings, so that the hotel knows which partner brought them. */
export function channelParameters(): ChannelParameters {
  const [refid, channel, clientId] = [refidCookie, channelCookie, clientCookie].map(cookieNamed);
  return {
    ...(refid ? { refid } : {}),
    ...(channel && Number(channel) > 0 ? { channelId: Number(channel) } : {}),
    ...(clientId ? { clientId } : {}),
  };
}

function keepFor(seconds: number, name: string | undefined, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`;
}
