import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testCards } from '../card/test-cards.ts';
import { startJuspay, type JuspayOptions, type JuspaySandbox } from './start-juspay.ts';

const account = { merchantId: 'm', apiKey: 'key', clientId: 'c', responseKey: 'TEST_RESPONSE_KEY_0001', webhook: null };
const headers = {
  authorization: `Basic ${btoa('key:')}`,
  'x-merchantid': 'm',
  'content-type': 'application/json',
};
const session = {
  order_id: 'HTL0000001',
  amount: '10.00',
  currency: 'EUR',
  action: 'paymentPage',
  payment_page_client_id: 'c',
  return_url: 'https://book.example/back',
};

async function open(options: Partial<JuspayOptions> = {}): Promise<JuspaySandbox> {
  const sandbox = await startJuspay({ accounts: [account], ...options });
  onTestFinished(() => sandbox.stop());
  return sandbox;
}

type Session = { payment_links: { web: string }; sdk_payload: { payload: { clientAuthToken: string } } };

async function begin({ url }: JuspaySandbox, changes: object = {}): Promise<Session> {
  const answer = await fetch(`${url}/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...session, ...changes }),
  });
  return (await answer.json()) as Session;
}

const type = (page: string, fields: Record<string, string>) =>
  fetch(`${page}/pay`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number: '4111111111111111', expiry: '12/39', cvv: '123', ...fields }),
  });

test('the page says plainly that it is a sandbox and names every test card', async () => {
  const { payment_links: links } = await begin(await open());
  const page = await (await fetch(links.web)).text();
  expect(page).toContain('Sandbox: no money moves here. Use a test card, never a real one.');
  expect(page.match(/data-card=/g)).toHaveLength(testCards.length);
});

test('a real card is refused, and no number is ever written down', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-juspay-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const { payment_links: links } = await begin(await open({ dir }));
  const refused = await type(links.web, { number: '4242 4242 4242 4242' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('This is a sandbox: use one of the test cards');
  await type(links.web, {});
  const ledger = await readFile(path.join(dir, 'juspay.jsonl'), 'utf8');
  expect(ledger).toContain('"kind":"capture"');
  expect(ledger).not.toContain('4111111111111111');
});

test('the way back is signed, with the signature encoded twice', async () => {
  const { payment_links: links } = await begin(await open());
  const answer = await type(links.web, {});
  expect(answer.headers.get('location')).toBe(
    'https://book.example/back?order_id=HTL0000001&status=CHARGED&status_id=21' +
      '&signature=%252BDovK7PB1lV3IP3hQ2h1yc22B0RYIumNWwtbGn8ccBY%253D&signature_algorithm=HMAC-SHA256',
  );
});

test('what was paid is still paid after a restart', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-juspay-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const first = await startJuspay({ accounts: [account], dir });
  await type((await begin(first)).payment_links.web, {});
  await first.stop();
  const second = await open({ dir });
  expect(second.book.find('m', 'htl0000001')).toMatchObject({ status: 'CHARGED', captured: 1_000 });
});

test('a session ends after a quarter of an hour, and asking again under the same order renews it', async () => {
  let now = Date.parse('2027-06-01T12:00:00Z');
  const sandbox = await open({ now: () => now });
  const { payment_links: links } = await begin(sandbox);
  now += 15 * 60_000;
  expect((await fetch(links.web)).status).toBe(410);
  expect((await begin(sandbox)).payment_links.web).toBe(links.web);
  expect((await fetch(links.web)).status).toBe(200);
});

test.each([
  { order_id: 'much-too-long-for-an-order' },
  { amount: '10.005' },
  { amount: '0' },
  { action: 'pay' },
  { return_url: 'https://10.0.0.1/back' },
  { return_url: 'https://book.example/back?x=1' },
])('a session with %o is refused as the provider would', async (wrong) => {
  expect(await begin(await open(), wrong)).toMatchObject({ status: 'error', error_code: 'BAD_REQUEST' });
});

test('who has no key of the merchant gets nothing', async () => {
  const { url } = await open();
  const strangers = [{}, { ...headers, authorization: `Basic ${btoa('guess:')}` }, { ...headers, 'x-merchantid': 'x' }];
  for (const stranger of strangers)
    expect((await fetch(`${url}/orders/HTL0000001`, { headers: stranger })).status).toBe(401);
});

test('notifications are sent again until they are taken, twice or late when asked to', async () => {
  const heard: { name: string; basic: string | undefined }[] = [];
  let isDown = true;
  const shop = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { event_name: name } = JSON.parse(text) as { event_name: string };
      if (!isDown) heard.push({ name, basic: request.headers.authorization });
      response.writeHead(isDown ? 500 : 200).end();
      isDown = false;
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => shop.once('listening', resolve));
  onTestFinished(() => shop.close().closeAllConnections());
  const url = (): string => `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  const webhook = { url, user: 'shop', password: 'secret' };
  const sandbox = await open({ accounts: [{ ...account, webhook }], noticePauses: [5, 5] });
  const faults = [
    { on: 'notice', kind: 'late', times: 1 },
    { on: 'notice', kind: 'duplicate', times: 1 },
  ];
  const set = await fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults }),
  });
  expect(await set.json()).toEqual({ faults });
  await type((await begin(sandbox)).payment_links.web, {});
  await sandbox.notices.settled();
  const basic = `Basic ${btoa('shop:secret')}`;
  expect(heard).toEqual(Array.from({ length: 3 }, () => ({ name: 'ORDER_SUCCEEDED', basic })));
  await fetch(`${sandbox.url}/sandbox/notices/release`, { method: 'POST' });
  expect(heard.at(-1)).toEqual({ name: 'TXN_CREATED', basic });
});
