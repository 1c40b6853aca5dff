import { z } from 'zod';
import type { ReportPlace } from '../../followers/channel/list-reports.ts';
import type { DeliveryPlace } from '../../followers/webhook/list-deliveries.ts';

/** Where a page ended in either list; null where nothing of it has been shown yet. */
export type MessagePlace = { readonly delivery: DeliveryPlace | null; readonly report: ReportPlace | null };

const most = 8_640_000_000_000_000;
const Written = z.tuple([
  z.tuple([z.int().min(0), z.string().max(40)]).nullable(),
  z
    .tuple([z.int().min(0).max(most), z.string().regex(/^[A-Z0-9-]{1,40}$/), z.string().regex(/^[a-z]{1,20}$/)])
    .nullable(),
]);

export const writeMessageCursor = ({ delivery, report }: MessagePlace): string =>
  Buffer.from(
    JSON.stringify([
      delivery && [delivery.eventId, delivery.webhookId],
      report && [report.at, report.reservationId, report.partner],
    ]),
  ).toString('base64url');

export function readMessageCursor(cursor: string): MessagePlace | null {
  try {
    const [delivery, report] = Written.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return {
      delivery: delivery && { eventId: delivery[0], webhookId: delivery[1] },
      report: report && { at: report[0], reservationId: report[1], partner: report[2] },
    };
  } catch {
    return null; // neither JSON nor a place
  }
}
