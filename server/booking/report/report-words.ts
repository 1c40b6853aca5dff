import type { ReportTable } from '@stayfront/contract/report/export-report';
import type { LeadKey, LengthKey } from '@stayfront/rules/report/buckets';
import type { HotelWay } from '@stayfront/rules/payment/hotel-ways';
import type { Texts } from '../../platform/texts/texts-for.ts';

type Words = {
  readonly tables: Readonly<Record<Exclude<ReportTable, 'reservations' | 'money'>, string>>;
  readonly leads: Readonly<Record<LeadKey, string>>;
  readonly lengths: Readonly<Record<LengthKey, string>>;
  readonly ways: Readonly<Record<HotelWay, string>>;
  readonly unknown: string;
};

/** What the lines of reports are called. */
export const reportWords = ({ i18n }: Texts): Words => ({
  tables: {
    days: i18n._('Day'),
    room: i18n._('Room'),
    rate: i18n._('Rate'),
    source: i18n._('Source'),
    country: i18n._('Country'),
    length: i18n._('Length of stay'),
    lead: i18n._('Lead time'),
  },
  leads: {
    0: i18n._('Same day'),
    '1-3': i18n._('1 – 3 days'),
    '4-14': i18n._('4 – 14 days'),
    '15-30': i18n._('15 – 30 days'),
    '31-90': i18n._('31 – 90 days'),
    91: i18n._('Over 90 days'),
  },
  lengths: {
    1: i18n._('1 night'),
    2: i18n._('2 nights'),
    3: i18n._('3 nights'),
    '4-6': i18n._('4 – 6 nights'),
    7: i18n._('7 nights and more'),
  },
  ways: {
    cash: i18n._('Cash'),
    terminal: i18n._('Card at the hotel'),
    transfer: i18n._('Bank transfer'),
    voucher: i18n._('Voucher'),
  },
  unknown: i18n._('Not known'),
});
