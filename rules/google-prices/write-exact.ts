import type { CurrencyCode } from '../currency/currencies.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';
import { el, type XmlPart } from '../xml/write-xml.ts';
import { amountOf, inPieces, partsOf, type Sender, type Written } from './sender.ts';
import { cellOn, type ExactPrice, type Told } from './told.ts';

type Stay = {
  readonly product: string;
  readonly arrival: StayDate;
  readonly nights: number;
  readonly adults: number;
  readonly price: ExactPrice | null;
};

/** What stays cost of which it cannot be said night by night: those whose price has changed, and those that are gone. */
export const writeExact = (
  before: Told['exact'],
  after: Told['exact'],
  currency: CurrencyCode,
  sender: Sender,
): Written[] =>
  inPieces([...changedStays(before, after), ...goneStays(before, after)], 5_000).map((piece) => ({
    says: piece.length,
    root: el(
      'Transaction',
      { timestamp: sender.at, id: sender.makeId(), partner: sender.partner },
      piece.map((stay) => writeStay(stay, currency, sender)),
    ),
  }));

function changedStays(before: Told['exact'], after: Told['exact']): Stay[] {
  return Object.entries(after).flatMap(([product, { first, cells }]) =>
    cells.flatMap((cell, i) => {
      const arrival = addDays(first, i);
      const told = cellOn(before[product], arrival);
      return cell.flatMap((byNights, a) =>
        byNights.flatMap((price, n) => {
          const was = told?.[a]?.[n] ?? null;
          return same(was, price) ? [] : [{ product, arrival, nights: n + 1, adults: a + 1, price }];
        }),
      );
    }),
  );
}

/** Of a product that is told night by night from now on, or not at all. */
const goneStays = (before: Told['exact'], after: Told['exact']): Stay[] =>
  Object.entries(before).flatMap(([product, { first, cells }]) =>
    after[product]
      ? []
      : cells.flatMap((cell, i) =>
          cell.flatMap((byNights, a) =>
            byNights.flatMap((was, n) =>
              was ? [{ product, arrival: addDays(first, i), nights: n + 1, adults: a + 1, price: null }] : [],
            ),
          ),
        ),
  );

const same = (a: ExactPrice | null, b: ExactPrice | null): boolean =>
  a === b || (a !== null && b !== null && a.every((minor, i) => minor === b[i]));

function writeStay({ product, arrival, nights, adults, price }: Stay, currency: CurrencyCode, sender: Sender): XmlPart {
  const { InvTypeCode, RatePlanCode } = partsOf(product);
  const money = (name: string, minor: number): XmlPart => el(name, { currency }, amountOf(minor, currency));
  return el(
    'Result',
    {},
    el('Property', {}, sender.hotelCode),
    el('RoomID', {}, InvTypeCode),
    el('PackageID', {}, RatePlanCode),
    el('Checkin', {}, arrival),
    el('Nights', {}, nights),
    price
      ? [money('Baserate', price[0]), money('Tax', price[1]), money('OtherFees', price[2])]
      : el('Unavailable', {}, el('NoVacancy')),
    el('Occupancy', {}, adults),
  );
}
