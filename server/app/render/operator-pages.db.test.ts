import { signInOperator } from '@stayfront/contract/operator';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../platform/db/open-database.ts';
import { makeServer } from '../main.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { drawnPages } from '../../testing/drawn-pages.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { publicUrl, testSecret } from '../../testing/start-app.ts';
import { pageRoutes } from './page.routes.ts';

const { url } = await freshDatabase();
const database = openDatabase(url);
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
let app: FastifyInstance;

beforeAll(async () => {
  app = await makeServer({
    database,
    secret: testSecret,
    dataDir: '/nowhere',
    snapshotBytes: 0,
    publicUrl: () => publicUrl,
    now: () => clock.now,
    addPages: (server, served, asks) => {
      pageRoutes(server, {
        ...asks,
        served,
        publicUrl: () => publicUrl,
        isDemo: false,
        isReporting: false,
        marketingUrl: null,
        connectSources: [],
        now: () => clock.now,
        root: () => Promise.reject(new Error('nobody asks for it')),
        load: () =>
          Promise.resolve({
            app: drawnPages(),
            template: { html: '<!--app-->', filesOf: () => ({ scripts: [], styles: [] }), styleTag: () => '' },
          }),
      });
      return Promise.resolve();
    },
  });
  for (const hotelId of [7001, 7002]) {
    const hotel = smallHotel({ hotelId });
    await openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 3));
  }
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const pages = ['', '/', '/customization', '/customization-form', '/customization?lang=de', '/whatever'];

describe('a page of the hotel’s own', () => {
  test.each(pages)('/7001/config%s is not drawn for anybody but its operator', async (page) => {
    const own = await operatorApi(app, database.db, 7001, clock).enter('anna@probe.example');
    const other = await operatorApi(app, database.db, 7002, clock).enter('berta@probe.example');
    const address = `/7001/config${page}`;
    for (const cookie of ['', other, other.replace('7002', '7001'), `${own}x`]) {
      const reply = await app.inject({ url: address, headers: { cookie } });
      expect([reply.statusCode, reply.headers.location, reply.body]).toEqual([302, '/7001/config/sign-in', '']);
    }
    const reply = await app.inject({ url: address, headers: { cookie: own } });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
  });

  test('where one signs in is there for everybody, and using the link is not looking at it', async () => {
    const { invite, ask } = operatorApi(app, database.db, 7001, clock);
    const token = await invite('clara@probe.example');
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await app.inject({ method, url: `/7001/config/sign-in?t=${token}` })).statusCode).toBe(200);
    expect(await ask(signInOperator, { body: { token } })).toMatchObject({ statusCode: 201 });
  });
});
