import type { Need } from '@stayfront/contract/desk/needs';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { readSystemHealth } from '../../followers/connection/read-system-health.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { listAccounts } from '../../property/connection-account/list-accounts.ts';

/** After so long a booking that was not taken is somebody's to look after. */
const patience = 3_600_000;

/** Systems that fail, that have not taken bookings for an hour, or that would not take some. Not those that are off. */
export async function listSystemNeeds(tx: Tx, hotelId: number, now: Instant): Promise<Need[]> {
  const accounts = (await listAccounts(tx, hotelId)).filter(({ isOff }) => !isOff);
  if (accounts.length === 0) return [];
  const health = new Map((await readSystemHealth(tx, hotelId, now)).map((one) => [one.connection, one]));
  return accounts.flatMap(({ connection, title }): Need[] => {
    const fares = health.get(connection);
    if (!fares) return [];
    const need = (what: 'failing' | 'refused' | 'waiting', since: Date | null, count: number): Need => ({
      kind: 'system',
      needId: `system ${connection} ${what}`,
      since: since?.toISOString() ?? null,
      systemId: connection,
      title,
      what,
      count,
      lastStatus: fares.lastStatus,
    });
    const isLate = fares.oldestAt !== null && fares.oldestAt.getTime() < now - patience;
    return [
      ...(isLate ? [need('waiting', fares.oldestAt, fares.waiting)] : []),
      ...(fares.refused > 0 ? [need('refused', null, fares.refused)] : []),
      ...(fares.failingSince ? [need('failing', fares.failingSince, 1)] : []),
    ];
  });
}
