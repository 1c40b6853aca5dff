import { readSystemId, type SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { XmlReader } from '../../platform/xml/xml-reader.ts';
import { findAccount } from '../../property/connection-account/find-account.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { listOpenDeliveries } from '../connection/list-open-deliveries.ts';
import type { Reach } from '../webhook/reach.ts';
import { tellReservation } from './tell-reservation.ts';

export type TellDeps = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly box: SecretBox;
  readonly xml: XmlReader;
  readonly reach: Reach;
  now(): Instant;
};
export type TellJob = { readonly hotelId: number; readonly connection: string };

/** Whoever does not answer three times in a row is away, and the others would wait for each of them. */
const mostFailures = 3;

/**
 * Tells a channel manager all that it has not taken yet: one state of one reservation a message, each reservation's in
 * order. One that is not taken holds up nothing but its own next states. Where something is left it throws, and the queue
 * tries again later and later; when it gives up, the sweep begins anew, for what is never told is a room sold twice.
 */
export async function tellChannelManager(deps: TellDeps, job: TellJob): Promise<void> {
  const { hotelId } = job;
  const hotel = await deps.readHotel(hotelId);
  if (readSystemId(job.connection)?.kind !== 'channel-manager' || !hotel) return;
  const connection = job.connection as SystemId;
  const failed = new Map<string, string>();
  let inARow = 0;
  for (;;) {
    const { account, open } = await inHotel(deps.db, hotelId, async (tx) => ({
      account: await findAccount(tx, hotelId, connection),
      open: await listOpenDeliveries(tx, hotelId, connection),
    }));
    if (!account || account.isOff || account.address === null) return;
    const firsts = [...Map.groupBy(open, ({ reservationId }) => reservationId)].flatMap(([id, [first]]) =>
      first && !failed.has(id) ? [first] : [],
    );
    if (firsts.length === 0) break;
    for (const delivery of firsts) {
      const why = await tellReservation(deps, hotel, { ...account, address: account.address }, delivery);
      if (why === null) inARow = 0;
      else {
        failed.set(delivery.reservationId, why);
        inARow += 1;
      }
      if (inARow >= mostFailures) break;
    }
    if (inARow >= mostFailures) break;
  }
  const [why] = failed.values();
  if (why !== undefined) throw new Error(`${connection} of hotel ${hotelId} was not told: ${why}`);
}
