import type { SheetField } from './sheet-fields.ts';

/** What may be wrong with a line of a sheet, each with one thing to do about it. */
export const sheetFaultCodes = [
  'day-missing',
  'day-unknown',
  'day-past',
  'day-far',
  'room-missing',
  'room-unknown',
  'rate-missing',
  'rate-unknown',
  'rate-of-other-rooms',
  'amount',
  'amount-two-ways',
  'count',
  'total-large',
  'nights',
  'stay-bounds',
  'flag',
  'prices-differ',
  'prices-none',
] as const;
export type SheetFaultCode = (typeof sheetFaultCodes)[number];

/** What the words of a fault name: days, or both ways to write an amount. */
export type FaultSays = { readonly [Name in 'first' | 'last' | 'thousands' | 'decimals']?: string };

export type LineFault = {
  readonly field: SheetField;
  /** What stands there. */
  readonly text: string;
  readonly code: SheetFaultCode;
  readonly says?: FaultSays | undefined;
};

/** For whoever reads the answer without the desk, which has these in six languages. */
export const messageOf = ({ code, says = {} }: Pick<LineFault, 'code' | 'says'>): string => messages[code](says);

const messages: Readonly<Record<SheetFaultCode, (says: FaultSays) => string>> = {
  'day-missing': () => 'Every line needs a day',
  'day-unknown': () => 'Write a day that there is, as 2027-06-11 or 11.06.2027',
  'day-past': ({ first }) => `Choose days from ${first} on: what is past stays as it was`,
  'day-far': ({ last }) => `Choose days until ${last}`,
  'room-missing': () => 'Every line needs a room: name it, or say which one lines without a room mean',
  'room-unknown': () => 'This hotel has no such room',
  'rate-missing': () => 'A price needs a rate plan: name it, or say which one lines without a rate plan mean',
  'rate-unknown': () => 'This hotel has no such rate plan',
  'rate-of-other-rooms': () => 'This room is not sold at this rate plan',
  amount: () => 'Write an amount, such as 168 or 168.50',
  'amount-two-ways': ({ thousands, decimals }) =>
    `This can be read in two ways. Write ${thousands ?? ''} or ${decimals ?? ''}`,
  count: () => 'Write a whole number',
  'total-large': () => 'Write at most 100000 rooms',
  nights: () => 'Write 1 to 999 nights, or 0 for no rule',
  'stay-bounds': () => 'No stay is that long and that short: the most nights are fewer than the least',
  flag: () => 'Write yes or no',
  'prices-differ': () => 'The price and the prices by guests say two things: change one of them',
  'prices-none': () => 'There are no prices yet: write one by number of guests as well',
};
