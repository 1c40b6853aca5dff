import { refuse, type Refusal } from '@stayfront/contract/problem';
import { findAgeFault, type AgeFault } from '@stayfront/rules/stay/find-age-fault';
import { clampGuests, type Guests } from '@stayfront/rules/stay/guests';
import type { Hotel } from '../../property/hotel/hotel.ts';

/** Whether the hotel takes that many guests of each kind in one room, and children and infants of those ages. */
export function checkGuests({ document }: Hotel, guests: Guests): Refusal<'guests.bounds' | 'input.invalid'> | null {
  const most = clampGuests(guests, document.guests);
  for (const kind of ['adults', 'children', 'infants'] as const)
    if (most[kind] !== guests[kind])
      return refuse(
        'guests.bounds',
        `This hotel takes ${document.guests[kind].min} to ${document.guests[kind].max} ${kind} in a room`,
      );
  const fault = findAgeFault(guests, document.guests);
  if (!fault) return null;
  return { refused: 'input.invalid', errors: [{ field: 'ages', code: 'guests.ages', message: ageMessage(fault) }] };
}

const ageMessage = (fault: AgeFault): string =>
  fault.kind === 'number'
    ? `Give ${fault.needed} ages: one for each child, then one for each infant`
    : `This hotel’s ${fault.of} are ${fault.fromAge} to ${fault.toAge} years old, not ${fault.age}`;
