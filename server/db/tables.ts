import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Language } from '@stayfront/contract/property/texts';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { ReservationStatus } from '@stayfront/rules/booking/status';
import type { Quote } from '@stayfront/rules/booking/quote';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Written once, never changed afterwards. */
type Fixed<T> = ColumnType<T, T, never>;
type Json<T extends object> = JSONColumnType<T>;

export type Tables = {
  hotel: {
    hotel_id: number;
    chain_id: number | null;
    document: Json<PropertyDocument>;
    /** Came with the demo: its calendar is renewed on each start. Never true for a hotel somebody put there. */
    is_demo: Generated<boolean>;
    version: Generated<number>;
  };
  picture: {
    hotel_id: number;
    picture_id: string;
    source_hash: string;
    width: number;
    height: number;
    placeholder: string;
  };
  inventory: {
    hotel_id: number;
    date: StayDate;
    room_id: string;
    total: number;
    sold: Generated<number>;
    held: Generated<number>;
  };
  rate: {
    hotel_id: number;
    date: StayDate;
    room_id: string;
    rate_plan_id: string;
    by_adults: number[];
    extra_adult: number;
    child: number;
    infant: number;
    is_closed: boolean;
    is_closed_to_arrival: boolean;
    is_closed_to_departure: boolean;
    min_stay: number | null;
    max_stay: number | null;
  };
  reservation: {
    hotel_id: number;
    reservation_id: string;
    status: ReservationStatus;
    created_at: Fixed<Date>;
    language: Language;
    currency: CurrencyCode;
    session_id: string;
    guest: Json<GuestInfo>;
    token_seed: Buffer;
    token_hash: Buffer;
  };
  room_stay: {
    hotel_id: number;
    reservation_id: string;
    room_stay_index: number;
    room_id: string;
    arrival: StayDate;
    departure: StayDate;
    quote: Json<Quote>;
  };
  idempotency: {
    hotel_id: number;
    operation: string;
    key: string;
    body_hash: Buffer;
    answer: JSONColumnType<object> | null;
    created_at: Fixed<Date>;
  };
};
