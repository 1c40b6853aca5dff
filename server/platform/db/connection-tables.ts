import type { Conversion, ConversionFacts, PartnerName } from '@stayfront/contract/manage/channels';
import type { PriceMismatch } from '@stayfront/contract/manage/price-mismatches';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Written once, never changed afterwards. */
type Fixed<T> = ColumnType<T, T, never>;

/** Who is told of what happens at a hotel, and how that went. */
export type ConnectionTables = {
  webhook: {
    hotel_id: number;
    webhook_id: string;
    url: string;
    secret: string;
    created_at: Fixed<Date>;
    is_off: Generated<boolean>;
  };
  webhook_delivery: {
    hotel_id: number;
    event_id: number;
    webhook_id: string;
    state: Generated<'waiting' | 'delivered' | 'failed'>;
    attempts: Generated<number>;
    last_status: string | null;
    updated_at: Date;
  };
  /** How a hotel reaches a partner; `sealed` is opened by the secret box alone. */
  channel_settings: {
    hotel_id: number;
    partner: PartnerName;
    sealed: Buffer;
    updated_at: Date;
    is_off: Generated<boolean>;
  };
  /** How a try to tell somebody went; kept for a while, and never what was sent. */
  message_try: {
    hotel_id: number;
    connection: string;
    try_id: Generated<number>;
    reservation_id: string;
    event_id: number | null;
    tried_at: Date;
    took_ms: number;
    is_taken: boolean;
    status: string;
    answer: string | null;
  };
  /** What a partner is told of a booking; made and set waiting by the database. */
  conversion: {
    hotel_id: number;
    reservation_id: string;
    partner: PartnerName;
    state: Conversion['state'];
    told: Conversion['told'];
    facts: JSONColumnType<ConversionFacts> | null;
    /** Raised whenever something happens to the booking: who has told the one before has not told this. */
    version: Generated<number>;
    attempts: Generated<number>;
    last_status: string | null;
    created_at: Fixed<Date>;
    updated_at: Date;
  };
  /** Prices of comparison sites that were not ours when the guest came. */
  price_mismatch: {
    hotel_id: number;
    mismatch_id: string;
    detail: JSONColumnType<Omit<PriceMismatch, 'seen' | 'firstSeenAt' | 'lastSeenAt'>>;
    seen: Generated<number>;
    first_seen_at: Fixed<Date>;
    last_seen_at: Date;
  };
};
