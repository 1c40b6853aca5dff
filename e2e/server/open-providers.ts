import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startJuspay, type JuspaySandbox } from '@stayfront/sandbox/juspay/start-juspay';
import { startPayrails, type PayrailsSandbox } from '@stayfront/sandbox/payrails/start-payrails';
import { hotelCommand } from './hotel-command.ts';

const noticesOf = (hotelId: number, provider: string) => (): string =>
  `${process.env['STAYFRONT_URL'] ?? ''}/api/hotels/${hotelId}/payment-notices/${provider}`;

/** A Payrails of a journey's own, which a hotel of its own is with: the ledger is all the journey's. */
export async function openPayrails(hotelId: number): Promise<PayrailsSandbox> {
  const account = { clientId: `journey-${hotelId}`, clientSecret: 'play-money', workspaceId: 'journey' };
  const webhookKey = 'journey-webhook';
  const webhook = { url: noticesOf(hotelId, 'payrails'), key: webhookKey };
  const sandbox = await startPayrails({ accounts: [{ ...account, webhook }] });
  await enter(hotelId, { provider: 'PAYRAILS', baseUrl: sandbox.url, ...account, webhookKey });
  return sandbox;
}

export async function openJuspay(hotelId: number): Promise<JuspaySandbox> {
  const account = {
    merchantId: `journey-${hotelId}`,
    apiKey: 'play-money',
    clientId: 'journey',
    responseKey: 'journey',
  };
  const [user, password] = ['journey', 'journey-webhook'];
  const webhook = { url: noticesOf(hotelId, 'juspay'), user, password };
  const sandbox = await startJuspay({ accounts: [{ ...account, webhook }] });
  const scriptUrl = `${sandbox.url}/payment-page/HyperServices.js`;
  const webhookUser = { webhookUser: user, webhookPassword: password };
  await enter(hotelId, { provider: 'JUSPAY', baseUrl: sandbox.url, scriptUrl, ...account, ...webhookUser });
  return sandbox;
}

async function enter(hotelId: number, settings: object): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-payment-'));
  try {
    const file = path.join(dir, 'payment.json');
    await writeFile(file, JSON.stringify(settings), { mode: 0o600 });
    await hotelCommand('payment', String(hotelId), file);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
