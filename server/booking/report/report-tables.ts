import type { MoneyReport } from '@stayfront/contract/report/money-report';
import type { Report, ReportFigures } from '@stayfront/contract/report/report';
import type { CountedStay } from '@stayfront/contract/report/report-reservations';
import { sources } from '@stayfront/rules/channel/source';
import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { hotelWays } from '@stayfront/rules/payment/hotel-ways';
import { leadKeys, lengthKeys } from '@stayfront/rules/report/buckets';
import { unknownCountry, type ReportDimension } from '@stayfront/rules/report/dimensions';
import type { Cell, Column } from '../../platform/table/table.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { countryName } from '../../property/content/country-name.ts';
import { exportWords } from '../export/export-words.ts';
import { reportWords } from './report-words.ts';

export type Sheet = { readonly columns: readonly Column[]; readonly rows: readonly (readonly Cell[])[] };

const column = (title: string, kind: Column['kind'], width: number): Column => ({ title, kind, width });

/** Days or lines of a report, with what they are compared with beside them. */
export function reportSheet(texts: Texts, report: Report, table: 'days' | ReportDimension): Sheet {
  const { i18n } = texts;
  const { tables } = reportWords(texts);
  const amount = { decimals: decimalsOf(report.currency) };
  const figures = (named: (title: string) => string): Column[] => [
    column(named(i18n._('Nights sold')), 'number', 12),
    column(named(i18n._('Stays')), 'number', 10),
    column(named(i18n._('Occupancy, %')), { decimals: 2 }, 14),
    column(named(i18n._('ADR')), amount, 12),
    column(named(i18n._('RevPAR')), amount, 12),
    column(named(i18n._('Revenue')), amount, 14),
  ];
  const cells = (of: ReportFigures | null): Cell[] =>
    of ? [of.nights, of.stays, of.occupancy, of.adr, of.revpar, of.revenue] : [];
  const { against } = report;
  const columns = [
    column(tables[table], table === 'days' ? 'day' : 'text', table === 'days' ? 12 : 30),
    ...figures((title) => title),
    ...(against ? figures((title) => `${title} (${against.from} – ${against.to})`) : []),
    column(i18n._('Currency'), 'text', 10),
  ];
  const name = lineName(texts);
  const rows =
    table === 'days'
      ? report.days.map((day) => [day.date, ...cells(day.now), ...cells(day.before), report.currency])
      : report.lines[table].map((line) => [
          name(table, line),
          ...cells(line.now),
          ...cells(line.before),
          report.currency,
        ]);
  return { columns, rows };
}

/** A line in words. */
function lineName(texts: Texts): (dimension: ReportDimension, line: { key: string; name: string }) => string {
  const { leads, lengths, unknown } = reportWords(texts);
  const names = exportWords(texts).sources;
  return (dimension, { key, name }) => {
    switch (dimension) {
      case 'room':
      case 'rate':
        return name;
      case 'source':
        return names[sources.find((one) => one === key) ?? 'channel'];
      case 'country':
        return key === unknownCountry ? unknown : countryName(texts.language, key);
      case 'length':
        return lengths[lengthKeys.find((one) => one === key) ?? '7'];
      case 'lead':
        return leads[leadKeys.find((one) => one === key) ?? '91'];
    }
  };
}

export function moneySheet(texts: Texts, { currency, days }: MoneyReport): Sheet {
  const { i18n } = texts;
  const { ways } = reportWords(texts);
  const amount = { decimals: decimalsOf(currency) };
  const named = (way: string): string => {
    const atHotel = hotelWays.find((one) => one === way);
    return atHotel ? ways[atHotel] : way;
  };
  return {
    columns: [
      column(i18n._('Day'), 'day', 12),
      column(i18n._('Way'), 'text', 20),
      column(i18n._('Movements'), 'number', 12),
      column(i18n._('Received'), amount, 14),
      column(i18n._('Given back'), amount, 14),
      column(i18n._('Net'), amount, 14),
      column(i18n._('Currency'), 'text', 10),
    ],
    rows: days.map(({ date, way, count, received, givenBack, net }) => [
      date,
      named(way),
      count,
      received,
      givenBack,
      net,
      currency,
    ]),
  };
}

/** The stays behind a figure, of which the rows come page by page. */
export function staySheet({ i18n }: Texts, currency: CurrencyCode) {
  const amount = { decimals: decimalsOf(currency) };
  return {
    columns: [
      column(i18n._('Reference'), 'text', 18),
      column(i18n._('Guest'), 'text', 26),
      column(i18n._('Room'), 'text', 30),
      column(i18n._('Rate'), 'text', 24),
      column(i18n._('Arrival'), 'day', 12),
      column(i18n._('Departure'), 'day', 12),
      column(i18n._('Booked on'), 'day', 12),
      column(i18n._('Nights'), 'number', 8),
      column(i18n._('Revenue'), amount, 14),
      column(i18n._('Fee'), amount, 12),
      column(i18n._('Currency'), 'text', 10),
    ],
    rowOf: (stay: CountedStay): readonly Cell[] => [
      stay.reservationId,
      stay.guestName,
      stay.roomName,
      stay.ratePlanName,
      stay.arrival,
      stay.departure,
      stay.bookedOn,
      stay.nights,
      stay.revenue,
      stay.kept,
      currency,
    ],
  };
}
