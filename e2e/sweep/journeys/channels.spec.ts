import type { PriceMismatch } from '@stayfront/contract/manage/price-mismatches';
import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import { startPartners } from '@stayfront/sandbox/partners/start-partners';
import { openOwnHotel } from '../../server/open-own-hotel.ts';
import { bookFrom, cookie, heard, recordOf } from '../../steps/book-for-partner.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

test('J03 J04 Tripadvisor hears of its booking with amounts times a hundred; who came by nobody is told to nobody', async ({
  page,
  baseURL,
  anotherBrowser,
}) => {
  const hotel = await openOwnHotel(baseURL ?? '', 2141);
  const partners = await startPartners();
  try {
    await hotel.manage('PUT', 'channels', {
      partner: 'tripadvisor',
      url: `${partners.url}/tripadvisor/conversion`,
      id: '80451',
      partnerName: 'SSC_Journey',
    });
    const stay = comingStay(22, 2);
    const link = `/2141?start_date=${stay.arrival}&end_date=${stay.departure}&refid=tripadvisor-journey&lang=en`;
    await openPage(page, link);
    await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}&checkOut=${stay.departure}`));
    await expect.poll(() => cookie(page, 'stayfront-refid')).toEqual({ value: 'tripadvisor-journey', days: 30 });
    await expect.poll(async () => (await cookie(page, 'stayfront-channel'))?.value).toBe('304');
    const { reservationId } = await bookFrom(page, homeOf(stay, 2141));
    await expect.poll(() => recordOf(hotel, reservationId)).toMatchObject([{ state: 'sent', told: 'booking' }]);
    expect(heard(partners, reservationId)).toMatchObject([
      {
        name: 'tripadvisor-booking',
        differences: [],
        query: {
          event: 'BOOKING_CONFIRMATION',
          refid: 'tripadvisor-journey',
          gbv: '42100',
          order_id: reservationId,
          startDate: stay.arrival,
          endDate: stay.departure,
          numAdults: '2',
          fees: '0',
        },
      },
    ]);
    const stranger = await (await anotherBrowser()).newPage();
    const direct = await bookFrom(stranger, `${homeOf(stay, 2141)}&lang=en`);
    const { channelParameters } = await hotel.manage<HotelReservation>('GET', `reservations/${direct.reservationId}`);
    expect(channelParameters.channelId).toBe(387);
    expect(await recordOf(hotel, direct.reservationId)).toEqual([]);
  } finally {
    await partners.stop();
  }
});

test('A15 J03 a link of a comparison site lands on its dates, guests, room and rate, and another price is told to the hotel', async ({
  page,
  baseURL,
}) => {
  const hotel = await openOwnHotel(baseURL ?? '', 2142);
  const { arrival, departure } = comingStay(24, 2);
  const words =
    'adults=2&roomId=panorama&ratePlanId=pay-at-hotel&currency=CHF&channelId=399&gclid=journey-click&lang=en';
  const told = page.waitForResponse((response) => response.url().endsWith('/shown-prices'));
  await openPage(page, `/2142?checkIn=${arrival}&nights=2&${words}&displayedPrice=421.00`);
  await expect(page).toHaveURL(new RegExp(`/2142/room/panorama\\.pay-at-hotel\\?.*checkOut=${departure}.*nbAdults=2`));
  await expect(page.getByRole('heading', { level: 1, name: 'Panorama Room' })).toBeVisible();
  await expect(page.getByText('CHF 421.00').first()).toBeVisible();
  expect((await told).status()).toBe(200);
  const mismatches = async (): Promise<PriceMismatch[]> =>
    (await hotel.manage<{ mismatches: PriceMismatch[] }>('GET', 'price-mismatches')).mismatches;
  expect(await mismatches()).toEqual([]);
  await openPage(page, `/2142?checkIn=${arrival}&nights=2&${words}&displayedPrice=399.00`);
  await expect(page.getByRole('heading', { level: 1, name: 'Panorama Room' })).toBeVisible();
  await expect.poll(mismatches).toMatchObject([
    {
      shown: '399.00',
      ours: 42_100,
      currency: 'CHF',
      channelId: 399,
      roomId: 'panorama',
      ratePlanId: 'pay-at-hotel',
      checkIn: arrival,
      checkOut: departure,
    },
  ]);
  await expect.poll(async () => (await cookie(page, 'stayfront-google'))?.value).toBe('journey-click');
});

test('J03 a guest who said no to advertising is told to nobody, and the hotel sees why', async ({ page, baseURL }) => {
  const hotel = await openOwnHotel(baseURL ?? '', 2144);
  const partners = await startPartners();
  try {
    await hotel.manage('PUT', 'channels', {
      partner: 'kayak',
      url: `${partners.url}/kayak/confirm`,
      provider: 'JOURNEY',
    });
    await page.context().addCookies([{ name: 'stayfront-consent-2144', value: '1000', url: baseURL ?? '' }]);
    const link = `${homeOf(comingStay(28, 2), 2144)}&kayakclickid=k-journey&lang=en`;
    const { reservationId } = await bookFrom(page, link);
    await expect.poll(() => recordOf(hotel, reservationId)).toMatchObject([{ partner: 'kayak', state: 'withheld' }]);
    expect(partners.received).toEqual([]);
  } finally {
    await partners.stop();
  }
});

test('J03 the hotel-shop’s script is loaded once, for its own click, where the hotel has credentials and the guest agreed', async ({
  page,
  baseURL,
  anotherBrowser,
}) => {
  const partners = await startPartners();
  try {
    const script = `${partners.url}/hotel-shop/conversion.js`;
    const trackers = { hotelShopId: 'shop-2143', hotelShopScript: script };
    await openOwnHotel(baseURL ?? '', 2143, { config: { test: true, trackers } });
    const stay = comingStay(26, 2);
    const link = `${homeOf(stay, 2143)}&hsclick=hs-journey&lang=en`;
    const told = (): readonly unknown[] => partners.received.filter(({ name }) => name === 'hotel-shop-booking');
    // Without an answer nothing is loaded, though the click is known.
    const silent = await (await anotherBrowser()).newPage();
    await bookFrom(silent, link);
    expect(told()).toEqual([]);
    await openPage(page, link);
    await page.getByRole('region', { name: 'Your privacy' }).getByRole('button', { name: 'Accept all' }).click();
    const { reservationId } = await bookFrom(page, link);
    await expect.poll(told).toMatchObject([
      {
        differences: [],
        query: {
          account: 'shop-2143',
          click: 'hs-journey',
          revenue: '421.00',
          reservation: reservationId,
          adults: '2',
        },
      },
    ]);
    await page.reload();
    await page.getByRole('heading', { name: 'Booking confirmed!' }).waitFor();
    expect(told()).toHaveLength(1);
  } finally {
    await partners.stop();
  }
});
