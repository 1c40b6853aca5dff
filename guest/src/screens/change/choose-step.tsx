import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { ServiceCard } from '../../features/service/service-card.tsx';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { manageAddress } from '../../features/reservation/manage-step.ts';
import type { ChangeProps } from './change-props.ts';
import { ChosenLine } from './chosen-line.tsx';
import { NothingFree } from './nothing-free.tsx';
import { OfferList } from './offer-list.tsx';
import { useChoice } from './use-choice.ts';
import { RequestBar } from './request-bar.tsx';

/** Days, guests, room and rate, services; then on to what it comes to. */
export function ChooseStep(props: ChangeProps) {
  const { reservation, room, booked, wish, onWish } = props;
  const { t } = useLingui();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const choice = useChoice(props);
  const { offers, rooms, kept, product, isKept, services } = choice;
  const forward = new URLSearchParams(query);
  forward.set('step', 'compare');
  const leave = (
    <ButtonLink kind="quiet" to={manageAddress(room.hotelId, room.link)}>
      <Trans>Keep it as it is</Trans>
    </ButtonLink>
  );
  const setQuantity = (serviceId: string, quantity: number) =>
    onWish({
      ...wish,
      services: new Map(
        services.map((one) => [one.offer.serviceId, one.offer.serviceId === serviceId ? quantity : one.quantity]),
      ),
    });
  return (
    <>
      <RequestBar {...props} />
      {offers.isError ? (
        <TryAgain error={offers.error} onRetry={() => void offers.refetch()} />
      ) : !offers.data ? (
        <div role="status" aria-label={t`Please wait`} className="chg__list">
          <Skeleton width="100%" height="9rem" radius="var(--r-l)" />
          <Skeleton width="100%" height="14rem" radius="var(--r-l)" />
          <Skeleton width="100%" height="14rem" radius="var(--r-l)" />
        </div>
      ) : (
        <>
          <OfferList
            rooms={rooms}
            kept={kept}
            booked={booked}
            currency={reservation.currency}
            chosen={isKept ? 'kept' : (product?.productId ?? null)}
            onChoose={(productId) => onWish({ ...wish, productId })}
          />
          {rooms.length === 0 && !kept && <NothingFree answer={offers.data} wish={wish} onWish={onWish} />}
        </>
      )}
      {(product || isKept) && (services.length > 0 || choice.servicesFailed) && (
        <section className="chg__part" aria-labelledby="change-services">
          <h2 className="h3" id="change-services">
            <Trans>Services</Trans>
          </h2>
          {choice.servicesFailed && <TryAgain onRetry={choice.retryServices} />}
          {services.length > 0 && (
            <div className="svcs">
              {services.map(({ offer, quantity }) => (
                <ServiceCard
                  key={offer.serviceId}
                  offer={offer}
                  quantity={quantity}
                  onChange={(next) => setQuantity(offer.serviceId, next)}
                />
              ))}
            </div>
          )}
        </section>
      )}
      <p className="chg__part only-phone">{leave}</p>
      <div className="chg__dock">
        <ChosenLine choice={choice} booked={booked} currency={reservation.currency} />
        <div className="chg__acts">
          <span className="no-phone">{leave}</span>
          <Button
            kind="primary"
            size="l"
            isDisabled={!choice.isReady}
            onClick={() => void navigate(`?${forward.toString()}`)}
          >
            <Trans comment="Button and name of a step: the room as booked beside the new one">Compare</Trans>
            <ArrowRight className="ic flip" aria-hidden />
          </Button>
        </div>
      </div>
    </>
  );
}
