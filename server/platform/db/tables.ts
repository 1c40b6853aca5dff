import type { AlpineBitsPlanTable } from './alpinebits-plan-table.ts';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { ChainLook } from '@stayfront/contract/property/chain-look';
import type { Language } from '@stayfront/contract/property/texts';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { ReservationStatus } from '@stayfront/rules/booking/status';
import type { ChannelParameters } from '@stayfront/contract/reservation';
import type { LocalTaxLine, Quote } from '@stayfront/rules/booking/quote';
import type { SoldService } from '@stayfront/rules/booking/stay-bill';
import type { Actor } from '@stayfront/rules/booking/actor';
import type { Carried } from '@stayfront/rules/cancellation/carried';
import type { AlpineBitsTables } from './alpinebits-tables.ts';
import type { ConnectedTables } from './connected-tables.ts';
import type { ConnectionTables } from './connection-tables.ts';
import type { CalendarTables } from './calendar-tables.ts';
import type { ChannelTables } from './channel-tables.ts';
import type { FeedTables } from './feed-tables.ts';
import type { GoogleTables } from './google-tables.ts';
import type { DeskTables } from './desk-tables.ts';
import type { HouseTables } from './house-tables.ts';
import type { StatementTables } from './statement-tables.ts';
import type { WaitingTables } from './waiting-tables.ts';
import type { PersonPrices } from '@stayfront/rules/pricing/kept-prices';
import type { DayRuleColumns } from './day-rule-columns.ts';
import type { StoredLook } from './stored-values.ts';
import type { BundledStay } from './stored-values.ts';
import type { StoredGuarantee } from './stored-values.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { VisitTables } from './visit-tables.ts';
import type { StoredRoomStay } from './stored-values.ts';
import type { ChangeTerms } from '@stayfront/contract/change';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Written once, never changed afterwards. */
type Fixed<T> = ColumnType<T, T, never>;
type Json<T extends object> = JSONColumnType<T>;

export type Tables = PaymentTables &
  AlpineBitsPlanTable &
  DeskTables &
  CalendarTables &
  HouseTables &
  ReportTables &
  VisitTables &
  StatementTables &
  WaitingTables &
  ConnectedTables &
  ChannelTables &
  AlpineBitsTables &
  ConnectionTables &
  FeedTables &
  GoogleTables &
  EngineTables;

