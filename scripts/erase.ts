import { isRefusal, problemOf } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Db } from '@stayfront/server/platform/db/open-database';
import { knownHotels } from '@stayfront/server/property/hotel/known-hotels';
import type { Hotel } from '@stayfront/server/property/hotel/hotel';
import { eraseReservation } from '@stayfront/server/followers/privacy/erase-reservation';
import { findDue } from '@stayfront/server/followers/privacy/erase-due';
import { findOf } from '@stayfront/server/followers/privacy/find-of';
import { listHotelIds } from '@stayfront/server/property/hotel/list-hotel-ids';
import { withDatabase } from './hotel/with-database.ts';
import { readEraseCommand } from './hotel/read-erase-command.ts';

const USAGE = `Forgets guests: name, contact, wishes, card and link. Rooms, nights, amounts and history stay.

  npm run erase -- HOTEL REFERENCE [--dry-run]   the guest of one reservation
  npm run erase -- HOTEL EMAIL [--dry-run]       every reservation that was made with an e-mail address
  npm run erase -- HOTEL due [--dry-run]         guests who left longer ago than the hotel keeps them (the server does
                                                 that by itself every night)

HOTEL is a number, or all. With --dry-run nothing is erased, only told. A guest who is still awaited is not forgotten:
cancel the reservation first. Mails that were sent are in mailboxes, where this does not reach.`;

const command = readEraseCommand(process.argv.slice(2));
if (command) process.exitCode = await withDatabase((db) => erase(db, command));
else {
  console.error(USAGE);
  process.exitCode = 1;
}

async function erase(db: Db, { hotel: wanted, whom, isDryRun }: NonNullable<typeof command>): Promise<number> {
  const ids = wanted === 'all' ? await listHotelIds(db) : [wanted];
  let [found, refused] = [0, 0];
  for (const hotelId of ids) {
    const hotel = await knownHotels(db).current(hotelId);
    if (!hotel) {
      console.error(`There is no hotel ${hotelId}.`);
      return 1;
    }
    for (const reservationId of await find(db, hotel, whom)) {
      const erased = await eraseReservation(db, hotel, { reservationId, who: 'hotel', isDryRun }, Date.now());
      if (isRefusal(erased)) refused += 1;
      else found += 1;
      const became = isRefusal(erased) ? problemOf(erased).title : isDryRun ? 'would be erased' : 'erased';
      console.log(`${hotelId} ${reservationId}: ${became}`);
    }
  }
  console.log(`${found} ${isDryRun ? 'would be erased' : 'erased'}, ${refused} not.`);
  return refused > 0 || (found === 0 && whom !== 'due') ? 1 : 0;
}

async function find(db: Db, hotel: Hotel, whom: string): Promise<readonly string[]> {
  return whom === 'due' ? findDue(db, hotel, Date.now()) : findOf(db, hotel.hotelId, readReference(whom) ?? whom);
}
