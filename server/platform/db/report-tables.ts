import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Language } from '@stayfront/contract/property/texts';
import type { ReportRhythm } from '@stayfront/rules/report/report-mail';
import type { Generated } from 'kysely';

/** Guests who wait for a room; people who wish the report by mail. */
export type HotelWith = 'waiting' | 'report-mail';

/**
 * History that is not gathered yet, payments to ask about, rooms held until they are paid, prices told to Google, calendars
 * read from elsewhere, what connected systems have still to take; and hotels that have no owner yet.
 */
export type HotelNoted = 'history' | 'payments' | 'held' | 'google' | 'feeds' | 'deliveries' | 'unowned';

/** What is worked out for reports; nothing here is not known elsewhere. */
export type ReportTables = {
  /** A booked room as it stands (until is infinity), or as it stood. */
  sold_stay: {
    hotel_id: number;
    reservation_id: string;
    room_stay_index: number;
    since: Date;
    until: Date;
    event_id: number;
    state: 'sold' | 'cancelled' | 'no-show' | 'none';
    currency: CurrencyCode;
    booked_on: StayDate;
    arrival: StayDate;
    departure: StayDate;
    nights: number;
    lead: number;
    room_id: string;
    rate_plan_id: string;
    source: string;
    country: string;
    amounts: number[];
    revenue: number;
    kept: number;
    vat_rates: number[];
    vat_amounts: number[];
    local_tax: number;
  };
  /** Stays that stand, added up by day. */
  sold_day: {
    hotel_id: number;
    currency: CurrencyCode;
    basis: 'stay' | 'booked' | 'left';
    date: StayDate;
    dimension: string;
    key: string;
    stays: number;
    nights: number;
    whole_nights: number;
    revenue: number;
    kept: number;
  };
  sold_gathered: { hotel_id: number; transaction_id: string; event_id: number };
  /** Who wishes the report by mail, and the last day that they were told of. */
  report_mail: {
    hotel_id: number;
    operator_id: string;
    rhythm: ReportRhythm;
    language: Language;
    chosen_at: Date;
    told_until: StayDate | null;
  };
  /** The same without a count, for what is written in the middle of bookings; a line of each who was the first. */
  hotel_noted: { hotel_id: number; what: HotelNoted; transaction_id: Generated<string> };
  /** Hotels that have any of what the worker looks after: the mark grows with each new line of it. */
  hotel_with: { hotel_id: number; what: HotelWith; mark: Generated<string> };
};
