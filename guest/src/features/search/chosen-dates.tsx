import { Trans } from '@lingui/react/macro';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import { isWhole, type StayChoice } from '../../app/flow/stay-choice.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { useCounts } from '../stay/use-counts.ts';
import { useVisit } from '../../app/flow/visit.tsx';

interface ChosenDatesProps {
  choice: StayChoice;
  onTurnTo: (end: StayChoice['next']) => void;
}

/** Both ends of the stay above a list of months; pressing one makes it the next to be chosen. */
export function ChosenDates({ choice, onTurnTo }: ChosenDatesProps) {
  const { language } = useVisit();
  const { nights } = useCounts();
  return (
    <div className="chosen-dates">
      <button type="button" aria-pressed={choice.next === 'arrival'} onClick={() => onTurnTo('arrival')}>
        <small>
          <Trans>Arrival</Trans>
        </small>
        <b>{formatDay(language, choice.arrival, 'brief')}</b>
      </button>
      {isWhole(choice) && <Tag tone="acc">{nights(nightCount(choice))}</Tag>}
      <button
        type="button"
        className="end"
        aria-pressed={choice.next === 'departure'}
        onClick={() => onTurnTo('departure')}
      >
        <small>
          <Trans>Departure</Trans>
        </small>
        <b>{isWhole(choice) ? formatDay(language, choice.departure, 'brief') : <Trans>Choose a day</Trans>}</b>
      </button>
    </div>
  );
}
