import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { RateNight } from '@stayfront/rules/calendar/nights';
import { saveNights } from '@stayfront/server/selling/calendar/save-nights';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import type { Database } from '@stayfront/server/platform/db/open-database';
import { makeKey } from '@stayfront/server/property/key/make-key';
import { demoHotels } from '@stayfront/demo/demo-hotels';
import { readDocument } from '@stayfront/server/property/content/read-document';
import { dayRuleColumns } from '@stayfront/server/platform/db/day-rule-columns';
import { dayRuleNames } from '@stayfront/rules/restriction/day-rules';
import { madeHotel, madeNights } from './made-hotel.ts';
import { openSetup, type Setup } from './open-house.ts';
import { today } from './today.ts';
import { runLoad } from './run-load.ts';

const size = { rooms: 5, rates: 4, days: 750 };
const hotelId = 3000;
const search = `/api/hotels/${hotelId}/availabilities?checkIn=2030-06-07&checkOut=2030-06-10&nbAdults=2`;

/** 750 days of 20 rates pushed in one call, alone and while guests search, and how soon every server shows them. */
export async function benchLoad(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  const other = await setup.startAnother();
  try {
    const template = await readDocument(demoHotels[0]?.documentFile ?? '');
    if (!template.ok) throw new Error('The demo hotel is not valid');
    const hotel = madeHotel(template.document, hotelId, size);
    await setup.addHotel(hotel, madeNights(hotel, today, size));
    const { key } = await makeKey(setup.database.db, hotelId, 'bench', 0);
    let round = 0;
    const push = (): Push => pushOf(hotel, ++round);
    const send = (one: Push): Promise<void> => sendTo(setup, key, one);
    for (const server of [setup.url, other.url]) await (await fetch(server + search)).text();
    await send(push());

    const alone = await repeat(8, push, send);
    say(`one call of ${size.days * size.rooms * size.rates} nights, ${megabytes(push().body.length)}: ${told(alone)}`);
    await compareWithCeiling(setup.database, hotel, say);

    const before = await runLoad(setup.url + search, 8, 5);
    let isOver = false;
    const loading = runLoad(setup.url + search, 8, 8).finally(() => (isOver = true));
    const meanwhile: number[] = [];
    while (!isOver) meanwhile.push(...(await repeat(1, push, send)));
    const during = await loading;
    say(`searches before: ${before.perSecond.toFixed(0)}/s, p99 ${before.p99.toFixed(1)} ms`);
    say(
      `searches while ${meanwhile.length} calls come one after the other: ${during.perSecond.toFixed(0)}/s, ` +
        `p99 ${during.p99.toFixed(0)} ms; the calls then: ${told(meanwhile)}; failures ${before.failures + during.failures}`,
    );
    const waits: number[] = [];
    for (let i = 0; i < 5; i++) {
      const one = push();
      await send(one);
      waits.push(
        ...(await repeat(
          1,
          () => one.price,
          (price) => Promise.all([setup.url, other.url].map((server) => untilShown(server, price))),
        )),
      );
    }
    say(`from the answer until both servers show the new price: ${told(waits)}`);
  } finally {
    await other.close();
    await setup.close();
  }
}

type Push = { readonly body: string; readonly price: number };

/** Prices that were never there before, day by day. */
const pushOf = (hotel: PropertyDocument, round: number): Push => ({
  body: JSON.stringify({ rates: ratesOf(hotel, round).map(entryOf) }),
  price: priceIn(round),
});

async function sendTo(setup: Setup, key: string, { body }: Push): Promise<void> {
  const answer = await fetch(`${setup.url}/api/hotels/${hotelId}/manage/calendar`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`The calendar was refused: ${await answer.text()}`);
  await answer.text();
}

const priceIn = (round: number): number => 20_000 + round;

const ratesOf = (hotel: PropertyDocument, round: number): RateNight[] =>
  madeNights(hotel, today, size).rates.map((rate, i) => ({
    ...rate,
    prices: { ...rate.prices, byAdults: [priceIn(round), priceIn(round) + (i % 7) * 100] },
  }));

const entryOf = ({ date, roomId, ratePlanId, prices, rules }: RateNight): object => ({
  room: roomId,
  ratePlan: ratePlanId,
  from: date,
  to: date,
  ...prices,
  ...rules,
});

/** The same rows written by one plain statement, with no trigger to tell anybody and nothing checked. */
async function compareWithCeiling(
  database: Database,
  hotel: PropertyDocument,
  say: (line: string) => void,
): Promise<void> {
  const { db, pool } = database;
  await pool.query('create table plain_rate (like rate including defaults including indexes)');
  let round = 1_000;
  const fresh = (): RateNight[] => ratesOf(hotel, ++round);
  const ours = await repeat(8, fresh, (rates) =>
    inHotel(db, hotelId, (tx) => saveNights(tx, hotelId, { rooms: [], rates }, 0)),
  );
  const ceiling = await repeat(8, fresh, (rates) =>
    pool.query(plainInsert, [
      hotelId,
      rates.map((rate) => rate.date),
      rates.map((rate) => rate.roomId),
      rates.map((rate) => rate.ratePlanId),
      rates.map((rate) => `{${rate.prices.byAdults.join(',')}}`),
      ...(['extraAdult', 'child', 'infant'] as const).map((name) => rates.map(({ prices }) => prices[name])),
      ...dayRuleNames.map((name) => rates.map(({ rules }) => rules[name])),
    ]),
  );
  say(
    `saved without HTTP: ${told(ours)}; a plain insert of the same rows: ${told(ceiling)}; ratio ${(middle(ceiling) / middle(ours)).toFixed(2)}`,
  );
}

const columns = ['date, room_id, rate_plan_id, by_adults, extra_adult, child, infant', ...dayRuleColumns].join(', ');
const plainInsert = `
  insert into plain_rate (hotel_id, ${columns})
  select $1, ${columns.replace('by_adults', 'by_adults::bigint[]')}
    from unnest($2::date[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[], $9::boolean[],
                $10::boolean[], $11::boolean[], $12::smallint[], $13::smallint[], $14::smallint[], $15::smallint[])
         as night (${columns})
  on conflict (hotel_id, date, room_id, rate_plan_id) do update set by_adults = excluded.by_adults`;

async function untilShown(server: string, price: number): Promise<void> {
  for (;;) {
    const answer = (await (await fetch(server + search)).json()) as {
      availabilities: { products: { nightPrices: number[] }[] }[];
    };
    const prices = answer.availabilities.flatMap((room) => room.products.flatMap((product) => product.nightPrices));
    if (prices.some((one) => one >= price && one < price + 700)) return;
  }
}

/** How long each of so many runs took, in milliseconds; what it needs is made ready before. */
async function repeat<Ready>(
  times: number,
  prepare: () => Ready,
  work: (ready: Ready) => Promise<unknown>,
): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < times; i++) {
    const ready = prepare();
    const begun = performance.now();
    await work(ready);
    all.push(performance.now() - begun);
  }
  return all;
}

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const told = (times: readonly number[]): string =>
  `${middle(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`;
const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;
