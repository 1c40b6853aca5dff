import { useLingui } from '@lingui/react/macro';
import { percentIn } from '@stayfront/rules/language/percent-in';
import { useDesk } from '../../app/page/desk-context.tsx';
import { rateOf, type FollowedRow, type ReadSheet } from '../../features/calendar/sheet.ts';
import { writePrice } from './write-price.ts';

/** How a rate follows another, in a few words: Flexible − 12 %. */
export function useRuleName(): (sheet: ReadSheet, follows: FollowedRow) => string {
  const { t } = useLingui();
  const { language } = useDesk();
  return (sheet, { parent, rule: { change } }) => {
    const name = rateOf(sheet, parent)?.name ?? '';
    const isLess = (change.kind === 'percent' ? change.basisPoints : change.minor) < 0;
    const sign = isLess ? '−' : '+';
    if (change.kind === 'percent') return `${name} ${sign} ${percentIn(language, Math.abs(change.basisPoints) / 100)}`;
    const amount = `${sign} ${writePrice(language, Math.abs(change.minor), sheet.currency)}`;
    return change.per === 'person' ? t`${name} ${amount} each` : `${name} ${amount}`;
  };
}
