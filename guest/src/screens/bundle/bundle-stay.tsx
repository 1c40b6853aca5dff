import { Trans, useLingui } from '@lingui/react/macro';
import type { Bundle } from '@stayfront/contract/bundle';
import { guestsOf } from '@stayfront/contract/party';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { CancellationBadge } from '../../features/offer/cancellation-badge.tsx';
import { GuaranteeBadge } from '../../features/offer/guarantee-badge.tsx';
import { offerLinesOf } from '../../features/discount/offer-badges.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { StayLine } from '../../features/stay/stay-line.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { useIncluded } from '../../features/offer/use-included.ts';
import { useWas } from '../../features/discount/use-was.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { ByContact } from '../../features/offer/by-contact.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/** One room of a bundle; one that is gone says so. */
export function BundleStay({ stay, position }: { stay: Bundle['roomStays'][number]; position: number }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { info } = useHotel();
  const { nights } = useCounts();
  const included = useIncluded();
  const was = useWas();
  const { product } = stay;
  const [picture] = info.guestRooms.find(({ id }) => id === stay.guestRoomId)?.images ?? [];
  const dates = { arrival: stay.checkIn as StayDate, departure: stay.checkOut as StayDate };
  return (
    <article className={product ? 'room' : 'room sold'} aria-label={t`Room ${position}`}>
      <div className="room__main pack__room">
        <div className="pic">
          {picture && <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 600px) 400px, 100vw" />}
        </div>
        <div className="room__body">
          <p className="cap muted">{t`Room ${position}`}</p>
          <h2 className="h3">{stay.roomTypeName}</h2>
          <p className="small muted">
            <StayLine stay={dates} guests={guestsOf(stay)} isOrder />
          </p>
          {product && (
            <div className="bundle__terms">
              <b>{product.ratePlanName}</b>
              <CancellationBadge conditions={product.cancellationConditions} />
              <GuaranteeBadge guarantee={product.guaranteeType} deposit={product.deposit} currency={product.currency} />
            </div>
          )}
          <div className="room__foot">
            {product ? (
              <Price
                big={formatMoney(language, product.totalPrice - product.totalDiscount, product.currency, 'search')}
                isLarge
                was={was(product, product.totalPrice)}
                per={t`for ${nights(product.nbNights)}`}
                sub={[included(product) ?? [], offerLinesOf(product.offers)].flat()}
              />
            ) : stay.problem === 'not-bookable' ? (
              <ByContact />
            ) : (
              <p className="small">
                <Trans>Room is sold out</Trans>
              </p>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}
