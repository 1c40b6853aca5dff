import path from 'node:path';
import { startJuspay } from '@stayfront/sandbox/juspay/start-juspay';
import { startPayrails } from '@stayfront/sandbox/payrails/start-payrails';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import type { Db } from '@stayfront/server/platform/db/open-database';
import { listHotels } from '@stayfront/server/property/hotel/list-hotels';
import { readPaymentSettings } from '@stayfront/server/payment/read-payment-settings';
import { savePaymentSettings } from '@stayfront/server/payment/save-payment-settings';
import type { PaymentSettings } from '@stayfront/server/payment/port/payment-settings';
import { secretBox } from '@stayfront/server/platform/secret/secret-box';
import { onKeptPort } from './on-kept-port.ts';

type PaymentSandboxes = { stop(): Promise<void> };

type Deps = {
  readonly db: Db;
  readonly secret: string;
  readonly dataDir: string;
  /** Where our own server listens, once it does. */
  readonly ownUrl: () => string;
  readonly now: () => number;
};

const PAYRAILS_HOTEL = 1001;
const JUSPAY_HOTEL = 1002;

// Keys to play money. They open nothing but the sandboxes of this machine.
const payrailsAccount = { clientId: 'sandbox-seeblick', clientSecret: 'sandbox-secret', workspaceId: 'sandbox-rooms' };
const payrailsWebhookKey = 'sandbox-webhook-key';
const juspayAccount = {
  merchantId: 'sandbox-casalago',
  apiKey: 'sandbox-key',
  clientId: 'casalago',
  responseKey: 'sandbox-response-key',
};
const juspayWebhook = { user: 'sandbox', password: 'sandbox-password' };

/** Starts both payment sandboxes and points the demo hotels at them, so that anybody can pay with a test card. */
export async function startPaymentSandboxes({ db, secret, dataDir, ownUrl, now }: Deps): Promise<PaymentSandboxes> {
  const dir = path.join(dataDir, 'sandbox');
  const noticeUrl = (hotelId: number, provider: string) => (): string =>
    `${ownUrl()}/api/hotels/${hotelId}/payment-notices/${provider}`;
  const payrails = await onKeptPort(path.join(dir, 'payrails.port'), (port) => {
    const webhook = { url: noticeUrl(PAYRAILS_HOTEL, 'payrails'), key: payrailsWebhookKey };
    return startPayrails({ accounts: [{ ...payrailsAccount, webhook }], dir, port });
  });
  const juspay = await onKeptPort(path.join(dir, 'juspay.port'), (port) => {
    const webhook = { url: noticeUrl(JUSPAY_HOTEL, 'juspay'), ...juspayWebhook };
    return startJuspay({ accounts: [{ ...juspayAccount, webhook }], dir, port });
  });
  await pointAt(db, secret, now(), PAYRAILS_HOTEL, {
    provider: 'PAYRAILS',
    baseUrl: payrails.url,
    ...payrailsAccount,
    workflowCode: 'payment-acceptance',
    webhookKey: payrailsWebhookKey,
    webhookKeyEncoding: 'text',
  });
  await pointAt(db, secret, now(), JUSPAY_HOTEL, {
    provider: 'JUSPAY',
    baseUrl: juspay.url,
    scriptUrl: `${juspay.url}/payment-page/HyperServices.js`,
    ...juspayAccount,
    webhookUser: juspayWebhook.user,
    webhookPassword: juspayWebhook.password,
  });
  return {
    async stop() {
      await juspay.stop();
      await payrails.stop();
    },
  };
}

/** A hotel that somebody has pointed at a real provider stays there. */
async function pointAt(db: Db, secret: string, now: number, hotelId: number, settings: PaymentSettings): Promise<void> {
  const box = secretBox(secret);
  const isDemo = (await listHotels(db)).some((hotel) => hotel.isDemo && hotel.document.hotelId === hotelId);
  if (!isDemo) return;
  await inHotel(db, hotelId, async (tx) => {
    const known = (await readPaymentSettings(tx, box, hotelId))?.open();
    if (!known?.baseUrl.startsWith('https:')) await savePaymentSettings(tx, box, hotelId, settings, now);
  });
}
