import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ConnectedKey } from '@stayfront/contract/desk/connections';
import { nightCount, stayDate } from '@stayfront/rules/stay/stay-date';
import { useHouse } from '../../app/page/desk-context.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';

/** From this many days on a key is called unused: whoever forgot it would not notice that somebody else has it. */
const longUnused = 60;

/** When a key was used last, in words. */
export function useKeyUse(): (key: ConnectedKey) => { readonly words: string; readonly isOld: boolean } {
  const { t } = useLingui();
  const { today } = useHouse();
  const when = useWhen();
  const daysSince = (instant: string): number => {
    const [arrival, departure] = [stayDate(when.dateOf(instant)), stayDate(today)];
    return arrival < departure ? nightCount({ arrival, departure }) : 0;
  };
  return ({ createdAt, lastUsedAt }) => {
    if (lastUsedAt === null)
      return { words: t`never used, made ${when.since(createdAt)}`, isOld: daysSince(createdAt) >= longUnused };
    const days = daysSince(lastUsedAt);
    if (days < longUnused) return { words: t`used ${when.since(lastUsedAt)}`, isOld: false };
    return { words: t`${plural(days, { one: 'not used for # day', other: 'not used for # days' })}`, isOld: true };
  };
}
