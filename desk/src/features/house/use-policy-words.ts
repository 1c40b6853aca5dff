import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useHouseCurrency } from './use-house-currency.ts';

/** What a policy for cancelling says, in as few words as a line of a list has room for: it has no other name. */
export function usePolicyWords(): (policy: Fields) => string {
  const { t } = useLingui();
  const { language } = useDesk();
  const currency = useHouseCurrency();
  const numberOf = (fields: Fields, name: string): number => Number(fieldOf(fields, name) ?? 0);
  const feeName = (fee: unknown): string => {
    if (!isFields(fee)) return '…';
    const share = numberOf(fee, 'basisPoints') / 100;
    switch (fieldOf(fee, 'kind')) {
      case 'nights':
        return t`${plural(numberOf(fee, 'nights'), { one: '# night', other: '# nights' })}`;
      case 'percent':
        return share === 100 ? t`all of it` : t`${share} %`;
      case 'fixed':
        return formatMoney(language, numberOf(fee, 'minor'), currency);
      default:
        return '…';
    }
  };
  return (policy) => {
    const [free, fee, steps] = ['freeUntil', 'fee', 'steps'].map((name) => fieldOf(policy, name));
    const isNothing =
      isFields(fee) && (fieldOf(fee, 'basisPoints') === 0 || fieldOf(fee, 'minor') === 0) && !Array.isArray(steps);
    if (isNothing) return t`Free at any time`;
    const more = Array.isArray(steps) ? (steps as unknown[]).map((step) => isFields(step) && feeName(step['fee'])) : [];
    const fees = [feeName(fee), ...more].join(', ');
    if (!isFields(free)) return isFields(fee) && fieldOf(fee, 'basisPoints') === 10_000 ? t`Not refundable` : fees;
    const days = numberOf(free, 'daysBefore');
    const hour = `${String(numberOf(free, 'hour')).padStart(2, '0')}:00`;
    const until = days === 0 ? t`Free until the day of arrival, ${hour}` : freeUntil(days, hour);
    return t`${until}; then ${fees}`;
  };
  function freeUntil(days: number, hour: string): string {
    return t`Free until ${plural(days, { one: '# day', other: '# days' })} before, ${hour}`;
  }
}
