import type { SoldStay } from '@stayfront/rules/package/package-stock';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Db } from '../../platform/db/open-database.ts';
import { readInHotel } from '../../platform/db/read-in-hotel.ts';

type Asked = {
  readonly packageId: string;
  readonly from: StayDate;
  readonly to: StayDate;
  /** What is held for this session counts for everybody else. */
  readonly session?: string | undefined;
};

/** The rooms that are sold in a package, or held, with a night between two days. */
export async function readPackageSold(
  db: Db,
  hotelId: number,
  { packageId, from, to, session }: Asked,
  now: Instant,
): Promise<SoldStay[]> {
  return readInHotel<SoldStay>(db, hotelId, {
    name: 'read-package-sold',
    text: `select arrival, departure, count(*)::int as rooms
             from package_stays($1, array[$2], $3, $4, $5)
            where held_session is distinct from $6 or held_session is null
            group by arrival, departure order by arrival, departure`,
    values: [hotelId, packageId, from, to, new Date(now), session ?? null],
  });
}
