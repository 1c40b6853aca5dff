import { stayDate } from '@stayfront/rules/stay/stay-date';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { usualLimits } from './call-limits.ts';

const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const crowd = { lagMs: 0, awaited: 0 };
const pressure = { lagMs: () => crowd.lagMs, awaited: () => crowd.awaited };
const database = await freshDatabase();
const limits = { ...usualLimits, search: 3, booking: 2, key: 2 };
const app = await startApp(database, clock, {
  limits,
  lagLimitMs: 1_000,
  pressure,
  trustedProxies: ['10.0.0.1'],
  addPages: async (server) =>
    void server.get('/*', { config: { limitedAs: 'search' } }, (_request, reply) =>
      reply.type('text/html').send('a page'),
    ),
});
await openHotel(database.db, smallHotel(), smallNights(smallHotel(), stayDate('2027-06-01'), 30));

// Somebody has been here before: the hotel's look is remembered.
await app.inject({ url: '/api/hotels/7001/config' });

const search = '/api/hotels/7001/availabilities?checkIn=2027-06-11&checkOut=2027-06-12&nbAdults=1';
const ask = async (url: string, remoteAddress: string, headers: Record<string, string> = {}) => {
  const reply = await app.inject({ url, remoteAddress, headers });
  return {
    status: reply.statusCode,
    retryAfter: reply.headers['retry-after'],
    body: reply.body,
    headers: reply.headers,
  };
};
const book = async (remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: '/api/hotels/7001/reservations',
    headers: { 'idempotency-key': 'k' },
    payload: bookingOf(['no quote']),
    remoteAddress,
  });
const times = async <Result>(count: number, work: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let time = 0; time < count; time++) results.push(await work());
  return results;
};

describe('a caller who comes too often', () => {
  test('is told when to come back, and is served then', async () => {
    const answers = await times(4, () => ask(search, '192.0.2.1'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    const last = answers[3];
    expect(last?.retryAfter).toBe('20');
    expect(JSON.parse(last?.body ?? '')).toMatchObject({ code: 'too_many_requests', retryAfter: 20 });
    clock.now += 20_000;
    expect((await ask(search, '192.0.2.1')).status).toBe(200);
  });

  test('may still do something else, and takes nothing from others', async () => {
    await times(4, () => ask(search, '192.0.2.2'));
    expect((await book('192.0.2.2')).statusCode).toBe(422);
    expect((await ask(search, '192.0.2.3')).status).toBe(200);
    expect((await times(2, () => book('192.0.2.2'))).map(({ statusCode }) => statusCode)).toEqual([422, 429]);
  });

  test('is known by what a trusted proxy says, and by nobody else’s word', async () => {
    const via = (proxy: string, guest: string) => ask(search, proxy, { 'x-forwarded-for': guest });
    const guests = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4', '198.51.100.5'];
    for (const guest of guests) expect((await via('10.0.0.1', guest)).status).toBe(200);
    const spoofed: number[] = [];
    for (const guest of guests) spoofed.push((await via('192.0.2.4', guest)).status);
    expect(spoofed).toEqual([200, 200, 200, 429, 429]);
  });

  test('for files that have to be drawn waits as for searches, also with tokens that open nothing', async () => {
    const file = '/api/hotels/7001/reservations/SB4-AAAAAAAAAA/confirmation.pdf?t=x';
    const answers = await times(4, () => ask(file, '192.0.2.7'));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
  });

  test('from the same network of long addresses is one caller', async () => {
    const answers = await Promise.all(['1', '2', '3', '4'].map((end) => ask(search, `2001:db8:1:2::${end}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });

  test('with a wrong key is kept from trying on', async () => {
    const answers = await times(3, () => ask('/api/hotels/7001/manage/reservations', '192.0.2.5'));
    expect(answers.at(-1)?.status).toBe(429);
  });

  test('on the machine itself is not counted, nor is who looks after the server', async () => {
    for (const { status } of await times(6, () => ask(search, '127.0.0.1'))) expect(status).toBe(200);
    for (const { status } of await times(6, () => ask('/healthz', '192.0.2.6'))) expect(status).toBe(200);
  });
});

describe('a server with too much to do', () => {
  const during = async <Result>(now: Partial<typeof crowd>, work: () => Promise<Result>): Promise<Result> => {
    Object.assign(crowd, now);
    try {
      return await work();
    } finally {
      Object.assign(crowd, { lagMs: 0, awaited: 0 });
    }
  };

  test.each([{ lagMs: 1_001 }, { awaited: 501 }])(
    '(%j) asks those who look to come back, and lets others book',
    async (now) => {
      const { looked, booked } = await during(now, async () => ({
        looked: await ask(search, '192.0.2.10'),
        booked: await book(`192.0.2.${11 + ((now.awaited ?? 0) % 7)}`),
      }));
      expect(looked.status).toBe(503);
      expect(Number(looked.retryAfter)).toBeGreaterThan(0);
      expect(JSON.parse(looked.body)).toMatchObject({ code: 'server.busy', retryAfter: Number(looked.retryAfter) });
      expect(booked.statusCode).toBe(422); // listened to
    },
  );

  test('far too much asks everybody, but hears of money and says that it is alive', async () => {
    const statuses = await during({ lagMs: 4_001 }, async () => ({
      booked: (await book('192.0.2.20')).statusCode,
      alive: (await ask('/healthz', '192.0.2.20')).status,
      notice: (await app.inject({ method: 'POST', url: '/api/hotels/7001/payment-notices/juspay' })).statusCode,
    }));
    expect(statuses).toMatchObject({ booked: 503, alive: 200 });
    expect(statuses.notice).not.toBe(503);
    expect((await book('192.0.2.20')).statusCode).toBe(422); // and all is well afterwards
  });

  test.each([
    ['/7001?lang=de', 'en', 'de', 'ltr', 'Einen Moment bitte'],
    ['/7001', 'ar-EG,en;q=0.8', 'ar', 'rtl', 'لحظة من فضلك'],
    ['/7001?lang=xx', 'nb', 'no', 'ltr', 'Et øyeblikk'],
    ['/7001?t="><script>', 'tlh', 'en', 'ltr', 'One moment, please'],
  ])('shows guests at %s (%s) a page that tries again by itself', async (url, spoken, language, direction, title) => {
    const headers = { accept: 'text/html,*/*', 'accept-language': spoken };
    const page = await during({ lagMs: 1_001 }, () => ask(url, '192.0.2.30', headers));
    expect(page.status).toBe(503);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(page.body).toContain(`<h1>${title}</h1>`);
    // In the hotel's own dress: its name and its colour.
    expect(page.body).toContain(`<title>${smallHotel().name} · ${title}</title>`);
    expect(page.body).toContain(`background:${smallHotel().theme.colorBtnBg}`);
    expect(page.body).toMatch(/http-equiv="refresh" content="\d+"/);
    expect(page.body).not.toContain('<script');
  });
});
