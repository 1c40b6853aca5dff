import type { APIRequestContext } from '@playwright/test';
import { enterPayment } from '../server/enter-payment.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { changeHotel, openManagedHotel, type ManagedHotel } from '../steps/manage-hotel.ts';
import { visitAnew } from '../steps/visit-anew.ts';
import { expect, test } from '../stayfront.ts';

// Every field of a hotel's config, as specification 1 §3 names it, changes what a guest gets. Where the page says it as
// it comes from the server, no browser is opened to see it; the others are in config.spec.ts.

type Changes = readonly [document: Record<string, unknown>, config: object];
type Field = {
  readonly field: string;
  readonly off: Changes;
  readonly on: Changes;
  /** The page that says it; without one, the rooms of two adults. */
  readonly at?: string;
  /** In the page as it comes with the field on, and not with it off. */
  readonly says: RegExp;
};

const bounds = (adults: number, children: number, infants: number) => ({
  guests: {
    adults: { min: 1, max: adults },
    children: { min: 0, max: children, fromAge: 4, toAge: 12 },
    infants: { min: 0, max: infants, fromAge: 0, toAge: 3 },
  },
});
const stay = comingStay(6, 2);
const home = homeOf(stay, 9301);
const search = home.slice('/9301'.length);

const fields: readonly Field[] = [
  {
    field: 'currency',
    off: [{ currency: 'EUR' }, {}],
    on: [{ currency: 'CHF' }, {}],
    says: /<bdi[^>]*>CHF.150<\/bdi>/,
  },
  {
    field: 'subscription',
    off: [{}, { subscription: 'light' }],
    on: [{}, { subscription: 'premium' }],
    says: /class="logo"[^>]*><picture>/,
  },
  {
    field: 'useOffers',
    off: [{}, { useOffers: false }],
    on: [{}, { useOffers: true }],
    says: /href="\/9301\/packages/,
  },
  {
    field: 'defaultSorting',
    off: [{}, { defaultSorting: 'popularity' }],
    on: [{}, { defaultSorting: 'pricesUp' }],
    says: /Attic Room<\/a><\/h3>[^]*Panorama Room<\/a><\/h3>/,
  },
  {
    field: 'paymentSolutionsProvider',
    off: [{}, { paymentSolutionsProvider: null }],
    on: [{}, { paymentSolutionsProvider: 'PAYRAILS' }],
    at: `/9301/room/attic.paid-now${search}`,
    says: /<button (?![^>]*disabled)[^>]*>(?:<[^>]*>)*Book</,
  },
  {
    field: 'paymentParameters and test',
    off: [{}, { test: false }],
    on: [{}, { test: true }],
    at: '/9301/checkout/card-details',
    says: /"payment":\{"environment":"sandbox"/,
  },
  {
    field: 'trackers',
    off: [{}, { trackers: {} }],
    on: [{}, { trackers: { tagManagerId: 'GTM-TEST456' } }],
    says: /"tags":"GTM-TEST456"/,
  },
  {
    field: 'max adults',
    off: [bounds(2, 1, 1), {}],
    on: [bounds(3, 1, 1), {}],
    at: `${home}&nbAdults=3`,
    says: /3 adults, 1 room/,
  },
  {
    field: 'min adults',
    off: [bounds(3, 1, 1), {}],
    on: [{ guests: { ...bounds(3, 1, 1).guests, adults: { min: 2, max: 3 } } }, {}],
    at: `${home}&nbAdults=1`,
    says: /2 adults, 1 room/,
  },
  {
    field: 'max children',
    off: [bounds(2, 0, 1), {}],
    on: [bounds(2, 2, 1), {}],
    at: `${home}&nbChildren=2`,
    says: /2 adults, 2 children, 1 room/,
  },
  {
    field: 'max infants',
    off: [bounds(2, 1, 0), {}],
    on: [bounds(2, 1, 2), {}],
    at: `${home}&nbInfants=2`,
    says: /2 adults, 2 infants, 1 room/,
  },
];

let hotel: ManagedHotel;

// One hotel that is changed again and again.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  hotel = await openManagedHotel(request, 9301);
  await enterPayment(9301, {
    provider: 'PAYRAILS',
    baseUrl: 'https://api.payrails.example',
    clientId: 'journey',
    clientSecret: 'journey',
    workspaceId: 'journey',
    webhookKey: 'journey',
  });
  await request.dispose();
});

async function pageAt(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  return answer.text();
}

for (const { field, off, on, at = `${home}&nbAdults=2`, says } of fields)
  test(`I03 ${field} changes what the guest gets`, async ({ request, api }) => {
    await changeHotel({ request, api }, hotel, ...off);
    expect(says.test(await pageAt(request, at)), 'off').toBe(false);
    await changeHotel({ request, api }, hotel, ...on);
    expect(says.test(await pageAt(request, at)), 'on').toBe(true);
  });

test('I03 hotelChainId puts the chain’s hotels into the search panel', async ({ request }) => {
  const says = /<span class="k">Hotel<\/span>/;
  expect(says.test(await pageAt(request, home)), 'of no chain').toBe(false);
  expect(says.test(await pageAt(request, '/1001')), 'of chain 100').toBe(true);
});

test('A04 legal texts are the hotel’s own: sanitised, in the guest’s language or one the hotel has', async ({
  request,
  api,
}) => {
  const hostile =
    '<h2>Who we are</h2><p onclick="alert(1)">Call <a href="tel:+41335550177">us</a> or <a href="javascript:alert(1)">not</a>.</p>' +
    '<script>document.title="taken"</script><img src="x" onerror="alert(1)"><iframe src="https://evil.example"></iframe><ul><li>One</li><li>Two</li></ul>';
  await changeHotel({ request, api }, hotel, {
    legal: { privacyPolicy: { en: hostile, ar: 'نص عربي' }, generalTerms: { de: '## Preise\nAlles inbegriffen.' } },
  });
  const read = async (page: string, lang: string) => {
    const { html, title } = await visitAnew(`/9301/customer-account/${page}?lang=${lang}`);
    return { title, article: /<article.*?<\/article>/s.exec(html)?.[0] ?? '' };
  };
  const { title, article } = await read('privacy-policy', 'en');
  expect(title).toBe('Berghaus Alpina · Privacy policy');
  expect(article).toMatch(/<h2[^>]*>Who we are<\/h2>/);
  expect(article.match(/<a /g)).toHaveLength(1);
  expect(article).toMatch(/<a href="tel:\+41335550177"[^>]*>us<\/a> or (?:<[^>]*>)*not/);
  expect(article).toMatch(/<li>One<\/li>\s*<li>Two<\/li>/);
  expect(article).not.toMatch(/<script|<img|<iframe|onclick|onerror|javascript:/);
  expect((await read('privacy-policy', 'ar')).article).toContain('نص عربي');
  // No terms in Arabic, in the hotel's language or in English: the German ones, which say so and read from the left.
  expect((await read('general-terms', 'ar')).article).toMatch(
    /<div(?=[^>]* lang="de")(?=[^>]* dir="ltr")[^>]*>.*Alles inbegriffen\./s,
  );
});
