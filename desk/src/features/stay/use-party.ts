import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** 2 adults, 1 child */
export function useParty(): (adults: number, children: number) => string {
  const { t } = useLingui();
  return (adults, children) =>
    [
      t`${plural(adults, { one: '# adult', other: '# adults' })}`,
      ...(children > 0 ? [t`${plural(children, { one: '# child', other: '# children' })}`] : []),
    ].join(', ');
}
