import { useLingui } from '@lingui/react/macro';
import type { ChangeBy } from '@stayfront/contract/desk/calendar/shapes';

/** Who has changed something: an address, the name of a key, or whoever works at the machine itself. */
export function useWhoWords(): (by: Pick<ChangeBy, 'who' | 'whoKind'>) => string {
  const { t } = useLingui();
  return ({ who, whoKind }) => (whoKind === 'system' ? t`the command line` : who);
}
