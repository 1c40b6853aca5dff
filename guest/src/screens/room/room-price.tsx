import { useLingui } from '@lingui/react/macro';
import { ByContact } from '../home/by-contact.tsx';
import { fromProduct } from '../home/from-product.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Price } from '../../parts/price.tsx';
import { useCounts } from '../../parts/use-counts.ts';
import { useIncluded } from '../../parts/use-included.ts';
import { useVisit } from '../../page/visit.tsx';
import type { ShownRoom } from './find-shown.ts';

/** The total of the chosen rate; before one is chosen, what a night costs at least. */
export function RoomPrice({ shown: { item, product } }: { shown: ShownRoom }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights } = useCounts();
  const included = useIncluded();
  const priced = product ?? fromProduct(item);
  if (!priced?.isBookable) return <ByContact />;
  const inIt = included(priced) ?? [];
  const amount = (minor: number): string => formatMoney(language, minor, priced.currency, 'search');
  const night = amount(priced.averagePerNight);
  const total = amount(priced.totalPrice - priced.totalDiscount);
  const stay = nights(priced.nbNights);
  if (!product)
    return (
      <Price
        isLive
        from={t`from`}
        big={night}
        isLarge
        per={t`per night`}
        sub={[t`${total} for ${stay}, VAT included`].concat(inIt)}
      />
    );
  return (
    <Price
      isLive
      big={total}
      isLarge
      was={
        product.totalDiscount > 0 ? { amount: amount(product.totalPrice), label: t`Before the discount` } : undefined
      }
      per={t`for ${stay}`}
      sub={[t`${night} per night, VAT included`].concat(inIt)}
    />
  );
}
