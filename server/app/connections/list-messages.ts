import type { listMessages as route } from '@stayfront/contract/desk/messages';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { readConnectionId } from '@stayfront/rules/connection/connection-id';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { findReservations } from '../../booking/listing/find-reservations.ts';
import { listReports } from '../../followers/channel/list-reports.ts';
import { listDeliveries } from '../../followers/webhook/list-deliveries.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeDelivery, describeReport } from './describe-message.ts';
import { readMessageCursor, writeMessageCursor, type MessagePlace } from './message-cursor.ts';

/** What webhooks and partners were told of, as one list: of each the next ones, and of those together the newest. */
export async function listMessages(
  db: Db,
  hotel: Hotel,
  { connectionId: id, text = '', open, cursor, limit }: RouteInput<typeof route>['query'],
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<'cursor.invalid'>> {
  const { hotelId, document } = hotel;
  const { language } = document;
  const place = cursor === undefined ? begin : readMessageCursor(cursor);
  if (!place) return refuse('cursor.invalid', 'Send a cursor of an answer before, or none');
  const only = id === undefined ? null : readConnectionId(id);
  const found = text === '' ? null : await findReservations(db, hotel, text, now);
  const wanted = { onlyOpen: open === 'yes', reservationIds: found?.reservationIds, most: limit + 1 }; // one more says whether there are more
  return inHotel(
    db,
    hotelId,
    async (tx) => {
      const deliveries =
        only?.kind === 'partner'
          ? []
          : await listDeliveries(tx, hotelId, { ...wanted, webhookId: only?.name, before: place.delivery });
      const reports =
        only?.kind === 'webhook'
          ? []
          : await listReports(tx, hotelId, { ...wanted, partner: only?.name, before: place.report });
      const all = [
        ...deliveries.map((one) => ({ at: one.at.getTime(), message: describeDelivery(one, language), delivery: one })),
        ...reports.map((one) => ({ at: one.at.getTime(), message: describeReport(one, language), report: one })),
      ].toSorted((a, b) => b.at - a.at);
      const shown = all.slice(0, limit);
      const reached = shown.reduce<MessagePlace>(
        (until, one) =>
          'delivery' in one
            ? { ...until, delivery: one.delivery }
            : { ...until, report: { ...one.report, at: one.at } },
        place,
      );
      return {
        messages: shown.map(({ message }) => message),
        cursor: all.length > limit ? writeMessageCursor(reached) : null,
        isCut: found?.isCut === true,
      };
    },
    'read only',
  );
}

const begin: MessagePlace = { delivery: null, report: null };
