import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Guests } from '@stayfront/rules/stay/guests';

/** Numbers of nights, people and rooms in words, with the plural forms of the language. */
export function useCounts() {
  const { t } = useLingui();
  const nights = (count: number): string => t`${plural(count, { one: '# night', other: '# nights' })}`;
  const people = ({ adults, children, infants }: Guests): string =>
    [
      t`${plural(adults, { one: '# adult', other: '# adults' })}`,
      ...(children > 0 ? [t`${plural(children, { one: '# child', other: '# children' })}`] : []),
      ...(infants > 0 ? [t`${plural(infants, { one: '# infant', other: '# infants' })}`] : []),
    ].join(', ');
  return { nights, people };
}
