import { mkdir } from 'node:fs/promises';
import type { Refusal } from '@stayfront/contract/problem';
import { archiveLimits } from '@stayfront/rules/booking/mail-limits';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { spool } from '../../platform/archive/spool.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { FileAnswer } from '../../platform/http/file-answer.ts';
import { countAsk } from '../../platform/limit/count-ask.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import type { Operator } from '../../property/operator/operator.ts';
import { writeArchive, type ArchiveDeps } from './write-archive.ts';

/** Everything of a hotel as a file, written while it is sent. That somebody took it along stands in history. */
export async function downloadArchive(
  deps: ArchiveDeps & { readonly spoolDir: string },
  hotel: Hotel,
  { operatorId, email }: Operator,
  now: Instant,
): Promise<FileAnswer | Refusal<'too_many_requests'>> {
  const { hotelId, document } = hotel;
  const tooOften = await inHotel(deps.db, hotelId, async (tx) => {
    const refused = await countAsk(tx, hotelId, { 'archive-operator': operatorId }, archiveLimits, now);
    if (!refused) await noteOperator(tx, hotelId, { happenedAt: now, who: email, what: 'hotel.archived', detail: {} });
    return refused;
  });
  if (tooOften) return tooOften;
  await mkdir(deps.spoolDir, { recursive: true });
  return new FileAnswer({
    name: `hotel-${hotelId}-${todayAt(document.timeZone, now)}.zip`,
    type: 'application/zip',
    content: spool(deps.spoolDir, async (write) => void (await writeArchive(deps, hotel, write, now))),
  });
}
