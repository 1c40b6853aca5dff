import { Trans, useLingui } from '@lingui/react/macro';
import { BedDouble, CircleAlert } from 'lucide-react';
import { withOrders } from '../../app/flow/booking-request.ts';
import { errorKind } from '../../app/flow/error-kind.ts';
import { isUnheard } from '../../app/flow/is-unheard.ts';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { NeedHelp } from '../../features/reservation/need-help.tsx';
import { homeFor } from '../../features/frame/home-for.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useErrorWords } from '../../features/frame/use-error-words.ts';
import { orderRefused } from './order-refusals.ts';

/** Why the booking did not happen, and what the guest can do now. */
export function OrderFailed({ error, onClose }: { error: Error | null; onClose: () => void }) {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const words = useErrorWords();
  const [request, change] = useBookingRequest(hotelId);
  if (!error) return null;
  const way = orderRefused(error);
  if (way === 'session-over')
    return (
      <Alert tone="bad" isLive>
        <Trans>Booking failed, session has expired. Please return and try again.</Trans>
      </Alert>
    );
  if (isUnheard(error))
    return (
      <Alert tone="warn" isLive title={<Trans>We could not reach the hotel</Trans>}>
        <Trans>Please press the button again. You will not be booked twice.</Trans>
      </Alert>
    );
  if (errorKind(error) === 'preview')
    return (
      <Alert tone="info" isLive>
        {words.preview}
      </Alert>
    );
  const isGone = way === 'gone';
  // The rooms of a booking that failed are given up on the way to others.
  const leave = () => change((current) => withOrders(current, []));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      icon={isGone ? BedDouble : CircleAlert}
      tone="bad"
      title={<Trans>Oops!</Trans>}
      actions={
        <ButtonLink kind="primary" to={homeFor(hotelId, request)} onClick={leave}>
          {isGone ? <Trans>See other rooms</Trans> : <Trans>Return home</Trans>}
        </ButtonLink>
      }
    >
      <p>{words[isGone ? 'no-availabilities' : errorKind(error)]}</p>
      {way === 'card-needed' && <NeedHelp />}
      {isGone && (
        <p className="small muted">
          <Trans>
            Somebody has just taken the last room of this kind. Nothing was booked, and nothing was charged.
          </Trans>
        </p>
      )}
    </Dialog>
  );
}
