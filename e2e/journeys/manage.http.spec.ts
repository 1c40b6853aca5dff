import { getReservation, type BookingAnswer } from '@stayfront/contract/reservation';
import { bookByApi } from '../steps/book-by-api.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { newGuest } from '../steps/fill-details.ts';
import { expect, test } from '../stayfront.ts';

const linkOf = (hotelId: number, { reservationId, token }: BookingAnswer): string =>
  `/${hotelId}/reservation/${reservationId}?t=${token}`;

test('A03 a link that opens nothing gets one answer, whatever is wrong with it', async ({ api, request }) => {
  const [mine, other] = [
    await bookByApi(api, comingStay(32, 1), newGuest().email),
    await bookByApi(api, comingStay(33, 1), newGuest().email),
  ];
  const own = linkOf(1003, mine);
  const wrong = [
    own.slice(0, -1),
    `${own}A`,
    `/1003/reservation/${mine.reservationId}?t=${other.token}`,
    `/1001/reservation/${mine.reservationId}?t=${mine.token}`,
    `/1003/reservation/SB4-AAAAAAAAAA?t=${mine.token}`,
    `/1003/reservation/${mine.reservationId}`,
    `/1003/reservation/payment/${mine.reservationId}?t=${other.token}`,
  ];
  for (const address of wrong) {
    const answer = await request.get(address);
    expect([address, answer.status(), (await answer.text()).includes('Lovelace')]).toEqual([address, 404, false]);
  }
});

test('pages of a reservation are kept by nobody, send no referrer, cannot be framed and are in no index', async ({
  api,
  request,
}) => {
  const booked = await bookByApi(api, comingStay(35, 1), newGuest().email);
  const link = linkOf(1003, booked);
  const [path = '', query = ''] = link.split('?');
  for (const address of [
    link,
    `${link}&step=profile`,
    `${link}&step=payment`,
    `${path}/confirmation?${query}`,
    `/1003/reservation/cancel/${booked.reservationId}`,
    `/1003/reservation/payment/${booked.reservationId}?${query}`,
    `/1001/reservation/payment/${booked.reservationId}?${query}`,
    '/1003/reservation/lost-link',
  ]) {
    const answer = await request.get(address);
    const headers = answer.headers();
    expect([address, headers['cache-control']]).toEqual([address, 'no-store']);
    expect([address, headers['referrer-policy']]).toEqual([address, 'no-referrer']);
    expect([address, headers['content-security-policy']?.match(/frame-ancestors [^;]*/)?.[0]]).toEqual([
      address,
      "frame-ancestors 'none'",
    ]);
    const mayPay = address.includes('/1001/reservation/payment/');
    expect([address, headers['content-security-policy']?.includes('frame-src')]).toEqual([address, mayPay]);
    expect([address, /<meta name="robots" content="noindex/.test(await answer.text())]).toEqual([address, true]);
  }
});

test('fifty scanners that open the links of a mail change nothing', async ({ api, request }) => {
  const booked = await bookByApi(api, comingStay(36, 1), newGuest().email);
  const read = () =>
    api(getReservation, {
      params: { hotelId: 1003, reservationId: booked.reservationId },
      query: { t: booked.token },
      body: undefined,
    });
  await expect.poll(async () => (await read()).confirmationMail).toBe('sent'); // nothing else is under way
  const before = await read();
  const links = [linkOf(1003, booked), `/1003/reservation/cancel/${booked.reservationId}`];
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const address = links[n % 2] ?? '';
      return n % 3 === 0 ? request.head(address) : request.get(address);
    }),
  );
  expect(await read()).toEqual(before);
});
