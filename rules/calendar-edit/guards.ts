import type { StayDate } from '../stay/stay-date.ts';
import { foldDays } from './fold-days.ts';
import { withoutDate } from './without-date.ts';

/** A night whose price is to be another one, for the standard party. */
export type PricedAnew = {
  readonly room: string;
  readonly ratePlan: string;
  readonly date: StayDate;
  readonly price: number;
  /** Nobody edited it: it follows a night that was edited. */
  readonly isFollowing: boolean;
};

export type Limits = { readonly floor?: number | undefined; readonly ceiling?: number | undefined };

type Folded = { readonly from: StayDate; readonly to: StayDate; readonly nights: number };
export type Guarded = Folded &
  Omit<PricedAnew, 'date'> & { readonly kind: 'floor' | 'ceiling'; readonly limit: number };
export type WarningKind = 'low' | 'high' | 'missing-digit' | 'extra-digit';
export type Warned = Folded &
  Omit<PricedAnew, 'date' | 'isFollowing'> & { readonly kind: WarningKind; readonly usual: number };

/** Prices below the floor of their rate plan or above its ceiling; `price` is the farthest of days in a row. */
export function guardedNights(nights: readonly PricedAnew[], limitsOf: (ratePlan: string) => Limits): Guarded[] {
  type Found = Omit<Guarded, 'from' | 'to' | 'nights'> & { readonly date: StayDate };
  const found = nights.flatMap((night): Found[] => {
    const { floor, ceiling } = limitsOf(night.ratePlan);
    if (floor !== undefined && night.price < floor) return [{ ...night, kind: 'floor', limit: floor }];
    if (ceiling !== undefined && night.price > ceiling) return [{ ...night, kind: 'ceiling', limit: ceiling }];
    return [];
  });
  return foldDays(
    found,
    (one) => `${one.room}.${one.ratePlan} ${one.kind} ${one.isFollowing}`,
    withoutDate,
    (one, { kind, price }) => ({
      ...one,
      price: kind === 'floor' ? Math.min(one.price, price) : Math.max(one.price, price),
    }),
  );
}

/** So much another price than usual looks like a slip: more than two fifths. */
const isFar = (price: number, usual: number): boolean => Math.abs(price - usual) * 5 > usual * 2;

/** What a price looks like beside the usual one; null where it looks well. */
export function warningOf(price: number, usual: number): WarningKind | null {
  if (usual <= 0 || !isFar(price, usual)) return null;
  if (price < usual) return isFar(price * 10, usual) ? 'low' : 'missing-digit';
  return isFar(price, usual * 10) ? 'high' : 'extra-digit';
}

type WarnedNight = Omit<PricedAnew, 'isFollowing'> & { readonly kind: WarningKind; readonly usual: number };

/** Prices that look like a slip, night by night; what follows was not typed and is not looked at. */
export const warnedNights = (
  nights: readonly PricedAnew[],
  usualOf: (room: string, ratePlan: string, date: StayDate) => number | null,
): WarnedNight[] =>
  nights.flatMap(({ isFollowing, ...night }) => {
    const usual = isFollowing ? null : usualOf(night.room, night.ratePlan, night.date);
    const kind = usual === null ? null : warningOf(night.price, usual);
    return kind && usual !== null ? [{ ...night, kind, usual }] : [];
  });

export const foldWarned = (nights: readonly WarnedNight[]): Warned[] =>
  foldDays(
    nights,
    (one) => `${one.room}.${one.ratePlan} ${one.kind}`,
    withoutDate,
    (one, night) =>
      Math.abs(night.price - night.usual) > Math.abs(one.price - one.usual) ? { ...one, ...night } : one,
  ).map(({ room, ratePlan, kind, price, usual, from, to, nights: count }) => ({
    room,
    ratePlan,
    kind,
    price,
    usual,
    from,
    to,
    nights: count,
  }));

/** Exactly these warnings as one text, whoever is asked for them again. */
export const warningsText = (nights: readonly WarnedNight[]): string =>
  nights
    .map(({ room, ratePlan, date, kind, price }) => `${room}.${ratePlan} ${date} ${kind} ${price}`)
    .toSorted()
    .join('\n');

/** The weeks around a night in which the same weekday says what is usual. */
export const usualWeeks = 8;

/** The middle one of some prices; null where fewer than three are known. */
export function median(prices: readonly number[]): number | null {
  if (prices.length < 3) return null;
  const sorted = prices.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
