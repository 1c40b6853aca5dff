import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { atEachHotel } from '../../property/hotel/at-each-hotel.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { isMade } from './kept-statement.store.ts';
import { lastWholeDay, makeStatement } from './make-statement.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel };

/** Makes the statement of the day that is over wherever it is not made yet: soon after each hotel's own midnight. */
export const makeDueStatements = ({ db, readHotel }: Deps, now: Instant): Promise<void> =>
  atEachHotel(db, async (hotelId) => {
    const hotel = await readHotel(hotelId);
    if (!hotel) return;
    const day = lastWholeDay(hotel, now);
    if (!(await inHotel(db, hotelId, (tx) => isMade(tx, hotelId, day), 'read only')))
      await makeStatement(db, hotel, null, now);
  });
