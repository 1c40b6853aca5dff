import { Trans, useLingui } from '@lingui/react/macro';
import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import { BedDouble, CircleAlert } from 'lucide-react';
import { Alert } from '../../parts/alert.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';

/** Why the booking did not happen, and what the guest can do now. */
export function OrderFailed({
  error,
  homeLink,
  onLeave,
  onClose,
}: {
  error: Error | null;
  homeLink: string;
  /** The rooms of a booking that failed are given up on the way to others. */
  onLeave: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  if (!error) return null;
  const code = error instanceof RefusedCall ? error.problem.code : null;
  if (code === 'quote.expired')
    return (
      <Alert tone="bad" isLive>
        <Trans>Booking failed, session has expired. Please return and try again.</Trans>
      </Alert>
    );
  if (error instanceof NoAnswer || code === 'server.busy')
    return (
      <Alert tone="warn" isLive title={<Trans>We could not reach the hotel</Trans>}>
        <Trans>Please press the button again. You will not be booked twice.</Trans>
      </Alert>
    );
  const isGone = code === 'sold_out' || code === 'rate.changed';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      icon={isGone ? BedDouble : CircleAlert}
      tone="bad"
      title={<Trans>Oops!</Trans>}
      actions={
        <ButtonLink kind="primary" to={homeLink} onClick={onLeave}>
          {isGone ? <Trans>See other rooms</Trans> : <Trans>Return home</Trans>}
        </ButtonLink>
      }
    >
      {isGone ? (
        <Trans>Somebody has just taken the last room of this kind. Nothing was booked, and nothing was charged.</Trans>
      ) : (
        <Trans>Internal server error</Trans>
      )}
    </Dialog>
  );
}
