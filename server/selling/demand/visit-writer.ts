import type { Hotel } from '../../property/hotel/hotel.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { CountedVisits } from './counted-visits.ts';
import { addVisits } from './visit.store.ts';

const everyMs = 5_000;

export type VisitWriter = {
  /** Writes what this server has counted at a hotel so far. */
  write(hotelId: Hotel['hotelId']): Promise<void>;
  close(): Promise<void>;
};

/** Writes counts every few seconds: who searches never waits for it, and a server that is killed loses those seconds. */
export function visitWriter(db: Db, visits: CountedVisits): VisitWriter {
  /** One after the other, so that what is given back is not written behind its own back. */
  let last: Promise<void> = Promise.resolve();
  const write = (hotelId: number): Promise<void> => {
    last = last.then(async () => {
      const taken = visits.take(hotelId);
      if (!taken) return;
      await inHotel(db, hotelId, (tx) => addVisits(tx, hotelId, taken)).catch(() => visits.giveBack(hotelId, taken));
    });
    return last;
  };
  const writeAll = async (): Promise<void> => {
    for (const hotelId of visits.waiting()) await write(hotelId);
  };
  const timer = setInterval(() => void writeAll(), everyMs);
  timer.unref();
  return {
    write,
    close() {
      clearInterval(timer);
      return writeAll();
    },
  };
}
