import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { madeHotel, madeNights } from './made-hotel.ts';
import { openSetup, type Setup } from './open-house.ts';
import { today } from './today.ts';
import { runLoad } from './run-load.ts';
import { seeblickDocument } from './search.ts';

const stay = 'checkIn=2030-06-07&checkOut=2030-06-10&nbAdults=2';
const size = { rooms: 6, rates: 4, days: 30 };

/** The best prices of a chain in one call, against the search of one of its hotels: what a page of cards may cost. */
export async function benchChain(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  try {
    const seeblick = await seeblickDocument();
    await addChain(setup, seeblick, 900, 3);
    await addChain(setup, seeblick, 910, 50);
    const one = `${setup.url}/api/hotels/90000/availabilities?${stay}`;
    for (const connections of [1, 16]) {
      await runLoad(one, connections, 2); // warm: what is remembered is remembered
      const search = await runLoad(one, connections, 4);
      for (const [chainId, hotels] of [
        [900, 3],
        [910, 50],
      ] as const) {
        const address = `${setup.url}/api/chains/${chainId}/availabilities?${stay}`;
        await runLoad(address, connections, 2);
        const chain = await runLoad(address, connections, 4);
        say(
          `${hotels} hotels, ${connections} connections: ${chain.perSecond.toFixed(0)}/s against ` +
            `${search.perSecond.toFixed(0)} searches of one hotel; one call costs ` +
            `${(search.perSecond / chain.perSecond).toFixed(2)} searches, ` +
            `${(search.perSecond / chain.perSecond / hotels).toFixed(3)} for each hotel; ` +
            `p99 ${chain.p99.toFixed(1)} ms against ${search.p99.toFixed(1)}; failures ${chain.failures + search.failures}`,
        );
      }
    }
  } finally {
    await setup.close();
  }
}

async function addChain(setup: Setup, template: PropertyDocument, chainId: number, count: number): Promise<void> {
  await setup.database.db.insertInto('chain').values({ chain_id: chainId, name: 'Bench Collection' }).execute();
  for (let i = 0; i < count; i++) {
    const hotel = { ...madeHotel(template, chainId * 100 + i, size), chainId };
    await setup.addHotel(hotel, madeNights(hotel, today, size));
  }
}
