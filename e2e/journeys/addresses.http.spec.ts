import { request as requests, type APIResponse } from '@playwright/test';
import { routes } from '@stayfront/contract/routes';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { importHotel } from '../server/import-hotel.ts';
import { comingStay, homeOf, hotelToday } from '../steps/coming-stay.ts';
import { readAnew } from '../steps/read-anew.ts';
import { plainText, readCards } from '../steps/read-cards.ts';
import { readHtmlTag } from '../steps/read-html-tag.ts';
import { expect, test } from '../stayfront.ts';

/** What the server answers somebody with these cookies, without following where it leads. */
async function ask(address: string, cookie = ''): Promise<APIResponse> {
  const visitor = await requests.newContext({ baseURL: process.env['STAYFRONT_URL'] ?? '' });
  return visitor.get(address, { headers: { cookie, 'accept-language': 'en' }, maxRedirects: 0 });
}
const leadsTo = async (address: string, cookie?: string): Promise<string | undefined> =>
  (await ask(address, cookie)).headers()['location'];

for (const [address, ...words] of [
  ['/9999'],
  ['/9999/checkout/guest-info'],
  ['/hotel-chain/999'],
  ['/nothing/at/all'],
  ['/1001/%E0%A4%A'],
  ['/1001/nothing-here', 'Return home', 'We take you home in 5 seconds.'],
] as const)
  test(`A05 ${address} is answered with 404 and a page that says so`, async () => {
    const answer = await ask(address);
    expect(answer.status()).toBe(404);
    const page = plainText(await answer.text());
    for (const said of ['Page not found', ...words]) expect(page).toContain(said);
  });

test('A08 a house in maintenance shows who it is and how to reach it, whatever page is asked for', async () => {
  for (const address of ['/1004', '/1004/checkout/guest-info', '/1004/customer-account/privacy-policy'])
    expect(await leadsTo(address)).toMatch(/\/1004\/maintenance$/);
  const answer = await ask('/1004/maintenance');
  // Search engines come again instead of forgetting the house.
  expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '600']);
  const html = await answer.text();
  expect(plainText(html)).toContain('Our booking-engine is currently down for maintenance.');
  expect(plainText(html)).toContain('We expect to be back soon. Thanks for your patience.');
  for (const link of ['tel:+41335550177', 'mailto:hello@berghaus-alpina.example']) expect(html).toContain(link);
  expect(html).not.toContain('<footer');
});

test('A08 a house that is open has no maintenance page', async () => {
  expect(await leadsTo('/1001/maintenance')).toMatch(/\/1001$/);
});

test('A15 B07 dates that are none lead to tonight', async () => {
  for (const dates of ['checkIn=soon', 'checkIn=2027-02-30&checkOut=2027-03-02']) {
    const before = hotelToday();
    const led = await leadsTo(`/1001?${dates}`);
    const days = [before, hotelToday()].map((day) => `/1001?checkIn=${day}&checkOut=${addDays(day, 1)}&nbAdults=2`);
    expect(days).toContain(led);
  }
  expect(await leadsTo('/1001/room/double?checkIn=never')).toMatch(/^\/1001\?checkIn=/);
});

test('B07 E02 who comes back without dates goes on with those of the session; a link with dates wins over it', async () => {
  const stay = comingStay(4, 2);
  const search = `checkIn=${stay.arrival}&checkOut=${stay.departure}&nbAdults=1&promoCode=WELCOME10`;
  const session = encodeURIComponent(`Abcdefgh12345678.${Date.now() + 600_000}.${search}`);
  const cookie = `stayfront-session-1001=${session}`;
  expect(await leadsTo('/1001?lang=de', cookie)).toBe(`/1001?${search}&lang=de`);
  expect(await leadsTo('/1001/room/double', cookie)).toContain(`/1001/room/double?checkIn=${stay.arrival}`);
  expect(await leadsTo('/1001')).toBeUndefined();
  const other = homeOf(comingStay(2, 1));
  expect((await ask(other, cookie)).status()).toBe(200);
});

test('A15 J04 who sent the guest is remembered for 30 days, the browser as long as browsers do', async () => {
  const answer = await ask(`${homeOf(comingStay(3, 1))}&refid=TripAdvisor-7`);
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  const ages = Object.fromEntries(
    cookies.map(({ value }) => [value.split('=')[0], Number(/max-age=(\d+)/i.exec(value)?.[1]) / 86_400]),
  );
  expect(ages['stayfront-refid']).toBe(30);
  expect(ages['stayfront-client']).toBeGreaterThanOrEqual(399);
});

