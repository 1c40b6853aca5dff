import type { Calendar } from '@stayfront/contract/calendar';
import { bookableDays } from '@stayfront/rules/stay/hotel-clock';
import { addDays, daysBetween, isStayDate, type StayDate } from '@stayfront/rules/stay/stay-date';

type ClosedReason = Calendar['disabledDays'][number]['reason'];

/** What one day says to a guest who thinks of arriving, sleeping or leaving on it. */
export type DayFacts = {
  /** The cheapest night, in minor units; null where nobody can arrive or nothing is known yet. */
  readonly lowest: number | null;
  /** Why nobody can arrive; null where one can. */
  readonly closed: ClosedReason | null;
  /** 0 means no rule. */
  readonly minStay: number;
  readonly maxStay: number;
  readonly canLeave: boolean;
  /** Offers that can be had by who arrives. */
  readonly offers: readonly DayOffer[];
};

/** An offer of a day: in its price already, or from so many nights on. */
export type DayOffer = { readonly offerId: string; readonly nights: number | null };

/** The days a guest may choose from, both ends included; one may leave on the last but not arrive. */
export type DayBook = {
  readonly first: StayDate;
  readonly last: StayDate;
  factsOf(day: StayDate): DayFacts;
};

const openDay: DayFacts = { lowest: null, closed: null, minStay: 0, maxStay: 0, canLeave: true, offers: [] };

/** While prices are on their way every day is open: a search that finds nothing says why. */
export const blankDayBook = (today: StayDate): DayBook => ({ ...bookableDays(today), factsOf: () => openDay });

/** The answer of the calendar, opened so that a day is found at once. */
export function readDayBook(calendar: Calendar, today: StayDate): DayBook {
  const from = calendar.from;
  if (!isStayDate(from)) throw new Error('A calendar begins with a day');
  const special = new Map(calendar.specialDays.map((day) => [day.date, day]));
  const closed = new Map(calendar.disabledDays.map((day) => [day.date, day.reason]));
  const offers = offersByDay(calendar);
  const facts = new Map<string, DayFacts>();
  calendar.lowestPrices.forEach((lowest, place) => {
    const day = addDays(from, place);
    const rule = special.get(day);
    const reason = closed.get(day) ?? null;
    facts.set(day, {
      lowest,
      closed: reason,
      minStay: rule?.minStay ?? 0,
      maxStay: rule?.maxStay ?? 0,
      // A day without arrivals is told apart by its own mark; where rooms are gone one may still hand in the key.
      canLeave:
        reason === 'closed-to-arrival' || reason === 'too-few-nights'
          ? rule?.isCheckOutOnly === true
          : rule?.isCheckInOnly !== true,
      offers: reason === null ? (offers.get(day) ?? []) : [],
    });
  });
  return { ...bookableDays(today), factsOf: (day) => facts.get(day) ?? openDay };
}

function offersByDay({ offerDays = [] }: Pick<Calendar, 'offerDays'>): Map<string, DayOffer[]> {
  const byDay = new Map<string, DayOffer[]>();
  for (const { offerId, nights, days } of offerDays)
    for (const { from, to } of days)
      for (let day = from; day <= to && isStayDate(day); day = addDays(day, 1))
        byDay.set(day, [...(byDay.get(day) ?? []), { offerId, nights }]);
  return byDay;
}

/** Every offer of a calendar once: in prices, and beside that with the fewest nights that it takes on some day. */
export function offersIn(calendar: Pick<Calendar, 'offerDays'> | undefined): DayOffer[] {
  const told = (calendar?.offerDays ?? []).map(({ offerId, nights }) => ({ offerId, nights }));
  const isFewest = ({ offerId, nights }: DayOffer): boolean =>
    nights === null ||
    told.every((other) => other.offerId !== offerId || other.nights === null || other.nights >= nights);
  return told.filter(isFewest);
}

/** An offer that wants a longer stay than the day's price is of: worth a mark. */
export const hasLongerOffer = ({ offers }: DayFacts): boolean => offers.some(({ nights }) => nights !== null);

/** Nobody arrives, but whoever is here sleeps on. */
export const isSleptThrough = ({ closed }: DayFacts): boolean =>
  closed === null || closed === 'closed-to-arrival' || closed === 'arrival-weekday' || closed === 'too-few-nights';

export const isCheckInOnly = ({ closed, canLeave }: DayFacts): boolean => closed === null && !canLeave;

export const isCheckOutOnly = (facts: DayFacts): boolean =>
  facts.closed !== null && isSleptThrough(facts) && facts.canLeave;

/** The nights that a stay from this day on may have, as short as the corner of a day is small; empty without a rule. */
export function nightsMark({ minStay, maxStay }: DayFacts): string {
  if (maxStay === 0) return minStay > 1 ? `${minStay}+` : '';
  if (minStay === maxStay) return `=${maxStay}`;
  return minStay > 1 ? `${minStay}–${maxStay}` : `≤${maxStay}`;
}

export const isInBook = (book: DayBook, day: StayDate): boolean =>
  daysBetween(book.first, day) >= 0 && daysBetween(day, book.last) >= 0;
