import type { sendMessageAgain as route } from '@stayfront/contract/desk/messages';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { readMessageId } from '@stayfront/rules/connection/connection-id';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { listReports } from '../../followers/channel/list-reports.ts';
import { retryReports } from '../../followers/channel/retry-reports.ts';
import { listDeliveries } from '../../followers/webhook/list-deliveries.ts';
import { retryDeliveries } from '../../followers/webhook/retry-deliveries.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';

/** As the list of changes names it. */
type Sent = {
  readonly reservationId: string;
  readonly webhookId?: string;
  readonly partner?: string;
  readonly host?: string;
};
type Refused = Refusal<'message.unknown' | 'message.settled' | 'connection.off'>;

/** Sends one message now, whatever became of it before. */
export const sendMessageAgain = (
  db: Db,
  { hotelId, by }: Staff,
  messageId: string,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refused> =>
  inHotel(db, hotelId, async (tx) => {
    const named = readMessageId(messageId);
    if (!named) return refuse('message.unknown');
    const { connection, about } = named;
    const sent =
      connection.kind === 'webhook'
        ? await sendDelivery(tx, hotelId, connection.name, Number(about))
        : await sendReport(tx, hotelId, connection.name, about);
    if ('refused' in sent) return sent;
    await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'message.sent_again', detail: sent });
    return { messageId, isQueued: true };
  });

async function sendDelivery(tx: Tx, hotelId: number, webhookId: string, eventId: number): Promise<Sent | Refused> {
  const which = { webhookId, eventId, onlyOpen: false, before: null, most: 1 };
  const [delivery] = await listDeliveries(tx, hotelId, which);
  if (!delivery) return refuse('message.unknown');
  const { isOff, url, reservationId } = delivery;
  if (isOff) return refuse('connection.off');
  await retryDeliveries(tx, hotelId, webhookId, { eventId });
  return { webhookId, host: new URL(url).host, reservationId };
}

async function sendReport(tx: Tx, hotelId: number, name: string, reservationId: string): Promise<Sent | Refused> {
  const which = { partner: name, reservationId, onlyOpen: false, before: null, most: 1 };
  const [report] = await listReports(tx, hotelId, which);
  if (!report || report.isOff === null) return refuse('message.unknown');
  const { partner, isOff } = report;
  if (isOff) return refuse('connection.off');
  if ((await retryReports(tx, hotelId, partner, { reservationId })) === 0) return refuse('message.settled');
  return { partner, reservationId };
}
