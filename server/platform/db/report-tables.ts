import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';

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
  sold_gathered: { hotel_id: number; transaction_id: string; event_id: number };
};
