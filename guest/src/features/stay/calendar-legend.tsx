import { Trans } from '@lingui/react/macro';
import { LogIn, LogOut } from 'lucide-react';

/** What the marks mean. Examples, so they are hidden from those who hear the same in words on each day. */
export function CalendarLegend({ lowest }: { lowest: string | null }) {
  return (
    <ul className="legend">
      <li>
        <bdi aria-hidden>3+</bdi>
        <Trans comment="Key of a calendar: a stay that begins on this day needs a number of nights">Min stay</Trans>
      </li>
      <li>
        <bdi aria-hidden>≤7</bdi>
        <Trans comment="Key of a calendar: a stay that begins on this day may not be longer">Max stay</Trans>
      </li>
      <li>
        <s aria-hidden>16</s>
        <Trans comment="Key of a calendar: a day that cannot be booked">Unavailable</Trans>
      </li>
      <li>
        <LogIn className="ic ic-s flip" aria-hidden />
        <Trans>Check-in only</Trans>
      </li>
      <li>
        <LogOut className="ic ic-s flip" aria-hidden />
        <Trans>Check-out only</Trans>
      </li>
      {lowest && (
        <li>
          <bdi className="low" aria-hidden>
            {lowest}
          </bdi>
          <Trans>Lowest price</Trans>
        </li>
      )}
    </ul>
  );
}
