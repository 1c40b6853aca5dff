import { useLingui } from '@lingui/react/macro';
import type { Product } from '@stayfront/contract/offer';
import { averagePerNight } from '@stayfront/rules/pricing/price-night';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { useCounts } from '../stay/use-counts.ts';
import { offerLinesOf } from '../discount/offer-badges.tsx';
import { useIncluded } from './use-included.ts';
import { useWas } from '../discount/use-was.ts';
import { useVisit } from '../../app/flow/visit.tsx';

/** What a night costs at least, what the stay then comes to, and what is in it. */
export function FromPrice({ product }: { product: Product }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights } = useCounts();
  const included = useIncluded()(product);
  const was = useWas();
  const amount = (minor: number): string => formatMoney(language, minor, product.currency, 'search');
  const total = amount(product.totalPrice - product.totalDiscount);
  const stay = nights(product.nbNights);
  return (
    <Price
      from={t({ message: 'from', comment: 'Stands before the lowest price: from CHF 120' })}
      big={amount(product.averagePerNight)}
      isLarge
      was={was(product, averagePerNight(product.totalPrice, 0, product.nbNights))}
      per={t`per night`}
      sub={[
        t`${total} for ${stay}, VAT included`,
        ...(included === null ? [] : [included]),
        ...offerLinesOf(product.offers),
      ]}
    />
  );
}
