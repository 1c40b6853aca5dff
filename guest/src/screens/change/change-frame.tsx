import { Trans, useLingui } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';
import { Steps } from '@stayfront/ui/parts/steps.tsx';
import { StatusTag } from '../../features/reservation/status-tag.tsx';
import type { ReservedRoom } from '../../features/reservation/standing-rooms.ts';
import '../../features/basket/checkout.css';
import '../../features/reservation/manage.css';
import './change.css';

interface ChangeFrameProps {
  reservation: Reservation;
  link: ReservationLink;
  /** Null where a room is added. */
  booked: ReservedRoom | null;
  step: 'choose' | 'compare' | 'payment';
  children: ReactNode;
}

/** Steps above, then which reservation and room this is about. */
export function ChangeFrame({ reservation, booked, step, children }: ChangeFrameProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const choosing = new URLSearchParams(search);
  choosing.delete('step');
  const reference = (
    <bdi className="num" dir="ltr">
      {reservation.reservationId}
    </bdi>
  );
  const titles = {
    choose: booked ? <Trans>What would you like instead?</Trans> : <Trans>Which room would you like to add?</Trans>,
    compare: <Trans>Before and after</Trans>,
    payment: <Trans>Pay for the change</Trans>,
  };
  return (
    <>
      <div className="cobar">
        <div className="wrap cobar__in">
          <Steps
            label={t`Progress`}
            doneLabel={t`done`}
            now={step}
            steps={[
              {
                key: 'choose',
                name: t`Choose`,
                ...(step === 'compare' ? { to: `${pathname}?${choosing.toString()}` } : {}),
              },
              { key: 'compare', name: t`Compare` },
              ...(step === 'payment' ? [{ key: 'payment', name: t`Payment` }] : []),
            ]}
          />
        </div>
      </div>
      <div className="wrap">
        <div className="mg chg">
          <header className="mg__head">
            <p className="small muted">
              <Trans>Reservation {reference}</Trans>{' '}
              <StatusTag status={reservation.status} awaits={reservation.awaits} />
            </p>
            <h1>{titles[step]}</h1>
          </header>
          {children}
        </div>
      </div>
    </>
  );
}
