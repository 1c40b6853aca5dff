import { comingStay } from '../steps/coming-stay.ts';
import { hotelSite } from '../steps/hotel-site.ts';
import { expect, test } from '../stayfront.ts';

test('the script weighs at most 4 KB, is kept by browsers, and is asked for again cheaply', async ({ request }) => {
  const answer = await request.get('/embed.js');
  expect((await answer.body()).length).toBeLessThanOrEqual(4096);
  const { etag = '', 'cache-control': kept, 'content-type': type } = answer.headers();
  expect(kept).toBe('public, max-age=3600, stale-while-revalidate=86400');
  expect(type).toBe('text/javascript; charset=utf-8');
  expect((await request.get('/embed.js', { headers: { 'if-none-match': etag } })).status()).toBe(304);
});

test('the pages of a booking stand in the hotel’s own site, and everything of a reservation in nobody’s', async ({
  request,
}) => {
  const site = await hotelSite();
  const ancestors = async (address: string, dest: string): Promise<string | undefined> => {
    const answer = await request.get(address, { headers: { 'sec-fetch-dest': dest }, maxRedirects: 0 });
    return /frame-ancestors ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
  };
  const { arrival, departure } = comingStay(3, 1);
  const search = `?checkIn=${arrival}&checkOut=${departure}`;
  // What the hotel writes of itself stands beside the forms of the desk, too.
  for (const page of ['', '/room/double', '/packages'])
    expect(await ancestors(`/1001${page}${search}`, 'iframe'), page).toBe(`'self' ${site}`);
  for (const page of ['/checkout/guest-info', '/checkout/thank-you'])
    expect(await ancestors(`/1001${page}${search}`, 'iframe'), page).toBe(site);
  expect(await ancestors('/1001/checkout/card-details', 'iframe')).toBe(site);
  for (const dest of ['iframe', 'document', 'embed', 'object'])
    for (const page of [
      '/1001/reservation/SB4-AAAAAAAAAA',
      '/1001/reservation/SB4-AAAAAAAAAA/change/1',
      '/1001/reservation/cancel',
      '/1001/reservation/lost-link',
      '/1001/reservation/payment/SB4-AAAAAAAAAA',
      '/1001/config',
      '/hotel-chain/100',
      '/api/hotels/1001/config',
      '/embed.js',
      '/',
    ])
      expect(await ancestors(page, dest), `${page} as ${dest}`).toBe("'none'");
  expect(await ancestors('/1001/checkout/card-details', 'document')).toBe("'none'");
});

test('in a frame of another site what the booking keeps is in cookies of its own part', async ({ request }) => {
  const kept = async (dest: string): Promise<string> => {
    const answer = await request.get('/1001/packages?currency=EUR&channelId=400', {
      headers: { 'sec-fetch-dest': dest, cookie: '' },
    });
    const sent = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
    expect(sent.length).toBeGreaterThan(1);
    return sent.map(({ value }) => value).join('\n');
  };
  for (const line of (await kept('iframe')).split('\n')) expect(line).toContain('Secure; Partitioned; SameSite=None');
  expect(await kept('document')).not.toMatch(/SameSite=None|Partitioned/);
});
