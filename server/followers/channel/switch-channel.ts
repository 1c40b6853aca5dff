import type { PartnerName } from '@stayfront/contract/manage/channels';
import type { Tx } from '../../platform/db/open-database.ts';
import { readIsOff, saveSwitch } from './channel-settings.store.ts';
import { retryReports } from './retry-reports.ts';

type Wish = { readonly hotelId: number; readonly partner: PartnerName; readonly isOn: boolean };

/** Says whether it was on before; switched on, it is told all that has waited. Null where nothing is set up. */
export async function switchChannel(
  tx: Tx,
  { hotelId, partner, isOn }: Wish,
): Promise<{ readonly before: boolean } | null> {
  const isOff = await readIsOff(tx, hotelId, partner);
  if (isOff === null) return null;
  const before = !isOff;
  if (before !== isOn) {
    await saveSwitch(tx, hotelId, partner, !isOn);
    if (isOn) await retryReports(tx, hotelId, partner, 'waiting');
  }
  return { before };
}
