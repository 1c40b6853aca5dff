import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { isRefusal } from '@stayfront/contract/problem';
import { demoHotels } from '@stayfront/demo/demo-hotels';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import { secretBox } from '@stayfront/server/platform/secret/secret-box';
import { makeKey } from '@stayfront/server/property/key/make-key';
import { makeAccount } from '@stayfront/server/property/connection-account/make-account';
import { readDocument } from '@stayfront/server/property/content/read-document';
import { freeRoomsSet, postAlpineBits } from './alpinebits-set.ts';
import { madeHotel, madeNights } from './made-hotel.ts';
import { openSetup, type Setup } from './open-house.ts';
import { runLoad } from './run-load.ts';
import { today } from './today.ts';

const size = { rooms: 20, rates: 1, days: 730 };
const hotelId = 3000;
const search = `/api/hotels/${hotelId}/availabilities?checkIn=2030-06-07&checkOut=2030-06-10&nbAdults=2`;

/** Free rooms of 20 categories on 730 days, each night by itself and new: alone, and while guests search. */
export async function benchAlpineBits(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  try {
    const template = await readDocument(demoHotels[0]?.documentFile ?? '');
    if (!template.ok) throw new Error('The demo hotel is not valid');
    const hotel = madeHotel(template.document, hotelId, size);
    await setup.addHotel(hotel, madeNights(hotel, today, size));
    const posted = await connect(setup);
    const { key } = await makeKey(setup.database.db, hotelId, 'bench', 0);
    let round = 0;
    const send = async (): Promise<number> => {
      round += 1;
      const rooms = hotel.rooms.map(({ id }) => id);
      const xml = freeRoomsSet({ hotelId, rooms, from: today, days: size.days, round });
      const begun = performance.now();
      await postAlpineBits(posted, 'OTA_HotelInvCountNotif:FreeRooms', xml);
      return performance.now() - begun;
    };
    await (await fetch(setup.url + search)).text();
    await send();
    const lag = monitorEventLoopDelay({ resolution: 5 });
    lag.enable();
    const alone: number[] = [];
    for (let i = 0; i < 5; i++) alone.push(await send());
    lag.disable();
    const byKey: number[] = [];
    for (let i = 0; i < 5; i++) byKey.push(await sendJson(setup, key, hotel, ++round));
    say(`the same by a key, JSON: ${told(byKey)}; ratio ${(middleOf(alone) / middleOf(byKey)).toFixed(2)}`);
    say(`a complete set: ${told(alone)}; nobody else answered for ${(lag.max / 1e6).toFixed(0)} ms at most`);
    const before = await runLoad(setup.url + search, 8, 5);
    let isOver = false;
    const loading = runLoad(setup.url + search, 8, 8).finally(() => (isOver = true));
    const meanwhile: number[] = [];
    while (!isOver) meanwhile.push(await send());
    const during = await loading;
    say(
      `searches while ${meanwhile.length} sets came: ${(during.perSecond / before.perSecond).toFixed(2)} of before, ` +
        `p99 ${before.p99.toFixed(0)} then ${during.p99.toFixed(0)} ms, failures ${during.failures}; the sets: ${told(meanwhile)}`,
    );
  } finally {
    await setup.close();
  }
}

async function connect({ database, url }: Setup) {
  const wish = { kind: 'alpinebits', name: 'pms', title: 'The PMS', calls: true, owns: ['stock'] } as const;
  const made = await inHotel(database.db, hotelId, (tx) =>
    makeAccount(tx, secretBox('bench'.repeat(10)), { hotelId, by: 'bench' }, wish, 0),
  );
  if (isRefusal(made)) throw new Error(`Not connected: ${made.refused}`);
  const { login, password } = made;
  return { url: `${url}/api/hotels/${hotelId}/alpinebits`, login: login ?? '', password: password ?? '' };
}

async function sendJson({ url }: Setup, key: string, { rooms }: PropertyDocument, round: number): Promise<number> {
  const stock = rooms.flatMap(({ id: room }) =>
    Array.from({ length: size.days }, (_, day) => {
      const date = addDays(today, day);
      return { room, from: date, to: date, total: 5 + ((day + round) % 5) };
    }),
  );
  const begun = performance.now();
  const answer = await fetch(`${url}/api/hotels/${hotelId}/manage/calendar`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ stock }),
  });
  if (!answer.ok) throw new Error(`The calendar was refused: ${await answer.text()}`);
  await answer.text();
  return performance.now() - begun;
}

const middleOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const told = (times: readonly number[]): string =>
  `${middleOf(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`;
