import type { StayDate } from '../../stay/stay-date.ts';

/** How many rooms of a category, or whether one room, can be had on nights from one day to another, both included. */
export type CountPeriod = {
  readonly code: string;
  /** The room, where rooms are told one by one. */
  readonly room: string | null;
  readonly from: StayDate;
  readonly to: StayDate;
  /** The only number that is for sale. */
  readonly bookable: number;
  readonly outOfOrder: number;
  /** Free, but not to be sold. */
  readonly outOfMarket: number;
  /** Whether a number of bookable rooms was said at all, be it 0. */
  readonly saysBookable: boolean;
  readonly line: number;
};

/** Nights on which the whole house is closed. */
export type ClosingSeason = { readonly from: StayDate; readonly to: StayDate; readonly line: number };

/** What a PMS says of free rooms: of all nights, or of those alone that it names. */
export type FreeRoomsMessage = {
  readonly isComplete: boolean;
  readonly seasons: readonly ClosingSeason[];
  readonly counts: readonly CountPeriod[];
};

export const countTypes = { '2': 'bookable', '6': 'outOfOrder', '9': 'outOfMarket' } as const;

/** No house has more rooms of a category; a larger number is a slip. */
export const mostRooms = 9_999;
