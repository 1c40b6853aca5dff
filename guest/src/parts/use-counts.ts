import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatList } from '../i18n/format.ts';
import { useVisit } from '../page/visit.tsx';
import type { Guests } from '@stayfront/rules/stay/guests';

/** Numbers of nights, people and rooms in words, with the plural forms of the language. */
export function useCounts() {
  const { t } = useLingui();
  const { language } = useVisit();
  const nights = (count: number): string => t`${plural(count, { one: '# night', other: '# nights' })}`;
  const people = ({ adults, children, infants }: Guests): string =>
    formatList(language, [
      t`${plural(adults, { one: '# adult', other: '# adults' })}`,
      ...(children > 0 ? [t`${plural(children, { one: '# child', other: '# children' })}`] : []),
      ...(infants > 0 ? [t`${plural(infants, { one: '# infant', other: '# infants' })}`] : []),
    ]);
  return { nights, people };
}
