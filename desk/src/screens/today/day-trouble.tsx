import { Trans } from '@lingui/react/macro';
import { wallTimeAt } from '@stayfront/rules/stay/hotel-clock';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useHouse } from '../../app/page/desk-context.tsx';

interface DayTroubleProps {
  /** When what is shown was true; null where nothing is. */
  since: number | null;
  onAgain: () => void;
}

export function DayTrouble({ since, onAgain }: DayTroubleProps) {
  const { timeZone } = useHouse();
  const clock = since === null ? null : wallTimeAt(timeZone, since);
  const time = clock && [clock.hour, clock.minute].map((part) => String(part).padStart(2, '0')).join(':');
  return (
    <Alert tone="warn" isLive>
      {time === null ? (
        <Trans>The day could not be read.</Trans>
      ) : (
        <Trans>No answer: this is the day as it was at {time}.</Trans>
      )}{' '}
      <Button kind="quiet" onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    </Alert>
  );
}
