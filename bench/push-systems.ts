import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { isRefusal } from '@stayfront/contract/problem';
import { demoHotels } from '@stayfront/demo/demo-hotels';
import { writeRequest } from '@stayfront/rules/channel-manager/envelope';
import type { Owned, SystemKind } from '@stayfront/rules/connection/account';
import type { XmlPart } from '@stayfront/rules/xml/write-xml';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import { secretBox } from '@stayfront/server/platform/secret/secret-box';
import { makeAccount } from '@stayfront/server/property/connection-account/make-account';
import { makeKey } from '@stayfront/server/property/key/make-key';
import { readDocument } from '@stayfront/server/property/content/read-document';
import { openHotel, smallHotel } from '@stayfront/server/testing/small-hotel';
import { alpineForm, freeRoomsSet, ratePlansSet } from './alpinebits-set.ts';
import { madeHotel, madeNights } from './made-hotel.ts';
import { openSetup, type Setup } from './open-house.ts';
import { googleDays, openGoogle } from './push-google.ts';
import { availability, entriesOf, pushSize, rates } from './push-messages.ts';
import { runLoad } from './run-load.ts';
import { senderAside } from './send-aside.ts';
import { today } from './today.ts';

const search = `/api/hotels/3000/availabilities?checkIn=2030-06-07&checkOut=2030-06-10&nbAdults=2`;

type Push = () => Promise<{ readonly tookMs: number; readonly bytes: number }>;

/** What a system sends again and again, each time new to the last night. It is written before anything is measured. */
type Way = {
  readonly name: string;
  write(round: number): Push | Promise<Push>;
  /** It can be sent once, and is written anew for the next time. */
  readonly isOnce?: boolean;
};

/**
 * Complete sets of a PMS in AlpineBits, of a channel manager and to Google: alone against the same put by a key, with what
 * they cost of the processor and how long nobody else was answered, and while guests search.
 */
export async function benchPush(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  const sender = senderAside();
  const closing: (() => Promise<unknown>)[] = [() => sender.stop()];
  try {
    const { ways, close } = await openWays(setup, sender);
    closing.unshift(close);
    await (await fetch(setup.url + search)).text();
    const chosen = process.argv[3];
    const asked = ways.filter(({ name }) => chosen === undefined || name.includes(chosen));
    const alone = new Map<string, number>();
    let round = 0;
    for (const { name, write } of asked) {
      await (
        await write(++round)
      )(); // everything is compiled then
      const lag = monitorEventLoopDelay({ resolution: 1 });
      const pushed: Awaited<ReturnType<Push>>[] = [];
      const turns = turnsOfThread();
      let [processorMs, threadMs] = [0, 0];
      for (let i = 0; i < 5; i++) {
        const push = await write(++round);
        const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
        lag.enable();
        turns.begin();
        pushed.push(await push());
        turns.end();
        lag.disable();
        processorMs += millisecondsOf(process.cpuUsage(all));
        threadMs += millisecondsOf(process.threadCpuUsage(own));
      }
      const times = pushed.map(({ tookMs }) => tookMs);
      alone.set(name, middle(times));
      say(
        `${name}, ${((pushed[0]?.bytes ?? 0) / 1_048_576).toFixed(1)} MB: ${told(times)}; ` +
          `${(processorMs / times.length).toFixed(0)} ms of the processor, ${(threadMs / times.length).toFixed(0)} of ` +
          `them in the thread that answers guests; for others it was late by ${(lag.percentile(99) / 1e6).toFixed(0)} ms ` +
          `(p99) and ${(lag.max / 1e6).toFixed(0)} ms at most, of which it worked ${turns.longest().toFixed(0)} ms itself`,
      );
    }
    const sum = (part: string): number =>
      [...alone].filter(([name]) => name.startsWith(part)).reduce((all, [, one]) => all + one, 0);
    const byKey = sum('a key');
    for (const part of ['AlpineBits', 'channel manager', 'Google'])
      if (byKey > 0 && sum(part) > 0)
        say(`${part}, all of it, against the same by a key: ratio ${(sum(part) / byKey).toFixed(2)}`);

    const before = await runLoad(setup.url + search, 8, 5);
    say(
      `searches before: ${before.perSecond.toFixed(0)}/s, p50 ${before.p50.toFixed(1)} ms, p99 ${before.p99.toFixed(1)} ms`,
    );
    for (const { name, write, isOnce } of asked) {
      const push = [await write(++round), await write(++round)] as const;
      const next = (at: number) => (isOnce ? write(++round) : push[at % 2]!);
      let isOver = false;
      const loading = runLoad(setup.url + search, 8, 8).finally(() => (isOver = true));
      const meanwhile: number[] = [];
      while (!isOver) meanwhile.push((await (await next(meanwhile.length))()).tookMs);
      const during = await loading;
      say(
        `searches while ${meanwhile.length} × ${name}: ${during.perSecond.toFixed(0)}/s ` +
          `(${(during.perSecond / before.perSecond).toFixed(2)} of before), p50 ${during.p50.toFixed(1)} ms, ` +
          `p99 ${during.p99.toFixed(0)} ms, failures ${during.failures}; the messages then: ${told(meanwhile)}`,
      );
    }
  } finally {
    for (const close of closing) await close();
    await setup.close();
  }
}

