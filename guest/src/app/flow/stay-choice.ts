import { addDays, daysBetween, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';
import { isInBook, isSleptThrough, type DayBook, type DayFacts } from './day-book.ts';

/** A stay while it is being chosen, and which of its ends the next day pressed will be. */
export type StayChoice = {
  readonly arrival: StayDate;
  readonly departure: StayDate | null;
  readonly next: 'arrival' | 'departure';
};

/** Why a day cannot be pressed, with what the guest needs to know to choose another. */
export type DayRefusal =
  | { readonly kind: 'outside' }
  | { readonly kind: NonNullable<DayFacts['closed']> }
  | { readonly kind: 'too-few-nights' }
  | { readonly kind: 'closed-to-departure' }
  | { readonly kind: 'min-stay' | 'max-stay'; readonly nights: number };

export const choiceOf = (stay: Stay, next: StayChoice['next']): StayChoice => ({ ...stay, next });

export const isWhole = (choice: StayChoice): choice is StayChoice & Stay => choice.departure !== null;

/** What pressing a day would make of it: an end of the stay, or nothing and why. */
export function judgeDay(book: DayBook, choice: StayChoice, day: StayDate): 'arrival' | 'departure' | DayRefusal {
  if (!isInBook(book, day)) return { kind: 'outside' };
  const { arrival, next } = choice;
  // Behind a night that nobody can sleep in, a day can only begin another stay; so can a day before the arrival.
  if (next === 'departure' && day > arrival && day <= lastReach(book, arrival))
    return judgeDeparture(book, arrival, day) ?? 'departure';
  return judgeArrival(book, day) ?? 'arrival';
}

export function chooseDay(book: DayBook, choice: StayChoice, day: StayDate): StayChoice {
  const end = judgeDay(book, choice, day);
  if (end === 'departure') return { ...choice, departure: day, next: 'arrival' };
  return end === 'arrival' ? { arrival: day, departure: null, next: 'departure' } : choice;
}

function judgeArrival(book: DayBook, day: StayDate): DayRefusal | null {
  if (day === book.last) return { kind: 'outside' };
  const { closed } = book.factsOf(day);
  if (closed) return { kind: closed };
  // Mostly the first morning will do: how far one could stay is not worked out for that.
  for (let leave = addDays(day, 1); ; leave = addDays(leave, 1)) {
    const refusal = judgeDeparture(book, day, leave);
    if (!refusal) return null;
    if (refusal.kind === 'max-stay' || !canStayOn(book, leave)) return { kind: 'too-few-nights' };
  }
}

function judgeDeparture(book: DayBook, arrival: StayDate, day: StayDate): DayRefusal | null {
  const nights = daysBetween(arrival, day);
  const { minStay, maxStay } = book.factsOf(arrival);
  if (nights < minStay) return { kind: 'min-stay', nights: minStay };
  if (maxStay > 0 && nights > maxStay) return { kind: 'max-stay', nights: maxStay };
  return book.factsOf(day).canLeave ? null : { kind: 'closed-to-departure' };
}

const canStayOn = (book: DayBook, day: StayDate): boolean => day < book.last && isSleptThrough(book.factsOf(day));

/** The last day one could leave on: every night before it can be slept in. */
function lastReach(book: DayBook, arrival: StayDate): StayDate {
  const known = reaches.get(book);
  if (known?.arrival === arrival) return known.last;
  let last = addDays(arrival, 1);
  while (canStayOn(book, last)) last = addDays(last, 1);
  reaches.set(book, { arrival, last });
  return last;
}

/** Kept for the arrival that was asked about last: a calendar asks anew for each of its seven hundred days. */
const reaches = new WeakMap<DayBook, { readonly arrival: StayDate; readonly last: StayDate }>();
