import type { CurrencyCode } from '../currency/currencies.ts';
import { writeDecimal } from '../payment/decimal-amount.ts';
import { el, type XmlPart } from '../xml/write-xml.ts';
import type { StayDate } from '../stay/stay-date.ts';

/** Who speaks of whom: the key that Google gave, and what the hotel is called in the list of hotels. */
export type Sender = { readonly partner: string; readonly hotelCode: string; readonly at: string; makeId(): string };

/** One message, and how many days, stays or entries it speaks of. */
export type Written = { readonly root: XmlPart; readonly says: number };

/** The frame of messages in the words of the OpenTravel Alliance. */
export const otaMessage = (
  name: string,
  { partner, at, makeId }: Sender,
  attributes: Readonly<Record<string, string>>,
  content: XmlPart,
): XmlPart =>
  el(
    name,
    {
      xmlns: 'http://www.opentravel.org/OTA/2003/05',
      EchoToken: makeId(),
      TimeStamp: at,
      Version: '3.0',
      ...attributes,
    },
    el('POS', {}, el('Source', {}, el('RequestorID', { ID: partner }))),
    content,
  );

/** The frame of those in Google's own. */
export const ownMessage = (name: string, { partner, at, makeId }: Sender, ...content: readonly XmlPart[]): XmlPart =>
  el(name, { partner, id: makeId(), timestamp: at }, [...content]);

/** So many entries go in one message: far below what Google takes, and a fault in one costs no more than its own. */
const mostEntries = 2_000;

export function inPieces<Entry>(entries: readonly Entry[], most = mostEntries): Entry[][] {
  const pieces: Entry[][] = [];
  for (let i = 0; i < entries.length; i += most) pieces.push(entries.slice(i, i + most));
  return pieces;
}

export const amountOf = (minor: number, currency: CurrencyCode): string => writeDecimal({ minor, currency });

/** 350 hundredths of a percent are 3.5. */
export const percentOf = (basisPoints: number): string => String(basisPoints / 100);

/** Weekdays in Google's letters; 0 is Sunday. */
const weekdayLetters = (weekdays: readonly number[]): string =>
  ['M', 'T', 'W', 'H', 'F', 'S', 'U'].filter((_, place) => weekdays.includes((place + 1) % 7)).join('');

export const dateRange = (
  range: { readonly from: StayDate; readonly to: StayDate },
  weekdays: readonly number[] | null = null,
): XmlPart =>
  el('DateRange', {
    start: range.from,
    end: range.to,
    days_of_week: weekdays ? weekdayLetters(weekdays) : undefined,
  });

export const named = (list: string, entry: string, ids: readonly string[] | null): XmlPart | null =>
  ids &&
  el(
    list,
    {},
    ids.map((id) => el(entry, { id })),
  );

/** The product's room and rate plan; neither has a dot in its id. */
export function partsOf(product: string): { readonly InvTypeCode: string; readonly RatePlanCode: string } {
  const [InvTypeCode = '', RatePlanCode = ''] = product.split('.');
  return { InvTypeCode, RatePlanCode };
}
