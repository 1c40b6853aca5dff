import { channelIds } from './channel-ids.ts';

/** What brought a booking to the house. */
export const sources = ['own-page', 'desk', 'google', 'tripadvisor', 'trivago', 'kayak', 'channel'] as const;
export type Source = (typeof sources)[number];

type Came = { readonly channelId?: number | undefined };

/** By the partner the guest came from; desk: written in by the house itself, on the telephone or at the door. */
export function sourceOf({ channelId }: Came, isByHotel: boolean): Source {
  if (isByHotel) return 'desk';
  switch (channelId) {
    case undefined:
    case channelIds.own:
      return 'own-page';
    case channelIds.google:
      return 'google';
    case channelIds.tripadvisor:
      return 'tripadvisor';
    case channelIds.trivago:
      return 'trivago';
    case channelIds.kayak:
      return 'kayak';
    default:
      return 'channel';
  }
}
