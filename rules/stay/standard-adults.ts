import type { GuestBounds } from './guests.ts';
import type { Occupancy } from './occupancy.ts';

type WithStandard = Occupancy & {
  readonly occupancy?: { readonly standardPersons?: number | undefined } | undefined;
};

/** The party that a room is meant for, adults alone: its standard, else two, as far as room and hotel take so many. */
export function standardAdults(
  { maxOccupancy, occupancy = {} }: WithStandard,
  { adults }: Pick<GuestBounds, 'adults'>,
): number {
  const most = Math.min(maxOccupancy, occupancy.maxAdults ?? maxOccupancy, adults.max);
  return Math.max(1, Math.min(occupancy.standardPersons ?? 2, most));
}
