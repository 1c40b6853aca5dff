import { refuse, type Refusal } from '@stayfront/contract/problem';
import { clampGuests, type Guests } from '@stayfront/rules/stay/guests';
import type { Hotel } from '../../property/hotel/hotel.ts';

/** Whether the hotel takes that many guests of each kind in one room. */
export function checkGuests({ document }: Hotel, guests: Guests): Refusal<'guests.bounds'> | null {
  const most = clampGuests(guests, document.guests);
  for (const kind of ['adults', 'children', 'infants'] as const)
    if (most[kind] !== guests[kind])
      return refuse(
        'guests.bounds',
        `This hotel takes ${document.guests[kind].min} to ${document.guests[kind].max} ${kind} in a room`,
      );
  return null;
}
