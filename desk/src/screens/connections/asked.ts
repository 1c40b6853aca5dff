import type { CalendarFeed } from '@stayfront/contract/desk/calendar-feeds';
import type { ConnectedKey, ConnectedPartner, ConnectedWebhook } from '@stayfront/contract/desk/connections';
import type { ConnectedSystem } from '@stayfront/contract/desk/systems';
import type { PartnerName } from '@stayfront/contract/manage/channels';
import type { SystemKind } from '@stayfront/rules/connection/account';

export type AnyConnection = ConnectedWebhook | ConnectedPartner;

/** What is asked about a calendar before it is done, as it has no way back. */
export type SureOfFeed = 'remove-feed' | 'renew-feed' | 'silence-feed' | 'smaller-feed' | 'unread-feed';

/** Which question stands open. */
export type Asked =
  | { readonly about: 'add' }
  | { readonly about: 'webhook'; readonly webhook: ConnectedWebhook | null }
  | { readonly about: 'partner'; readonly partner: PartnerName }
  | { readonly about: 'add-system'; readonly kind: SystemKind }
  | { readonly about: 'system'; readonly system: ConnectedSystem }
  | { readonly about: 'remove-system'; readonly system: ConnectedSystem }
  | { readonly about: 'system-messages'; readonly system: ConnectedSystem }
  | { readonly about: 'add-feed' }
  | { readonly about: 'feed' | SureOfFeed; readonly feed: CalendarFeed }
  | { readonly about: 'key' }
  | { readonly about: 'end-key'; readonly key: ConnectedKey }
  | { readonly about: 'settings'; readonly connection: AnyConnection }
  | { readonly about: 'remove'; readonly connection: AnyConnection };
