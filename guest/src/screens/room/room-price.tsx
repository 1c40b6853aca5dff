import { useLingui } from '@lingui/react/macro';
import { averagePerNight } from '@stayfront/rules/pricing/price-night';
import { ByContact } from '../../features/offer/by-contact.tsx';
import { fromProduct } from '../../app/flow/from-product.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { offerLinesOf } from '../../features/discount/offer-badges.tsx';
import { useIncluded } from '../../features/offer/use-included.ts';
import { useWas } from '../../features/discount/use-was.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import type { ShownRoom } from './find-shown.ts';

/** The total of the chosen rate; before one is chosen, what a night costs at least. */
export function RoomPrice({ shown: { item, product } }: { shown: ShownRoom }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights } = useCounts();
  const included = useIncluded();
  const was = useWas();
  const priced = product ?? fromProduct(item);
  if (!priced?.isBookable) return <ByContact />;
  const inIt = [...(included(priced) === null ? [] : [included(priced)]), ...offerLinesOf(priced.offers)];
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
        was={was(priced, averagePerNight(priced.totalPrice, 0, priced.nbNights))}
        per={t`per night`}
        sub={[t`${total} for ${stay}, VAT included`, ...inIt]}
      />
    );
  return (
    <Price
      isLive
      big={total}
      isLarge
      was={was(priced, priced.totalPrice)}
      per={t`for ${stay}`}
      sub={[t`${night} per night, VAT included`, ...inIt]}
    />
  );
}