test('language, direction and light are right from the first byte', async () => {
  expect(await readHtmlTag('/1001')).toBe(
    '<html lang="en" dir="ltr" data-mode="light" data-framed="no" data-words="CH">',
  );
  expect(await readHtmlTag('/1001?lang=ar&theme=dark')).toBe(
    '<html lang="ar" dir="rtl" data-mode="dark" data-framed="no" data-words="CH">',
  );
  expect(await readHtmlTag('/1001?lang=xx')).toBe(
    '<html lang="en" dir="ltr" data-mode="light" data-framed="no" data-words="CH">',
  );
  expect(await readHtmlTag('/1001', { 'accept-language': 'fi-FI,de-CH;q=0.9,en;q=0.8' })).toBe(
    '<html lang="de" dir="ltr" data-mode="light" data-framed="no" data-words="CH">',
  );
  const chosen = { cookie: 'stayfront-language=ar; stayfront-mode=dark', 'accept-language': 'de' };
  expect(await readHtmlTag('/1001', chosen)).toBe(
    '<html lang="ar" dir="rtl" data-mode="dark" data-framed="no" data-words="CH">',
  );
  expect(await readHtmlTag('/1001?lang=de&theme=light', chosen)).toBe(
    '<html lang="de" dir="ltr" data-mode="light" data-framed="no" data-words="CH">',
  );
  expect(await readHtmlTag('/1003')).toBe('<html lang="en" dir="ltr" data-mode="dark" data-framed="no" data-words="">');
  expect(await readHtmlTag('/1001?lang=pt-BR')).toBe(
    '<html lang="pt" dir="ltr" data-mode="light" data-framed="no" data-words="CH BR">',
  );
  expect(await readHtmlTag('/1003?lang=pt&theme=light', { 'accept-language': 'pt-BR,pt;q=0.9' })).toBe(
    '<html lang="pt" dir="ltr" data-mode="light" data-framed="no" data-words="BR">',
  );
});

test('what the hotel has not said in the guest’s language is marked with its own', async () => {
  const inHebrew = await readAnew(`${homeOf(comingStay(3, 2))}&lang=he`);
  expect(inHebrew).toMatch(/<h3[^>]*lang="en"[^>]*>/);
  const inArabic = await readAnew(`${homeOf(comingStay(3, 2))}&lang=ar`);
  expect(inArabic).not.toMatch(/<h3[^>]*lang="en"[^>]*>/);
});

test('a house comes in its own colour and fonts, and announces no others', async () => {
  const [lake, casa] = [await readAnew('/1001'), await readAnew('/1002')];
  const announced = (html: string) =>
    [...html.matchAll(/<link[^>]*href="[^"]*\/([a-z-]+?)-latin-\w+-normal/g)].map(([, font]) => font);
  expect(new Set(announced(lake))).toEqual(new Set(['open-sans']));
  expect(new Set(announced(casa))).toEqual(new Set(['fraunces', 'inter']));
  expect(lake).toMatch(/#3b6075/i);
  expect(casa).toMatch(/#ad4f2d/i);
});

test('F04 a link in a currency nobody has means euros', async () => {
  expect(await readAnew('/1001?currency=XYZ')).toContain('Currency: EUR');
  expect(await readAnew('/1002?currency=USD')).not.toContain('Currency: ');
});

test('the largest picture is announced, but in no frame, whose width is not known yet', async ({ request }) => {
  const announced = async (dest: string): Promise<number> => {
    const page = await (await request.get('/1001', { headers: { 'sec-fetch-dest': dest } })).text();
    return page.match(/<link rel="preload" as="image"/g)?.length ?? 0;
  };
  expect(await announced('document')).toBe(1);
  expect(await announced('iframe')).toBe(0);
});

test('C05 a sold-out room says so in the page that the server sends', async () => {
  const cards = readCards(await readAnew(homeOf(comingStay(3, 1), 1003)));
  expect(cards.get('The Garden Room')).toContain('Room is sold out');
  expect(cards.get('The Weir Room')).toContain('Details & Book');
});

test('C06 a hotel that says N/A for its telephone and its address has none', async () => {
  await importHotel(2004, { contact: { phone: 'N/A', email: 'N/A' } });
  expect(plainText(await readAnew(homeOf(comingStay(3, 1), 2004)))).toContain('Empty contact information');
});

test('the API is described for people without a script and for machines in full', async ({ request }) => {
  const answer = await request.get('/api/docs');
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
  const page = await answer.text();
  expect(page).not.toContain('<script');
  const document = (await (await request.get('/api/openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(operations.toSorted()).toEqual(routes.map(({ operationId }) => operationId).toSorted());
  for (const operation of operations) expect(plainText(page)).toContain(operation);
});
