import type { AccountSettings } from '@stayfront/rules/connection/account';
import type { Way } from '@stayfront/rules/google-prices/ways';
import type { Generated, JSONColumnType } from 'kysely';

export type ProductWay = { readonly productId: string; readonly way: Way };

/** What Google has taken of a hotel's prices, and how telling it goes. */
export type GoogleTables = {
  google_telling: {
    hotel_id: number;
    connection: string;
    /** Of how the hotel stood when all of it was told; null: it was not yet, or is to be told anew. */
    mark: string | null;
    ways: JSONColumnType<ProductWay[], string | undefined, string>;
    told_at: Date | null;
    /** Failed ones since the last that went well. */
    tries: Generated<number>;
    retry_at: Date | null;
    trouble: string | null;
  };
  google_told: {
    hotel_id: number;
    connection: string;
    part: string;
    /** JSON, packed. */
    content: Buffer;
    told_at: Date;
  };
  /** What is to be taken back by a connection that is off, gone, or another one to Google now. */
  google_leaving: {
    hotel_id: number;
    leaving_id: Generated<number>;
    connection: string;
    address: string;
    called_as: string | null;
    sealed_secret: Buffer | null;
    settings: JSONColumnType<AccountSettings>;
    /** JSON, packed. */
    told: Buffer;
    left_at: Date;
  };
};
