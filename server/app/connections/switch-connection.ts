import type { switchConnection as route } from '@stayfront/contract/desk/connections';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { readConnectionId } from '@stayfront/rules/connection/connection-id';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { switchChannel } from '../../followers/channel/switch-channel.ts';
import { switchWebhook } from '../../followers/webhook/switch-webhook.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { findPartner } from './find-partner.ts';

type Wish = { readonly connectionId: string; readonly isOn: boolean };
/** Beside what it was before, what the list of changes calls it. */
type Switched = { readonly before: boolean; readonly [named: string]: string | boolean };

/** Switches off, or on: then all that has waited is told. Switched to what it is already, nothing happens. */
export const switchConnection = (
  db: Db,
  { hotelId, by }: Staff,
  { connectionId, isOn }: Wish,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<'connection.unknown'>> =>
  inHotel(db, hotelId, async (tx) => {
    const switched = await switchOne(tx, hotelId, connectionId, isOn);
    if (!switched) return refuse('connection.unknown');
    const { before, ...named } = switched;
    const detail = { ...named, changed: { isOn: [before, isOn] } };
    if (before !== isOn)
      await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'connection.switched', detail });
    return { connectionId, isOn, before };
  });

async function switchOne(tx: Tx, hotelId: number, connectionId: string, isOn: boolean): Promise<Switched | null> {
  const connection = readConnectionId(connectionId);
  const partner = findPartner(connection);
  if (partner) {
    const switched = await switchChannel(tx, { hotelId, partner, isOn });
    return switched && { partner, ...switched };
  }
  if (connection?.kind !== 'webhook') return null;
  const webhookId = connection.name;
  const switched = await switchWebhook(tx, { hotelId, webhookId, isOn });
  return switched && { webhookId, ...switched };
}
