import type { PriceMismatch } from '@stayfront/contract/manage/price-mismatches';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readMismatches } from './price-mismatch.store.ts';

/** Of something that nobody has seen for so long one may think that it is right again. */
const forgottenAfter = 3 * 86_400_000;

export type ShownPrice = PriceMismatch & { readonly ours: number };

/** The newest wrong price of each comparison site, with how often the site was wrong lately; nights to come only. */
export async function listShownPrices(tx: Tx, { hotelId, document }: Hotel, now: Instant): Promise<ShownPrice[]> {
  const today = todayAt(document.timeZone, now);
  const lately = (await readMismatches(tx, hotelId)).filter(
    (one): one is ShownPrice =>
      one.ours !== null && one.checkIn >= today && Date.parse(one.lastSeenAt) > now - forgottenAfter,
  );
  return [...Map.groupBy(lately, ({ channelId }) => channelId).values()].flatMap((of) => {
    const [newest] = of;
    const first = of.map(({ firstSeenAt }) => firstSeenAt).toSorted()[0];
    return newest && first
      ? [{ ...newest, firstSeenAt: first, seen: of.reduce((all, { seen }) => all + seen, 0) }]
      : [];
  });
}
