import type { ColumnType } from 'kysely';
import type { StayDate } from '@stayfront/rules/stay/stay-date';

type ToldNights = readonly (readonly [date: string, roomId: string, rooms: number])[];

/** What channel managers know of the hotel's bookings. */
export type ChannelTables = {
  channel_told: {
    hotel_id: number;
    connection: string;
    reservation_id: string;
    /** Null until anything was acknowledged. */
    nights: ColumnType<ToldNights | null, string | null, string | null>;
    /** Since when a state that is not acknowledged may have arrived there. */
    trying_since: Date | null;
  };
  /** Limits that were heard while there was a booking of these nights that was not told yet. */
  channel_limit: {
    hotel_id: number;
    connection: string;
    room_id: string;
    date: StayDate;
    free: number;
    total: number;
    heard_at: Date;
  };
};
