import type { checkGooglePrices as route } from '@stayfront/contract/desk/google-prices';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { believedPrice } from '@stayfront/rules/google-prices/believed-price';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { findAccount } from '../../property/connection-account/find-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import { readGoogleSettings } from './google-settings.ts';
import { readTold } from './google-telling.store.ts';
import type { TellingKey } from './telling-key.ts';
import { priceOnGrid } from './price-on-grid.ts';

const mostListed = 1_000;

/**
 * Holds what Google makes of what it was told against what a search answers now. What Google is not told of - stays
 * beyond the days and nights that are told stay by stay - is no difference: it shows nothing there, and nothing wrong.
 */
export async function checkGoogle(
  deps: OfferDeps & { readonly db: Db },
  hotel: Hotel,
  key: TellingKey,
  asked: RouteInput<typeof route>['query'],
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<'connection.unknown' | 'connection.off'>> {
  const found = await inHotel(
    deps.db,
    hotel.hotelId,
    async (tx) => {
      const account = await findAccount(tx, hotel.hotelId, key.connection);
      return account && { account, told: await readTold(tx, key) };
    },
    'read only',
  );
  if (!found) return refuse('connection.unknown');
  const settings = readGoogleSettings(found.account);
  if (found.account.isOff || !settings) return refuse('connection.off');
  const { told } = found;
  const today = todayAt(hotel.document.timeZone, now);
  const price = priceOnGrid(deps, hotel, await deps.snapshots.wholeGrid(hotel, now));
  const from = asked.from && asked.from > today ? asked.from : today;
  const guests = { adults: asked.adults, children: 0, infants: 0 };
  const differences: RouteAnswer<typeof route>['differences'] = [];
  const counts = { checked: 0, shown: 0, differing: 0 };
  const products = [...Object.keys(told.rates), ...Object.keys(told.exact)];
  const lastNight = addDays(today, settings.days);
  const lastExact = addDays(today, settings.exactDays);
  for (let day = 0; day < asked.days; day++)
    for (let nights = 1; nights <= asked.nights; nights++) {
      const arrival = addDays(from, day);
      if (addDays(arrival, nights) > lastNight) continue;
      const answered = await price({ arrival, nights, guests }, now);
      for (const productId of products) {
        if (told.exact[productId] && (arrival >= lastExact || nights > settings.exactNights)) continue;
        const [room = '', plan = ''] = productId.split('.');
        const said = believedPrice(told, { room, plan, arrival, nights, adults: asked.adults, childAges: [] }, today);
        const parts = answered.get(productId);
        const ours = parts ? parts[0] + parts[1] + parts[2] : null;
        counts.checked++;
        if (said !== null) counts.shown++;
        if (said === ours) continue;
        counts.differing++;
        if (differences.length < mostListed)
          differences.push({ roomId: room, ratePlanId: plan, arrival, nights, adults: asked.adults, told: said, ours });
      }
    }
  return { ...counts, currency: hotel.document.currency, differences };
}
