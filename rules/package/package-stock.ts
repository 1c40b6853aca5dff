import { dayNumber, nightCount, type Stay } from '../stay/stay-date.ts';

/** How many rooms may be sold in a package at once. What is absent does not bind. */
export type PackageStock = {
  /** Rooms whose stay has a night. */
  readonly perNight?: number | undefined;
  /** Rooms that arrive on a day. */
  readonly perArrivalDay?: number | undefined;
};

/** Rooms that are sold in a package, or held. */
export type SoldStay = Stay & { readonly rooms: number };

/** How much of a package is left by day. */
export type StockLeft = {
  /** Of a night, and of an arrival; Infinity where nothing binds. */
  onNight(day: number): number;
  onArrival(day: number): number;
};

/** Days are numbers of days, as `dayNumber` counts them. */
export function stockLeft({ perNight, perArrivalDay }: PackageStock, sold: readonly SoldStay[]): StockLeft {
  const slept = new Map<number, number>();
  const arrived = new Map<number, number>();
  const count = (days: Map<number, number>, day: number, rooms: number): void =>
    void days.set(day, (days.get(day) ?? 0) + rooms);
  for (const stay of sold) {
    const arrival = dayNumber(stay.arrival);
    count(arrived, arrival, stay.rooms);
    for (let night = 0; night < nightCount(stay); night++) count(slept, arrival + night, stay.rooms);
  }
  const left = (most: number | undefined, used: number): number =>
    most === undefined ? Infinity : Math.max(0, most - used);
  return {
    onNight: (day) => left(perNight, slept.get(day) ?? 0),
    onArrival: (day) => left(perArrivalDay, arrived.get(day) ?? 0),
  };
}

/** How many rooms a package still has for a stay; Infinity where nothing binds. */
export function leftForStay(left: StockLeft, stay: Stay): number {
  const arrival = dayNumber(stay.arrival);
  let least = left.onArrival(arrival);
  for (let night = 0; night < nightCount(stay); night++) least = Math.min(least, left.onNight(arrival + night));
  return least;
}
