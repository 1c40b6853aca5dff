import { randomBytes, randomUUID } from 'node:crypto';
import { openDatabase } from '@stayfront/server/platform/db/open-database';

/**
 * The same rows as a booking writes, straight through pg by a program that does nothing else: the guarded update, the
 * key, the reservation, its room, its history and the job, in prepared statements. Prints what it measured as JSON.
 */
const [url = '', clients = '1', seconds = '5', hotel = '', arrival = '', quote = '', ...rooms] = process.argv.slice(2);
const hotelId = Number(hotel);
const database = openDatabase(url, { maxConnections: Math.min(20, Number(clients)) });
const times: number[] = [];
const end = performance.now() + Number(seconds) * 1000;
const guest = JSON.stringify({ givenName: 'Ada', surname: 'Lovelace', email: 'ada@guest.example', phone: '+44 20' });

async function book(roomId: string): Promise<void> {
  const client = await database.pool.connect();
  const reservationId = `CEILING-${randomBytes(10).toString('hex')}`;
  try {
    await client.query(`begin; set local stayfront.hotel = '${hotelId}'`);
    const { rowCount } = await client.query({
      name: 'take',
      text: `with locked as (
               select hotel_id, date, room_id from inventory
                where hotel_id = $1 and room_id = $2 and date in ($3::date, $3::date + 1)
                order by date for no key update)
             update inventory set sold = sold + 1 from locked
              where inventory.hotel_id = locked.hotel_id and inventory.date = locked.date
                and inventory.room_id = locked.room_id and sold + 1 <= total`,
      values: [hotelId, roomId, arrival],
    });
    if (rowCount !== 2) throw new Error('There is no room left for the ceiling');
    await client.query({
      name: 'write',
      text: `with key as (
               insert into idempotency (hotel_id, operation, key, body_hash, answer, created_at)
               values ($1, 'ceiling', $2, $3, '{}', now())
             ), reserved as (
               insert into reservation (hotel_id, reservation_id, status, created_at, language, currency, hotel_currency,
                                        session_id, guest, token_seed, token_hash)
               values ($1, $4, 'book', now(), 'en', 'CHF', 'CHF', 'Abcdefgh12345678', $5, $3, $3)
             ), stay as (
               insert into room_stay (hotel_id, reservation_id, room_stay_index, room_id, arrival, departure, quote)
               values ($1, $4, 0, $6, $7::date, $7::date + 2, $8)
             )
             insert into reservation_event (hotel_id, reservation_id, happened_at, what) values ($1, $4, now(), 'book')`,
      values: [hotelId, randomUUID(), randomBytes(32), reservationId, guest, roomId, arrival, quote],
    });
    await client.query({
      name: 'queue',
      text: `select graphile_worker.add_job('send-confirmation', $1)`,
      values: [JSON.stringify({ hotelId, reservationId })],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}

const client = async (_: unknown, number: number): Promise<void> => {
  while (performance.now() < end) {
    const begun = performance.now();
    await book(rooms[number % rooms.length] ?? '');
    times.push(performance.now() - begun);
  }
};
await Promise.all(Array.from({ length: Number(clients) }, client));
await database.close();
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
console.log(JSON.stringify({ perSecond: times.length / Number(seconds), p50: at(0.5), p99: at(0.99), failures: 0 }));
