import type { Edit, Wish } from '../calendar-edit/edit.ts';
import type { CurrencyCode } from '../currency/currencies.ts';
import { readAmount, twoAmounts } from '../currency/read-amount.ts';
import { plainDigits } from '../booking/plain-digits.ts';
import { plainText } from '../search/plain-words.ts';
import { addDays, readStayDate, type StayDate } from '../stay/stay-date.ts';
import type { SheetField } from './sheet-fields.ts';

type Line = { readonly [Field in SheetField]?: string | undefined };

/** What a file is read by: how the hotel's rooms and rates may be called, and what is meant where a line does not say. */
export type SheetFacts = {
  readonly currency: CurrencyCode;
  findRoom(text: string): string | null;
  findRatePlan(text: string): string | null;
  readonly room?: string | undefined;
  readonly ratePlan?: string | undefined;
};

export type LineFault = { readonly field: SheetField; readonly text: string; readonly message: string };

/** The edits of one line, or what is wrong with it, column by column. What is empty stays as it is. */
export function readSheetLine(line: Line, facts: SheetFacts): { readonly edits: Edit[]; readonly faults: LineFault[] } {
  const faults: LineFault[] = [];
  const fault = (field: SheetField, message: string): undefined =>
    void faults.push({ field, text: line[field] ?? '', message });
  const textOf = (field: SheetField): string => (line[field] ?? '').trim();
  const read = <Value>(
    field: SheetField,
    parse: (text: string) => Value | null,
    message: string,
  ): Value | undefined => {
    const text = textOf(field);
    if (text === '') return undefined;
    return parse(text) ?? fault(field, message);
  };
  const amount = (field: SheetField): number | undefined =>
    read(field, (text) => readAmount(text, facts.currency), amountFault(textOf(field), facts.currency));
  const count = (field: SheetField, least: number): number | null | undefined => {
    const found = read(field, (text) => readCount(text), 'Write a whole number');
    if (found === undefined) return undefined;
    if (found > 999 && least > 0) return fault(field, 'Write 1 to 999 nights, or 0 for no rule');
    return found < least ? null : found;
  };
  const flag = (field: SheetField): boolean | undefined => read(field, readFlag, 'Write yes or no');

  const date = textOf('date') === '' ? fault('date', 'Every line needs a day') : readDay(textOf('date'));
  if (date === null) fault('date', 'Write a day that there is, as 2027-06-11 or 11.06.2027');
  const room = textOf('room') === '' ? facts.room : facts.findRoom(textOf('room'));
  if (room === null) fault('room', 'This hotel has no such room');
  if (room === undefined) fault('room', 'Every line needs a room');
  const ratePlan = textOf('ratePlan') === '' ? facts.ratePlan : facts.findRatePlan(textOf('ratePlan'));
  if (ratePlan === null) fault('ratePlan', 'This hotel has no such rate plan');

  const total = count('total', 0) ?? undefined;
  const prices = pricesIn(amount);
  const price = amount('price');
  if (!ratePlan && (price !== undefined || prices))
    fault(price === undefined ? 'price1' : 'price', 'A price needs a rate plan');
  const rules: Wish['rules'] = Object.fromEntries(
    Object.entries({
      minStay: count('minStay', 1),
      maxStay: count('maxStay', 1),
      isClosed: flag('isClosed'),
      isClosedToArrival: flag('isClosedToArrival'),
      isClosedToDeparture: flag('isClosedToDeparture'),
    }).filter(([, value]) => value !== undefined),
  );
  if (faults.length > 0 || !date || !room) return { edits: [], faults };
  const night = { room, from: date, to: date };
  const hasRules = Object.keys(rules).length > 0;
  const priced = prices ? { prices } : price === undefined ? {} : { price };
  const edits: Edit[] = [];
  if (total !== undefined) edits.push({ ...night, total });
  if (prices || price !== undefined || hasRules)
    edits.push({ ...night, ...(ratePlan ? { ratePlan } : {}), ...priced, ...(hasRules ? { rules } : {}) });
  return { edits, faults };
}

function amountFault(text: string, currency: CurrencyCode): string {
  const two = twoAmounts(text, currency);
  return two
    ? `This can be read in two ways. Write ${two.thousands} or ${two.decimals}`
    : 'Write an amount, such as 168 or 168.50';
}

/** Prices by person, where the line has any for a number of adults; those between that are empty are not sold. */
function pricesIn(amount: (field: SheetField) => number | undefined): Wish['prices'] {
  const listed = (['price1', 'price2', 'price3', 'price4'] as const).map((field) => amount(field) ?? null);
  const last = listed.findLastIndex((price) => price !== null);
  const [extraAdult = null, child = 0, infant = 0] = (['extraAdult', 'child', 'infant'] as const).map(amount);
  return last < 0 ? undefined : { byAdults: listed.slice(0, last + 1), extraAdult, child, infant };
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
