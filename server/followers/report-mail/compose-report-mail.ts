import type { MoneyReport } from '@stayfront/contract/report/money-report';
import type { Report, ReportLost } from '@stayfront/contract/report/report';
import { localeOf } from '@stayfront/rules/language/locale-of';
import { percentIn } from '@stayfront/rules/language/percent-in';
import type { ReportRhythm } from '@stayfront/rules/report/report-mail';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';
import { isolate } from '../../platform/texts/isolate.ts';
import { writeDay } from '../../platform/texts/write-day.ts';
import { layOutMail, type Mail } from '../message/lay-out-mail.ts';
import type { BillRow } from '../summary/bill-rows.ts';

export type ReportLetter = {
  readonly hotel: string;
  readonly color: string;
  readonly rhythm: ReportRhythm;
  /** The same days, by the nights that were stayed and by the days on which was booked. */
  readonly stayed: Report;
  readonly booked: Report;
  readonly money: MoneyReport;
  /** Where the desk begins. */
  readonly desk: string;
  readonly stopLink: string;
};

/** Yesterday or last week in figures, as the reports of the desk have them, and where each is found there. */
export function composeReportMail(texts: Texts, letter: ReportLetter): Mail {
  const { i18n, language } = texts;
  const { hotel, color, rhythm, stayed, desk, stopLink } = letter;
  const { from, to } = stayed.span;
  const isDay = rhythm === 'daily';
  const days = isDay
    ? writeDay(language, from)
    : i18n._('{first} to {last}', { first: writeDay(language, from), last: writeDay(language, to) });
  const place = (path: string, more: Readonly<Record<string, string>> = {}): string =>
    `${desk}/${path}?${new URLSearchParams({ from, to, ...more }).toString()}`;
  return layOutMail(texts, {
    subject: isDay
      ? i18n._('{hotel}: yesterday in figures', { hotel })
      : i18n._('{hotel}: last week in figures', { hotel }),
    title: isDay ? i18n._('Yesterday in figures') : i18n._('Last week in figures'),
    hotel,
    paragraphs: [
      days,
      ...(stayed.isComplete
        ? []
        : [i18n._('Bookings of before are still being counted: the report at the desk will say more.')]),
    ],
    facts: [],
    bill: rowsOf(texts, letter),
    button: { label: i18n._('Open the report'), href: place('reports', { by: 'stay', against: 'last-year' }), color },
    links: [
      { label: i18n._('What was booked'), href: place('reports', { by: 'booked', against: 'last-year' }) },
      { label: i18n._('Money and taxes'), href: place('reports/money') },
      { label: i18n._('Stop these mails'), href: stopLink },
    ],
    help: { text: i18n._('You chose this mail at the desk, under “You”. It goes to you alone.'), ways: [] },
  });
}

function rowsOf(texts: Texts, { stayed, booked, money }: ReportLetter): BillRow[] {
  const { i18n, language } = texts;
  const { total } = stayed;
  const [totalBefore, bookedBefore] = [knownOf(stayed), knownOf(booked)];
  const count = (number: number): string => new Intl.NumberFormat(localeOf(language)).format(number);
  const amount = (minor: number): string => writeAmount(language, minor, stayed.currency);
  const share = (basisPoints: number): string => percentIn(language, Math.round(basisPoints / 10) / 10);
  /** Within a sentence of either direction. */
  const said = (written: string): string => isolate(texts, written);
  /** A dash where there is nothing to divide by, and beside the figure what it was 52 weeks before. */
  const figure = (
    label: string,
    write: (value: number) => string,
    now: number | null,
    before: number | null | undefined,
    formula?: string,
  ): BillRow => {
    const told = [
      ...(formula === undefined || now === null ? [] : [formula]),
      ...(before == null ? [] : [i18n._('52 weeks before: {value}', { value: said(write(before)) })]),
    ];
    return {
      label,
      amount: now === null ? '–' : write(now),
      ...(told.length === 0 ? {} : { note: told.join(' · ') }),
    };
  };
  const nights = count(total.nights);
  const rooms = count(total.capacity ?? 0);
  const revenue = said(amount(total.revenue));
  const lost = (label: string, { stays, revenue: agreed, kept }: ReportLost): BillRow => ({
    label,
    amount: count(stays),
    ...(stays === 0
      ? {}
      : {
          note: i18n._('agreed: {agreed} · fees: {fees}', { agreed: said(amount(agreed)), fees: said(amount(kept)) }),
        }),
  });
  const { vat, local } = money.taxes;
  return [
    figure(i18n._('Nights sold'), count, total.nights, totalBefore?.nights),
    figure(
      i18n._('Occupancy'),
      share,
      total.occupancy,
      totalBefore?.occupancy,
      i18n._('{nights} sold ÷ {rooms} there were', { nights, rooms }),
    ),
    figure(
      i18n._('ADR, average per night sold'),
      amount,
      total.adr,
      totalBefore?.adr,
      i18n._('{revenue} ÷ {nights} sold', { revenue, nights }),
    ),
    figure(
      i18n._('RevPAR, per room there is'),
      amount,
      total.revpar,
      totalBefore?.revpar,
      i18n._('{revenue} ÷ {rooms} there were', { revenue, rooms }),
    ),
    { ...figure(i18n._('Room revenue, VAT included'), amount, total.revenue, totalBefore?.revenue), isTotal: true },
    figure(
      i18n._('Booked'),
      amount,
      booked.total.revenue,
      bookedBefore?.revenue,
      i18n._('stays: {stays} · nights: {nights}', {
        stays: count(booked.total.stays),
        nights: count(booked.total.nights),
      }),
    ),
    lost(i18n._('Cancelled that were to arrive'), stayed.cancelled),
    lost(i18n._('Did not come'), stayed.noShow),
    { label: i18n._('Money received'), amount: amount(money.total.received) },
    { label: i18n._('Money given back'), amount: amount(money.total.givenBack) },
    ...vat.map(({ percentage, amount: minor }) => ({
      label:
        percentage === null
          ? i18n._('VAT of stays that ended')
          : i18n._('VAT {percent} of stays that ended', { percent: percentIn(language, percentage) }),
      amount: amount(minor),
    })),
    ...(local > 0 ? [{ label: i18n._('Local taxes of stays that ended'), amount: amount(local) }] : []),
  ];
}

/** Of a house that was not here a year ago, or closed on those days, there is nothing to say. */
const knownOf = ({ totalBefore }: Report): Report['totalBefore'] =>
  totalBefore && totalBefore.stays > 0 ? totalBefore : null;
