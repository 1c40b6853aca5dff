import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { Search } from '../../app/flow/search.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useWas } from '../../features/discount/use-was.ts';
import { ByContact } from '../../features/offer/by-contact.tsx';
import { fromProduct } from '../../app/flow/from-product.ts';
import type { ShownRoom } from './find-shown.ts';
import { RoomAction } from './room-action.tsx';
import '../../features/basket/dock.css';

/** On a phone: the price and the one thing to do, always under the thumb. */
export function RoomDock({ shown, search }: { shown: ShownRoom; search: Search }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights } = useCounts();
  const was = useWas();
  const { item, product } = shown;
  const priced = product ?? fromProduct(item);
  if (!priced?.isBookable)
    return (
      <div className="dock room-dock">
        <ByContact />
      </div>
    );
  const isFree = product?.cancellationConditions.condition === 'free';
  const minor = product ? product.totalPrice - product.totalDiscount : priced.averagePerNight;
  return (
    <div className="dock room-dock">
      <Price
        isLive
        className="grow"
        from={product ? undefined : t`from`}
        big={formatMoney(language, minor, priced.currency, 'search')}
        was={product ? was(product, product.totalPrice) : undefined}
        per={product ? t`for ${nights(priced.nbNights)}` : t`per night`}
        sub={
          isFree ? (
            <span className="room-dock__free">
              <CircleCheck className="ic ic-s" aria-hidden />
              <Trans>Free cancellation</Trans>
            </span>
          ) : undefined
        }
      />
      <RoomAction shown={shown} search={search} />
    </div>
  );
}
