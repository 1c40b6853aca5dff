import type { ConnectedKey, ConnectedPartner, ConnectedWebhook } from '@stayfront/contract/desk/connections';
import type { PartnerName } from '@stayfront/contract/manage/channels';

export type AnyConnection = ConnectedWebhook | ConnectedPartner;

/** Which question stands open. */
export type Asked =
  | { readonly about: 'add' }
  | { readonly about: 'webhook'; readonly webhook: ConnectedWebhook | null }
  | { readonly about: 'partner'; readonly partner: PartnerName }
  | { readonly about: 'key' }
  | { readonly about: 'end-key'; readonly key: ConnectedKey }
  | { readonly about: 'settings'; readonly connection: AnyConnection }
  | { readonly about: 'remove'; readonly connection: AnyConnection };
