import { visitAnew } from '../steps/visit-anew.ts';
import { expect, test } from '../stayfront.ts';

type Opened = {
  /** As the specification writes it. */
  readonly route: string;
  readonly address: string;
  /** Where it is not 200. */
  readonly status?: number;
  /** Where it ends, when that is somewhere else. */
  readonly ends?: string;
  /** Undefined where the browser alone knows what to show: `without-a-room.screen.test.tsx` follows it there. */
  readonly heading?: string | RegExp;
  readonly bodyClass?: '' | '_checkout' | '_account' | '_config' | '_desk';
};

async function expectOpen({ route, address, status = 200, ends, heading, bodyClass = '' }: Opened): Promise<void> {
  const visited = await visitAnew(address);
  expect([route, visited.status, visited.address, visited.bodyClass]).toEqual([
    route,
    status,
    ends ?? address,
    bodyClass,
  ]);
  if (heading !== undefined) expect(visited.heading, route).toMatch(heading);
}

// Both tables of the specification, line by line.
test('A01 the pages of a hotel and its chain open', async () => {
  for (const one of [
    { route: '/hotel-chain/:chainId', address: '/hotel-chain/100', heading: 'Lakeland Collection' },
    { route: '/:hotelId', address: '/1001', heading: 'Hotel Seeblick' },
    { route: '/:hotelId/packages', address: '/1001/packages', heading: 'Special offers' },
    {
      route: '/:hotelId/package/:packageId',
      address: '/1001/package/lake-and-sauna',
      heading: 'Lake and Sauna Escape',
    },
    { route: '/:hotelId/room/:roomId', address: '/1001/room/single', heading: 'Single Room' },
    {
      route: '/:hotelId/bundle/:channelId/:sessionId/:bundleId',
      address: '/1001/bundle/399/GoogleHotelAds01/lake-weekend',
      heading: 'Your bundle',
    },
    {
      route: '/:hotelId/maintenance',
      address: '/1004/maintenance',
      status: 503,
      heading: /currently down for maintenance/,
    },
  ])
    await expectOpen(one);
});

test('A02 the pages of a checkout open', async () => {
  for (const below of ['add-services/double', 'guest-info', 'card-details', 'payment-callback', 'thank-you'])
    await expectOpen({ route: below, address: `/1001/checkout/${below}`, bodyClass: '_checkout' });
});

// The pages of one reservation are opened in manage.spec.ts and pay-by-link.spec.ts.
test('A03 the pages of a reservation open', async () => {
  for (const one of [
    { route: '/:hotelId/reservation', address: '/1001/reservation', ends: '/1001', heading: 'Hotel Seeblick' },
    {
      route: '/:hotelId/cancel/:reservationId?',
      address: '/1001/cancel/SB4-X',
      ends: '/1001/reservation/cancel/SB4-X',
      heading: 'Cancel a reservation',
    },
    {
      route: '…/reservation/cancel/:reservationId?',
      address: '/1001/reservation/cancel',
      heading: 'Cancel a reservation',
    },
    {
      route: '…/reservation/cancel/:reservationId?/confirmation',
      address: '/1001/reservation/cancel/SB4-X/confirmation',
    },
  ])
    await expectOpen(one);
});

test('A04 I02 the pages of the hotel’s own texts open, and its own area leads whoever has not signed in to the way in', async () => {
  for (const [page, heading] of [
    ['privacy-policy', 'Privacy policy'],
    ['general-terms', 'General terms'],
    ['accessibility', 'Accessibility'],
  ] as const)
    await expectOpen({ route: page, address: `/1001/customer-account/${page}`, heading, bodyClass: '_account' });
  for (const child of ['', '/customization', '/customization-form'])
    await expectOpen({
      route: `/:hotelId/config${child}`,
      address: `/1001/config${child}`,
      ends: `/1001/desk/sign-in?to=${encodeURIComponent(`/1001/config${child}`)}`,
      heading: 'Sign in to the desk',
      bodyClass: '_desk',
    });
});

test('A05 a page that is not there says so with 404, and leads home', async () => {
  for (const address of [
    '/1001/room',
    '/1001/room/single/more',
    '/1001/customer-account/x',
    '/1001//evil.example',
    '/1003/customer-account/general-terms',
  ]) {
    const { status, heading, html } = await visitAnew(address);
    expect([address, status, heading]).toEqual([address, 404, 'Page not found']);
    expect(/<a [^>]*href="(\/100[13])"[^>]*>(?:<[^>]*>)*Return home/.test(html), address).toBe(true);
  }
});

