import type { Money } from '@stayfront/rules/money';
import type { IntentState } from '@stayfront/rules/payment/settlement';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import type { ProviderRefs } from './port/payment-provider.ts';

/** A payment that we asked a provider for. */
export type Intent = {
  readonly hotelId: number;
  /** Also the provider's order number. */
  readonly intentId: string;
  readonly reservationId: string;
  /** What is paid for: of each purpose one payment stands at most. */
  readonly purpose: string;
  readonly provider: ProviderName;
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly state: IntentState;
  readonly refs: ProviderRefs;
  readonly reason: string | null;
  readonly startedAt: Instant;
  readonly expiresAt: Instant;
  readonly changedAt: Instant;
  readonly nextAskAt: Instant | null;
};
