import { folderOf, providerNames, type ProviderName } from '@stayfront/rules/payment/providers';
import type { Fault } from '@stayfront/sandbox/fault/faults';
import type { RunningSandbox } from '@stayfront/sandbox/payment-sandbox';
import type { PaymentSettings } from '../payment/port/provider-adapter.ts';
import type { PaymentBegun } from '../payment/start-payment.ts';

/** What differs between providers, and tests have to know. */
export type ProviderFacts = {
  /** What the calls are named that begin a payment and give money back. */
  readonly calls: readonly string[];
  /** The call that begins a payment. */
  readonly begins: string;
  /** The call that gives an unwanted payment back, and how often it fails until three requests have failed. */
  readonly givesBack: { readonly on: string; readonly times: number };
  /** Says of a payment how much of it has gone back. */
  readonly tellsRefunds: boolean;
  /** Its list of payments has the description, and so the reservation. */
  readonly listsDescriptions: boolean;
  /** Asked again for a payment it begins a new session for it, as often as one likes. */
  readonly renewsSessions: boolean;
};

/** A provider's sandbox in words that fit all, so that all are asked to tell the same story. */
export type PaymentSetup = Pick<RunningSandbox, 'notices' | 'ledger' | 'list' | 'resolvePending' | 'stop'> &
  ProviderFacts & {
    readonly settings: PaymentSettings;
    setFaults(faults: readonly Fault[]): void;
    /** What a guest does with a card. */
    pay(begun: Pick<PaymentBegun, 'data'>, card: string): Promise<unknown>;
  };

/** What a provider's file in `providers/` holds for tests. */
export type OpenSetup = (webhookUrl?: () => string) => Promise<PaymentSetup>;

export async function openSetup(provider: ProviderName, webhookUrl?: () => string): Promise<PaymentSetup> {
  const { open } = (await import(`./providers/${folderOf(provider)}.ts`)) as { open: OpenSetup };
  return open(webhookUrl);
}

/** Every provider's, each in its sandbox. */
export async function openSetups(
  webhookUrl?: (provider: ProviderName) => () => string,
): Promise<Readonly<Record<ProviderName, PaymentSetup>>> {
  const opened = providerNames.map(async (name) => [name, await openSetup(name, webhookUrl?.(name))] as const);
  return Object.fromEntries(await Promise.all(opened)) as Record<ProviderName, PaymentSetup>;
}

/**
 * Those that a story is told with: all of them in the sweep, else one, another for each story. What differs between
 * providers is in their own tests, in settle-payment and in money, which every run asks of all.
 */
export const toldWith = (story: number): readonly ProviderName[] =>
  process.env['EVERY_PROVIDER'] === undefined
    ? providerNames.filter((_, place) => place === story % providerNames.length)
    : providerNames;
