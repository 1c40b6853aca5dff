import type { ProviderStart } from '@stayfront/contract/payment';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Money } from '@stayfront/rules/money';
import type { KnownCard } from '@stayfront/rules/payment/card-name';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { KeptCard } from '../../platform/db/stored-values.ts';
import type { Charge } from '@stayfront/rules/payment/settlement';

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

/**
 * What a provider calls a payment: its own names and numbers, which only its adapter understands. What everybody may
 * know has a name here.
 */
export type ProviderRefs = {
  readonly [own: string]: unknown;
  /** The card that was paid with, where the provider keeps it for later. */
  readonly card?: KeptCard;
  /** The card that was paid with, where the provider tells it and keeps nothing. */
  readonly paidWith?: KnownCard;
  /** Of a payment that we take from a kept card ourselves: the day on which it was tried, of which there is one a day. */
  readonly collectedOn?: StayDate;
  /** Of such a payment: the provider has answered, and from then on it is asked about as any other. */
  readonly isSent?: true;
};

/** A number of the provider's own among the references; undefined where it has not been told. */
export const ownRef = (refs: ProviderRefs, name: string): string | undefined =>
  typeof refs[name] === 'string' ? refs[name] : undefined;

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
  /** What is known of it from an earlier beginning. */
  readonly refs: ProviderRefs;
};

/** What is taken from a card that the provider keeps, without the guest: as was agreed when the card was given. */
export type CollectOrder = Pick<PaymentOrder, 'intentId' | 'idempotencyKey' | 'amount' | 'description' | 'refs'> & {
  readonly card: KeptCard;
  /** What the provider calls the payment that the card was kept with; null where it was given without one. */
  readonly keptBy: ProviderRefs | null;
  /** For whom it is kept where it was given without a payment. */
  readonly holder?: string;
};

/** What the provider's part of the guest's page begins with, and what we need to find the payment again. */
export type StartedPayment = { readonly refs: ProviderRefs; readonly data: ProviderStart };

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
  /** Which payment it speaks of: by our number, or by references that only that payment has. */
  readonly about: { readonly intentId?: string; readonly refs?: ProviderRefs };
};

export type NoticeInput = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

/** What the provider's part of our payment page is, and from where it may load what. Nothing else may be loaded there. */
export type PaymentPage = {
  /** As the credentials say it; null where they leave it to the hotel’s `test`. */
  readonly isTest: boolean | null;
  /** Where the stand-in lives that plays the provider on this machine; null with the real one. */
  readonly sandboxOrigin: string | null;
  /** The provider's own script, where it is not a part of our build. */
  readonly scriptUrl: string | null;
  /** Whose frames may open a wallet of the guest's device. */
  readonly walletFrames: readonly string[];
  readonly sources: {
    readonly scripts: readonly string[];
    readonly frames: readonly string[];
    readonly connections: readonly string[];
    readonly images: readonly string[];
  };
};

export type CardInput = {
  /** For whom the card is kept. */
  readonly holder: string;
  readonly currency: CurrencyCode;
  /** Where the guest's page is. */
  readonly pageUrl: string;
};

/** How far the guest's bank is with confirming a card. */
export type CardCheck =
  | { readonly check: 'confirmed' }
  /** The bank takes its time, or asks the guest on a page of its own. */
  | { readonly check: 'pending'; readonly challengeUrl: string | null }
  | { readonly check: 'refused'; readonly reason: string | null };

/** What the provider's card fields on the guest's page begin with. */
export type StartedCard = { readonly data: ProviderStart };

/** Keeps cards without charging them. */
export type CardKeeper = {
  /** Has the bank confirm a kept card, for nothing: so a fee may be taken later without the guest. Begun once per card. */
  check(input: CardInput & { readonly instrumentId: string }): Promise<CardCheck | ProviderFailure>;
  /** What the guest's page needs to show the provider's card fields. */
  begin(input: CardInput): Promise<StartedCard | ProviderFailure>;
  /** The usable cards that are kept for a holder, the newest first. */
  list(holder: string): Promise<readonly KeptCard[] | ProviderFailure>;
};

/** A payment provider, in the words of our trade. Every method may be repeated. */
export type PaymentProvider = {
  /** Asked again for the same payment it answers with its first session, over or not: only a new payment has a new one. */
  readonly keepsFirstSession: boolean;
  readonly name: ProviderName;
  readonly page: PaymentPage;
  /** What may be a number of this provider's in a line of its list of payments, as references to ask by. */
  refsIn(line: string): readonly ProviderRefs[];
  /** Null where the provider cannot keep a card as a guarantee. */
  readonly cards: CardKeeper | null;
  start(order: PaymentOrder): Promise<StartedPayment | ProviderFailure>;
  /**
   * Charges a kept card while the guest is away; null where the provider cannot. How it went is asked about: also a card
   * that is turned down, or a bank that wants the guest, is an answer. Such a payment never waits for the guest.
   */
  readonly collect: ((order: CollectOrder) => Promise<Pick<StartedPayment, 'refs'> | ProviderFailure>) | null;
  ask(payment: Pick<PaymentRef, 'intentId' | 'refs'>): Promise<Finding | ProviderFailure>;
  /** Takes what is reserved on the card. */
  capture(payment: PaymentRef): Promise<Progress | ProviderFailure>;
  /** Lets go of what is reserved on the card. The id makes the request the same when it is repeated. */
  cancel(payment: PaymentRef, requestId: string): Promise<Progress | ProviderFailure>;
  refund(payment: PaymentRef, refunding: Refunding): Promise<Progress | ProviderFailure>;
  /** Null where the sender cannot prove who it is, or writes what nobody understands. */
  readNotice(input: NoticeInput): Notice | null;
};
