import { bookRoomsByApi } from '../steps/book-rooms-by-api.ts';
import { newGuest } from '../steps/fill-details.ts';
import { localHosts } from '../steps/payment-scripts.ts';
import { stayToBook } from '../steps/quiet-stay.ts';
import { expect, test } from '../stayfront.ts';

test('where money is taken the hotel’s own provider is let in, and on no other page anybody', async ({
  api,
  request,
}) => {
  const policyOf = async (address: string): Promise<string> =>
    (await request.get(address)).headers()['content-security-policy'] ?? '';
  for (const address of ['/1001', '/1001/checkout/guest-info', '/1002/checkout/guest-info']) {
    const policy = await policyOf(address);
    expect([address, localHosts(policy), policy.includes('frame-src')]).toEqual([address, [], false]);
  }
  const wish = { hotelId: 1001, email: newGuest().email, ratePlanIds: ['non-refundable'] };
  const { reservationId, token } = await bookRoomsByApi(api, { ...wish, stay: await stayToBook(api) });
  const card = await policyOf('/1001/checkout/card-details');
  const link = await policyOf(`/1001/reservation/payment/${reservationId}?t=${token}`);
  expect(card).toMatch(/script-src 'self' 'nonce-[^']+' http:\/\/localhost:\d+\/gp\/p\/js\/pay\.js;/);
  expect([localHosts(card).length, localHosts(link)]).toEqual([1, localHosts(card)]);
  const hosted = await policyOf('/1002/checkout/card-details');
  expect(hosted).toMatch(/script-src 'self' 'nonce-[^']+' http:\/\/localhost:\d+\/payment-page\/HyperServices\.js;/);
  expect(localHosts(hosted)).not.toEqual(localHosts(card));
});
