import { Trans } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';

interface ListTroubleProps {
  /** When what is shown was true; null where nothing is. */
  since: number | null;
  onAgain: () => void;
}

export function ListTrouble({ since, onAgain }: ListTroubleProps) {
  const when = useWhen();
  return (
    <Alert tone="warn" isLive className="list-trouble">
      {since === null ? (
        <Trans>The list could not be read.</Trans>
      ) : (
        <Trans>No answer: this is the list as it was at {when.time(new Date(since).toISOString())}.</Trans>
      )}{' '}
      <Button kind="quiet" onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    </Alert>
  );
}
