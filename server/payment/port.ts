import type { Money } from '@stayfront/rules/money';
import type { Charge } from '@stayfront/rules/payment/settlement';

/** The specification's words for the two providers. */
export const providerNames = ['JUSPAY', 'PAYRAILS'] as const;
export type ProviderName = (typeof providerNames)[number];

/**
 * Why a provider could not be asked, or would not. `unavailable` may have happened or not: ask again under the same key.
 * The others will not get better by asking again: `refused` is the provider's no, `misconfigured` are our credentials,
 * `unreadable` is an answer we do not understand.
 */
export type ProviderFailure = {
  readonly failed: 'unavailable' | 'refused' | 'misconfigured' | 'unreadable';
  /** For the log; never holds credentials or card data. */
  readonly detail: string;
};

export const isFailure = (value: object): value is ProviderFailure => 'failed' in value;

/** What a provider calls a payment. Each adapter fills in what it knows. */
export type ProviderRefs = {
  /** Juspay's transaction. */
  readonly txnUuid?: string;
  /** Payrails' execution. */
  readonly executionId?: string;
  /** A card kept by the provider for later. */
  readonly instrumentId?: string;
};

/** Enough to find a payment again at its provider. */
export type PaymentRef = { readonly intentId: string; readonly amount: Money; readonly refs: ProviderRefs };

export type PaymentOrder = {
  /** Ours, and the provider's order number: 17 capitals and digits. */
  readonly intentId: string;
  /** The same for every repetition of this request. */
  readonly idempotencyKey: string;
  readonly amount: Money;
  /** What the guest reads on the provider's page. */
  readonly description: string;
  readonly guest: {
    readonly profileId: string;
    readonly email: string;
    readonly phone: string;
    readonly givenName: string;
    readonly surname: string;
  };
  /** Where the guest comes back to: no query. */
  readonly returnUrl: string;
};

/** What the guest's page needs to begin, in the specification's shape, and what we need to find the payment again. */
export type StartedPayment = {
  readonly refs: ProviderRefs;
  readonly data:
    | { readonly paymentProvider: 'JUSPAY'; readonly sdk_payload: object; readonly paymentPage: string }
    | { readonly paymentProvider: 'PAYRAILS'; readonly version: string; readonly data: string };
};

/** What the provider says about a payment now. */
export type Finding = {
  readonly charge: Charge;
  /** What was authorized or captured; null where that is nothing, or no amount of a currency we know. */
  readonly amount: Money | null;
  readonly refs: ProviderRefs;
  /** Why it failed, in the provider's word. */
  readonly reason: string | null;
};

/** How far a request is that the provider works on by itself. */
export type Progress = { readonly progress: 'done' | 'pending' | 'failed'; readonly reason: string | null };

export type Refunding = {
  /** Ours, at most 20 signs; also makes the request the same when it is repeated. */
  readonly refundId: string;
  readonly amount: Money;
};

/** A notification whose sender is proven. It is only ever a reason to ask: what it says is not believed. */
export type Notice = {
  readonly eventId: string;
  /** Which payment it speaks of: our number or the provider's. */
  readonly about: { readonly intentId?: string; readonly executionId?: string };
};

export type NoticeInput = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

/** What the provider's part of our payment page is, and from where it may load what. Nothing else may be loaded there. */
export type PaymentPage = {
  readonly environment: 'sandbox' | 'production';
  /** Where the stand-in lives that plays the provider on this machine; null with the real one. */
  readonly sandboxOrigin: string | null;
  /** The provider's own script, where it is not a part of our build. */
  readonly scriptUrl: string | null;
  readonly sources: {
    readonly scripts: readonly string[];
    readonly frames: readonly string[];
    readonly connections: readonly string[];
    readonly images: readonly string[];
  };
};

/** A payment provider, in the words of our trade. Every method may be repeated. */
export type PaymentProvider = {
  readonly name: ProviderName;
  readonly page: PaymentPage;
  start(order: PaymentOrder): Promise<StartedPayment | ProviderFailure>;
  ask(payment: PaymentRef): Promise<Finding | ProviderFailure>;
  /** Takes what is reserved on the card. */
  capture(payment: PaymentRef): Promise<Progress | ProviderFailure>;
  /** Lets go of what is reserved on the card. The id makes the request the same when it is repeated. */
  cancel(payment: PaymentRef, requestId: string): Promise<Progress | ProviderFailure>;
  refund(payment: PaymentRef, refunding: Refunding): Promise<Progress | ProviderFailure>;
  /** Null where the sender cannot prove who it is, or writes what nobody understands. */
  readNotice(input: NoticeInput): Notice | null;
};
