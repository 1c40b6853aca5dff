import type { Message, MessageDetail } from '@stayfront/contract/desk/messages';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { connectionId, readMessageId } from '@stayfront/rules/connection/connection-id';
import { troubleOf } from '@stayfront/rules/connection/trouble';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { readReservation } from '../../booking/reservation/read-reservation.ts';
import { conversionFacts } from '../../followers/channel/conversion-facts.ts';
import { listReports } from '../../followers/channel/list-reports.ts';
import { previewReport } from '../../followers/channel/preview-report.ts';
import { readTries } from '../../followers/connection/read-tries.ts';
import { composeDelivery, deliveryHeaders } from '../../followers/webhook/compose-delivery.ts';
import { listDeliveries } from '../../followers/webhook/list-deliveries.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { readNextTry } from '../../platform/queue/read-next-try.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeDelivery, describeReport } from './describe-message.ts';
import { saysOfEvent, saysOfReport } from './message-says.ts';

type Deps = { readonly db: Db; readonly box: SecretBox; readonly publicUrl: () => string };
type Own = Pick<MessageDetail, 'isOn' | 'says' | 'request'> & { readonly message: Message };

const one = { onlyOpen: false, before: null, most: 1 } as const;

/** A message with all that is known of it: what it says, each try, when the next one is, and the request itself. */
export const getMessage = (
  deps: Deps,
  hotel: Hotel,
  messageId: string,
  now: Instant,
): Promise<MessageDetail | Refusal<'message.unknown'>> =>
  inHotel(
    deps.db,
    hotel.hotelId,
    async (tx) => {
      const { hotelId } = hotel;
      const named = readMessageId(messageId);
      if (!named) return refuse('message.unknown');
      const { connection, about } = named;
      const isWebhook = connection.kind === 'webhook';
      const own = isWebhook
        ? await readDelivery(tx, hotel, connection.name, Number(about), now)
        : await readReport(tx, deps, hotel, connection.name, about, now);
      if (!own) return refuse('message.unknown');
      const { message, ...rest } = own;
      const { reservationId } = message;
      const eventId = isWebhook ? Number(about) : null;
      const tries = await readTries(tx, hotelId, connectionId(connection), { reservationId, eventId });
      const next =
        message.state !== 'waiting' || !rest.isOn
          ? null
          : isWebhook
            ? await readNextTry(tx, 'deliver-webhook', { hotelId, eventId, webhookId: connection.name })
            : await readNextTry(tx, 'report-conversion', { hotelId, reservationId, partner: connection.name });
      return {
        ...message,
        ...rest,
        currency: hotel.document.currency,
        nextTryAt: next === null ? null : new Date(next).toISOString(),
        tries: tries.map(({ at, tookMs, isTaken, status, answer }) => ({
          at: new Date(at).toISOString(),
          tookMs,
          isTaken,
          status,
          trouble: isTaken ? null : troubleOf(status),
          answer,
        })),
      };
    },
    'read only',
  );

async function readDelivery(
  tx: Tx,
  hotel: Hotel,
  webhookId: string,
  eventId: number,
  now: Instant,
): Promise<Own | null> {
  const { hotelId, document } = hotel;
  const [delivery] = await listDeliveries(tx, hotelId, { ...one, webhookId, eventId });
  if (!delivery) return null;
  const { reservationId, url, isOff } = delivery;
  const body = await composeDelivery(tx, hotel, { reservationId, eventId }, now);
  const reservation = await readReservation(tx, hotelId, reservationId);
  return {
    message: describeDelivery(delivery, document.language),
    isOn: !isOff,
    says: body ? saysOfEvent(hotel, body, reservation && conversionFacts(reservation)) : [],
    request: body && {
      method: 'POST',
      url: url.replace(/[?#].*$/s, ''),
      headers: deliveryHeaders(eventId),
      body: JSON.stringify(body),
    },
  };
}

async function readReport(
  tx: Tx,
  { box, publicUrl }: Deps,
  hotel: Hotel,
  partner: string,
  reservationId: string,
  now: Instant,
): Promise<Own | null> {
  const { hotelId, document } = hotel;
  const [report] = await listReports(tx, hotelId, { ...one, partner, reservationId });
  if (!report) return null;
  const { standing, request } = await previewReport(tx, { box, publicUrl: publicUrl() }, hotelId, report, now);
  return {
    message: describeReport(report, document.language),
    isOn: report.isOff === false,
    says: saysOfReport(report.facts, standing),
    request: request && { ...request, headers: request.body === null ? {} : { 'content-type': 'application/json' } },
  };
}
