import { Trans, useLingui } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import type { ReactNode } from 'react';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';
import { Steps } from '@stayfront/ui/parts/steps.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { manageAddress, type ManageStep } from '../../features/reservation/manage-step.ts';
import { StatusTag } from '../../features/reservation/status-tag.tsx';
import '../../features/basket/checkout.css';
import '../../features/reservation/manage.css';

interface ManageFrameProps {
  reservation: Reservation;
  link: ReservationLink;
  step: ManageStep;
  title: ReactNode;
  children: ReactNode;
}

/** Steps above, then which reservation this is and how it stands. */
export function ManageFrame({ reservation, link, step, title, children }: ManageFrameProps) {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const reference = (
    <bdi className="num nb" dir="ltr">
      {reservation.reservationId}
    </bdi>
  );
  return (
    <>
      <div className="cobar">
        <div className="wrap cobar__in">
          <Steps
            label={t`Progress`}
            doneLabel={t`done`}
            now={step}
            steps={[
              { key: 'reservation', name: t`Reservation`, to: manageAddress(hotelId, link) },
              { key: 'profile', name: t`Profile`, to: manageAddress(hotelId, link, 'profile') },
              { key: 'payment', name: t`Payment` },
            ]}
          />
        </div>
      </div>
      <div className="wrap">
        <div className="mg">
          <header className="mg__head">
            <p className="small muted">
              <span>
                <Trans>Reservation {reference}</Trans>
              </span>
              <StatusTag status={reservation.status} awaits={reservation.awaits} />
            </p>
            <h1>{title}</h1>
          </header>
          {children}
        </div>
      </div>
    </>
  );
}
