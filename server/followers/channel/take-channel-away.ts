import type { PartnerName } from '@stayfront/contract/manage/channels';
import { connectionId } from '@stayfront/rules/connection/connection-id';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { dropTriesOf } from '../connection/drop-tries-of.ts';
import { deleteChannelSettings } from './channel-settings.store.ts';
import { giveUpConversions } from './conversion.store.ts';

type Gone = { readonly hotelId: number; readonly partner: PartnerName; readonly by: string };

/** A partner is told nothing more, and what waited for it is given up. Says false where nothing was set up. */
export async function takeChannelAway(tx: Tx, { hotelId, partner, by }: Gone, now: Instant): Promise<boolean> {
  await giveUpConversions(tx, hotelId, partner, now);
  if (!(await deleteChannelSettings(tx, hotelId, partner))) return false;
  await dropTriesOf(tx, hotelId, connectionId({ kind: 'partner', name: partner }));
  await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'partner.removed', detail: { partner } });
  return true;
}
