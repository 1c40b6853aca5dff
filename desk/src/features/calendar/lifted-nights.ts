import type { DemandLift } from '@stayfront/contract/desk/demand';
import { addDays, daysBetween, stayDate } from '@stayfront/rules/stay/stay-date';
import type { Edits, NightChange } from './pending.ts';
import { shownNight, type ShownNight } from './shown-night.ts';
import type { NightFields, ReadSheet } from './sheet.ts';

/**
 * What a change of the calendar is in its cells: each rule that stands against it, of the house, a room or a rate. What a
 * rate plan asks of every stay is no cell and stays. Null while some of the nights have not been read.
 */
export function liftedNights(sheet: ReadSheet, edits: Edits, lift: DemandLift): NightChange[] | null {
  const [from, to] = [stayDate(lift.from), stayDate(lift.to)];
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day));
  if (dates.some((date) => !sheet.nightOf('house', date))) return null;
  return [...sheet.rows.keys()].flatMap((rowId) =>
    dates.flatMap((date): NightChange[] => {
      const night = shownNight(sheet, edits, rowId, date);
      const set = night ? lifted(night, lift, date === from) : {};
      return Object.keys(set).length > 0 ? [{ rowId, date, set }] : [];
    }),
  );
}

function lifted(night: ShownNight, { kind, nights }: DemandLift, isFirst: boolean): NightFields {
  // From one night on is what no rule says, too.
  const least = nights > 1 ? nights : null;
  switch (kind) {
    case 'shorter':
      return {
        ...(isFirst && (night.minStay ?? 0) > nights ? { minStay: least } : {}),
        ...((night.minThrough ?? 0) > nights ? { minThrough: least } : {}),
      };
    case 'longer':
      return {
        ...(isFirst && isBelow(night.maxStay, nights) ? { maxStay: nights } : {}),
        ...(isBelow(night.maxThrough, nights) ? { maxThrough: nights } : {}),
      };
    case 'arrival':
      return night.isClosedToArrival ? { isClosedToArrival: false } : {};
    case 'departure':
      return night.isClosedToDeparture ? { isClosedToDeparture: false } : {};
    case 'open':
      return night.isClosed ? { isClosed: false } : {};
  }
}

const isBelow = (most: number | null, nights: number): boolean => most !== null && most > 0 && most < nights;
