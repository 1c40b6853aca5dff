import type { PaymentServer } from './open-payment-server.ts';

/** What a provider's ledger says of one payment, in the currency's minor units. */
export type Charged = {
  readonly intentId: string;
  readonly captured: number;
  readonly refunded: number;
  /** Reserved on the card, neither taken nor let go. */
  readonly isReserved: boolean;
};

/** A merchant of a sandbox, by a name that is part of its keys to play money; and where its notifications go. */
export type SandboxAccount = { readonly name: string; readonly noticeUrl: (() => string) | null };

export type SandboxOptions = {
  readonly accounts: readonly SandboxAccount[];
  /** Where the ledger is kept; absent, in memory. */
  readonly dir?: string;
  readonly port?: number;
  readonly noticePauses?: readonly number[];
};

/** A sandbox that runs, in words that fit all providers. */
export type RunningSandbox = PaymentServer & {
  /** What a hotel enters to be the merchant of that name, as its provider's fields are called. */
  settingsOf(account: string): Readonly<Record<string, unknown>>;
  /** The judge: what was really charged and given back. */
  ledger(): Charged[];
  /** The list of payments that a person writes out of the provider's dashboard. */
  list(): string;
  /** Gives pending payments their outcome now instead of in a while. */
  resolvePending(): void;
};

/** What a provider's folder here holds: `sandbox.ts` exports one. */
export type PaymentSandbox = { start(options: SandboxOptions): Promise<RunningSandbox> };

/** The stand-in for the provider that this folder plays. */
export const sandboxIn = async (folder: string): Promise<PaymentSandbox> =>
  ((await import(`./${folder}/sandbox.ts`)) as { sandbox: PaymentSandbox }).sandbox;
