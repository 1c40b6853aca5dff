import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type Party = { readonly adults: number; readonly children: number; readonly infants: number };

/** 2 adults, 1 child, 1 infant */
export function useParty(): (party: Party) => string {
  const { t } = useLingui();
  return ({ adults, children, infants }) =>
    [
      t`${plural(adults, { one: '# adult', other: '# adults' })}`,
      ...(children > 0 ? [t`${plural(children, { one: '# child', other: '# children' })}`] : []),
      ...(infants > 0 ? [t`${plural(infants, { one: '# infant', other: '# infants' })}`] : []),
    ].join(', ');
}
