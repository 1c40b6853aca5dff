import { Trans } from '@lingui/react/macro';
import type { DeskState } from '@stayfront/rules/booking/desk-state';
import { Mark } from '../../parts/mark.tsx';
import { useWhen } from './use-when.ts';

interface StateMarkProps {
  state: DeskState;
  isNew?: boolean;
  holdExpiresAt: string | null;
}

/** Where a reservation is today, in a word. */
export function StateMark({ state, isNew = false, holdExpiresAt }: StateMarkProps) {
  const when = useWhen();
  switch (state) {
    case 'held':
      return (
        <Mark tone="warn">
          {holdExpiresAt === null ? <Trans>Held</Trans> : <Trans>Held until {when.until(holdExpiresAt)}</Trans>}
        </Mark>
      );
    case 'discarded':
      return (
        <Mark tone="open">
          <Trans>Never booked</Trans>
        </Mark>
      );
    case 'cancelled':
      return (
        <Mark tone="open">
          <Trans>Cancelled</Trans>
        </Mark>
      );
    case 'no-show':
      return (
        <Mark tone="bad">
          <Trans>Did not come</Trans>
        </Mark>
      );
    case 'booked':
      return isNew ? (
        <Mark tone="new">
          <Trans>New</Trans>
        </Mark>
      ) : (
        <Mark tone="ok">
          <Trans>Confirmed</Trans>
        </Mark>
      );
    case 'arriving':
      return (
        <Mark tone="ok">
          <Trans>Arriving today</Trans>
        </Mark>
      );
    case 'in-house':
      return (
        <Mark tone="ok">
          <Trans>In house</Trans>
        </Mark>
      );
    case 'leaving':
      return (
        <Mark tone="ok">
          <Trans>Leaving today</Trans>
        </Mark>
      );
    case 'left':
      return (
        <Mark tone="plain">
          <Trans>Left</Trans>
        </Mark>
      );
  }
}
