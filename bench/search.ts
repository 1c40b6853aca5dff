import { demoHotels } from '@stayfront/demo/demo-hotels';
import { demoNights } from '@stayfront/demo/demo-nights';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { readDocument } from '@stayfront/server/property/content/read-document';
import { tellCalendarAnew } from './calendar-anew.ts';
import { madeHotel, madeNights } from './made-hotel.ts';
import { openSetup, type Setup } from './open-house.ts';
import { today } from './today.ts';
import { richHotel, richNights, richParty } from './rich-hotel.ts';
import { runLoad } from './run-load.ts';

const threeNights = 'checkIn=2030-06-07&checkOut=2030-06-10&nbAdults=2';

/** Questions per second over HTTP, against the same server sending a prepared answer of the same bytes. */
export async function benchSearch(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  try {
    const seeblick = await seeblickDocument();
    await setup.addHotel(seeblick, demoNights(seeblick, today));
    await measure(setup, say, 'six rooms, four rates, 3 nights', `/api/hotels/1001/availabilities?${threeNights}`);
    await measure(
      setup,
      say,
      'the same hotel, always another search',
      '/api/hotels/1001/availabilities?{stay}&{adults}',
      `/api/hotels/1001/availabilities?${threeNights}`,
    );
    await measure(setup, say, 'the calendar of 720 days', '/api/hotels/1001/calendar?nbAdults=2');

    const rich = richHotel(seeblick, 1500);
    await setup.addHotel(rich, richNights(rich, today, 720));
    const family = `checkIn=2030-06-07&checkOut=2030-06-11&${richParty}`;
    await measure(setup, say, 'the rich hotel, 4 nights, ages', `/api/hotels/1500/availabilities?${family}`);
    await measure(
      setup,
      say,
      'the rich hotel, always another search',
      '/api/hotels/1500/availabilities?{stay}&{adults}&nbChildren=1&nbInfants=1&ages=7,1',
      `/api/hotels/1500/availabilities?${family}`,
    );
    await tellCalendarAnew(setup, say, 1500, { adults: 2, children: 1, infants: 1, ages: [7, 1] });

    const large = { rooms: 44, rates: 8, days: 60 };
    const palace = madeHotel(seeblick, 2000, large);
    await setup.addHotel(palace, madeNights(palace, today, large));
    const twoWeeks = 'checkIn=2030-06-07&checkOut=2030-06-21&nbAdults=2';
    await measure(setup, say, '44 rooms, 8 rates, 14 nights', `/api/hotels/2000/availabilities?${twoWeeks}`);

    await addChain(setup, seeblick, 50);
    await measure(setup, say, 'a chain of 50 hotels, 3 nights', `/api/chains/900/availabilities?${threeNights}`);
  } finally {
    await setup.close();
  }
}

export async function seeblickDocument(): Promise<PropertyDocument> {
  const read = await readDocument(demoHotels[0]?.documentFile ?? '');
  if (!read.ok) throw new Error('The demo hotel is not valid');
  return read.document;
}

async function addChain(setup: Setup, template: PropertyDocument, count: number): Promise<void> {
  await setup.database.db.insertInto('chain').values({ chain_id: 900, name: 'Bench Collection' }).execute();
  const size = { rooms: 6, rates: 4, days: 30 };
  for (let i = 0; i < count; i++) {
    const hotel = { ...madeHotel(template, 9000 + i, size), chainId: 900 };
    await setup.addHotel(hotel, madeNights(hotel, today, size));
  }
}

/** The ceiling is the answer to `usual`; of questions that are all different it is one of about their size. */
async function measure(
  setup: Setup,
  say: (line: string) => void,
  title: string,
  address: string,
  usual = address,
): Promise<void> {
  await setup.prepare(usual);
  await runLoad(setup.url + address, 32, 2); // warm: what is remembered is remembered
  const { bytes } = await setup.prepare(usual);
  say(`${title} (${(bytes / 1024).toFixed(1)} KB):`);
  for (const connections of [1, 32]) {
    const asked = await runLoad(setup.url + address, connections, 5);
    const ceiling = await runLoad(`${setup.url}/prepared`, connections, 5);
    say(
      `  ${connections} connections: ${asked.perSecond.toFixed(0)}/s of ${ceiling.perSecond.toFixed(0)}/s, ` +
        `ratio ${(asked.perSecond / ceiling.perSecond).toFixed(3)}; ` +
        `p99 ${asked.p99.toFixed(1)} ms, ${(asked.p99 / ceiling.p99).toFixed(1)} × the ceiling's; ` +
        `failures ${asked.failures + ceiling.failures}${asked.bytes === ceiling.bytes ? '' : `; answers of ${(asked.bytes / 1024).toFixed(1)} KB`}`,
    );
  }
}
