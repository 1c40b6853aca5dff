import { useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import type { PriceProps } from '@stayfront/ui/parts/price.tsx';
import { useVisit } from '../../app/flow/visit.tsx';

type Discounted = { readonly totalDiscount?: number | undefined; readonly currency: CurrencyCode };

/** The amount before a discount, to be struck through; nothing where there is none. */
export function useWas(): ({ totalDiscount, currency }: Discounted, before: number) => PriceProps['was'] {
  const { t } = useLingui();
  const { language } = useVisit();
  return ({ totalDiscount = 0, currency }, before) =>
    totalDiscount > 0
      ? { amount: formatMoney(language, before, currency, 'search'), label: t`Before the discount` }
      : undefined;
}
