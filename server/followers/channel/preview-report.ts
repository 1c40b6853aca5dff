import type { ConversionFacts } from '@stayfront/contract/manage/channels';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { readReservation } from '../../booking/reservation/read-reservation.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { Outgoing } from '../webhook/reach-out.ts';
import { readChannels } from './channel-settings.store.ts';
import { conversionFacts } from './conversion-facts.ts';
import type { ListedReport } from './list-reports.ts';
import { reportOf } from './report-of.ts';
import { writeReport } from './write-report.ts';

type Deps = { readonly box: SecretBox; readonly publicUrl: string };

/** How a booking stands now, and the report of it as the partner would get it; null where it would get none. */
export async function previewReport(
  tx: Tx,
  { box, publicUrl }: Deps,
  hotelId: number,
  { partner, reservationId, facts: known, told, state }: ListedReport,
  now: Instant,
): Promise<{
  readonly standing: ConversionFacts | null;
  readonly request: Pick<Outgoing, 'method' | 'url' | 'body'> | null;
}> {
  const reservation = await readReservation(tx, hotelId, reservationId);
  const channel = (await readChannels(tx, box, hotelId)).find((one) => one.partner === partner);
  const standing = reservation && conversionFacts(reservation);
  const facts = standing ?? known;
  if (!reservation || !channel?.settings || !facts || state === 'withheld' || state === 'void')
    return { standing, request: null };
  const open = standing === null ? 'cancellation' : told === null ? 'booking' : 'change';
  const what = state === 'sent' ? (told ?? open) : open;
  const report = reportOf(reservation, { what, facts, at: now, publicUrl });
  return { standing, request: writeReport(channel.settings, report) };
}
