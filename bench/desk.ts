import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import { keepLists } from '@stayfront/server/booking/listing/gather';
import { knownHotels } from '@stayfront/server/property/hotel/known-hotels';
import { makeKey } from '@stayfront/server/property/key/make-key';
import { sql } from 'kysely';
import { addBookedHotel, bookStays, type Booked } from './booked-hotel.ts';
import { exportBesideGuests } from './desk-export.ts';
import { openSetup, type Setup } from './open-house.ts';
import { today } from './today.ts';

const [few, many] = [100, 100_000];
const [small, large] = [2000, 2001];

const questions = {
  'the list, the newest first': 'reservations',
  'who arrives': 'reservations?view=arriving',
  'who is in the house': 'reservations?view=in-house',
  'what is not paid': 'reservations?view=unpaid',
  'by total': 'reservations?sort=-total',
  'part of a name': 'reservations?text=lovel',
  'a name with a slip': 'reservations?text=lovelcae',
  'a mail address': 'reservations?text=ada%40guest-77.example',
  'how many each view has': 'reservation-counts',
  'the day': `days/${today}`,
} as const;

/** What a person at the desk asks of a house with 100,000 reservations, against the same house with 100. */
export async function benchDesk(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  try {
    for (const hotelId of [small, large]) {
      await addBookedHotel(setup, hotelId);
      const booked = await bookStays(setup, hotelId, few);
      if (hotelId === large) await multiply(setup, hotelId, booked, many / few);
    }
    const hotels = knownHotels(setup.database.db);
    await keepLists(setup.database.db, hotels.current, Date.parse(`${today}T12:00:00Z`));
    await sql`analyze`.execute(setup.database.db);
    const keys = new Map<number, string>();
    for (const hotelId of [small, large])
      keys.set(hotelId, (await makeKey(setup.database.db, hotelId, 'bench', Date.now())).key);
    const ask = async (hotelId: number, path: string): Promise<number> => {
      const begun = performance.now();
      const answer = await fetch(`${setup.url}/api/hotels/${hotelId}/desk/${path}`, {
        headers: { authorization: `Bearer ${keys.get(hotelId)}` },
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
      return performance.now() - begun;
    };
    for (const [title, path] of Object.entries(questions)) {
      const times = new Map([small, large].map((hotelId) => [hotelId, [] as number[]]));
      // In turn, so that whatever else the machine does is shared by both.
      for (let i = 0; i < 60; i++) for (const [hotelId, list] of times) list.push(await ask(hotelId, path));
      const middle = (hotelId: number): number =>
        times
          .get(hotelId)
          ?.slice(10)
          .toSorted((a, b) => a - b)[25] ?? 0;
      const [one, other] = [middle(small), middle(large)];
      say(
        `${title}: ${other.toFixed(1)} ms of ${many}, ${one.toFixed(1)} ms of ${few}, ratio ${(other / one).toFixed(2)}`,
      );
    }
    await exportBesideGuests({ url: setup.url, hotelId: large, key: keys.get(large) ?? '' }, say);
  } finally {
    await setup.close();
  }
}

/**
 * Writes every reservation of a hotel again and again, each time by a guest of another name and in other years; a tenth of
 * them on the days to come, as the first are.
 */
async function multiply({ database }: Setup, hotelId: number, booked: readonly Booked[], times: number): Promise<void> {
  const ids = booked.map(({ reservationId }) => reservationId);
  const first = sql`r.reservation_id = any(${ids}::text[])`;
  // In steps, since no statement may take long.
  for (let from = 1; from < times; from += 50)
    await inHotel(database.db, hotelId, async (tx) => {
      const again = sql`generate_series(${from}::int, ${Math.min(from + 49, times - 1)}::int) as copy`;
      await sql`
        insert into reservation
        select (jsonb_populate_record(r, jsonb_build_object('reservation_id', ${reference}, 'session_id', md5(copy || r.session_id),
                 'token_hash', '\\x' || md5(copy || r.reservation_id), 'guest', r.guest || ${guest},
                 'created_at', r.created_at + make_interval(days => ${days} - 30)))).*
          from reservation as r, ${again} where r.hotel_id = ${hotelId} and ${first}`.execute(tx);
      await sql`
        insert into room_stay
        select (jsonb_populate_record(r, jsonb_build_object('reservation_id', ${reference},
                 'arrival', r.arrival + ${days}, 'departure', r.departure + ${days},
                 'quote', r.quote || jsonb_build_object('arrival', r.arrival + ${days}, 'departure', r.departure + ${days})))).*
          from room_stay as r, ${again} where r.hotel_id = ${hotelId} and ${first}`.execute(tx);
      await sql`
        insert into reservation_event (hotel_id, reservation_id, happened_at, who, what, detail, total)
        select r.hotel_id, ${reference}, r.happened_at, r.who, r.what, r.detail, r.total
          from reservation_event as r, ${again} where r.hotel_id = ${hotelId} and ${first}`.execute(tx);
    });
}

const reference = sql`'SB4-' || translate(upper(substr(md5(copy || r.reservation_id), 1, 10)), '01', 'YZ')`;
const days = sql`((copy % 10) * 200 - 1800)`;
const guest = sql`jsonb_build_object(
  'surname', initcap(translate(substr(md5(copy::text), 1, 7), '0123456789', 'aeioulmnrs')),
  'email', 'guest-' || copy || '@house-' || substr(md5(r.reservation_id), 1, 6) || '.example')`;
