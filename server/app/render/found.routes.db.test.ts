import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel } from '../../testing/small-hotel.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const app = await startApp(database, { now: Date.parse('2027-06-01T12:00:00Z') });
const open = smallHotel();
const closed = smallHotel({ hotelId: 7002, config: { isInMaintenance: true } });

beforeAll(async () => {
  await openHotel(database.db, open, { rooms: [], rates: [] });
  await openHotel(database.db, closed, { rooms: [], rates: [] });
});

const get = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ url });
  return { statusCode, body, type: headers['content-type'] };
};
const placesIn = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place ?? '');

test('a browser that looks for an icon is not drawn a page that says no', async () => {
  expect(await get('/favicon.ico')).toMatchObject({ statusCode: 204, body: '' });
});

describe('search engines', () => {
  test('are asked to leave the pages of single guests alone, and told where the hotels are', async () => {
    const { body, type } = await get('/robots.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    for (const path of ['/*/checkout/', '/*/reservation/', '/*/config', '/api/'])
      expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`);
  });

  test('are told of every hotel that is open', async () => {
    expect(placesIn((await get('/sitemap.xml')).body)).toEqual([`${publicUrl}/7001/sitemap.xml`]);
  });

  test('are told of every public page of a hotel, in every language', async () => {
    const { body, type } = await get('/7001/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    const places = placesIn(body);
    expect(places).toContain(`${publicUrl}/7001`);
    for (const { id } of open.rooms) expect(places).toContain(`${publicUrl}/7001/room/${id}`);
    expect(places.filter((place) => /checkout|reservation/.test(place))).toEqual([]);
    expect(body.match(/hreflang="ar"/g)).toHaveLength(places.length);
    expect(body.match(/hreflang="x-default"/g)).toHaveLength(places.length);
  });

  test('are told of the page of a hotel’s chain', async () => {
    await openHotel(database.db, smallHotel({ hotelId: 7004, chainId: 7 }), { rooms: [], rates: [] });
    expect(placesIn((await get('/7004/sitemap.xml')).body)).toContain(`${publicUrl}/hotel-chain/7`);
  });

  test('are told of one hotel what they are told of all', async () => {
    const { body } = await get('/7001/robots.txt');
    expect(body).toContain('Disallow: /7001/reservation/\n');
    expect(body).toContain(`Sitemap: ${publicUrl}/7001/sitemap.xml\n`);
  });

  test('are told nothing of a hotel that is closed, or that there is not', async () => {
    for (const url of ['/7002/sitemap.xml', '/7003/sitemap.xml', '/9999999999/sitemap.xml', '/7002/robots.txt'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });
});
