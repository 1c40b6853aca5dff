import type { PriceMismatch } from '@stayfront/contract/manage/price-mismatches';
import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import { startPartners } from '@stayfront/sandbox/partners/start-partners';
import { openOwnHotel } from '../../server/open-own-hotel.ts';
import { bookFrom, cookie, heard, recordOf } from '../../steps/book-for-partner.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { openPage } from '../../steps/open-page.ts';
import { calm, expect, test } from '../../stayfront.ts';

test.use(calm);

test('J03 J04 a booking that trivago brought is told to trivago by the server, and its end too', async ({
  page,
  baseURL,
}) => {
  const hotel = await openOwnHotel(baseURL ?? '', 2140);
  const partners = await startPartners();
  try {
    await hotel.manage('PUT', 'channels', {
      partner: 'trivago',
      url: `${partners.url}/trivago/tracking/booking`,
      apiKey: 'journey-key',
      advertiserId: '2140',
      hotel: '2140',
    });
    const stay = comingStay(20, 2);
    const link = `${homeOf(stay, 2140)}&nbAdults=2&trv_reference=trv-journey-1&trv_locale=de-CH&currency=CHF&lang=en`;
    await openPage(page, `${link}&displayedPrice=399.00`);
    // Another price than ours is told to the hotel.
    const mismatches = async (): Promise<PriceMismatch[]> =>
      (await hotel.manage<{ mismatches: PriceMismatch[] }>('GET', 'price-mismatches')).mismatches;
    await expect
      .poll(mismatches)
      .toMatchObject([{ shown: '399.00', currency: 'CHF', channelId: 344, checkIn: stay.arrival }]);
    await expect.poll(() => cookie(page, 'stayfront-trivago')).toMatchObject({ days: 30 });
    const { guest, reservationId } = await bookFrom(page, homeOf(stay, 2140));
    await expect
      .poll(() => recordOf(hotel, reservationId))
      .toMatchObject([
        { partner: 'trivago', state: 'sent', told: 'booking', facts: { total: 42_100, currency: 'CHF', adults: 2 } },
      ]);
    expect(heard(partners, reservationId)).toMatchObject([
      {
        name: 'trivago-booking',
        differences: [],
        body: { trv_reference: 'trv-journey-1', locale: 'de-CH', volume: 421, arrival: stay.arrival },
      },
    ]);
    expect(JSON.stringify(partners.received)).not.toContain(guest.email);
    // One click, one booking: the cookie is gone, the rest of the channel stays.
    await expect.poll(() => cookie(page, 'stayfront-trivago')).toBeNull();
    const { channelParameters } = await hotel.manage<HotelReservation>('GET', `reservations/${reservationId}`);
    const client = await cookie(page, 'stayfront-client');
    expect(channelParameters).toMatchObject({
      channelId: 344,
      trvReference: 'trv-journey-1',
      trvLocale: 'de-CH',
      clientId: client?.value,
    });
    // It is written for ten years; this browser keeps nothing for longer than 400 days.
    expect(client?.days).toBe(400);
    const cancelled = await page.request.post(`/api/hotels/2140/cancellations`, {
      data: { reservationId, reservationEmail: guest.email },
    });
    expect(cancelled.status()).toBe(200);
    await expect.poll(() => recordOf(hotel, reservationId)).toMatchObject([{ state: 'sent', told: 'cancellation' }]);
    expect(heard(partners, reservationId).map(({ name }) => name)).toEqual(['trivago-booking', 'trivago-cancellation']);
  } finally {
    await partners.stop();
  }
});
