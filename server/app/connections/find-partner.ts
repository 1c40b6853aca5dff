import type { PartnerName } from '@stayfront/contract/manage/channels';
import { partnerNames } from '@stayfront/rules/channel/partner-names';
import type { Connection } from '@stayfront/rules/connection/connection-id';

/** The partner that a connection leads to, where it is one we know. */
export const findPartner = (connection: Connection | null): PartnerName | undefined =>
  partnerNames.find((name) => connection?.kind === 'partner' && name === connection.name);
