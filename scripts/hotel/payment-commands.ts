import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import type { Hotel } from '@stayfront/server/property/hotel/hotel';
import { keepSecret } from '@stayfront/server/platform/secret/keep-secret';
import { changePaymentSettings } from '@stayfront/server/payment/change-payment-settings';
import { PaymentSettings, settingNames } from '@stayfront/server/payment/payment-settings';
import type { PaymentSettings as Settings } from '@stayfront/server/payment/port/provider-adapter';
import { readPaymentSettings } from '@stayfront/server/payment/read-payment-settings';
import { providerSystem } from '@stayfront/server/payment/provider-system';
import { secretBox, type SecretBox } from '@stayfront/server/platform/secret/secret-box';
import type { Settings as ServerSettings } from '@stayfront/server/app/settings';
import type { Command } from './command.ts';
import { printFaults } from './print-answer.ts';
import { withHotel } from './with-database.ts';

export const paymentCommands: readonly Command[] = [
  {
    words: ['payment', 'HOTEL', '[FILE|-|off]'],
    says: 'how it reaches its payment provider: which fields are set, put from a file or standard input, or end it',
    run: ([id, source]) =>
      source === undefined ? show(id) : source === 'off' ? change(id, null) : take(id, source === '-' ? null : source),
  },
];

const boxOf = async ({ secret, dataDir }: ServerSettings): Promise<SecretBox> =>
  secretBox(secret ?? (await keepSecret(dataDir)));

const show = (id: string | undefined): Promise<number> =>
  withHotel(id, async (db, { hotelId, document }, settings) => {
    const kept = await inHotel(db, hotelId, async (tx) => readPaymentSettings(tx, await boxOf(settings), hotelId));
    if (!kept) {
      console.log(`Hotel ${hotelId} has no payment provider.`);
      return 0;
    }
    const opened = kept.open();
    console.log(`Hotel ${hotelId} is with ${kept.provider}, entered on ${new Date(kept.changedAt).toISOString()}.`);
    if (!opened) {
      console.error('What was entered was sealed with another SECRET: enter it again.');
      return 1;
    }
    for (const name of settingNames(kept.provider)) console.log(`  ${name}: ${name in opened ? 'set' : 'not set'}`);
    const isTest = opened.isTest ?? document.config.test;
    console.log(`Guests pay with its ${isTest ? 'test' : 'production'} system.`);
    return warnOfOtherSystem(document.config.test, opened) ? 1 : 0;
  });

async function take(id: string | undefined, file: string | null): Promise<number> {
  const source = file ?? 'Standard input';
  let written: string;
  try {
    written = file === null ? await text(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    return printFaults(source, [{ path: '', message: (error as Error).message }]);
  }
  let json: unknown;
  try {
    json = JSON.parse(written);
  } catch {
    // The parser's own words quote what it has read, and that is secret.
    return printFaults(source, [{ path: '', message: 'is not JSON' }]);
  }
  const parsed = PaymentSettings.safeParse(json);
  if (parsed.success) return change(id, parsed.data);
  return printFaults(
    source,
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

const change = (id: string | undefined, settings: Settings | null): Promise<number> =>
  withHotel(id, async (db, hotel, own) => {
    if (settings && warnOfOtherSystem(hotel.document.config.test, settings)) return 1;
    const deps = { db, box: await boxOf(own) };
    const changed = await changePaymentSettings(deps, hotel.hotelId, settings, Date.now());
    if (typeof changed === 'object') {
      const { stillNeeded, provider } = changed;
      console.error(
        `${stillNeeded} payments or refunds are on their way at ${provider}. Try again when they are done.`,
      );
      return 1;
    }
    printChange(hotel, settings, changed);
    return 0;
  });

/**
 * The page would open the provider's script for one of its systems with a payment that was begun at the other, and that
 * comes to nothing; or nobody's money would move. Says so, and how to mend it.
 */
function warnOfOtherSystem(isTest: boolean, settings: Settings): boolean {
  const system = providerSystem(settings);
  if (settings.isTest !== undefined || system === null || (system === 'test') === isTest) return false;
  console.error(
    `These credentials are for the provider's ${system} system, but guests would be sent to the other: ` +
      `"test" is ${isTest} in the hotel's document (config.test). Change that first, or write "isTest": ${!isTest} beside the credentials.`,
  );
  return true;
}

function printChange({ hotelId, document }: Hotel, settings: Settings | null, changed: 'changed' | 'none'): void {
  const named = document.config.paymentSolutionsProvider;
  if (settings) console.log(`Hotel ${hotelId} is with ${settings.provider}. What was entered is sealed.`);
  else
    console.log(
      changed === 'none' ? `Hotel ${hotelId} had no payment provider.` : `Hotel ${hotelId} takes no payments any more.`,
    );
  if (named !== (settings?.provider ?? null))
    console.error(`Its document says ${named ?? 'none'} (config.paymentSolutionsProvider): change that, too.`);
}
