import { Trans, useLingui } from '@lingui/react/macro';
import type { DearerProducts } from '@stayfront/contract/offer';
import { averagePerNight } from '@stayfront/rules/pricing/price-night';
import { Link, useLocation } from 'react-router';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { offerLinesOf } from '../../features/discount/offer-badges.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { useIncluded } from '../../features/offer/use-included.ts';
import { useWas } from '../../features/discount/use-was.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

const mostShown = 4;

/** Better rooms at the same rate. */
export function OtherRooms({ upsell }: { upsell: DearerProducts }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { hotelId, info } = useHotel();
  const { search } = useLocation();
  const { nights } = useCounts();
  const included = useIncluded();
  const was = useWas();
  if (upsell.offers.length === 0) return null;
  return (
    <section className="other">
      <h2>
        <Trans>Choose another room</Trans>
      </h2>
      <div className="other__g">
        {upsell.offers.slice(0, mostShown).map(({ guestRoomId, roomTypeName, product }) => {
          const room = info.guestRooms.find(({ id }) => id === guestRoomId);
          const [picture] = room?.images ?? [];
          const total = formatMoney(language, product.totalPrice - product.totalDiscount, product.currency, 'search');
          const length = nights(product.nbNights);
          return (
            <Link className="ocard" key={product.productId} to={`/${hotelId}/room/${product.productId}${search}`}>
              <span className="pic">
                {picture && <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 600px) 400px, 100vw" />}
              </span>
              <b className="h4" lang={room?.otherLanguages?.roomTypeName}>
                {roomTypeName}
              </b>
              <span className="small muted">
                <Dotted facts={(room?.amenities ?? []).slice(0, 2).map(({ codeDetail }) => codeDetail)} />
              </span>
              <Price
                big={formatMoney(language, product.averagePerNight, product.currency, 'search')}
                was={was(product, averagePerNight(product.totalPrice, 0, product.nbNights))}
                per={t`per night`}
                sub={[t`${total} for ${length}`, included(product) ?? [], offerLinesOf(product.offers)].flat()}
              />
            </Link>
          );
        })}
      </div>
    </section>
  );
}