test('A07 a hotel that nobody has is answered with 404 and a way home', async () => {
  for (const address of ['/0', '/9999999999', '/99999999999999999999', '/0x3e9', '/1e3', '/-1001', '/packages']) {
    const { status, heading, html } = await visitAnew(address);
    expect([address, status, heading]).toEqual([address, 404, 'Page not found']);
    expect(html, address).toContain('Return home');
  }
});

test('A07 A09 the hotel of an address is that of its path, then of its query, then the one this browser was at', async () => {
  const { cookies } = await visitAnew('/1002');
  expect(cookies).toMatchObject({ 'stayfront-hotel': '1002' });
  for (const [address, ends] of [
    ['/1001/packages?hotelId=1003', '/1001/packages?hotelId=1003'],
    ['/packages?hotelId=1001', '/1001/packages'],
    ['/packages', '/1002/packages'],
  ] as const)
    expect(await visitAnew(address, 'stayfront-hotel=1002')).toMatchObject({
      status: 200,
      address: ends,
      heading: 'Special offers',
    });
});

test('A07 a hotel that somebody wrote into the browser’s memory is no way out of the house', async () => {
  for (const value of ['//evil.example', '1001/../api', '%2F%2Fevil.example', '-1', '1001,1002'])
    for (const address of ['/packages', '/'])
      expect(await visitAnew(address, `stayfront-hotel=${value}`)).toMatchObject({ address });
});

test('A09 every page without a hotel in front gets it', async ({ request }) => {
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
    const answer = await request.get(`${below}?lang=de`, {
      maxRedirects: 0,
      headers: { cookie: 'stayfront-hotel=1001' },
    });
    expect([below, answer.headers()['location']]).toEqual([below, `/1001${below}?lang=de`]);
  }
});

test('A10 on the first load the query is rewritten to the page it names', async () => {
  for (const [address, ends] of [
    ['/?route=home&hotelId=1001&lang=de', '/1001?lang=de'],
    ['/?hotelId=1001&packageId=lake-and-sauna', '/1001/package/lake-and-sauna'],
    [
      '/?hotelId=1001&route=package&packageId=lake-and-sauna&channelId=400',
      '/1001/package/lake-and-sauna?channelId=400',
    ],
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
  ] as const) {
    const visited = await visitAnew(address);
    expect([address, visited.status, visited.address]).toEqual([address, 200, ends]);
    expect(visited.heading, address).toMatch(/\S/);
  }
});

test('A10 the channel of a link is remembered, and nothing is taken for one that is none', async () => {
  for (const [address, channel] of [
    ['/?hotelId=1001&channelId=400', '400'],
    ['/?route=bundle&hotelId=1001&channelId=399&sessionId=GoogleHotelAds01&bundleId=lake-weekend', '399'],
    ['/1001/packages?channelId=512', '512'],
  ] as const)
    expect((await visitAnew(address)).cookies['stayfront-channel'], address).toBe(channel);
  for (const channel of ['0', '-400', '1e3', '400;path=/', '<script>alert(1)</script>', '9'.repeat(40)]) {
    const { cookies } = await visitAnew(`/1001/packages?channelId=${encodeURIComponent(channel)}`);
    expect(cookies['stayfront-channel'], channel).toBeUndefined();
  }
});

test('the root of a demo lists the hotels and their chain', async () => {
  const { status, heading, html } = await visitAnew('/');
  expect([status, heading]).toEqual([200, 'Stayfront']);
  expect(html).toContain('<a href="/1001">Hotel Seeblick, Lucerne</a>');
  expect(html).toMatch(/<a href="\/hotel-chain\/100">The chain that three of them belong to/);
});

test('A12 a page is titled with the name of the house and its own', async () => {
  for (const [address, title] of [
    ['/1001', 'Hotel Seeblick · All Rooms'],
    ['/1001/customer-account/privacy-policy', 'Hotel Seeblick · Privacy policy'],
    ['/1001/customer-account/general-terms', 'Hotel Seeblick · General terms'],
    ['/1001/nothing-here', 'Hotel Seeblick · Page not found'],
    ['/1001/checkout/guest-info', 'Hotel Seeblick · Your details'],
    ['/1003', 'The Riverhouse · All Rooms'],
    ['/1004/maintenance', 'Berghaus Alpina · Maintenance'],
    ['/999999/nothing-here', 'Page not found'],
  ] as const)
    expect([address, (await visitAnew(address)).title]).toEqual([address, title]);
});
