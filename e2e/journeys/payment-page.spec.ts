import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { bookRoomsByApi } from '../steps/book-rooms-by-api.ts';
import { newGuest } from '../steps/fill-details.ts';
import { openPage } from '../steps/open-page.ts';
import { stayToBook } from '../steps/quiet-stay.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { goToCard } from '../steps/go-to-card.ts';
import { goToPayment, hostedPage, proceed } from '../steps/go-to-payment.ts';
import { cardField, dropInField } from '../steps/type-card.ts';
import { expect, test } from '../stayfront.ts';

type Listed = { readonly package?: string; readonly url?: string };
type Provider = 'PAYRAILS' | 'JUSPAY';
type Built = { readonly sha256: string; readonly packages: readonly string[] };

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '..', '..', file), 'utf8')) as Content;
const list = read<Record<Provider | 'everywhere', readonly Listed[]>>('docs/payment-scripts.json');
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The document of a payment, the scripts that run in it and the hosts it speaks to; frames have their own. */
function watch(page: Page, ends = '/checkout/card-details') {
  let policy = '';
  let scripts: Response[] = [];
  const hosts = new Set<string>();
  page.on('response', (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && new URL(response.url()).pathname.endsWith(ends)) {
      policy = response.headers()['content-security-policy'] ?? '';
      scripts = [];
      hosts.clear();
    }
    hosts.add(new URL(response.url()).host);
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame()) scripts.push(response);
  });
  return { policy: () => policy, scripts: () => scripts, hosts: () => [...hosts] };
}

/** Ours are the very bytes that were built, of listed packages only; the provider's is listed by its name. */
async function expectListed(scripts: readonly Response[], provider: Provider, origin: string): Promise<void> {
  const built = read<Record<string, Built>>('guest/dist/client/.vite/scripts.json');
  const listed = [...list.everywhere, ...list[provider]];
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    const url = new URL(script.url());
    const known = url.origin === origin ? built[url.pathname] : undefined;
    const isProviders = listed.some((one) => one.url !== undefined && url.pathname.endsWith(one.url));
    expect([script.url(), known !== undefined || isProviders]).toEqual([script.url(), true]);
    expect(known?.packages.filter((name) => !listed.some((one) => one.package === name)) ?? []).toEqual([]);
    expect(known ? sha256(await script.body()) : '').toBe(known?.sha256 ?? '');
  }
}

/** Who is let in; whose frame the page may stand in is another matter. */
const localHosts = (policy: string): string[] => [
  ...new Set(policy.replace(/frame-ancestors [^;]*/, '').match(/http:\/\/localhost:\d+/g)),
];

test('with a card as a guarantee only listed scripts run, and only the hotel’s provider is let in', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page);
  await goToCard(page, 'Flexible');
  await expect(cardField(page, 'CVV')).toBeVisible();
  await expectListed(seen.scripts(), 'PAYRAILS', baseURL ?? '');
  expect(localHosts(seen.policy())).toHaveLength(1);
  expect(seen.policy()).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(seen.hosts().toSorted()).toEqual(
    [new URL(baseURL ?? '').host, ...localHosts(seen.policy()).map((origin) => new URL(origin).host)].toSorted(),
  );
});

test('with the drop-in only listed scripts run', async ({ page, baseURL }) => {
  const seen = watch(page);
  await goToCard(page, 'Non-refundable');
  await proceed(page);
  await expect(dropInField(page, 'CVV')).toBeVisible();
  await expectListed(seen.scripts(), 'PAYRAILS', baseURL ?? '');
  expect(seen.hosts()).toHaveLength(2);
});

test('with the hosted page only listed scripts run, one of them the provider’s', async ({ page, baseURL }) => {
  const seen = watch(page);
  await goToPayment(page, comingStay(8, 2));
  await proceed(page);
  await expect(hostedPage(page).getByRole('button', { name: /^Pay EUR/ })).toBeVisible();
  await expectListed(seen.scripts(), 'JUSPAY', baseURL ?? '');
  expect(seen.policy()).toMatch(
    /script-src 'self' 'nonce-[^']+' http:\/\/localhost:\d+\/payment-page\/HyperServices\.js;/,
  );
  expect(seen.hosts()).toHaveLength(2);
});

test('on the page of a payment link only listed scripts run, and only the hotel’s provider is let in', async ({
  page,
  api,
  baseURL,
}) => {
  const stay = await stayToBook(api);
  const wish = { hotelId: 1001, stay, email: newGuest().email, ratePlanIds: ['non-refundable'] };
  const { reservationId, token } = await bookRoomsByApi(api, wish);
  const seen = watch(page, reservationId);
  await openPage(page, `/1001/reservation/payment/${reservationId}?t=${token}`);
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await expect(dropInField(page, 'CVV')).toBeVisible();
  await expectListed(seen.scripts(), 'PAYRAILS', baseURL ?? '');
  expect(localHosts(seen.policy())).toHaveLength(1);
  expect(seen.hosts()).toHaveLength(2);
});

test('no other page lets anything of a provider in', async ({ page }) => {
  for (const address of ['/1001', '/1001/checkout/guest-info', '/1002/checkout/guest-info']) {
    const policy = (await page.goto(address))?.headers()['content-security-policy'] ?? '';
    expect([address, localHosts(policy), policy.includes('frame-src')]).toEqual([address, [], false]);
  }
});
