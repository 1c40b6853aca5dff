import { channelCookies, day, keepFor } from './channel-cookies.ts';
import { readChannel } from './read-channel.ts';

/** Remembers for 30 days who sent the guest. */
export function noteChannel(query: URLSearchParams, pathname: string): void {
  const { trivago, channelId, ...marks } = readChannel(query, pathname);
  const keep = (name: keyof typeof channelCookies, value: string): void =>
    keepFor(30 * day, channelCookies[name], value);
  for (const [name, value] of Object.entries(marks)) keep(name as keyof typeof marks, value);
  // A reference of somebody else is not the partner's who sent the guest before.
  if (channelId) keep('channelId', String(channelId));
  else if (marks.refid) keepFor(0, channelCookies.channelId, '');
  if (trivago) keep('trivago', `${trivago.reference} ${trivago.locale}`);
}
