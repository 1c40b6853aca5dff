import type { TextLanguage } from '@stayfront/rules/house-draft/list-texts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Written once, never changed afterwards. */
type Fixed<T> = ColumnType<T, T, never>;
type Fields = Readonly<Record<string, unknown>>;

/** Versions of property documents, and the drafts of the next; the one that holds is in `hotel`. */
export type HouseTables = {
  /** Never changed; the database refuses it. */
  house_version: {
    hotel_id: number;
    version: Fixed<number>;
    made_at: Fixed<Date>;
    /** Null: from before it was written down. */
    made_by: Fixed<string | null>;
    how: Fixed<'kept' | 'published' | 'put' | 'imported' | 'put-back'>;
    put_back: Fixed<number | null>;
    /** How many fields differ from the version before. */
    fields: Fixed<number | null>;
    document: JSONColumnType<Fields, string, never>;
    /** Of the set-up, where it was saved while somebody typed; then since when. */
    step: Fixed<string | null>;
    begun_at: Fixed<Date | null>;
  };
  /** How often a hotel's draft has been changed. */
  house_draft: { hotel_id: number; number: number; changed_at: Date };
  house_draft_field: {
    hotel_id: number;
    path: string;
    /** A side that is not there is not named: null is a value. */
    change: JSONColumnType<{ readonly before?: unknown; readonly after?: unknown }>;
    changed_by: string;
    changed_at: Date;
    /** That of the draft since which it stands so. */
    number: number;
    /** What guests saw then. */
    version: number;
  };
  /** With which originals a translation fits that was left behind by one. */
  house_translation: {
    hotel_id: number;
    path: Fixed<string>;
    language: Fixed<TextLanguage>;
    text: Fixed<string>;
    source_language: Fixed<TextLanguage>;
    original: Fixed<string>;
  };
  /** Links that opened a reservation where its hotel came from, as hashes. They open it here, too. */
  former_link: { hotel_id: number; reservation_id: string; token_hash: Buffer };
  /** An archive that is being sent, to become a hotel. */
  arrival: {
    hotel_id: number;
    arrival_id: string;
    begun_at: Fixed<Date>;
    begun_by: string;
    state: Generated<'open' | 'taken' | 'done'>;
  };
  arrival_piece: { hotel_id: number; arrival_id: string; place: number; bytes: Buffer };
};
