import { plainDigits } from '../booking/plain-digits.ts';
import { isCurrency, type CurrencyCode } from '../currency/currencies.ts';
import { addDays, daysBetween, type StayDate } from '../stay/stay-date.ts';
import type { ImportField, ImportLine } from './import-fields.ts';
import type { ImportStatus } from './import-status.ts';
import { readDayAs, type DateOrder } from './read-day.ts';
import { readGuestName } from './read-guest-name.ts';
import { readSum, type SumStyle } from './read-sum.ts';

/** Why a line cannot be taken as it stands. */
export const importFaultCodes = [
  'day.missing',
  'day.unreadable',
  'day.order',
  'day.far',
  'stay.long',
  'room.missing',
  'room.unknown',
  'rate.unknown',
  'status.unknown',
  'status.open',
  'guest.missing',
  'guest.unreadable',
  'sum.unreadable',
  'sum.below',
  'currency.other',
  'count.unreadable',
] as const;
export type ImportFaultCode = (typeof importFaultCodes)[number];

/** What of a line is left out, or is odd: it is taken all the same. */
export const importNoteCodes = [
  'nights.differ',
  'email',
  'phone',
  'country',
  'language',
  'booked-on',
  'party',
  'paid.above',
] as const;
export type ImportNoteCode = (typeof importNoteCodes)[number];

export type ImportFault = {
  readonly field: ImportField;
  readonly text: string;
  readonly code: ImportFaultCode;
  readonly message: string;
};
export type ImportNote = { readonly field: ImportField; readonly text: string; readonly code: ImportNoteCode };

/** What a file is read by. */
export type ImportFacts = {
  readonly currency: CurrencyCode;
  readonly order: DateOrder;
  readonly sums: SumStyle | null;
  /** Nobody has booked beyond it. */
  readonly lastDay: StayDate;
  /** What a word of the file means in this house; null where nobody has said. */
  findRoom(word: string): string | null;
  findRatePlan(word: string): string | null;
  findStatus(word: string): ImportStatus | null;
  /** For lines that name none. */
  readonly room: string | null;
  readonly ratePlan: string;
  /** Whom a room is meant for, where the file does not say who comes. */
  standardAdults(roomId: string): number;
  mostPersons(roomId: string): number;
};

/** One room of a reservation as a line tells it. */
export type ReadStay = {
  readonly number: string;
  readonly status: Exclude<ImportStatus, 'leave-out'>;
  readonly arrival: StayDate;
  readonly departure: StayDate;
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly guests: { readonly adults: number; readonly children: number; readonly infants: number };
  readonly guest: { readonly givenName: string; readonly surname: string };
  /** Null where the file has no amounts. */
  readonly total: number | null;
  readonly paid: number;
  readonly bookedOn: StayDate | null;
};

export type ReadImportLine = {
  /** Null where there are faults, or the line is none of a reservation. */
  readonly stay: ReadStay | null;
  readonly isLeftOut: boolean;
  readonly faults: readonly ImportFault[];
  readonly notes: readonly ImportNote[];
};

const longestStay = 365;

