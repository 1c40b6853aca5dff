import type { Frame, Page } from '@playwright/test';
import { roomCard } from '../steps/choose-room.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { expectTold } from '../steps/expect-told.ts';
import { awaitBooking, bookingIn, frameIn } from '../steps/hotel-site.ts';
import { changeHotel } from '../steps/manage-hotel.ts';
import { tagManager, watchTags } from '../steps/watch-tags.ts';
import { openWrittenSite, type WrittenSite } from '../steps/written-site.ts';
import { expect, test } from '../stayfront.ts';

let site: WrittenSite;

// One site, whose page each journey writes anew.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright, baseURL }) => {
  site = await openWrittenSite({ playwright }, baseURL ?? '', 9305);
});
test.afterAll(() => site.close());

/** What the frame keeps of a consent: counting visits, and three signals of advertising. */
const keptConsent = (page: Page): Promise<string | undefined> =>
  frameIn(page).evaluate(() => /stayfront-consent-9305=(\d+)/.exec(document.cookie)?.[1]);

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

// From here on the hotel has a tag manager.
test('J03 the element takes light, language, currency, dates and a code; and the page around it answers for the guest: after its no nothing leaves, after its yes the tags come', async ({
  page,
  api,
  request,
  baseURL,
}) => {
  await changeHotel({ request, api }, site.hotel, {}, { trackers: { tagManagerId: 'GTM-TEST305' } });
  const tags = await watchTags(page, baseURL ?? '', site.origin);
  const around = new URL(site.origin).host;
  const { arrival, departure } = comingStay(5, 2);
  const attributes = `lang="de" currency="CHF" check-in="${arrival}" check-out="${departure}" adults="1" promo="WELCOME10" theme="dark" consent="none"`;
  await site.open(page, site.element(attributes));
  await awaitBooking(page);
  const booking = bookingIn(page);
  const root = booking.locator('html');
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(root).toHaveAttribute('data-mode', 'dark');
  const card = roomCard(booking, 'Attic Room');
  await expect(card.getByText(/CHF/).first()).toBeVisible();
  const query = new URL(frameIn(page).url()).searchParams;
  const names = ['checkIn', 'checkOut', 'nbAdults', 'promoCode', 'currency'];
  expect(names.map((name) => query.get(name))).toEqual([arrival, departure, '1', 'WELCOME10', 'CHF']);
  await page.locator('stayfront-booking').evaluate((one) => one.setAttribute('theme', 'light'));
  await expect(root).toHaveAttribute('data-mode', 'light');

  // What was said before anybody listened is not lost.
  await expectTold(tags, 'search', 'view_item_list');
  await expect.poll(() => keptConsent(page)).toBe('0000');
  await card.getByRole('button', { name: 'Details & Buchung' }).click();
  await expectTold(tags, 'select_item', 'view_item');
  await expect(booking.locator('.consent')).toHaveCount(0);
  expect([[...tags.strangers], tags.managers]).toEqual([[around], []]);
  await page.locator('stayfront-booking').evaluate((one) => one.setAttribute('consent', 'analytics'));
  await expect.poll(() => tags.managers.length).toBe(1);
  expect([...tags.strangers]).toEqual([around, new URL(tagManager).host]);
  await expect.poll(() => keptConsent(page)).toBe('1000');
  // What is told again changes nothing.
  const commands = tags.told.map(({ entry }) => entry).filter((entry) => Array.isArray(entry));
  const answers = new Set(
    commands.map(([, kind, signals]: unknown[]) => `${String(kind)}: ${Object.values(signals as object).join(' ')}`),
  );
  expect([...answers]).toEqual([
    'default: denied denied denied denied',
    'update: denied denied denied denied',
    'update: granted denied denied denied',
  ]);
  await page.locator('stayfront-booking').evaluate((one) => one.setAttribute('consent', 'marketing'));
  await expect.poll(() => keptConsent(page)).toBe('0111');
});
