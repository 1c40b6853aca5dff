import { channelIds } from '@stayfront/rules/channel/channel-ids';

/** Names of partners are the same in every language. */
export const partnerNames: Readonly<Record<string, string>> = {
  google: 'Google',
  kayak: 'Kayak',
  tripadvisor: 'Tripadvisor',
  trivago: 'trivago',
};

export const channelNames: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(channelIds).flatMap(([partner, id]) =>
    partnerNames[partner] ? [[id, partnerNames[partner]] as const] : [],
  ),
);