export function readImportLine(line: ImportLine, facts: ImportFacts): ReadImportLine {
  const faults: ImportFault[] = [];
  const notes: ImportNote[] = [];
  const textOf = (field: ImportField): string => (line[field] ?? '').trim();
  const fault = (field: ImportField, code: ImportFaultCode, message: string): null => {
    faults.push({ field, text: textOf(field), code, message });
    return null;
  };
  const note = (field: ImportField, code: ImportNoteCode): void =>
    void notes.push({ field, text: textOf(field), code });

  const status = facts.findStatus(textOf('status')) ?? fault('status', 'status.unknown', 'Say what this word means');
  if (status === 'leave-out') return { stay: null, isLeftOut: true, faults: [], notes: [] };
  const span = readSpan(textOf, facts, fault, () => note('nights', 'nights.differ'));
  const word = textOf('room');
  const roomId =
    word === ''
      ? facts.room
      : (facts.findRoom(word) ?? fault('room', 'room.unknown', 'Say which room of the house this is'));
  if (roomId === null && word === '') fault('room', 'room.missing', 'Say which room lines without one are in');
  const rateWord = textOf('ratePlan');
  const ratePlanId =
    rateWord === ''
      ? facts.ratePlan
      : (facts.findRatePlan(rateWord) ?? fault('ratePlan', 'rate.unknown', 'Say which rate plan of the house this is'));
  const name = readGuestName({
    whole: textOf('guestName'),
    givenName: textOf('givenName'),
    surname: textOf('surname'),
  });
  if (!name) fault(line.surname === undefined ? 'guestName' : 'surname', 'guest.missing', 'Write who the guest is');
  const count = (field: ImportField): number | null => {
    const text = textOf(field);
    return text === '' ? null : (readCount(text) ?? fault(field, 'count.unreadable', 'Write a whole number'));
  };
  const [adults, children, infants, persons] = (['adults', 'children', 'infants', 'persons'] as const).map(count);
  const { total, paid } = readMoney(textOf, facts, span, fault, () => note('paid', 'paid.above'));
  const bookedText = textOf('bookedOn');
  const bookedOn = bookedText === '' ? null : readDayAs(bookedText, facts.order);
  if (bookedText !== '' && !bookedOn) note('bookedOn', 'booked-on');
  if (faults.length > 0 || !status || !span || !roomId || !ratePlanId || !name)
    return { stay: null, isLeftOut: false, faults, notes };
  const [young, small] = [children ?? 0, infants ?? 0];
  const grown =
    adults ?? (persons === null || persons === undefined ? facts.standardAdults(roomId) : persons - young - small);
  const guests = { adults: Math.max(1, grown), children: young, infants: small };
  if (guests.adults + young > facts.mostPersons(roomId)) note('adults', 'party');
  const stay = {
    number: textOf('number'),
    status,
    ...span,
    roomId,
    ratePlanId,
    guests,
    guest: name,
    total,
    paid,
    bookedOn,
  };
  return { stay, isLeftOut: false, faults, notes };
}

type Span = { readonly arrival: StayDate; readonly departure: StayDate };
type TextOf = (field: ImportField) => string;
type Say = (field: ImportField, code: ImportFaultCode, message: string) => null;

function readSpan(textOf: TextOf, { order, lastDay }: ImportFacts, fault: Say, noteNights: () => void): Span | null {
  const day = (field: ImportField): StayDate | null =>
    readDayAs(textOf(field), order) ?? fault(field, 'day.unreadable', 'Write a day that there is, such as 2027-06-11');
  const arrival =
    textOf('arrival') === '' ? fault('arrival', 'day.missing', 'Write the day of arrival') : day('arrival');
  const nights = readCount(textOf('nights'));
  let departure: StayDate | null = null;
  if (textOf('departure') !== '') departure = day('departure');
  else if (textOf('lastNight') !== '') {
    const last = day('lastNight');
    departure = last && addDays(last, 1);
  } else if (nights !== null && nights > 0) departure = arrival && addDays(arrival, nights);
  else fault('departure', 'day.missing', 'Write the day of departure, or how many nights it is');
  if (!arrival || !departure) return null;
  const length = daysBetween(arrival, departure);
  if (length < 1) return fault('departure', 'day.order', 'The departure must be after the arrival');
  if (length > longestStay) return fault('departure', 'stay.long', `A stay has ${longestStay} nights at most`);
  if (arrival > lastDay) return fault('arrival', 'day.far', `Choose days until ${lastDay}`);
  if (nights !== null && nights !== length) noteNights();
  return { arrival, departure };
}

function readMoney(
  textOf: TextOf,
  { currency, sums }: ImportFacts,
  span: Span | null,
  fault: Say,
  notePaid: () => void,
): { readonly total: number | null; readonly paid: number } {
  const sum = (field: ImportField): number | null => {
    const text = textOf(field);
    if (text === '') return null;
    const minor = readSum(text, currency, sums);
    if (minor === null) return fault(field, 'sum.unreadable', 'Write an amount, such as 168 or 168.50');
    return minor < 0 && field !== 'open'
      ? fault(field, 'sum.below', 'Write an amount that is not below nothing')
      : minor;
  };
  const said = textOf('currency').toUpperCase();
  if (said !== '' && said !== currency && (isCurrency(said) || /^[A-Z]{3}$/.test(said)))
    fault('currency', 'currency.other', `This house counts in ${currency}: write the amount in it`);
  const perNight = sum('perNight');
  const whole = sum('total');
  const total = whole ?? (perNight === null || !span ? null : perNight * daysBetween(span.arrival, span.departure));
  const open = sum('open');
  const paid = Math.max(0, sum('paid') ?? (open === null || total === null ? 0 : total - open));
  if (total !== null && paid > total) notePaid();
  return { total, paid };
}

const readCount = (text: string): number | null => {
  const digits = plainDigits(text)
    .trim()
    .replace(/[.,]0+$/, '');
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
};
