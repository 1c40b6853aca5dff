import { Trans } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { formatDeadline } from '../../app/i18n/format-deadline.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { payChangeAddress } from '../../features/reservation/change-address.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import type { ManageStepProps } from '../../features/reservation/manage-step-props.ts';

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
