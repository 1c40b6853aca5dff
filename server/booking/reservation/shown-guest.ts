import type { GuestInfo } from '@stayfront/contract/guest-info';
import { withoutDirectionMarks } from '@stayfront/rules/text/direction-marks';

/**
 * What a guest typed, as it is shown: without signs that turn the text round. They are refused today; reservations from
 * before may have them, and so may a wish. What is stored stays as it was typed.
 */
export const shownGuest = (guest: GuestInfo): GuestInfo => shown(guest);

function shown<Part extends object>(part: Part): Part {
  const parts = Object.entries(part).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? withoutDirectionMarks(value) : isPart(value) ? shown(value) : value,
  ]);
  return Object.fromEntries(parts) as Part;
}

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;
