import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { allGuests, type Guests } from '@stayfront/rules/stay/guests';

type Minors = Omit<Guests, 'adults'>;

/** Numbers of nights, people and rooms in words, with the plural forms of the language. */
export function useCounts() {
  const { t } = useLingui();
  const { language } = useVisit();
  const nights = (count: number): string => t`${plural(count, { one: '# night', other: '# nights' })}`;
  /** How old somebody is. */
  const years = (age: number): string => t`${plural(age, { 0: 'under 1 year', one: '# year', other: '# years' })}`;
  const aged = (counted: string, their: readonly number[]): string => {
    if (their.length === 0) return counted;
    const [people, ages] = [
      tied(counted),
      formatList(
        language,
        their.map((age) => tied(years(age))),
      ),
    ];
    return t`${people} (${ages})`;
  };
  /** Children and infants, with their ages where they are known: 1 child (7 years). */
  const minorsList = ({ children, infants, ages = [] }: Minors): string[] => [
    ...(children > 0
      ? [aged(t`${plural(children, { one: '# child', other: '# children' })}`, ages.slice(0, children))]
      : []),
    ...(infants > 0
      ? [aged(t`${plural(infants, { one: '# infant', other: '# infants' })}`, ages.slice(children))]
      : []),
  ];
  const minors = (guests: Minors): string => formatList(language, minorsList(guests));
  const peopleList = ({ adults, ...others }: Guests): string[] => {
    const grown = t`${plural(adults, { one: '# adult', other: '# adults' })}`;
    return [others.ages ? tied(grown) : grown, ...minorsList(others)];
  };
  const people = (guests: Guests): string => formatList(language, peopleList(guests));
  /** Everybody, without their ages, and how many rooms they are spread over. */
  const party = (rooms: readonly Guests[]): string => {
    const count = rooms.length;
    const { ages: _, ...counts } = allGuests(rooms);
    return formatList(language, [...peopleList(counts), t`${plural(count, { one: '# room', other: '# rooms' })}`]);
  };
  /** The same where there is little room: not who they are, only how many. */
  const heads = (rooms: readonly Guests[]): string => {
    const { adults, children, infants } = allGuests(rooms);
    const [guests, count] = [adults + children + infants, rooms.length];
    return formatList(language, [
      t`${plural(guests, { one: '# guest', other: '# guests' })}`,
      t`${plural(count, { one: '# room', other: '# rooms' })}`,
    ]);
  };
  return { nights, years, minors, people, party, heads };
}

/** What is long enough to break breaks between two kinds of guests, not between a number and what it counts. */
const tied = (text: string): string => text.replace(/(\d) /, '$1\u00a0');
