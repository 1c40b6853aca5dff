import type { BrowserContext, Page, Response } from '@playwright/test';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

// Every journey begins in a browser that has never been here, at the address a guest has typed or clicked.

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const whole = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);
type Opened = { readonly page: Page; readonly answer: Response | null };
/** Each address in a browser of its own: a page that is left may still write down where it was. */
async function* openFresh<Row extends readonly [string, ...string[]]>(
  anotherBrowser: () => Promise<BrowserContext>,
  rows: readonly Row[],
): AsyncGenerator<Opened & { readonly row: Row }, void> {
  for (const row of rows) {
    const context = await anotherBrowser();
    const page = await context.newPage();
    yield { page, answer: await openPage(page, row[0]), row };
    await context.close();
  }
}
const cookieOf = async (page: Page, wanted: string): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === wanted)?.value;

test.describe('an address behind a hash', () => {
  test('A06 becomes a path and a query', async ({ anotherBrowser }) => {
    test.slow(); // many pages
    for await (const { page, row } of openFresh(anotherBrowser, [
      ['/#/1001', '/1001'],
      ['/#!/1001/packages', '/1001/packages'],
      [
        '/?lang=de#/1001/customer-account/privacy-policy?currency=EUR',
        '/1001/customer-account/privacy-policy?currency=EUR&lang=de',
      ],
      ['/?lang=fr#/1001/packages?lang=de', '/1001/packages?lang=de'],
      ['/#/hotel-chain/100?nbAdults=1', '/hotel-chain/100?nbAdults=1'],
      ['/#/packages?hotelId=1002', '/1002/packages'],
      ['/?hotelId=1001#/packages', '/1001/packages'],
      ['/?hotelId=1001#/1002/packages', '/1002/packages'],
      ['/#/1001/cancel/SB4-X', '/1001/reservation/cancel/SB4-X'],
    ]))
      await expect.poll(() => whole(page), row[0]).toBe(row[1]);
  });

  test('A06 leaves no step behind to which the way back would lead', async ({ page }) => {
    await page.goto('/api/docs');
    await openPage(page, '/#/1001/packages');
    await expect.poll(() => pathOf(page)).toBe('/1001/packages');
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/api/docs');
  });

  test('A06 never leads out of the house, whatever is written there', async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    for (const hash of [
      '//evil.example/1001',
      '/\\evil.example/1001',
      '/1001@evil.example',
      '/https://evil.example',
      'javascript:alert(1)',
      '/1001<script>alert(1)</script>',
      '/%2f%2fevil.example',
      '/__proto__/1001',
      '/api/docs',
    ]) {
      await page.goto(`/?probe=${encodeURIComponent(hash)}#${hash}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Stayfront' })).toBeVisible();
    }
    await page.goto('/#/1001/evil.example\\..\\packages');
    await expect(page.getByRole('heading', { level: 1, name: 'Special offers' })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([baseURL]));
  });

  test('A06 on a page of its own stays what it is: a place on that page', async ({ page }) => {
    await openPage(page, '/1001/packages#/1002/packages');
    await expect(page.getByRole('heading', { level: 1, name: 'Special offers' })).toBeVisible();
    expect(pathOf(page)).toBe('/1001/packages');
  });
});

test.describe('the hotel of an address', () => {
  test('A07 is that of the path, before that of the query', async ({ page }) => {
    await openPage(page, '/1001/packages?hotelId=1002');
    expect(pathOf(page)).toBe('/1001/packages');
  });

  test('A07 is that of the query, before the one this browser was at', async ({ page }) => {
    await openPage(page, '/1003');
    await openPage(page, '/packages?hotelId=1002');
    await expect.poll(() => whole(page)).toBe('/1002/packages');
  });

  test('A07 is the one this browser was at, before a number behind the hash', async ({ page }) => {
    await openPage(page, '/1002');
    await openPage(page, '/packages#1001');
    await expect.poll(() => pathOf(page)).toBe('/1002/packages');
  });

  test('A07 is the number behind the hash where nothing else names one', async ({ page }) => {
    await page.goto('/#1001');
    await expect.poll(() => pathOf(page)).toBe('/1001');
  });

  test.describe('that nobody has', () => {
    test.use({ mayComplain: /status of 404/ });

    test('A07 a number behind the hash is put in front of a page without a hotel', async ({ page }) => {
      await page.goto('/packages#1001');
      await expect.poll(() => pathOf(page)).toBe('/1001/packages');
      await expect(page.getByRole('heading', { level: 1, name: 'Special offers' })).toBeVisible();
    });

    test('A07 is answered with 404 and a way home', async ({ anotherBrowser }) => {
      for await (const { page, answer, row } of openFresh(anotherBrowser, [
        ['/0'],
        ['/9999999999'],
        ['/99999999999999999999'],
        ['/0x3e9'],
        ['/1e3'],
        ['/-1001'],
        ['/packages'],
      ])) {
        expect([...row, answer?.status()]).toEqual([...row, 404]);
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Return home' })).toBeVisible();
      }
    });

    test('A07 a hotel that somebody wrote into the browser’s memory is no way out of the house', async ({
      page,
      baseURL,
      context,
    }) => {
      for (const value of ['//evil.example', '1001/../api', '%2F%2Fevil.example', '-1', '1001,1002'])
        for (const address of ['/packages', '/']) {
          await context.addCookies([{ name: 'stayfront-hotel', value, url: baseURL ?? '' }]);
          await page.goto(address);
          expect(whole(page)).toBe(address);
        }
    });
  });

  test('A09 every page without a hotel in front gets it', async ({ page, request, baseURL }) => {
    await openPage(page, '/1001');
    for (const below of [
      '/packages',
      '/package/lake-and-sauna',
      '/room/single',
      '/bundle/399/GoogleHotelAds01/lake-weekend',
      '/maintenance',
      '/checkout/guest-info',
      '/reservation/cancel',
      '/cancel/SB4-X',
      '/customer-account/general-terms',
      '/config/customization',
    ]) {
      const answer = await request.get(`${baseURL}${below}?lang=de`, {
        maxRedirects: 0,
        headers: { cookie: 'stayfront-hotel=1001' },
      });
      expect([below, answer.headers()['location']]).toEqual([below, `/1001${below}?lang=de`]);
    }
  });
});

test.describe('the first load', () => {
  test('A10 rewrites the query to the page it names', async ({ anotherBrowser }) => {
    test.slow(); // many pages
    for await (const { page, row } of openFresh(anotherBrowser, [
      ['/?route=home&hotelId=1001&lang=de', '/1001?lang=de'],
      ['/?hotelId=1001&packageId=lake-and-sauna', '/1001/package/lake-and-sauna'],
      ['/1001?route=packages', '/1001/packages'],
      ['/?route=hotel-chain&hotelChainId=100&nbAdults=1', '/hotel-chain/100?nbAdults=1'],
      ['/hotel-chain?hotelChainId=100', '/hotel-chain/100'],
      ['/1001?route=maintenance', '/1001'],
      ['/1001/customer-account', '/1001/customer-account/privacy-policy'],
      ['/01001/packages', '/1001/packages'],
      // Ids that could be no id leave the guest at home, and stay harmless in the query.
      ['/?hotelId=1001&route=room&roomId=../../evil', '/1001'],
      ['/?hotelId=1001&route=package&packageId=//evil.example', '/1001?packageId=%2F%2Fevil.example'],
      ['/?hotelId=1001&route=bundle&channelId=399&sessionId=a/b&bundleId=c', '/1001?sessionId=a%2Fb'],
      ['/1001?route=constructor', '/1001'],
      ['/1001?route=https://evil.example', '/1001'],
    ])) {
      await expect.poll(() => whole(page), row[0]).toBe(row[1]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('A10 keeps the channel of a link and calls it back: the hotel hears at once who brought the guest', async ({
    page,
  }) => {
    const stay = comingStay(3, 2);
    const told = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/searches'));
    await openPage(page, `/?hotelId=1001&channelId=400&checkIn=${stay.arrival}&checkOut=${stay.departure}`);
    expect((await told).postDataJSON()).toMatchObject({
      checkIn: stay.arrival,
      checkOut: stay.departure,
      channelParameters: { channelId: 400 },
    });
    expect(await cookieOf(page, 'stayfront-channel')).toBe('400');
    // Once for a visit: another page of it says nothing new.
    const again: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/searches')) again.push(request.url());
    });
    await page
      .getByRole('link', { name: /special offers|all packages/i })
      .first()
      .click();
    await expect.poll(() => pathOf(page)).toBe('/1001/packages');
    await expect(page.getByRole('heading', { level: 1, name: 'Special offers' })).toBeVisible();
    expect(again).toEqual([]);
  });

  test('A10 takes nothing for a channel that is none', async ({ page }) => {
    for (const channel of ['0', '-400', '1e3', '400;path=/', '<script>alert(1)</script>', '9'.repeat(40)]) {
      await openPage(page, `/1001/packages?channelId=${encodeURIComponent(channel)}`);
      expect(await cookieOf(page, 'stayfront-channel')).toBeUndefined();
    }
  });
});

test.describe('the body’s class', () => {
  test.use({ mayComplain: /status of 503 .*\/1004\/maintenance\b/ });

  test('A09 is there as the page comes, and stays', async ({ page, request }) => {
    for (const [address, bodyClass] of [
      ['/1001', ''],
      ['/hotel-chain/100', ''],
      ['/1004/maintenance', ''],
      ['/1001/checkout/thank-you', '_checkout'],
      ['/1001/customer-account/general-terms', '_account'],
    ] as const) {
      const html = await (await request.get(address)).text();
      expect([address, /<body class="([^"]*)">/.exec(html)?.[1]]).toEqual([address, bodyClass]);
      await openPage(page, address);
      await expect(page.locator('body')).toHaveClass(bodyClass);
    }
  });

  test('A09 goes with the page it belongs to, also on the way back', async ({ page }) => {
    await openPage(page, '/1001/customer-account/general-terms');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.locator('body')).toHaveClass('');
    await page.goBack();
    await expect(page.locator('body')).toHaveClass('_account');
  });
});

test.describe('where a page begins', () => {
  const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

  test('A11 a new page at its top; the way back where one was', async ({ page }) => {
    await openPage(page, homeOf(comingStay(3, 1)));
    const card = page.getByRole('article', { name: 'Twin Room' });
    await card.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(100);
    await card.getByRole('link', { name: 'Show more' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Twin Room' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  });
});

test.describe('a page that is not there', () => {
  test.use({ mayComplain: /status of 404/ });

  test('A05 says so, counts down from five and leads home', async ({ page }) => {
    for (const address of [
      '/1001/room',
      '/1001/room/single/more',
      '/1001/customer-account/x',
      '/1001//evil.example',
      '/1003/customer-account/general-terms',
    ]) {
      const answer = await openPage(page, address);
      expect([address, answer?.status()]).toEqual([address, 404]);
      await expect(page.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', /^\/100[13]$/);
    }
    await page.clock.install();
    await openPage(page, '/1001/nothing-here');
    await expect(page.getByRole('timer')).toHaveText('We take you home in 5 seconds.');
    for (let second = 0; second < 5; second++) await page.clock.runFor(1000);
    await expect.poll(() => pathOf(page)).toBe('/1001');
  });
});
