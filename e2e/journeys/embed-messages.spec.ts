import type { Frame } from '@playwright/test';
import { awaitBooking } from '../steps/hotel-site.ts';
import { openWrittenSite, type WrittenSite } from '../steps/written-site.ts';
import { expect, test } from '../stayfront.ts';

let site: WrittenSite;

test.beforeAll(async ({ playwright, baseURL }) => {
  site = await openWrittenSite({ playwright }, baseURL ?? '', 9305);
});
test.afterAll(() => site.close());

test('messages of strangers, and of the right ones in a wrong shape, change nothing on either side', async ({
  page,
  baseURL,
}) => {
  // A stranger in a frame beside the booking, as an advertisement is: it reaches the page, and not the frame.
  await page.route('http://evil.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Evil</title>' }),
  );
  await site.open(page, `${site.element()}<iframe title="Ad" src="http://evil.localhost/"></iframe>`);
  await awaitBooking(page);
  const find = (start: string): Frame => {
    const found = page.frames().find((one) => one.url().startsWith(start));
    if (!found) throw new Error(`There is no frame of ${start}`);
    return found;
  };
  const [booking, evil] = [find(`${baseURL}/9305`), find('http://evil.localhost')];
  const frame = page.locator('stayfront-booking iframe');
  const shows = (): Promise<unknown> =>
    Promise.all([
      frame.evaluate((one) => [
        one.clientHeight === 12_345,
        one.getAttribute('title') === 'Stolen',
        one.getAttribute('src'),
        scrollY,
      ]),
      booking.evaluate(() => {
        const { dataset, style } = document.documentElement;
        const isMoved = style.getPropertyValue('--view-top') === '7777px';
        return [dataset['mode'], location.href, /consent|dark/.test(document.cookie), isMoved];
      }),
    ]);
  const before = await shows();
  for (const one of [page.mainFrame(), booking])
    await one.evaluate(() => {
      addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const { dataset } = document.documentElement;
        if (data === 'last') dataset['heard'] = `${dataset['heard'] ?? ''}!`;
      });
    });
  const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
  const consent = Object.fromEntries(signals.map((signal) => [signal, 'granted']));
  const fair = [
    { type: 'stayfront:ready', title: 'Stolen' },
    { type: 'stayfront:height', height: 12_345 },
    { type: 'stayfront:top', top: 9_999 },
    { type: 'stayfront:hello', page: 'http://evil.localhost/' },
    { type: 'stayfront:view', top: 7_777, height: 5 },
    { type: 'stayfront:theme', mode: 'dark' },
    { type: 'stayfront:consent', consent },
    { name: 'payment-result', hotelId: 9305, query: '?status_id=21' },
    'last',
  ];
  await evil.evaluate((messages) => {
    for (const message of messages) parent.postMessage(message, '*');
  }, fair);
  // From the right window with a wrong origin, and the other way round: each page to itself.
  for (const one of [page.mainFrame(), booking])
    await one.evaluate((messages) => {
      for (const message of messages) window.postMessage(message, '*');
    }, fair);
  // The hotel's own page, badly programmed.
  await page.evaluate((engine) => {
    const inner = document.querySelector('stayfront-booking')?.shadowRoot?.querySelector('iframe')?.contentWindow;
    const half = { type: 'stayfront:consent', consent: { ad_storage: 'granted' } };
    const odd = [null, 7, 'stayfront:theme', [], { type: 'stayfront:theme', mode: 'red' }, half];
    const more = [
      { type: 'stayfront:view', top: 7_777, height: -5 },
      { type: 'stayfront:hello', page: 7 },
      { type: 'stayfront:hello', page: 'http://evil.localhost/' },
    ];
    for (const message of [...odd, ...more, 'last']) inner?.postMessage(message, engine);
  }, baseURL ?? '');
  // When the last word of each has arrived, so have all others.
  const heard = () =>
    Promise.all(
      [page.mainFrame(), booking].map((one) => one.evaluate(() => document.documentElement.dataset['heard'])),
    );
  await expect.poll(heard).toEqual(['!!', '!!']);
  expect(await shows()).toEqual(before);
});