type EngineTables = {
  hotel: {
    hotel_id: number;
    chain_id: number | null;
    document: Json<PropertyDocument>;
    /** Came with the demo: its calendar is renewed on each start. Never true for a hotel somebody put there. */
    is_demo: Generated<boolean>;
    version: Generated<number>;
    /** Some night from now on has bands of ages. Kept beside the nights, so that nobody has to look for one. */
    asks_ages: Generated<boolean>;
    /** Guests find it; false while it is being set up. */
    is_open: Generated<boolean>;
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
    /** How many of these are beyond what there is, knowingly: brought along from elsewhere. */
    overbooked: Generated<number>;
  };
  /** Rooms kept for a guest who is paying; counts only while `expires_at` lies ahead. */
  hold: {
    hotel_id: number;
    date: StayDate;
    room_id: string;
    reservation_id: string;
    rooms: number;
    expires_at: Date;
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
    /** What few nights say about persons and their ages. */
    by_person: PersonPrices | null;
  } & DayRuleColumns;
  /** Rules beside those of a rate: an empty room or rate plan means all of them. */
  restriction: {
    hotel_id: number;
    date: StayDate;
    room_id: string;
    rate_plan_id: string;
  } & DayRuleColumns;
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
    version: Generated<number>;
    hotel_currency: CurrencyCode;
    hold_expires_at: Date | null;
    are_rooms_held: Generated<boolean>;
    cancelled_at: Date | null;
    channel: Json<ChannelParameters>;
    /** The card that stands for the booking, by its name at the provider. */
    guarantee: Json<StoredGuarantee> | null;
    /** Null until it was tried. */
    confirmation_mail: 'sent' | 'failed' | null;
    /** When the guest's data was taken out of it. */
    erased_at: Generated<Date | null>;
    /** What the link was, so that its holder can be told; it opens nothing. */
    erased_token_hash: Generated<Buffer | null>;
    /** Booked without a card or a payment, and so counted. */
    is_unsecured: Generated<boolean>;
    /** By which the e-mail address and the network of such a booking are known again. */
    email_mark: Generated<string | null>;
    network_mark: Generated<string | null>;
    /** The guest was asked to confirm it by the link in a mail. */
    is_mail_asked: Generated<boolean>;
    /** Its rooms waited, or wait, for a card as guarantee that the guest gives by a link. */
    is_card_asked: Generated<boolean>;
    /** The last day at the hotel on which its rest was looked after. */
    rest_seen_on: Generated<StayDate | null>;
    /** How it came where the hotel itself took it; null for what was booked on a page. */
    source: Generated<'phone' | 'walk-in' | null>;
  };
  room_stay: {
    hotel_id: number;
    reservation_id: string;
    room_stay_index: number;
    room_id: string;
    arrival: StayDate;
    departure: StayDate;
    quote: Json<Quote>;
    status: Generated<'book' | 'cancel'>;
    services: Json<SoldService[]>;
    /** Local taxes that a tax service named at checkout; those of the offer are in the quote. */
    taxes: Json<LocalTaxLine[]>;
    cancellation_fee: Generated<number>;
    /** What is left of the rooms it was changed from. */
    carried: ColumnType<Carried, string | undefined, string>;
  };
  /** What a guest changed, or is paying for to change. */
  reservation_change: {
    hotel_id: number;
    change_id: string;
    reservation_id: string;
    state: 'held' | 'made' | 'ended';
    /** The rooms as they are to be. */
    stays: Json<StoredRoomStay[]>;
    /** What the guest agreed to, in the hotel's currency. */
    terms: Json<ChangeTerms>;
    created_at: Fixed<Date>;
    changed_at: Date;
    hold_expires_at: Date | null;
    deadline: Fixed<Date>;
  };
  /** What happened to a reservation: appended to, never changed; the database refuses it. */
  reservation_event: {
    hotel_id: number;
    event_id: Generated<number>;
    reservation_id: string;
    transaction_id: Generated<string>;
    happened_at: Fixed<Date>;
    who: Generated<Actor>;
    what: string;
    detail: Json<object>;
    total: Generated<number | null>;
  };
  chain: { chain_id: number; name: string; look: ColumnType<ChainLook, string | undefined, string> };
  /** By which somebody begins a hotel, once. */
  beginning_link: {
    link_hash: Buffer;
    /** Printed at a start, and replaced by the next one's. */
    is_of_start: boolean;
    created_at: Fixed<Date>;
    expires_at: Fixed<Date>;
    used_at: Date | null;
  };
  bundle: {
    hotel_id: number;
    channel_id: number;
    session_id: string;
    bundle_id: string;
    room_stays: Json<BundledStay[]>;
    created_at: Date;
  };
  search: { hotel_id: number; session_id: string; searched_at: Date; detail: Json<object> };
  api_key: {
    hotel_id: number;
    key_id: string;
    name: string;
    key_hash: Buffer;
    created_at: Fixed<Date>;
    revoked_at: Date | null;
    last_used_at: ColumnType<Date | null, undefined, Date>;
  };
  /** The look that operators gave a hotel; without one, that of its document. */
  customization: {
    hotel_id: number;
    version: number;
    look: ColumnType<StoredLook | null, string | null, string | null>;
    changed_at: Date;
    changed_by: string;
  };
  /** Pictures that operators sent. Not ready: on its way to where pictures are kept. */
  look_picture: {
    hotel_id: number;
    source_hash: string;
    width: number;
    height: number;
    placeholder: string;
    is_ready: boolean;
    sent_at: Date;
  };
  /** A code that opens a reservation once, kept as its hash. */
  handover: { hotel_id: number; code_hash: Buffer; reservation_id: string; expires_at: Date };
  /** Wrong guesses at a reservation, counted by who guessed and what. */
  attempt: { hotel_id: number; subject: string; began_at: Date; tries: number; last_at: Generated<Date | null> };
  idempotency: {
    hotel_id: number;
    operation: string;
    key: string;
    body_hash: Buffer;
    answer: JSONColumnType<object> | null;
    created_at: Fixed<Date>;
  };
};
