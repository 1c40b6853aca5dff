import type { DeskApp } from '@stayfront/contract/desk-app';
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
import { deskPageRoutes } from './desk-page.routes.ts';
import { pageRoutes } from './page.routes.ts';

const { url } = await freshDatabase();
const database = openDatabase(url);
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const template = {
  html: '<!--app-->',
  filesOf: () => ({ scripts: [], styles: [] }),
  styleTag: () => '',
  moduleTags: () => '',
};
const guestPages = drawnPages();
/** In place of the built desk: one page for everybody, and a file. */
const drawnDesk: DeskApp = {
  isOpen: (address) => /^\/\d+\/desk\/sign-in(\?|$)/.test(address),
  async renderDesk(request) {
    const page = await guestPages.renderPage({ ...request, isFramed: false, isDemo: false, paymentOf: noPayment });
    return { ...page, isModeChosen: true };
  },
  openFile: () => Promise.resolve({ name: 'changes.csv', type: 'text/csv', pieces: pieces() }),
};
const noPayment = () => Promise.resolve(null);
async function* pieces(): AsyncGenerator<string> {
  yield await Promise.resolve('one,');
  yield 'two';
}
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
      deskPageRoutes(server, {
        ...asks,
        served,
        publicUrl: () => publicUrl,
        isReporting: false,
        connectSources: [],
        now: () => clock.now,
        load: () => Promise.resolve({ app: drawnDesk, template }),
      });
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
            template,
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

const inConfig = ['', '/', '/customization', '/customization-form', '/customization?lang=de', '/whatever'];
const inDesk = [
  '/people',
  '/people/changes?who=x',
  '/people/changes.csv',
  '/reservations/SB4-1',
  '/whatever',
  '/sign-in/more',
];
const pages = [...inConfig.map((page) => `/config${page}`), ...inDesk.map((page) => `/desk${page}`)];

describe('a page of the hotel’s own', () => {
  test.each(pages)('K01 /7001%s is not drawn for anybody but its people, never framed, never kept', async (page) => {
    const own = await operatorApi(app, database.db, 7001, clock).enter('anna@probe.example');
    const other = await operatorApi(app, database.db, 7002, clock).enter('berta@probe.example');
    const address = `/7001${page}`;
    const signIn = `/7001/desk/sign-in?to=${encodeURIComponent(address)}`;
    for (const cookie of ['', other, other.replace('7002', '7001'), `${own}x`]) {
      const reply = await app.inject({ url: address, headers: { cookie } });
      expect([reply.statusCode, reply.headers.location, reply.body]).toEqual([302, signIn, '']);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
    const reply = await app.inject({ url: address, headers: { cookie: own } });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(reply.headers['referrer-policy']).toBe(
      page.endsWith('.csv') ? 'strict-origin-when-cross-origin' : 'no-referrer',
    );
  });

  test('K04 a file of the desk comes as it is written', async () => {
    const cookie = await operatorApi(app, database.db, 7001, clock).enter('anna@probe.example');
    const reply = await app.inject({ url: '/7001/desk/people/changes.csv', headers: { cookie } });
    expect([reply.body, reply.headers['content-disposition']]).toEqual([
      'one,two',
      'attachment; filename="changes.csv"',
    ]);
  });

  test('where one signs in is there for everybody, and using the link is not looking at it', async () => {
    const { invite, ask } = operatorApi(app, database.db, 7001, clock);
    const token = await invite('clara@probe.example');
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const old = await app.inject({ method, url: `/7001/config/sign-in?t=${token}` });
      expect([old.statusCode, old.headers.location]).toEqual([302, `/7001/desk/sign-in?t=${token}`]);
      expect((await app.inject({ method, url: `/7001/desk/sign-in?t=${token}` })).statusCode).toBe(200);
    }
    expect(await ask(signInOperator, { body: { token } })).toMatchObject({ statusCode: 201 });
  });
});
