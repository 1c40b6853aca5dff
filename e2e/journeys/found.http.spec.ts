import { comingStay } from '../steps/coming-stay.ts';
import { readAnew } from '../steps/read-anew.ts';
import { findOffer } from '../steps/find-offer.ts';
import { expect, test } from '../stayfront.ts';

/** What a search engine reads: the page as it comes, without a browser. */
async function read(address: string) {
  const html = await readAnew(address);
  const [, canonical] = /<link rel="canonical" href="([^"]*)">/.exec(html) ?? [];
  const [, structured] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return {
    canonical,
    structured: structured === undefined ? null : (JSON.parse(structured) as Record<string, unknown>),
    languages: [...html.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language),
    picture: /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)">/.exec(html)?.[1],
    title: /<meta property="og:title" content="([^"]+)">/.exec(html)?.[1],
    isHidden: html.includes('<meta name="robots" content="noindex">'),
  };
}

test('search engines find one address per page and language, the hotel, its rooms and today’s price', async ({
  request,
  api,
  baseURL,
}) => {
  const stay = comingStay(3, 2);
  const dates = `checkIn=${stay.arrival}&checkOut=${stay.departure}`;
  const { room, product } = await findOffer(api, { stay, roomId: 'double', ratePlanId: 'flexible' });
  const prices = room.products.map((one) => one.totalPrice - one.totalDiscount);
  const lowest = (Math.min(...prices) / 100).toFixed(2);

  const home = await read(`/1001?${dates}&theme=dark&refid=abc`);
  expect(home.canonical).toBe(`${baseURL}/1001`);
  expect(home.languages).toEqual(expect.arrayContaining(['en', 'de', 'ar', 'x-default']));
  expect(home.isHidden).toBe(false);
  expect(home.structured).toMatchObject({ '@type': 'Hotel', name: 'Hotel Seeblick' });
  expect(home.structured?.['makesOffer']).toContainEqual(
    expect.objectContaining({ price: lowest, priceCurrency: 'CHF' }),
  );
  expect((await request.get(home.picture ?? '')).headers()['content-type']).toMatch(/^image\//);

  const page = await read(`/1001/room/${product.productId}?${dates}&lang=de`);
  expect(page.canonical).toBe(`${baseURL}/1001/room/double?lang=de`);
  expect(page.structured).toMatchObject({ '@type': 'HotelRoom', containedInPlace: { name: 'Hotel Seeblick' } });
  expect(page.structured?.['offers']).toHaveLength(room.products.length);

  const chain = await read('/hotel-chain/100?lang=en');
  expect(chain.canonical).toBe(`${baseURL}/hotel-chain/100?lang=en`);
  expect(chain.description).toMatch(/^Three small houses by the water\. .*Casa Lago \(Como\)/);
  expect((await read('/hotel-chain/100?lang=de')).description).toMatch(/^Drei kleine Häuser am Wasser\. /);

  const offer = await read('/1001/package/lake-and-sauna');
  expect(offer.title).toBe('Lake and Sauna Escape · Hotel Seeblick');
  expect(offer.description).not.toBe(home.description);
  expect((await read('/1001/package/friends-of-the-house')).isHidden).toBe(true);
});

test('pages of one guest, and pages that are not there, are nothing for search engines', async () => {
  for (const address of ['/1001/reservation/cancel', '/1001/nothing-here', '/1001/checkout/thank-you'])
    expect([address, await read(address)]).toEqual([
      address,
      expect.objectContaining({ canonical: undefined, structured: null }),
    ]);
  expect((await read('/1001/reservation/cancel')).isHidden).toBe(true);
});
