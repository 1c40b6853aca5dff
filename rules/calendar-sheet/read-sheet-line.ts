import type { Edit } from '../calendar-edit/edit.ts';
import { decimalsOf, type CurrencyCode } from '../currency/currencies.ts';
import { readAmount, twoAmounts } from '../currency/read-amount.ts';
import { plainDigits } from '../booking/plain-digits.ts';
import { plainText } from '../search/plain-words.ts';
import { addDays, readStayDate, type StayDate } from '../stay/stay-date.ts';
import type { FaultSays, LineFault, SheetFaultCode } from './sheet-faults.ts';
import type { SheetField } from './sheet-fields.ts';
import type { SheetPrices } from './sheet-prices.ts';

/** What stands in the columns that the sheet has, by what they are. */
type Line = { readonly [Field in SheetField]?: string | undefined };

/** What a file is read by: how the hotel's rooms and rates may be called, and what is meant where a line does not say. */
export type SheetFacts = {
  readonly currency: CurrencyCode;
  findRoom(text: string): string | null;
  findRatePlan(text: string): string | null;
  isSold(room: string, ratePlan: string): boolean;
  readonly room?: string | undefined;
  readonly ratePlan?: string | undefined;
  readonly firstDay: StayDate;
  readonly lastDay: StayDate;
};

/** What a line makes of one night; prices by guests are yet to be laid over those that stand there. */
export type SheetEdit = Omit<Edit, 'prices' | 'from' | 'to'> & {
  readonly from: StayDate;
  readonly to: StayDate;
  readonly sheetPrices?: SheetPrices;
};

const mostRooms = 100_000;
const mostNights = 999;

/** The edits of one line, or what is wrong with it, column by column. What is empty stays as it is. */
export function readSheetLine(
  line: Line,
  facts: SheetFacts,
): { readonly edits: SheetEdit[]; readonly faults: LineFault[] } {
  const faults: LineFault[] = [];
  const textOf = (field: SheetField): string => (line[field] ?? '').trim();
  const fault = (field: SheetField, code: SheetFaultCode, says?: FaultSays): undefined =>
    void faults.push({ field, text: textOf(field), code, ...(says ? { says } : {}) });
  const amount = (field: SheetField): number | undefined => {
    const text = tidy(textOf(field), facts.currency);
    if (text === '') return undefined;
    const two = twoAmounts(text, facts.currency);
    return readAmount(text, facts.currency) ?? fault(field, two ? 'amount-two-ways' : 'amount', two ?? undefined);
  };
  const count = (field: SheetField): number | undefined =>
    textOf(field) === '' ? undefined : (readCount(textOf(field)) ?? fault(field, 'count'));
  const bound = (field: SheetField): number | null | undefined => {
    const found = count(field);
    return found !== undefined && found > mostNights ? fault(field, 'nights') : found === 0 ? null : found;
  };
  const flag = (field: SheetField): boolean | undefined =>
    textOf(field) === '' ? undefined : (readFlag(textOf(field)) ?? fault(field, 'flag'));

  const date = textOf('date') === '' ? fault('date', 'day-missing') : (readDay(textOf('date')) ?? undefined);
  if (!date && textOf('date') !== '') fault('date', 'day-unknown');
  if (date && date < facts.firstDay) fault('date', 'day-past', { first: facts.firstDay });
  if (date && date > facts.lastDay) fault('date', 'day-far', { last: facts.lastDay });
  const room = textOf('room') === '' ? facts.room : facts.findRoom(textOf('room'));
  if (!room) fault('room', room === null ? 'room-unknown' : 'room-missing');
  const total = count('total');
  if (total !== undefined && total > mostRooms) fault('total', 'total-large');
  const prices = pricesIn(line, amount);
  const price = amount('price');
  // Who gives stock without a rate plan means the room; only a price has to be somebody's.
  const isPriced = price !== undefined || prices !== undefined;
  const named = textOf('ratePlan') === '' ? undefined : facts.findRatePlan(textOf('ratePlan'));
  const ratePlan = named === undefined && (isPriced || total === undefined) ? facts.ratePlan : named;
  if (ratePlan === null) fault('ratePlan', 'rate-unknown');
  if (room && ratePlan && !facts.isSold(room, ratePlan)) fault('ratePlan', 'rate-of-other-rooms');
  if (ratePlan === undefined && isPriced) fault('ratePlan', 'rate-missing');
  const minStay = bound('minStay');
  const maxStay = bound('maxStay');
  if (minStay && maxStay && minStay > maxStay) fault('maxStay', 'stay-bounds');
  const rules: Edit['rules'] = Object.fromEntries(
    Object.entries({
      minStay,
      maxStay,
      isClosed: flag('isClosed'),
      isClosedToArrival: flag('isClosedToArrival'),
      isClosedToDeparture: flag('isClosedToDeparture'),
    }).filter(([, value]) => value !== undefined),
  );
  if (faults.length > 0 || !date || !room) return { edits: [], faults };
  const night = { room, from: date, to: date };
  const hasRules = Object.keys(rules).length > 0;
  const edits: SheetEdit[] = [];
  if (total !== undefined) edits.push({ ...night, total });
  if (isPriced || hasRules)
    edits.push({
      ...night,
      ...(ratePlan ? { ratePlan } : {}),
      ...(price === undefined ? {} : { price }),
      ...(prices === undefined ? {} : { sheetPrices: prices }),
      ...(hasRules ? { rules } : {}),
    });
  return { edits, faults };
}

