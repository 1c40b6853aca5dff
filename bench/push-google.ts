import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRefusal } from '@stayfront/contract/problem';
import { ratesSnapshot } from '@stayfront/rules/currency/rates-snapshot';
import { tellGoogle } from '@stayfront/server/followers/google-prices/tell-google';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import { secretBox } from '@stayfront/server/platform/secret/secret-box';
import { xmlReader } from '@stayfront/server/platform/xml/xml-reader';
import { makeAccount } from '@stayfront/server/property/connection-account/make-account';
import { knownHotels } from '@stayfront/server/property/hotel/known-hotels';
import { quoteSeal } from '@stayfront/server/selling/offer/quote-seal';
import { openSnapshots } from '@stayfront/server/selling/snapshot/snapshots';
import type { Setup } from './open-house.ts';
import { today } from './today.ts';

/** The most nights that Google is told of one by one. */
export const googleDays = 500;

/** Google, who takes everything at once, and the job that tells it what has changed. */
export async function openGoogle({ database }: Setup, hotelId: number) {
  let heard = 0;
  const google = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (heard += chunk.length));
    request.on('end', () => response.end('<OTA_AnswerRS><Success/></OTA_AnswerRS>'));
  });
  await new Promise<void>((resolve) => void google.listen(0, '127.0.0.1', resolve));
  const { port } = google.address() as AddressInfo;
  const box = secretBox('bench'.repeat(10));
  const made = await inHotel(database.db, hotelId, (tx) =>
    makeAccount(
      tx,
      box,
      { hotelId, by: 'bench' },
      {
        kind: 'google',
        name: 'hotels',
        title: 'Google',
        calls: false,
        settings: { partnerKey: 'bench', days: googleDays },
        address: `http://127.0.0.1:${port}`,
      },
      0,
    ),
  );
  if (isRefusal(made)) throw new Error(`Not connected: ${made.refused}`);
  const xml = xmlReader();
  const now = Date.parse(`${today}T12:00:00Z`);
  const snapshots = openSnapshots({ database, hotels: knownHotels(database.db), budgetBytes: 0, now: () => now });
  const deps = {
    db: database.db,
    readHotel: knownHotels(database.db).current,
    box,
    reach: { resolve: () => Promise.resolve([]), allowsLoopback: true, patienceMs: 60_000 },
    xml,
    snapshots,
    seal: quoteSeal('bench'.repeat(10)),
    rates: () => [ratesSnapshot],
  };
  return {
    /** Says how many bytes it took. */
    async tell(): Promise<number> {
      const before = heard;
      await tellGoogle(deps, { hotelId, connection: 'google.hotels' }, now);
      if (heard === before) throw new Error('Google was told nothing');
      return heard - before;
    },
    async close() {
      google.close();
      await xml.close();
      await snapshots.close();
    },
  };
}
