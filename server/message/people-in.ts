import type { Reservation } from '@stayfront/contract/reservation';
import type { Voice } from './speak.ts';

type Room = Pick<Reservation['roomStays'][number], 'nbAdults' | 'nbChildren' | 'nbInfants'>;

/** How many people come, in words: 2 adults, 1 child. */
export function peopleIn({ i18n }: Voice, rooms: readonly Room[]): string {
  const sum = (of: (room: Room) => number): number => rooms.reduce((all, room) => all + of(room), 0);
  const adults = sum((room) => room.nbAdults);
  const children = sum((room) => room.nbChildren);
  const infants = sum((room) => room.nbInfants);
  return [
    i18n._('{adults, plural, one {# adult} other {# adults}}', { adults }),
    ...(children > 0 ? [i18n._('{children, plural, one {# child} other {# children}}', { children })] : []),
    ...(infants > 0 ? [i18n._('{infants, plural, one {# infant} other {# infants}}', { infants })] : []),
  ].join(', ');
}