/** 151.20000000000002 is what a spreadsheet makes of 151.20: nobody writes so many figures by hand. */
function tidy(text: string, currency: CurrencyCode): string {
  if (!/^\d{1,9}\.\d{6,}$/.test(text)) return text;
  const written = Number(text).toFixed(decimalsOf(currency));
  return Math.abs(Number(text) - Number(written)) < 0.000_001 ? written : text;
}

/** Prices by guests, where the sheet has any; columns that it has not are undefined, cells that are empty are null. */
function pricesIn(line: Line, amount: (field: SheetField) => number | undefined): SheetPrices | undefined {
  const said = (field: SheetField): number | null | undefined =>
    line[field] === undefined ? undefined : (amount(field) ?? null);
  const byAdults = (['price1', 'price2', 'price3', 'price4'] as const).map(said);
  const [extraAdult, child, infant] = (['extraAdult', 'child', 'infant'] as const).map(said);
  const all = [...byAdults, extraAdult, child, infant];
  return all.some((price) => typeof price === 'number') ? { byAdults, extraAdult, child, infant } : undefined;
}

const readCount = (text: string): number | null => {
  const digits = plainDigits(text).replace(/[.,]0+$/, '');
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
};

const yes = new Set(['yes', 'y', 'x', '1', 'true', 'ja', 'oui', 'si', 'vrai', 'wahr', 'vero', 'verdadero', 'نعم']);
const no = new Set(['no', 'n', '0', 'false', 'nein', 'non', '-', 'faux', 'falsch', 'falso', 'لا']);
const readFlag = (text: string): boolean | null => {
  const plain = plainText(text);
  return yes.has(plain) ? true : no.has(plain) ? false : null;
};

/** A day as 2027-06-11, 11.06.2027, 11/06/2027, or as spreadsheets count it: days since the end of 1899. */
export function readDay(text: string): StayDate | null {
  const plain = plainDigits(text).trim();
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(plain) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : plain.slice(0, 10);
  const serial = /^\d{5}(\.0+)?$/.test(plain) ? Number(plain) : null;
  if (serial !== null) return addDays('1899-12-30' as StayDate, serial);
  const found = readStayDate(iso);
  return found === 'format' || found === 'no-such-day' ? null : found;
}
