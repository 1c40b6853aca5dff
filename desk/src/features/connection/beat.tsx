import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ConnectedWebhook } from '@stayfront/contract/desk/connections';
import './beat.css';

/** One bar an hour, the last 24: paler where nothing was to be told. */
export function Beat({ hours }: { hours: ConnectedWebhook['hours'] }) {
  const { t } = useLingui();
  const bad = hours.filter((hour) => hour === 'bad').length;
  const label =
    bad === 0
      ? t`No trouble in the last 24 hours`
      : t`${plural(bad, { one: 'Trouble in # of the last 24 hours', other: 'Trouble in # of the last 24 hours' })}`;
  return (
    <span className="beat" role="img" aria-label={label}>
      {hours.map((hour, place) => (
        <i key={place} className={`is-${hour}`} />
      ))}
    </span>
  );
}
