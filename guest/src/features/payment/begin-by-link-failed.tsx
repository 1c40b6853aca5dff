import { Trans } from '@lingui/react/macro';
import { afterFailures } from '@stayfront/rules/payment/begin-tries';
import { beginRefused } from '../../app/flow/begin-refusals.ts';
import { errorKind } from '../../app/flow/error-kind.ts';
import { PaymentNotBegun } from '../../app/flow/payment-not-begun.ts';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { OopsDialog } from '../frame/oops-dialog.tsx';
import { useErrorWords } from '../frame/use-error-words.ts';

interface BeginByLinkFailedProps {
  error: Error;
  /** How often it could not begin by now. */
  failures: number;
  onRetry: () => void;
  onClose: () => void;
}

/** The payment could not begin. However often that happens, the reservation is not given up for it. */
export function BeginByLinkFailed({ error, failures, onRetry, onClose }: BeginByLinkFailedProps) {
  const { hotelId } = useHotel();
  const words = useErrorWords();
  if (error instanceof PaymentNotBegun)
    return (
      <OopsDialog
        note={<Trans>Your card was not charged. Your reservation is as it was.</Trans>}
        action={
          afterFailures(failures) === 'retry' ? (
            <Button kind="primary" onClick={onRetry}>
              <Trans>Retry payment</Trans>
            </Button>
          ) : (
            <ButtonLink kind="primary" to={`/${hotelId}`}>
              <Trans>Return home</Trans>
            </ButtonLink>
          )
        }
      >
        <Trans>Something went wrong during payment initialization</Trans>
      </OopsDialog>
    );
  const isOther = beginRefused(error) === 'amount-changed';
  return (
    <OopsDialog
      action={
        <Button kind="primary" onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      {isOther ? (
        <Trans>What is due has changed meanwhile. You see now how it stands; please try again.</Trans>
      ) : (
        words[errorKind(error)]
      )}
    </OopsDialog>
  );
}
