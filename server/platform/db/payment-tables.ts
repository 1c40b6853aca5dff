import type { CardRequestState } from '@stayfront/rules/payment/card-asking';
import type { HotelWay } from '@stayfront/rules/payment/hotel-ways';
import type { Role } from '@stayfront/rules/people/role';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
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
    /** Where somebody of the house asked for it: why, who, and whether the guest hears of it. */
    reason: Generated<string | null>;
    asked_by: Generated<string | null>;
    tells_guest: Generated<boolean>;
  };
  /** Paid at the hotel, or given by it: no provider hears of either. */
  hotel_payment: {
    hotel_id: number;
    reservation_id: string;
    movement_id: string;
    kind: 'paid' | 'given';
    way: HotelWay | null;
    amount: number;
    note: string;
    refund_id: string | null;
    noted_by: string;
    noted_at: Fixed<Date>;
    taken_back_by: string | null;
    taken_back_at: Date | null;
  };
  payment_request: {
    hotel_id: number;
    reservation_id: string;
    request_id: string;
    amount: number;
    due_on: StayDate;
    state: 'open' | 'paid' | 'withdrawn';
    asked_by: string;
    asked_at: Fixed<Date>;
    changed_at: Date;
  };
  /** A card as guarantee that the house asks for by a link. Due on no day where rooms wait for it until their own end. */
  card_request: {
    hotel_id: number;
    reservation_id: string;
    request_id: string;
    due_on: StayDate | null;
    state: CardRequestState;
    asked_by: string;
    asked_at: Fixed<Date>;
    /** When the bank turned a card down last, since the guest was written to. */
    refused_at: Date | null;
    changed_at: Date;
  };
  concession: {
    hotel_id: number;
    reservation_id: string;
    concession_id: Generated<number>;
    kind: 'refund' | 'fee';
    amount: number;
    role: Role;
    given_by: string;
    given_at: Fixed<Date>;
  };
  front_desk_limit: { hotel_id: number; amount: number; changed_at: Date };
  payment_notice: {
    hotel_id: number;
    provider: string;
    event_id: string;
    intent_id: string | null;
    received_at: Fixed<Date>;
  };
};
