import path from 'node:path';
import { folderOf, providerNames } from '@stayfront/rules/payment/providers';
import { sandboxIn, type RunningSandbox } from '@stayfront/sandbox/payment-sandbox';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import type { Db } from '@stayfront/server/platform/db/open-database';
import { listHotels } from '@stayfront/server/property/hotel/list-hotels';
import { PaymentSettings } from '@stayfront/server/payment/payment-settings';
import { readPaymentSettings } from '@stayfront/server/payment/read-payment-settings';
import { savePaymentSettings } from '@stayfront/server/payment/save-payment-settings';
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

/**
 * Starts every provider's sandbox and points the demo hotels at the one that their document names, so that anybody can
 * pay with a test card.
 */
export async function startPaymentSandboxes(deps: Deps): Promise<PaymentSandboxes> {
  const { db, dataDir, ownUrl } = deps;
  const dir = path.join(dataDir, 'sandbox');
  const hotels = (await listHotels(db)).filter(({ isDemo }) => isDemo).map(({ document }) => document);
  const started: RunningSandbox[] = [];
  for (const provider of providerNames) {
    const folder = folderOf(provider);
    const hotelIds = hotels
      .filter(({ config }) => config.paymentSolutionsProvider === provider)
      .map(({ hotelId }) => hotelId);
    const accounts = hotelIds.map((hotelId) => ({
      name: accountOf(hotelId),
      noticeUrl: () => `${ownUrl()}/api/hotels/${hotelId}/payment-notices/${folder}`,
    }));
    const { start } = await sandboxIn(folder);
    const running = await onKeptPort(path.join(dir, `${folder}.port`), (port) => start({ accounts, dir, port }));
    started.push(running);
    for (const hotelId of hotelIds) await pointAt(deps, hotelId, running.settingsOf(accountOf(hotelId)));
  }
  return {
    async stop() {
      for (const running of started) await running.stop();
    },
  };
}

/** The sandboxes' ledgers of earlier releases know these two by name. */
const namedBefore: Readonly<Record<number, string>> = { 1001: 'sandbox-seeblick', 1002: 'sandbox-casalago' };

const accountOf = (hotelId: number): string => namedBefore[hotelId] ?? `sandbox-${hotelId}`;

/** A hotel that somebody has pointed at a real provider stays there. */
async function pointAt({ db, secret, now }: Deps, hotelId: number, settings: object): Promise<void> {
  const box = secretBox(secret);
  await inHotel(db, hotelId, async (tx) => {
    const known = (await readPaymentSettings(tx, box, hotelId))?.open();
    if (known?.baseUrl.startsWith('https:')) return;
    await savePaymentSettings(tx, box, hotelId, PaymentSettings.parse(settings), now());
  });
}
