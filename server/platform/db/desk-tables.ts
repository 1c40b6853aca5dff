import type { Presence } from '@stayfront/rules/booking/presence';
import type { ReservationStatus } from '@stayfront/rules/booking/status';
import type { Role } from '@stayfront/rules/people/role';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { InvoiceContent, InvoiceKind } from './invoice-content.ts';

/** Written once, never changed afterwards. */
type Fixed<T> = ColumnType<T, T, never>;
type Json<T extends object> = JSONColumnType<T>;

/** People of a hotel, and what they write down. */
export type DeskTables = {
  /** A person who may sign in at a hotel. Who was removed stays in the list, and out of the house. */
  operator: {
    hotel_id: number;
    operator_id: string;
    email: string;
    /** What the release before knows of it. */
    role: 'viewer' | 'editor';
    desk_role: Role | null;
    last_seen_at: Date | null;
    created_at: Fixed<Date>;
    removed_at: Date | null;
  };
  operator_link: {
    hotel_id: number;
    link_hash: Buffer;
    operator_id: string;
    created_at: Fixed<Date>;
    expires_at: Fixed<Date>;
    used_at: Date | null;
  };
  operator_session: {
    hotel_id: number;
    session_hash: Buffer;
    operator_id: string;
    created_at: Fixed<Date>;
    expires_at: Date;
    ended_at: Date | null;
    used_at: Date | null;
    device: string | null;
    network: string | null;
  };
  /** What signs a person in without a mail. It lies where it was added, and is called by the hash of its own id. */
  passkey: {
    hotel_id: number;
    passkey_id: string;
    operator_id: string;
    /** In small letters: by it a person is the same one at other hotels. */
    email: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: Json<string[]>;
    name: string;
    created_at: Fixed<Date>;
    last_used_at: Date | null;
  };
  /** Challenges that were answered; each is good for one answer. */
  passkey_challenge: { hotel_id: number; challenge_hash: Buffer; expires_at: Fixed<Date> };
  /** Who of the hotel did what: appended to, never changed; the database refuses it. */
  operator_event: {
    hotel_id: number;
    event_id: Generated<number>;
    happened_at: Fixed<Date>;
    who: string;
    what: string;
    detail: Json<object>;
  };
  /** Where the guests of a booked room are, as the desk has ticked it; absent, still to come. */
  room_stay_presence: {
    hotel_id: number;
    reservation_id: string;
    room_stay_index: number;
    presence: Presence;
    changed_at: Date;
  };
  /** When the guests of a booked room said they would come, on the hotel's clock; absent, nobody knows. */
  room_stay_expected: {
    hotel_id: number;
    reservation_id: string;
    room_stay_index: number;
    clock: string;
  };
  /** Which door the guests of a booked room have, night by night: nobody else has it then. */
  room_number_night: {
    hotel_id: number;
    number: string;
    date: StayDate;
    reservation_id: string;
    room_stay_index: number;
  };
  /** What the house writes down about a reservation; it goes with the guest's data. */
  reservation_note: {
    hotel_id: number;
    reservation_id: string;
    note_id: string;
    text: string;
    written_by: string;
    written_at: Fixed<Date>;
  };
  /** What a reservation is found by at the desk, gathered from its history up to an event. */
  desk_entry: {
    hotel_id: number;
    reservation_id: string;
    event_id: number;
    status: ReservationStatus;
    /** Booked, and neither cancelled nor stayed away from. */
    stands: boolean;
    /** Not a hold that nobody paid for. */
    is_kept: boolean;
    is_unpaid: boolean;
    is_no_show: boolean;
    presence: Presence;
    booked_at: Date;
    arrival: StayDate;
    departure: StayDate;
    nights: number;
    /** As it is sorted; empty once the guest is forgotten. */
    name: string;
    total: number;
    source: string;
    room_ids: string[];
    rate_plan_ids: string[];
  };
  /** A way of looking at the list that a person keeps for themselves; `person` as history names them. */
  saved_view: {
    hotel_id: number;
    person: string;
    view_id: string;
    name: string;
    query: Json<object>;
    saved_at: Fixed<Date>;
  };
  desk_word: { hotel_id: number; word: string; reservation_id: string };
  /** How far the history of a hotel's reservations has been gathered. */
  desk_gathered: { hotel_id: number; transaction_id: string; event_id: number };
  /** What became of a letter to a guest; what stood in it is written anew. */
  guest_letter: {
    hotel_id: number;
    reservation_id: string;
    letter_id: string;
    news: Json<object>;
    state: 'sent' | 'failed';
    tries: Generated<number>;
    first_tried_at: Fixed<Date>;
    changed_at: Date;
  };
  /** A file of reservations that was brought along from another system. */
  reservation_import: {
    hotel_id: number;
    import_id: string;
    imported_at: Fixed<Date>;
    imported_by: Fixed<string>;
    name: Fixed<string>;
    system: Fixed<string>;
    reservations: Fixed<number>;
    rooms: Fixed<number>;
    nights: Fixed<number>;
    overbooked: Fixed<number>;
    total: Fixed<number>;
    undone_at: Date | null;
    undone_by: string | null;
  };
  /** By what number a reservation went in the other system; one of many rooms goes in parts. */
  imported_reservation: {
    hotel_id: number;
    system: string;
    number: string;
    part: number;
    reservation_id: string;
    import_id: string;
    /** What had brought it there, in the words of the file. */
    came_by: string | null;
  };
  /** What was said of the columns and words of a file of this layout, for the next one. */
  import_layout: { hotel_id: number; layout: string; says: Json<object>; used_at: Date };
  /** How far the numbers of a year have come, and on which day. */
  invoice_series: { hotel_id: number; kind: InvoiceKind; year: number; last_number: number; last_day: StayDate };
  /** Never changed; the database refuses it. */
  invoice: {
    hotel_id: number;
    invoice_number: string;
    kind: Fixed<InvoiceKind>;
    year: Fixed<number>;
    number: Fixed<number>;
    reservation_id: string;
    /** Of a credit note: the invoice it takes back. */
    credits: string | null;
    refund_id: string | null;
    issued_on: Fixed<StayDate>;
    issued_at: Fixed<Date>;
    issued_by: string;
    gross: Fixed<number>;
    content: Json<InvoiceContent>;
  };
  invoice_paper: { hotel_id: number; invoice_number: string; pdf: Buffer; drawn_at: Fixed<Date> };
};
