import type { CardConduct } from '../card/test-cards.ts';

export type Failure = {
  readonly type: 'card_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
};

/** What both kinds of intents have in common. */
type Base = {
  readonly id: string;
  readonly account: string;
  readonly clientSecret: string;
  readonly created: number;
  readonly customer: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** What the card does that was tried last. */
  conduct: CardConduct | null;
  method: string | null;
  failure: Failure | null;
};

export type PaymentIntent = Base & {
  readonly kind: 'payment_intent';
  readonly currency: string;
  readonly description: string;
  readonly captureMethod: 'automatic' | 'automatic_async' | 'manual';
  readonly keepsCard: boolean;
  /** As asked for; what was taken may differ when a fault says so. */
  amount: number;
  received: number;
  charge: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'requires_capture' | 'succeeded' | 'canceled';
};

export type SetupIntent = Base & {
  readonly kind: 'setup_intent';
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
};

export type AnyIntent = PaymentIntent | SetupIntent;

/** A card: its brand and last four digits, never its number. Attached to a customer it is kept. */
export type PaymentMethod = {
  readonly id: string;
  readonly account: string;
  readonly created: number;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly wallet: string | null;
  readonly conduct: CardConduct;
  customer: string | null;
};

export type Refund = {
  readonly id: string;
  readonly account: string;
  readonly paymentIntent: string;
  readonly amount: number;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'pending' | 'succeeded' | 'failed';
};

export type Customer = {
  readonly id: string;
  readonly account: string;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
};

/** The provider's own page for one payment; the payment itself begins when a card is tried. */
export type CheckoutSession = {
  readonly id: string;
  readonly account: string;
  readonly created: number;
  readonly expiresAt: number;
  readonly customer: string | null;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly captureMethod: PaymentIntent['captureMethod'];
  readonly keepsCard: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  readonly paymentMetadata: Readonly<Record<string, string>>;
  readonly description: string;
  paymentIntent: string | null;
};

/** The first answer to a request under its key: asked again, it is the answer. */
export type Answered = {
  readonly key: string;
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
};
