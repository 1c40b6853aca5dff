import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { IntentState } from '@stayfront/rules/payment/settlement';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Written once, never changed afterwards. */
type Fixed<T> = ColumnType<T, T, never>;
type Json<T extends object> = JSONColumnType<T>;

/** What is kept about payments. */
export type PaymentTables = {
  /** `sealed` is opened by the secret box alone. */
  payment_settings: { hotel_id: number; provider: string; sealed: Buffer; updated_at: Date };
  payment_intent: {
    hotel_id: number;
    intent_id: string;
    reservation_id: string;
    purpose: string;
    provider: string;
    amount: number;
    currency: CurrencyCode;
    idempotency_key: string;
    state: IntentState;
    refs: Json<object>;
    reason: string | null;
    started_at: Fixed<Date>;
    expires_at: Date;
    changed_at: Date;
    /** When the provider is asked next; null once nothing more can come of it. */
    next_ask_at: Date | null;
  };
  payment_refund: {
    hotel_id: number;
    refund_id: string;
    intent_id: string;
    amount: number;
    currency: CurrencyCode;
    why: string;
    state: 'requested' | 'done' | 'failed';
    tries: Generated<number>;
    requested_at: Fixed<Date>;
    changed_at: Date;
  };
  payment_notice: {
    hotel_id: number;
    provider: string;
    event_id: string;
    intent_id: string | null;
    received_at: Fixed<Date>;
  };
};
