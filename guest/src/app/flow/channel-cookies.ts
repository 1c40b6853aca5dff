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

export const forget = (name: keyof typeof channelCookies): void => writeCookie(channelCookies[name], '', 0);
