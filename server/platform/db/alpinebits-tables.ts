import type { ToldRun } from '@stayfront/rules/alpinebits/free-rooms/told-nights';
import type { AnnouncedAction } from '@stayfront/rules/alpinebits/capabilities';
import type { SentCategory } from '@stayfront/rules/alpinebits/inventory/plan-inventory';
import type { JSONColumnType } from 'kysely';

/** What systems that speak AlpineBits have said, as far as later messages go on from it. */
export type AlpineBitsTables = {
  /** Free rooms as they were told last, of a category or, where it has a name, of one room. */
  alpinebits_told: {
    hotel_id: number;
    connection: string;
    code: string;
    /** Empty for the category as a whole. */
    room: string;
    runs: JSONColumnType<readonly ToldRun[], string, string>;
  };
  alpinebits_category: {
    hotel_id: number;
    connection: string;
    code: string;
    room_id: string;
    is_made_here: boolean;
    is_retired: boolean;
    sent: JSONColumnType<SentCategory, string, string>;
  };
  /** What was agreed on with a client in its last handshake, by version and action. */
  alpinebits_handshake: {
    hotel_id: number;
    connection: string;
    client_id: string;
    version: string;
    action: string;
    agreed: JSONColumnType<AnnouncedAction['supports'], string, string>;
    agreed_at: Date;
  };
  /** Up to which change of prices a client has pulled base rates. */
  alpinebits_pull: {
    hotel_id: number;
    connection: string;
    client_id: string;
    rate_plan_code: string;
    change_number: number;
    house_version: number;
    pulled_at: Date;
  };
};
