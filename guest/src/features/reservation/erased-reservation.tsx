import { Trans } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/** Of a reservation whose guest is forgotten there is nothing left to show, and that is good news. */
export function ErasedReservation() {
  const { hotelId } = useHotel();
  return (
    <div className="wrap">
      <Notice
        icon={ShieldCheck}
        tone="ok"
        level={1}
        title={<Trans>Your data is erased</Trans>}
        actions={
          <ButtonLink kind="primary" to={`/${hotelId}`}>
            <Trans>Return home</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          We keep what we know about guests only as long as it is needed. Your name, your contact details and your
          wishes are no longer stored with this booking, so there is nothing left to show.
        </Trans>
      </Notice>
    </div>
  );
}
