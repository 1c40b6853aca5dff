import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const app = await startApp(database, { now: 0 }, { trustedProxies: ['10.0.0.0/8', '2001:db8::1'] });
const made = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const ask = async (given: string | undefined, remoteAddress: string, url = '/api/hotels/1/config') => {
  const headers = given === undefined ? {} : { 'x-request-id': given };
  const reply = await app.inject({ url, headers, remoteAddress });
  return { header: reply.headers['x-request-id'], body: reply.body };
};

describe('the number of a request', () => {
  test.each(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::1'])('is taken over from the proxy at %s', async (address) => {
    const { header, body } = await ask('edge-0123.4567:89', address);
    expect(header).toBe('edge-0123.4567:89');
    expect(JSON.parse(body)).toMatchObject({ code: 'hotel.unknown', requestId: 'edge-0123.4567:89' });
  });

  test.each(['192.0.2.1', '::1', '2001:db8::2', '127.0.0.1'])('of somebody at %s is not believed', async (address) => {
    expect((await ask('edge-0123.4567:89', address)).header).toMatch(made);
  });

  test.each(['short', 'x'.repeat(65), 'two words', 'a\tb-c-d-e-f', '<script>alert', '{"a":"b-c-d"}', '', undefined])(
    'that is %j is made anew, also for a proxy',
    async (given) => expect((await ask(given, '10.1.2.3')).header).toMatch(made),
  );

  test.each(['/healthz', '/nothing', '/api/%zz', '/api/openapi.json'])('stands on the answer of %s', async (url) => {
    expect((await ask(undefined, '192.0.2.1', url)).header).toMatch(made);
  });

  test('is another one each time', async () => {
    const [one, other] = [await ask(undefined, '192.0.2.1'), await ask(undefined, '192.0.2.1')];
    expect(one.header).not.toBe(other.header);
  });
});
