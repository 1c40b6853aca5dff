import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addressOf, httpTransport, NoAnswer, RefusedCall } from './call.ts';
import { getConfig, getDescriptiveInfo } from './hotel.ts';
import { getRoomsAvailabilities } from './offer.ts';
import { problemOf } from './problem.ts';
import { getReservation, sendBookingRequest } from './reservation.ts';

async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the address of a call', () => {
  test('has its parts in place, and what is not asked for left out', () => {
    const query = { checkIn: '2027-06-11', checkOut: '2027-06-13', nbAdults: 2, lang: undefined };
    expect(addressOf(getRoomsAvailabilities, { params: { hotelId: 1001 }, query })).toBe(
      '/api/hotels/1001/availabilities?checkIn=2027-06-11&checkOut=2027-06-13&nbAdults=2',
    );
    expect(addressOf(getConfig, { params: { hotelId: 1001 }, query: {} })).toBe('/api/hotels/1001/config');
  });

  test('cannot be bent by what a guest typed', () => {
    const params = { hotelId: 1001, reservationId: '../../config?x=1#' };
    expect(addressOf(getReservation, { params, query: { t: 'a&b=c' } })).toBe(
      '/api/hotels/1001/reservations/..%2F..%2Fconfig%3Fx%3D1%23?t=a%26b%3Dc',
    );
  });
});

describe('a call over HTTP', () => {
  const call = { params: { hotelId: 1001 }, query: {}, body: undefined };

  test('brings the answer', async () => {
    const origin = await answering((request, response) =>
      response.end(JSON.stringify({ url: request.url, accept: request.headers.accept })),
    );
    expect(await httpTransport(origin)(getDescriptiveInfo, { ...call, query: { lang: 'de' } })).toEqual({
      url: '/api/hotels/1001/descriptive-info?lang=de',
      accept: 'application/json',
    });
  });

  test('sends the body and the key under which it is done once', async () => {
    const origin = await answering((request, response) => {
      const { method, headers } = request;
      void text(request).then((body) =>
        response.end(JSON.stringify({ method, key: headers['idempotency-key'], body })),
      );
    });
    const body = { requestType: 'Book' } as never;
    const answer = await httpTransport(origin)(sendBookingRequest, { ...call, body }, { idempotencyKey: 'k-1' });
    expect(answer).toEqual({ method: 'POST', key: 'k-1', body: '{"requestType":"Book"}' });
  });

  test('that is refused throws the refusal with its code', async () => {
    const origin = await answering((_request, response) =>
      response.writeHead(404).end(JSON.stringify(problemOf({ refused: 'hotel.unknown' }))),
    );
    const refused: unknown = await httpTransport(origin)(getConfig, call).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedCall);
    expect(refused).toMatchObject({ problem: { code: 'hotel.unknown', status: 404 } });
  });

  test.each([
    [502, '<html>Bad gateway</html>'],
    [500, '{"error":"something else"}'],
    [200, '<html>Welcome to the hotel Wi-Fi</html>'],
    [200, ''],
  ])('that something in between answers with %i is no answer', async (status, body) => {
    const origin = await answering((_request, response) => response.writeHead(status).end(body));
    await expect(httpTransport(origin)(getConfig, call)).rejects.toBeInstanceOf(NoAnswer);
  });

  test('that nobody takes is no answer', async () => {
    const origin = await answering((request) => request.destroy());
    await expect(httpTransport(origin)(getConfig, call)).rejects.toBeInstanceOf(NoAnswer);
  });

  test('that the guest gave up is neither a refusal nor a lost line', async () => {
    const origin = await answering(() => {});
    const leaving = new AbortController();
    const asked = httpTransport(origin)(getConfig, call, { signal: leaving.signal });
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
