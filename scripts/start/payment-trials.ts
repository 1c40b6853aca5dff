import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { folderOf, type ProviderName } from '@stayfront/rules/payment/providers';
import { sandboxIn, type RunningSandbox } from '@stayfront/sandbox/payment-sandbox';
import type { OpenTrial } from '@stayfront/server/payment/account/describe-account';
import { isOnThisMachine } from '@stayfront/server/payment/port/settings-shapes';
import { readPaymentSettings } from '@stayfront/server/payment/read-payment-settings';
import { PaymentSettings } from '@stayfront/server/payment/payment-settings';
import { savePaymentSettings } from '@stayfront/server/payment/save-payment-settings';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import type { Db } from '@stayfront/server/platform/db/open-database';
import { secretBox } from '@stayfront/server/platform/secret/secret-box';
import { onKeptPort } from './on-kept-port.ts';

type Deps = {
  readonly db: Db;
  readonly secret: string;
  readonly dataDir: string;
  /** Where our own server listens, once it does. */
  readonly ownUrl: () => string;
  readonly now: () => number;
};

type PaymentTrials = { readonly open: OpenTrial; resume(): Promise<void>; stop(): Promise<void> };

/** Sandboxes for hotels that have no account yet: one for each, from the moment somebody wants to try. */
export function paymentTrials({ db, secret, dataDir, ownUrl, now }: Deps): PaymentTrials {
  const running = new Map<string, Promise<RunningSandbox>>();
  const nameOf = (hotelId: number): string => `trial-${hotelId}`;
  const start = async (provider: ProviderName, hotelId: number): Promise<RunningSandbox> => {
    const folder = folderOf(provider);
    const dir = path.join(dataDir, 'sandbox', nameOf(hotelId));
    const noticeUrl = (): string => `${ownUrl()}/api/hotels/${hotelId}/payment-notices/${folder}`;
    const sandbox = await sandboxIn(folder);
    return onKeptPort(path.join(dir, `${folder}.port`), (port) =>
      sandbox.start({ accounts: [{ name: nameOf(hotelId), noticeUrl }], dir, port }),
    );
  };
  const open: OpenTrial = async (provider, hotelId) => {
    const key = `${provider} ${hotelId}`;
    const started = running.get(key) ?? start(provider, hotelId);
    running.set(key, started);
    return (await started).settingsOf(nameOf(hotelId));
  };
  return {
    open,
    /** Whoever tried before the last stop finds the sandbox where it was. */
    async resume() {
      const box = secretBox(secret);
      for (const hotelId of await tried(path.join(dataDir, 'sandbox'))) {
        const known = await inHotel(db, hotelId, async (tx) => (await readPaymentSettings(tx, box, hotelId))?.open());
        if (!known || !isOnThisMachine(known.baseUrl)) continue;
        const settings = { ...PaymentSettings.parse(await open(known.provider, hotelId)), isTest: true };
        await inHotel(db, hotelId, (tx) => savePaymentSettings(tx, box, hotelId, settings, now()));
      }
    },
    async stop() {
      for (const started of running.values()) await (await started).stop();
    },
  };
}

/** The hotels that have tried here: each has a folder. */
async function tried(dir: string): Promise<number[]> {
  const names = await readdir(dir).catch(() => []); // nobody has tried yet
  return names.flatMap((name) => Number(/^trial-(\d+)$/.exec(name)?.[1] ?? NaN) || []);
}
