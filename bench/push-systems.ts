import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { isRefusal } from '@stayfront/contract/problem';
import { demoHotels } from '@stayfront/demo/demo-hotels';
import { writeMinor } from '@stayfront/rules/channel-manager/compose-reservation';
import { otaMessage, writeRequest, type Credentials } from '@stayfront/rules/channel-manager/envelope';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { el, type XmlPart } from '@stayfront/rules/xml/write-xml';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import { secretBox } from '@stayfront/server/platform/secret/secret-box';
import { makeAccount } from '@stayfront/server/property/connection-account/make-account';
import { makeKey } from '@stayfront/server/property/key/make-key';
import { readDocument } from '@stayfront/server/property/content/read-document';
import { madeHotel, madeNights } from './made-hotel.ts';
import { openSetup, type Setup } from './open-house.ts';
import { runLoad } from './run-load.ts';
import { today } from './today.ts';

const size = { rooms: 20, rates: 1, days: 730 };
const hotelId = 3000;
const search = `/api/hotels/${hotelId}/availabilities?checkIn=2030-06-07&checkOut=2030-06-10&nbAdults=2`;

/** Complete sets of other systems, each new to the last night: alone against the same put by a key, and while guests search. */
export async function benchPush(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  try {
    const template = await readDocument(demoHotels[0]?.documentFile ?? '');
    if (!template.ok) throw new Error('The demo hotel is not valid');
    const hotel = toldOnly(madeHotel(template.document, hotelId, size));
    await setup.addHotel(hotel, madeNights(hotel, today, size));
    const { key } = await makeKey(setup.database.db, hotelId, 'bench', 0);
    const credentials = await connect(setup);
    await (await fetch(setup.url + search)).text();
    let round = 0;
    const ways: Readonly<Record<string, () => Promise<number>>> = {
      'stock and prices by a key, JSON': () => sendJson(setup, key, hotel, ++round),
      'rooms left and rules, OTA_HotelAvailNotif': () => sendXml(setup, credentials, availability(hotel, ++round)),
      'prices, OTA_HotelRateAmountNotif': () => sendXml(setup, credentials, rates(hotel, ++round)),
    };
    const lag = monitorEventLoopDelay({ resolution: 5 });
    const alone = new Map<string, number>();
    for (const [name, send] of Object.entries(ways)) {
      const bytes = await send();
      lag.reset();
      lag.enable();
      const times = await repeat(5, send);
      lag.disable();
      alone.set(name, middle(times));
      say(
        `${name}, ${(bytes / 1_048_576).toFixed(1)} MB: ${told(times)}; nobody else answered for ` +
          `${(lag.max / 1e6).toFixed(0)} ms at most`,
      );
    }
    const [byKey = 0, ...byMessage] = alone.values();
    say(`both messages against the same by a key: ratio ${(byMessage.reduce((a, b) => a + b, 0) / byKey).toFixed(2)}`);

    const before = await runLoad(setup.url + search, 8, 5);
    say(
      `searches before: ${before.perSecond.toFixed(0)}/s, p50 ${before.p50.toFixed(1)} ms, p99 ${before.p99.toFixed(1)} ms`,
    );
    for (const [name, send] of Object.entries(ways)) {
      let isOver = false;
      const loading = runLoad(setup.url + search, 8, 8).finally(() => (isOver = true));
      const meanwhile: number[] = [];
      while (!isOver) meanwhile.push(...(await repeat(1, send)));
      const during = await loading;
      say(
        `searches while ${meanwhile.length} × ${name}: ${during.perSecond.toFixed(0)}/s ` +
          `(${(during.perSecond / before.perSecond).toFixed(2)} of before), p50 ${during.p50.toFixed(1)} ms, ` +
          `p99 ${during.p99.toFixed(0)} ms, failures ${during.failures}; the messages then: ${told(meanwhile)}`,
      );
    }
  } finally {
    await setup.close();
  }
}

/** Prices move by a little each time, which nobody takes for a slip; told at once all the same. */
const toldOnly = (hotel: PropertyDocument): PropertyDocument => ({ ...hotel, calendarGuards: 'tell' });

