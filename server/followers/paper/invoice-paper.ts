import { invoiceSums } from '@stayfront/rules/invoice/invoice-sums';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { percentIn } from '@stayfront/rules/language/percent-in';
import type { StoredInvoice } from '../../booking/invoice/stored-invoice.ts';
import type { StoredInvoiceLine } from '../../platform/db/invoice-content.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';
import { writeDay } from '../../platform/texts/write-day.ts';
import { isolate } from '../../platform/texts/isolate.ts';
import { paperOf, type Paper, type PaperTable } from '../document/papers.ts';

type Row = PaperTable['rows'][number];

/** An invoice or a credit note, of what was written down when it was issued and nothing else. */
export function invoicePaper(texts: Texts, reservationId: string, invoice: StoredInvoice): Paper {
  const { i18n, language } = texts;
  const { kind, issuedOn, content } = invoice;
  const number = inItsOrder(texts, invoice.invoiceNumber);
  const credits = invoice.credits === null ? null : inItsOrder(texts, invoice.credits);
  const { seller, buyer, currency, lines, paid } = content;
  const sums = invoiceSums(lines);
  const write = (minor: number): string => writeAmount(language, minor, currency);
  const writeRates = (rates: readonly (number | null)[]): string =>
    rates.map((rate) => (rate === null ? '?' : percentIn(language, rate / 100))).join(' + ') || '–';
  const vatNumber = (of: string | null): [string, string][] => (of === null ? [] : [[i18n._('VAT number'), of]]);
  const house = seller.company ?? seller.name;
  return {
    ...paperOf(texts, {
      hotel: seller.name,
      place: [...(seller.company === null ? [] : [seller.company]), ...seller.address],
      footer: [house, ...vatNumber(seller.vatNumber).map(([label, value]) => `${label} ${value}`)],
    }),
    title: kind === 'invoice' ? i18n._('Invoice {number}', { number }) : i18n._('Credit note {number}', { number }),
    to: [
      ...[buyer.company, buyer.name].filter((line) => line !== null && line !== ''),
      ...buyer.address,
      ...vatNumber(buyer.vatNumber).map(([label, value]) => `${label} ${value}`),
    ].filter((line) => line !== null),
    facts: [
      [i18n._('Date'), writeDay(language, issuedOn, 'long')],
      [i18n._('Order number'), reservationId],
    ],
    tables: [
      {
        head: ['', i18n._('VAT'), i18n._('Total')],
        rows: [
          ...(credits === null
            ? []
            : [{ cells: [i18n._('For invoice {number}', { number: credits }), '', ''], isStrong: true }]),
          ...lines.map((line): Row => ({
            cells: [textOf(line, texts), writeRates(line.vat.map(({ basisPoints }) => basisPoints)), write(line.gross)],
          })),
        ],
      },
      {
        head: [i18n._('VAT'), i18n._('Net'), i18n._('VAT'), i18n._('Total')],
        rows: [
          ...sums.groups.map(({ rates, net, vat, gross }): Row => ({
            cells: [writeRates(rates), write(net), write(vat), write(gross)],
          })),
          { cells: [i18n._('Total'), write(sums.net), write(sums.vat), write(sums.gross)], isStrong: true },
        ],
      },
      ...(paid === null
        ? []
        : [
            {
              rows: [
                { cells: [i18n._('Paid'), write(paid)] },
                { cells: [i18n._('To be paid'), write(Math.max(0, sums.gross - paid))], isStrong: true },
              ],
            },
          ]),
    ],
  };
}

function textOf({ kind, roomStayIndex, text, from, to }: StoredInvoiceLine, texts: Texts): string {
  const { i18n, language } = texts;
  if (kind === 'credit') return i18n._('Amount');
  const room = roomStayIndex === null ? [] : [i18n._('Room {number}', { number: roomStayIndex + 1 })];
  if (from === null || to === null) return text;
  const days = `${writeDay(language, from, 'long')} – ${writeDay(language, to, 'long')}`;
  return [...room, isolate(texts, text), days].join(' · ');
}

/** A number with hyphens would be read from its end where the words run from right to left. */
const inItsOrder = ({ language }: Texts, number: string): string =>
  directionOf(language) === 'rtl' ? `\u2066${number}\u2069` : number;
