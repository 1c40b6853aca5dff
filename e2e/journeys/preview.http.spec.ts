import { inviteOperator } from '../server/invite-operator.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { openManagedHotel } from '../steps/manage-hotel.ts';
import { expect, test } from '../stayfront.ts';

const hotelId = 9307;

test('K23 the guest’s page stands with the draft in it before who has signed in, and leads to no other page', async ({
  request,
  baseURL,
}) => {
  const { key } = await openManagedHotel(request, hotelId);
  const changes = [{ path: 'rooms/attic/name/en', before: 'Attic Room', after: 'Room under the stars' }];
  const changed = await request.post(`/api/hotels/${hotelId}/desk/house/draft/changes`, {
    headers: { authorization: `Bearer ${key}` },
    data: { changes },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  const page = homeOf(comingStay(6, 2), hotelId);
  const closed = await request.get(`/preview${page}`, { maxRedirects: 0 });
  expect([closed.status(), closed.headers()['location']]).toEqual([302, page]);

  const link = new URL(await inviteOperator('mara@preview.example', hotelId, 'reader'), baseURL);
  const entered = await request.post(`/api/hotels/${hotelId}/operator/session`, {
    headers: { origin: baseURL ?? '' },
    data: { token: link.searchParams.get('t') },
  });
  expect(entered.status(), await entered.text()).toBe(201);
  const preview = await request.get(`/preview${page}`);
  const html = await preview.text();
  expect(html).toContain('Room under the stars');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
  const { 'cache-control': kept, 'content-security-policy': policy } = preview.headers();
  expect([kept, /frame-ancestors ([^;]*)/.exec(policy ?? '')?.[1]]).toEqual(['no-store', "'self'"]);
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((href) => !href.startsWith(`/preview/${hotelId}`))).toEqual([]);
  expect(await (await request.get(page)).text()).not.toContain('Room under the stars');
});
