import type { ChannelSettings, PartnerName } from '@stayfront/contract/manage/channels';

type NameOf<Settings> = Settings extends unknown ? Exclude<keyof Settings, 'partner' | 'whenNotAsked'> : never;

export type PartnerField = {
  readonly name: NameOf<ChannelSettings>;
  /** As the partner calls it, in every language: it stands so in its own pages. */
  readonly label: string;
  /** What it is where the partner has not said otherwise. */
  readonly usual?: string;
  readonly isOptional?: true;
};

/** What each partner gives a hotel, in the order in which it shows it. */
export const partnerFields: Readonly<Record<PartnerName, readonly PartnerField[]>> = {
  tripadvisor: [
    { name: 'url', label: 'URL' },
    { name: 'id', label: 'Pixel ID' },
    { name: 'partnerName', label: 'Partner name' },
  ],
  trivago: [
    { name: 'apiKey', label: 'API key' },
    { name: 'advertiserId', label: 'Advertiser ID' },
    { name: 'hotel', label: 'Partner reference' },
    { name: 'url', label: 'URL', usual: 'https://secde.trivago.com/tracking/booking' },
  ],
  kayak: [
    { name: 'provider', label: 'Provider' },
    { name: 'url', label: 'URL', usual: 'https://www.kayak.com/s/kayakpixel/confirm' },
  ],
  google: [
    { name: 'customerId', label: 'Customer ID' },
    { name: 'loginCustomerId', label: 'Login customer ID', isOptional: true },
    { name: 'conversionActionId', label: 'Conversion action ID' },
    { name: 'developerToken', label: 'Developer token' },
    { name: 'clientId', label: 'Client ID' },
    { name: 'clientSecret', label: 'Client secret' },
    { name: 'refreshToken', label: 'Refresh token' },
    { name: 'url', label: 'URL', usual: 'https://googleads.googleapis.com/v26' },
    { name: 'tokenUrl', label: 'Token URL', usual: 'https://oauth2.googleapis.com/token' },
  ],
};
