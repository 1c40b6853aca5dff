import type { Reservation } from '@stayfront/contract/reservation';
import { listFormatOf } from '@stayfront/rules/language/list-format-of';
import type { Texts } from '../../platform/texts/texts-for.ts';

type Room = Pick<Reservation['roomStays'][number], 'nbAdults' | 'nbChildren' | 'nbInfants'>;

/** How many people come, in words: 2 adults, 1 child. */
export function peopleIn({ i18n, language }: Texts, rooms: readonly Room[]): string {
  const sum = (of: (room: Room) => number): number => rooms.reduce((all, room) => all + of(room), 0);
  const adults = sum((room) => room.nbAdults);
  const children = sum((room) => room.nbChildren);
  const infants = sum((room) => room.nbInfants);
  const said = [
    i18n._('{adults, plural, one {# adult} other {# adults}}', { adults }),
    ...(children > 0 ? [i18n._('{children, plural, one {# child} other {# children}}', { children })] : []),
    ...(infants > 0 ? [i18n._('{infants, plural, one {# infant} other {# infants}}', { infants })] : []),
  ];
  // A number stays with what it counts.
  return listFormatOf(language).format(said.map((one) => one.replace(/(?<=\d) /, '\u00a0')));
}
