import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AccountSettings, Owned } from '@stayfront/rules/connection/account';
import type { Told } from '@stayfront/rules/connection/told';

/** Written once, never changed afterwards. */
type Fixed<T> = ColumnType<T, T, never>;

/** The hotel's other systems: who they are, what was said, and what each still has to take. */
export type ConnectedTables = {
  connection_account: {
    hotel_id: number;
    connection: string;
    title: string;
    /** By which it calls us; null where it never does. */
    login: string | null;
    password_hash: Buffer | null;
    /** Where we call, as whom, and with what; opened by the secret box alone. */
    address: string | null;
    called_as: string | null;
    sealed_secret: Buffer | null;
    settings: JSONColumnType<AccountSettings, string | undefined, string>;
    owns: Generated<Owned[]>;
    is_off: Generated<boolean>;
    created_at: Fixed<Date>;
    changed_at: Date;
    /** When its credentials were made or turned last. */
    credentials_at: Date;
    /** To the minute. */
    last_heard_at: Date | null;
  };
  connection_message: {
    hotel_id: number;
    message_id: Generated<number>;
    connection: string;
    direction: 'in' | 'out';
    action: string;
    at: Date;
    took_ms: number;
    outcome: 'taken' | 'noted' | 'warned' | 'refused' | 'failed';
    told: JSONColumnType<Told, string, never>;
    change_number: number | null;
    reservation_id: string | null;
    /** Packed; null where it was about a guest, or too large to be kept. */
    request: Buffer | null;
    answer: Buffer | null;
  };
  /** One state of one reservation that a system has to take. Made by the database. */
  connection_delivery: {
    hotel_id: number;
    delivery_id: Generated<number>;
    connection: string;
    reservation_id: string;
    event_id: number;
    kind: 'commit' | 'modify' | 'cancel';
    /** Counted from 1 for each reservation and system. */
    version: number;
    /** The rooms that stood then, by their index. */
    standing: number[];
    state: Generated<'waiting' | 'served' | 'acknowledged' | 'refused' | 'given-up'>;
    queued_at: Date;
    served_at: Date | null;
    settled_at: Date | null;
    tries: Generated<number>;
    last_status: string | null;
  };
};
