import { writeCookie } from './write-cookie.ts';

/** What is remembered of the partner that sent the guest, each under a name of its own. */
export const channelCookies = {
  refid: 'stayfront-refid',
  channelId: 'stayfront-channel',
  clientId: 'stayfront-client',
  trivago: 'stayfront-trivago',
  kayakClickId: 'stayfront-kayak',
  googleClickId: 'stayfront-google',
  hotelShopClick: 'stayfront-hotel-shop',
} as const;

export const day = 24 * 60 * 60;

export function keepFor(seconds: number, name: string, value: string): void {
  writeCookie(name, encodeURIComponent(value), seconds);
}