async function connect({ database }: Setup): Promise<Credentials> {
  const made = await inHotel(database.db, hotelId, (tx) =>
    makeAccount(
      tx,
      secretBox('bench'.repeat(10)),
      { hotelId, by: 'bench' },
      {
        kind: 'channel-manager',
        name: 'hub',
        title: 'The hub',
        calls: true,
        owns: ['prices', 'stock', 'restrictions'],
      },
      0,
    ),
  );
  if (isRefusal(made)) throw new Error(`Not connected: ${made.refused}`);
  return { login: made.login ?? '', password: made.password ?? '' };
}

const nights = (hotel: PropertyDocument): { room: string; code: string; day: number }[] =>
  hotel.rooms.flatMap(({ id }) =>
    Array.from({ length: size.days }, (_, day) => ({ room: id, code: hotel.ratePlans[0]?.code ?? '', day })),
  );

const control = ({ room, code, day }: { room: string; code: string; day: number }): XmlPart =>
  el('StatusApplicationControl', {
    Start: addDays(today, day),
    End: addDays(today, day),
    InvTypeCode: room,
    RatePlanCode: code,
  });

const stamp = (round: number) => ({ echoToken: `round-${round}`, at: new Date(0).toISOString() });

/** Each night by itself, as if no two were alike. */
const availability = (hotel: PropertyDocument, round: number): XmlPart =>
  otaMessage(
    'OTA_HotelAvailNotifRQ',
    stamp(round),
    {},
    el(
      'AvailStatusMessages',
      { HotelCode: hotelId },
      nights(hotel).map((night) =>
        el(
          'AvailStatusMessage',
          { BookingLimit: 5 + ((night.day + round) % 5) },
          control(night),
          el(
            'LengthsOfStay',
            {},
            el('LengthOfStay', { MinMaxMessageType: 'SetMinLOS', Time: 2 + ((night.day + round) % 2) }),
          ),
          el('RestrictionStatus', { Status: 'Open' }),
        ),
      ),
    ),
  );

const priceIn = (night: { readonly day: number }, round: number): number =>
  20_000 + round * 100 + (night.day % 7) * 100;

const rates = (hotel: PropertyDocument, round: number): XmlPart =>
  otaMessage(
    'OTA_HotelRateAmountNotifRQ',
    stamp(round),
    {},
    el(
      'RateAmountMessages',
      { HotelCode: hotelId },
      nights(hotel).map((night) =>
        el(
          'RateAmountMessage',
          {},
          control(night),
          el(
            'Rates',
            {},
            el(
              'Rate',
              {},
              el(
                'BaseByGuestAmts',
                {},
                [1, 2].map((guests) =>
                  el('BaseByGuestAmt', {
                    AgeQualifyingCode: '10',
                    AmountAfterTax: writeMinor(priceIn(night, round) + guests * 1_000, hotel.currency),
                    CurrencyCode: hotel.currency,
                    NumberOfGuests: guests,
                  }),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );

async function sendXml(setup: Setup, credentials: Credentials, message: XmlPart): Promise<number> {
  const body = writeRequest(message, credentials);
  const answer = await fetch(`${setup.url}/api/hotels/${hotelId}/channel-manager`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body,
  });
  const said = await answer.text();
  if (!said.includes('<Success/>')) throw new Error(`The message was refused: ${said.slice(0, 500)}`);
  return body.length;
}

async function sendJson(setup: Setup, key: string, hotel: PropertyDocument, round: number): Promise<number> {
  const days = nights(hotel).map((night) => {
    const date = addDays(today, night.day);
    return { night, at: { room: night.room, from: date, to: date } };
  });
  const body = JSON.stringify({
    stock: days.map(({ night, at }) => ({ ...at, total: 5 + ((night.day + round) % 5) })),
    rates: days.map(({ night, at }) => ({
      ...at,
      ratePlan: hotel.ratePlans[0]?.id,
      byAdults: [1, 2].map((guests) => priceIn(night, round) + guests * 1_000),
      extraAdult: 2_500,
      child: 1_500,
      infant: 500,
      minStay: 2 + ((night.day + round) % 2),
    })),
  });
  const answer = await fetch(`${setup.url}/api/hotels/${hotelId}/manage/calendar`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`The calendar was refused: ${await answer.text()}`);
  await answer.text();
  return body.length;
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < times; i++) {
    const begun = performance.now();
    await work();
    all.push(performance.now() - begun);
  }
  return all;
}

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const told = (times: readonly number[]): string =>
  `${middle(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`;
