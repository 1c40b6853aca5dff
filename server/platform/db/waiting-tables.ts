import type { Product } from '@stayfront/contract/offer';
import type { Language } from '@stayfront/contract/property/texts';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { WaitingState } from '@stayfront/rules/waiting/waiting-state';
import type { Generated, JSONColumnType } from 'kysely';

/** Guests who wait for a room on nights on which there was none. */
export type WaitingTables = {
  waiting: {
    hotel_id: number;
    waiting_id: string;
    state: WaitingState;
    /** Who has the least is asked first. */
    place: number;
    email: string;
    email_mark: string;
    language: Language;
    arrival: StayDate;
    departure: StayDate;
    guests: JSONColumnType<Guests>;
    /** The one kind of room that will do, if the guest named one. */
    room_id: string | null;
    asked_at: Date;
    confirmed_at: Date | null;
    /** Kinds of room that were offered and not taken: they are not offered again. */
    passed_rooms: Generated<string[]>;
    offer_count: Generated<number>;
    offered_room_id: string | null;
    offered_products: JSONColumnType<Product[]> | null;
    offered_until: Date | null;
    reservation_id: string | null;
  };
  /** Whether guests may put themselves on the list; absent, they may. */
  waiting_setting: { hotel_id: number; is_open: boolean; changed_at: Date };
};
