import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useHouseCurrency } from './use-house-currency.ts';

/** A cancellation policy in a line, as far as it is filled in: “Free until 3 days before, 18:00; then 1 night”. */
export function usePolicyWords(): (policy: Fields) => string {
  const { t } = useLingui();
  const { language } = useDesk();
  const currency = useHouseCurrency();
  const feeOf = (fee: unknown): string => {
    if (!isFields(fee)) return t`no fee`;
    const [nights, share, minor] = ['nights', 'basisPoints', 'minor'].map((name) => Number(fieldOf(fee, name)) || 0);
    if (fee['kind'] === 'nights') return t`${plural(nights ?? 0, { one: '# night', other: '# nights' })}`;
    if (fee['kind'] === 'percent') return `${(share ?? 0) / 100} %`;
    return formatMoney(language, minor ?? 0, currency, 'search');
  };
  return (policy) => {
    const [moment, fee] = [fieldOf(policy, 'freeUntil'), feeOf(fieldOf(policy, 'fee'))];
    const more = isSteps(fieldOf(policy, 'steps')) ? t`, more nearer to arrival` : '';
    if (!isFields(moment)) return fee === '100 %' ? t`Not refundable` : t`Never free: ${fee}${more}`;
    const days = Number(fieldOf(moment, 'daysBefore')) || 0;
    const hour = `${Number(fieldOf(moment, 'hour')) || 0}:00`;
    const until =
      days === 0
        ? t`Free until ${hour} on the day of arrival`
        : t`Free until ${plural(days, { one: '# day', other: '# days' })} before, ${hour}`;
    return t`${until}; then ${fee}${more}`;
  };
}

const isSteps = (steps: unknown): boolean => Array.isArray(steps) && steps.length > 0;