/** Two hotels: who decides about prices is one system in each. */
async function openWays(setup: Setup, sender: ReturnType<typeof senderAside>) {
  const template = await readDocument(demoHotels[0]?.documentFile ?? '');
  if (!template.ok) throw new Error('The demo hotel is not valid');
  const hotel = toldOnly(madeHotel(template.document, 3000, pushSize));
  // A plan changes the document, which is looked through then, with its pictures.
  const plain = toldOnly(madeHotel(smallHotel({ currency: 'EUR' }), 3001, pushSize));
  const other = {
    ...plain,
    rooms: plain.rooms.map((room) => ({ ...room, occupancy: { ...room.occupancy, standardPersons: 2 } })),
  };
  await setup.addHotel(hotel, madeNights(hotel, today, pushSize));
  await openHotel(setup.database.db, other, madeNights(other, today, pushSize));
  const { key } = await makeKey(setup.database.db, hotel.hotelId, 'bench', 0);
  const hub = await connect(setup, hotel.hotelId, 'channel-manager', ['prices', 'stock', 'restrictions']);
  const pms = await connect(setup, other.hotelId, 'alpinebits', ['prices', 'stock', 'restrictions']);
  const google = await openGoogle(setup, hotel.hotelId);

  type Sent = Readonly<Record<'path' | 'type' | 'body', string>> & { readonly key?: string; readonly basic?: string };
  const post = ({ path, type, body, key: bearer, basic }: Sent): Push => {
    const authorization = bearer ? `Bearer ${bearer}` : basic ? `Basic ${basic}` : '';
    const headers = { 'content-type': type, 'x-alpinebits-clientprotocolversion': '2024-10', authorization };
    return async () => {
      const { said, tookMs } = await sender.send({
        url: setup.url + path,
        method: bearer ? 'PUT' : 'POST',
        headers,
        body,
      });
      if (!(bearer ? said.startsWith('200') : said.includes('<Success/>')))
        throw new Error(`The message was refused: ${said.slice(0, 500)}`);
      return { tookMs, bytes: body.length };
    };
  };
  const api = `/api/hotels/${hotel.hotelId}`;
  const putByKey = (round: number): Push =>
    post({ path: `${api}/manage/calendar`, type: 'application/json', key, body: entriesOf(hotel, round) });
  const sendSoap = (message: XmlPart): Push =>
    post({ path: `${api}/channel-manager`, type: 'text/xml; charset=utf-8', body: writeRequest(message, hub) });
  const basic = Buffer.from(`${pms.login}:${pms.password}`).toString('base64');
  const sendAlpine = (action: string, xml: string): Push =>
    post({ path: `/api/hotels/${other.hotelId}/alpinebits`, basic, ...alpineForm(action, xml) });
  const { hotelId, currency, ratePlans } = other;
  const rooms = other.rooms.map(({ id }) => id);
  const set = (round: number) => ({ hotelId, rooms, from: today, days: pushSize.days, round });
  const ways: readonly Way[] = [
    { name: 'a key: stock, prices and rules in JSON', write: putByKey },
    {
      name: 'AlpineBits: FreeRooms, a complete set',
      write: (round) => sendAlpine('OTA_HotelInvCountNotif:FreeRooms', freeRoomsSet(set(round))),
    },
    {
      name: 'AlpineBits: RatePlans, a whole plan of prices and rules',
      write: (round) =>
        sendAlpine('OTA_HotelRatePlanNotif:RatePlans', ratePlansSet(set(round), ratePlans[0]?.code ?? '', currency)),
    },
    {
      name: 'channel manager: rooms left and rules, OTA_HotelAvailNotif',
      write: (round) => sendSoap(availability(hotel, round)),
    },
    { name: 'channel manager: prices, OTA_HotelRateAmountNotif', write: (round) => sendSoap(rates(hotel, round)) },
    {
      name: `Google: all that has changed of ${googleDays} days`,
      isOnce: true,
      async write(round) {
        await putByKey(round)();
        return async () => {
          const begun = performance.now();
          const bytes = await google.tell();
          return { tookMs: performance.now() - begun, bytes };
        };
      },
    },
  ];
  return { ways, close: google.close };
}

/** Prices move by a little each time, which nobody takes for a slip; told at once all the same. */
const toldOnly = (hotel: PropertyDocument): PropertyDocument => ({ ...hotel, calendarGuards: 'tell' });

async function connect({ database }: Setup, hotelId: number, kind: SystemKind, owns: readonly Owned[]) {
  const made = await inHotel(database.db, hotelId, (tx) =>
    makeAccount(
      tx,
      secretBox('bench'.repeat(10)),
      { hotelId, by: 'bench' },
      { kind, name: 'other', title: 'The other system', calls: true, owns },
      0,
    ),
  );
  if (isRefusal(made)) throw new Error(`Not connected: ${made.refused}`);
  return { login: made.login ?? '', password: made.password ?? '' };
}

/** The longest that the thread worked without letting anybody in, by its own clock: other programs do not count. */
function turnsOfThread() {
  let longest = 0;
  let last = process.threadCpuUsage();
  let timer: NodeJS.Timeout | undefined;
  return {
    begin() {
      last = process.threadCpuUsage();
      timer = setInterval(() => {
        longest = Math.max(longest, millisecondsOf(process.threadCpuUsage(last)));
        last = process.threadCpuUsage();
      }, 1);
    },
    end: () => clearInterval(timer),
    longest: () => longest,
  };
}

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const told = (times: readonly number[]): string =>
  `${middle(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`;
