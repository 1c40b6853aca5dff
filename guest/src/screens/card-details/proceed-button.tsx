import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { ReturnHome } from './return-home.tsx';

interface ProceedButtonProps {
  /** The session has expired: there is nothing to proceed with. */
  isOver: boolean;
  /** What is charged, as it is written in the currency it is charged in. */
  price: string;
  isAccepted: boolean;
  isWaiting: boolean;
  onStart: () => void;
}

/** The one button of the booking preview: its label says what is charged, or what is missing. */
export function ProceedButton({ isOver, price, isAccepted, isWaiting, onStart }: ProceedButtonProps) {
  const { t } = useLingui();
  if (isOver) return <ReturnHome />;
  return (
    <Button
      kind="primary"
      size="l"
      className="place"
      isDisabled={!isAccepted}
      isWaiting={isWaiting}
      waitingLabel={t`Please wait`}
      onClick={onStart}
    >
      {isAccepted ? <Trans>Pay {price} now</Trans> : <Trans>You have to accept the Privacy Policy</Trans>}
    </Button>
  );
}
