import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { makeStatement } from '@stayfront/server/app/statement/make-statement';
import { keepReports } from '@stayfront/server/booking/report/gather-sold';
import { knownHotels } from '@stayfront/server/property/hotel/known-hotels';
import { makeKey } from '@stayfront/server/property/key/make-key';
import { sql } from 'kysely';
import { addBookedHotel, bookStays } from './booked-hotel.ts';
import { searchFor, share } from './desk-export.ts';
import { multiplyStays } from './multiply-stays.ts';
import { openSetup, type Setup } from './open-house.ts';
import { today } from './today.ts';

const [few, many] = [100, 100_000];
const hotelId = 2001;

const from = addDays(stayDate(today), -364);
const span = `from=${from}&to=${addDays(from, 364)}`;
const questions = {
  'the house, by nights': `house?${span}&against=none`,
  'the house, by nights, beside the year before': `house?${span}`,
  'the house, by days of booking': `house?${span}&by=booked&against=none`,
  'what is behind a figure': `reservations?${span}&lead=15-30`,
  pickup: 'pickup?months=12',
  'money and taxes': `money?${span}`,
} as const;

/** What the nightly statement of such a house takes, and how guests' searches fare meanwhile. */
async function benchStatement(
  { database: { db } }: Setup,
  house: Parameters<typeof searchFor>[0],
  say: (line: string) => void,
): Promise<void> {
  const hotel = await knownHotels(db).current(hotelId);
  if (!hotel) throw new Error('The hotel is gone');
  for (const which of ['the first, which chains and seals what there is', 'the next']) {
    await searchFor(house, 100);
    const alone = await searchFor(house, 400);
    const begun = performance.now();
    let isMade = false;
    const making = makeStatement(db, hotel, 'bench', Date.parse(`${today}T12:00:00Z`)).then((statement) => {
      isMade = true;
      return statement;
    });
    const beside: number[] = [];
    while (!isMade) beside.push(...(await searchFor(house, 50)));
    const { lines } = await making;
    const counted = lines.map(({ line, counted: n }) => `${line} ${n}`).join(', ');
    say(
      `statement, ${which}: ${((performance.now() - begun) / 1000).toFixed(1)} s for ${counted}; searches meanwhile ` +
        `p99 ${share(beside, 0.99).toFixed(2)} ms, alone ${share(alone, 0.99).toFixed(2)} ms`,
    );
  }
}

/** What a house asks of a year with 100,000 reservations, and how guests' searches fare meanwhile. */
export async function benchReports(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  try {
    await addBookedHotel(setup, hotelId);
    const booked = await bookStays(setup, hotelId, few);
    // All of them within the year that is asked for.
    await multiplyStays(setup, hotelId, booked, many / few, sql<number>`((copy * 7) % 350 - 366)`);
    const { db } = setup.database;
    const begun = performance.now();
    await keepReports(db, knownHotels(db).current);
    say(`gathered once: ${((performance.now() - begun) / 1000).toFixed(1)} s for ${many} reservations`);
    await sql`analyze`.execute(db);
    const { key } = await makeKey(db, hotelId, 'bench', Date.now());
    const ask = async (path: string): Promise<number> => {
      const start = performance.now();
      const answer = await fetch(`${setup.url}/api/hotels/${hotelId}/desk/reports/${path}`, {
        headers: { authorization: `Bearer ${key}` },
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
      return performance.now() - start;
    };
    for (const [title, path] of Object.entries(questions)) {
      const times: number[] = [];
      for (let i = 0; i < 25; i++) times.push(await ask(path));
      say(`${title}: ${share(times.slice(5), 0.5).toFixed(0)} ms (goal for a year ≤ 200)`);
    }
    const house = { url: setup.url, hotelId, key };
    await benchStatement(setup, house, say);
    await searchFor(house, 100);
    const alone = await searchFor(house, 600);
    let isOn = true;
    // A person who looks at one report after the other, once a second.
    const asking = (async () => {
      while (isOn) {
        await ask(questions['the house, by nights']);
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    })();
    const beside = await searchFor(house, 3_000);
    isOn = false;
    await asking;
    say(
      `searches beside a report a second: ${share(beside, 0.5).toFixed(2)} ms, p99 ${share(beside, 0.99).toFixed(2)} ms; ` +
        `alone ${share(alone, 0.5).toFixed(2)} and ${share(alone, 0.99).toFixed(2)} ms, ` +
        `ratio of p99 ${(share(beside, 0.99) / share(alone, 0.99)).toFixed(2)} (goal ≤ 1.2)`,
    );
  } finally {
    await setup.close();
  }
}
