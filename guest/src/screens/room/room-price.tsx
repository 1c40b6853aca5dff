import { useLingui } from '@lingui/react/macro';
import { ByContact } from '../../features/offer/by-contact.tsx';
import { fromProduct } from '../../app/flow/from-product.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { useIncluded } from '../../features/offer/use-included.ts';
import { useVisit } from '../../app/flow/visit.tsx';
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
