import { guestsOf } from '@stayfront/contract/party';
import type { Reservation } from '@stayfront/contract/reservation';
import { listFormatOf } from '@stayfront/rules/language/list-format-of';
import { allGuests } from '@stayfront/rules/stay/guests';
import type { Texts } from '../../platform/texts/texts-for.ts';

type Room = Pick<Reservation['roomStays'][number], 'nbAdults' | 'nbChildren' | 'nbInfants' | 'ages'>;

/** How many people come, in words, and how old children are where it is known: 2 adults, 1 child (7 years). */
export function peopleIn({ i18n, language }: Texts, rooms: readonly Room[]): string {
  const { adults, children, infants, ages = [] } = allGuests(rooms.map(guestsOf));
  const list = listFormatOf(language);
  const aged = (people: string, their: readonly number[]): string => {
    if (their.length === 0) return people;
    const said = their.map((age) =>
      kept(i18n._('{age, plural, =0 {under 1 year} one {# year} other {# years}}', { age })),
    );
    return i18n._('{people} ({ages})', { people, ages: list.format(said) });
  };
  const told = {
    children: kept(i18n._('{children, plural, one {# child} other {# children}}', { children })),
    infants: kept(i18n._('{infants, plural, one {# infant} other {# infants}}', { infants })),
  };
  return list.format([
    kept(i18n._('{adults, plural, one {# adult} other {# adults}}', { adults })),
    ...(children > 0 ? [aged(told.children, ages.slice(0, children))] : []),
    ...(infants > 0 ? [aged(told.infants, ages.slice(children))] : []),
  ]);
}

/** A number stays with what it counts. */
const kept = (text: string): string => text.replace(/(?<=\d) /, '\u00a0');
