import type { ChannelParameters } from '@stayfront/contract/reservation';
import { channelIds } from '@stayfront/rules/channel/channel-ids';
import { channelCookies } from './channel-cookies.ts';
import { cookieNamed } from './cookie-named.ts';

/** What travels with searches and bookings, so that the hotel knows which partner brought them. */
export function channelParameters(): ChannelParameters {
  const kept = (name: keyof typeof channelCookies): string | undefined => cookieNamed(channelCookies[name]);
  const [refid, clientId, kayakClickId, googleClickId] = [
    kept('refid'),
    kept('clientId'),
    kept('kayakClickId'),
    kept('googleClickId'),
  ];
  const [trvReference, trvLocale] = (kept('trivago') ?? '').split(' ');
  const channelId = Number(kept('channelId'));
  return {
    ...(refid ? { refid } : {}),
    channelId: channelId > 0 ? channelId : channelIds.own,
    ...(clientId ? { clientId } : {}),
    ...(trvReference ? { trvReference } : {}),
    ...(trvReference && trvLocale ? { trvLocale } : {}),
    ...(kayakClickId ? { kayakClickId } : {}),
    ...(googleClickId ? { googleClickId } : {}),
  };
}
