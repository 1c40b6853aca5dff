import type { PaymentAccount } from '@stayfront/contract/desk/payment-account';
import { folderOf, providerNames, type ProviderName } from '@stayfront/rules/payment/providers';
import { z } from 'zod';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { adapters } from '../adapters.ts';
import type { PaymentSettings } from '../port/provider-adapter.ts';
import { isOnThisMachine } from '../port/settings-shapes.ts';
import { readPaymentSettings } from '../read-payment-settings.ts';

/** The settings of a sandbox of this installation at which the hotel has play money. */
export type OpenTrial = (provider: ProviderName, hotelId: number) => Promise<Readonly<Record<string, unknown>>>;

export type AccountDeps = {
  readonly db: Db;
  readonly box: SecretBox;
  readonly publicUrl: () => string;
  /** Null where this installation has no sandboxes. */
  readonly openTrial: OpenTrial | null;
};

type Shape = { readonly type?: string; readonly enum?: readonly string[]; readonly default?: unknown };

/** What of an account may be told: which fields there are and which are set. */
export async function describeAccount(
  { db, box, publicUrl, openTrial }: AccountDeps,
  { hotelId, document }: Hotel,
): Promise<PaymentAccount> {
  const kept = await inHotel(db, hotelId, (tx) => readPaymentSettings(tx, box, hotelId), 'read only');
  const opened = kept?.open() ?? null;
  return {
    provider: kept?.provider ?? null,
    isTrial: opened !== null && isOnThisMachine(opened.baseUrl),
    isReadable: kept === null || opened !== null,
    changedAt: kept ? new Date(kept.changedAt).toISOString() : null,
    system: opened ? ((opened.isTest ?? document.config.test) ? 'test' : 'production') : null,
    mayTry: openTrial !== null,
    providers: providerNames.map((provider) => ({
      provider,
      noticeUrl: `${publicUrl()}/api/hotels/${hotelId}/payment-notices/${folderOf(provider)}`,
      fields: fieldsOf(provider, opened),
    })),
  };
}

/** Those that are one text; whatever else a provider knows is entered by whoever runs the installation. */
function fieldsOf(
  provider: ProviderName,
  opened: PaymentSettings | null,
): PaymentAccount['providers'][number]['fields'] {
  const { properties = {}, required = [] } = z.toJSONSchema(adapters[provider].settings, { io: 'input' }) as {
    properties?: Readonly<Record<string, Shape>>;
    required?: readonly string[];
  };
  const isOurs = opened?.provider === provider && !isOnThisMachine(opened.baseUrl);
  return Object.entries(properties).flatMap(([name, { type, enum: choices, default: usual }]) =>
    name === 'provider' || type !== 'string'
      ? []
      : [
          {
            name,
            isNeeded: required.includes(name),
            isSet: isOurs && name in opened,
            choices: choices ? [...choices] : null,
            usual: typeof usual === 'string' ? usual : null,
          },
        ],
  );
}
