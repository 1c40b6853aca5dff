import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { stockLeft, type SoldStay, type StockLeft } from '@stayfront/rules/package/package-stock';
import { bookableDays, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readPackageSold } from './package-sold.store.ts';

type Package = PropertyDocument['packages'][number];

/** What is left of a package with a limit, and what is sold of it. */
export type ReadStock = { readonly left: StockLeft; readonly sold: readonly SoldStay[] };

/** What this guest has chosen in packages already, which is as good as sold, and the session for which rooms are held. */
type Basket = {
  readonly session?: string | undefined;
  readonly chosen?: readonly (Stay & { readonly packageId?: string | null })[] | undefined;
};

/**
 * How much of a package is left; null where it has no limit. Read anew each time: packages are few, and asked for seldom.
 */
export async function readStockLeft(
  db: Db,
  { hotelId, document }: Hotel,
  { id: packageId, stock }: Package,
  now: Instant,
  { session, chosen = [] }: Basket = {},
): Promise<ReadStock | null> {
  if (!stock) return null;
  const { first: from, last: to } = bookableDays(todayAt(document.timeZone, now));
  const sold = await readPackageSold(db, hotelId, { packageId, from, to, session }, now);
  const taken = chosen.filter((room) => room.packageId === packageId).map((room) => ({ ...room, rooms: 1 }));
  return { left: stockLeft(stock, [...sold, ...taken]), sold };
}
