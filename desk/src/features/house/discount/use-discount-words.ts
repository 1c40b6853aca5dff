import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fieldOf, isFields } from '@stayfront/rules/house-draft/fields';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { useHouseCurrency } from '../use-house-currency.ts';

/** What a discount takes off, in as few words as a line has room for. */
export function useDiscountWords(): (discount: unknown) => string {
  const { t } = useLingui();
  const { language } = useDesk();
  const currency = useHouseCurrency();
  return (discount) => {
    if (!isFields(discount)) return '…';
    const number = (name: string): number => Number(fieldOf(discount, name) ?? 0);
    const share = number('basisPoints') / 100;
    switch (fieldOf(discount, 'kind')) {
      case 'percent':
        return t`${share} % off`;
      case 'amount': {
        const amount = formatMoney(language, number('minor'), currency);
        return t`${amount} off`;
      }
      case 'free-nights': {
        const nights = number('nights');
        const paid = nights - number('free');
        return t`stay ${plural(nights, { one: '# night', other: '# nights' })}, pay ${paid}`;
      }
      case 'free-night': {
        const every = number('everyNights');
        return t`every ${every} nights one is free`;
      }
      case 'child':
        return t`children pay ${share} % less`;
      default:
        return '…';
    }
  };
}
