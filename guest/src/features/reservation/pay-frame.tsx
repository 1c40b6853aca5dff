import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import type { ReactNode } from 'react';
import { StatusTag } from './status-tag.tsx';
import '../basket/checkout.css';
import './manage.css';
import './pay.css';

interface PayFrameProps {
  reservation: Reservation;
  /** Left out where what follows has one of its own. */
  title?: ReactNode;
  children: ReactNode;
}

/** Which reservation is paid for, or a card given for, and how it stands. */
export function PayFrame({ reservation, title, children }: PayFrameProps) {
  const reference = (
    <bdi className="num nb" dir="ltr">
      {reservation.reservationId}
    </bdi>
  );
  return (
    <div className="wrap">
      <div className="mg pay">
        <header className="mg__head">
          <p className="small muted">
            <span>
              <Trans>Reservation {reference}</Trans>
            </span>
            <StatusTag status={reservation.status} awaits={reservation.awaits} />
          </p>
          {title && <h1>{title}</h1>}
        </header>
        {children}
      </div>
    </div>
  );
}
