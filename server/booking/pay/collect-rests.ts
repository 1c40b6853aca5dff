import { announcedDays, collectHour } from '@stayfront/rules/payment/rest-days';
import { todayAt, wallTimeAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { sendCollecting } from '../../payment/send-collecting.ts';
import type { SettleDeps } from '../../payment/settle-payment.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { atEachOpenHotel } from '../../property/hotel/at-each-hotel.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { lookAfterRest } from './look-after-rest.ts';
import { listRests } from './rest.store.ts';

type CollectDeps = SettleDeps & { readonly secret: string };
type Deps = CollectDeps & { readonly readHotel: ReadHotel };

/**
 * Looks after the rest of every booking of which a deposit was paid, from a morning hour of each hotel's clock on: tells
 * guests in time, charges the cards that are kept, sends links, and ends what was not paid. It may come as often as it
 * likes, on several servers at once.
 */
export const collectRests = (deps: Deps, now: Instant): Promise<void> =>
  atEachOpenHotel(deps.db, async (hotelId) => {
    const hotel = await deps.readHotel(hotelId);
    if (hotel && wallTimeAt(hotel.document.timeZone, now).hour >= collectHour) await collectRestsOf(deps, hotel, now);
  });

/** The same at one hotel, whatever hour it is. */
export async function collectRestsOf(deps: CollectDeps, hotel: Hotel, now: Instant): Promise<void> {
  const { hotelId, document } = hotel;
  const today = todayAt(document.timeZone, now);
  const until = addDays(today, announcedDays);
  const rests = await inHotel(deps.db, hotelId, (tx) => listRests(tx, hotelId, { today, until }));
  const troubles: unknown[] = [];
  for (const reservationId of rests)
    await collectRest(deps, hotel, reservationId, now).catch((error: unknown) => void troubles.push(error));
  if (troubles.length > 0) throw new AggregateError(troubles, 'The rest of some bookings could not be looked after');
}

async function collectRest(deps: CollectDeps, hotel: Hotel, reservationId: string, now: Instant): Promise<void> {
  const provider = await deps.providerOf(hotel.hotelId);
  const collector = { provider, secret: deps.secret };
  const found = await inHotel(deps.db, hotel.hotelId, (tx) => lookAfterRest(tx, hotel, collector, reservationId, now));
  if (!found) return;
  const description = `${hotel.document.name}, ${reservationId}`;
  await sendCollecting(deps, found.intent, { ...found.card, description }, now);
}
