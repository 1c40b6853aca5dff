import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { wholeSizes } from '@stayfront/ui/parts/picture-sizes.ts';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { OpenPaymentDialog } from '../../features/payment/open-payment-dialog.tsx';
import { PaymentWatch } from '../../features/payment/payment-watch.tsx';
import { AwaitsMail } from './awaits-mail.tsx';
import { Confirmation } from './confirmation.tsx';
import { useCloseChannel } from './use-close-channel.ts';
import { useHandBack } from './use-hand-back.ts';
import { useTellBooked } from './use-tell-booked.ts';
import { useMadeReservation } from './use-made-reservation.ts';
import '../../features/reservation/confirmation.css';

/** The booking is made, or its payment or the guest's own word is still on the way. */
export default function ThankYouScreen() {
  const { hotelId, config } = useHotel();
  const made = useMadeReservation();
  useCloseChannel(config, made.state === 'made' ? made.reservation : null);
  useTellBooked(made);
  const [isOpenTold, setIsOpenTold] = useState(false);
  const noteOpen = useCallback(() => setIsOpenTold(true), []);
  const isLeaving = useHandBack(made.state === 'made' && !isOpenTold);
  const { background } = config.theme;
  if (made.state === 'paying') return <PaymentWatch paying={made.paying} onOpen={noteOpen} />;
  return (
    <>
      {background && (
        <div className="okhero">
          <Picture picture={{ ...background, alt: '' }} sizes={wholeSizes} isEager />
        </div>
      )}
      <div className="wrap okwrap">
        {made.state === 'gone' ? (
          <div className="box box-p">
            <Notice
              icon={CircleAlert}
              tone="bad"
              level={1}
              title={<Trans>Payment processing error</Trans>}
              actions={
                <ButtonLink kind="primary" to={`/${hotelId}`}>
                  <Trans>Return home</Trans>
                </ButtonLink>
              }
            >
              <Trans>We cannot find this reservation here. The link in your confirmation e-mail opens it.</Trans>
            </Notice>
          </div>
        ) : made.state === 'silent' ? (
          <TryAgain onRetry={made.retry} />
        ) : made.state === 'unconfirmed' ? (
          <AwaitsMail reservation={made.reservation} />
        ) : made.state === 'made' && !isLeaving ? (
          <Confirmation reservation={made.reservation} isPaid={made.isPaid} />
        ) : (
          <div className="box box-p">
            <FrameSkeleton isInside />
          </div>
        )}
      </div>
      {isOpenTold && <OpenPaymentDialog onClose={() => setIsOpenTold(false)} />}
    </>
  );
}
