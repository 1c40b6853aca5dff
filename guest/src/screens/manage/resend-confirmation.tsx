import { Trans, useLingui } from '@lingui/react/macro';
import type { resendConfirmation } from '@stayfront/contract/link';
import { MailCheck } from 'lucide-react';
import { useResendConfirmation } from '../../app/data/use-resend-confirmation.ts';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useToasts } from '@stayfront/ui/parts/toasts.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { AskFailed } from '../../features/reservation/ask-failed.tsx';

const ways: Refusals<typeof resendConfirmation, 'too-often' | 'failed'> = {
  too_many_requests: 'too-often',
  'hotel.unknown': 'failed',
  'reservation.unknown': 'failed',
  'reservation.cancelled': 'failed',
  'reservation.held': 'failed',
};

/** The confirmation once more, for whoever cannot find it. */
export function ResendConfirmation({ link, email }: { link: ReservationLink; email: string }) {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const toast = useToasts();
  const sending = useResendConfirmation(hotelId, link);
  const send = () =>
    sending.mutate(undefined, { onSuccess: () => toast({ icon: MailCheck, text: t`The confirmation is on its way` }) });
  const address = <bdi>{email}</bdi>;
  return (
    <div className="mg__mail">
      <p className="small muted">
        <Trans>The confirmation was sent to {address}.</Trans>
      </p>
      <Button kind="quiet" isWaiting={sending.isPending} waitingLabel={t`Please wait`} onClick={send}>
        <Trans>Send it again</Trans>
      </Button>
      {sending.error && (
        <AskFailed isTooOften={refusedAs(sending.error, ways) === 'too-often'} onClose={sending.reset} />
      )}
    </div>
  );
}
