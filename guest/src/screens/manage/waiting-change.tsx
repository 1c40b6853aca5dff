import { Trans } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { formatDeadline, formatMoney } from '../../i18n/format.ts';
import { useVisit } from '../../page/visit.tsx';
import { Alert } from '../../parts/alert.tsx';
import { payChangeAddress } from '../change/change-address.ts';
import { useHotel } from '../frame/hotel-context.ts';
import type { ManageStepProps } from './manage-step-props.ts';

/** A change that the guest has agreed to and not paid for yet: until when it is kept, and the way to go on. */
export function WaitingChange({ reservation, link }: ManageStepProps) {
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const { heldChange, hotelCurrency } = reservation;
  if (!heldChange) return null;
  const amount = <bdi className="nb">{formatMoney(language, heldChange.payNow, hotelCurrency)}</bdi>;
  const until = formatDeadline(language, heldChange.holdExpiresAt, info.timeZone);
  return (
    <Alert
      tone="warn"
      icon={Hourglass}
      className="mg__dead"
      title={<Trans>A change of this reservation is waiting for its payment</Trans>}
    >
      <Trans>
        It costs {amount}, and its nights are held for you until {until} (time at the hotel).
      </Trans>{' '}
      <Link className="link" to={payChangeAddress(hotelId, link, heldChange.changeId)}>
        <Trans>Go on with the payment</Trans>
      </Link>
    </Alert>
  );
}
