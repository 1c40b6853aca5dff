import { Trans } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { NeedHelp } from './need-help.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import './manage.css';

interface UnknownReservationProps {
  title?: ReactNode;
  children?: ReactNode;
}

/** One answer to every link that opens nothing, so that nobody learns which reservations there are. */
export function UnknownReservation({ title, children }: UnknownReservationProps) {
  const { hotelId } = useHotel();
  return (
    <div className="wrap">
      <Notice
        icon={SearchX}
        tone="warn"
        level={1}
        title={title ?? <Trans>The reservation could not be loaded.</Trans>}
        actions={
          <>
            <ButtonLink kind="quiet" to={`/${hotelId}`}>
              <Trans>Return home</Trans>
            </ButtonLink>
            <ButtonLink kind="primary" to={`/${hotelId}/reservation/lost-link`}>
              <Trans>Find your booking</Trans>
            </ButtonLink>
          </>
        }
      >
        <p>
          {children ?? (
            <Trans>
              This link is not complete or no longer valid. The newest e-mail about your stay has the right one.
            </Trans>
          )}
        </p>
        <div className="mg__help">
          <NeedHelp />
        </div>
      </Notice>
    </div>
  );
}
