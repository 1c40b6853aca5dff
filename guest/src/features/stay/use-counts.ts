import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { allGuests, type Guests } from '@stayfront/rules/stay/guests';

/** Numbers of nights, people and rooms in words, with the plural forms of the language. */
export function useCounts() {
  const { t } = useLingui();
  const { language } = useVisit();
  const nights = (count: number): string => t`${plural(count, { one: '# night', other: '# nights' })}`;
  const peopleList = ({ adults, children, infants }: Guests): string[] => [
    t`${plural(adults, { one: '# adult', other: '# adults' })}`,
    ...(children > 0 ? [t`${plural(children, { one: '# child', other: '# children' })}`] : []),
    ...(infants > 0 ? [t`${plural(infants, { one: '# infant', other: '# infants' })}`] : []),
  ];
  const people = (guests: Guests): string => formatList(language, peopleList(guests));
  /** Everybody, and how many rooms they are spread over. */
  const party = (rooms: readonly Guests[]): string => {
    const count = rooms.length;
    return formatList(language, [
      ...peopleList(allGuests(rooms)),
      t`${plural(count, { one: '# room', other: '# rooms' })}`,
    ]);
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
  return { nights, people, party, heads };
}
