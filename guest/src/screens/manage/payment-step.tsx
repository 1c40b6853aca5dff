import { Trans } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { ManageFrame } from './manage-frame.tsx';
import { manageAddress } from '../../features/reservation/manage-step.ts';
import type { ManageStepProps } from '../../features/reservation/manage-step-props.ts';

/** Nothing is paid here: whoever owes something has a page of its own for that, and a link to it in the mail. */
export function PaymentStep({ reservation, link }: ManageStepProps) {
  const { hotelId } = useHotel();
  return (
    <ManageFrame reservation={reservation} link={link} step="payment" title={<Trans>Payment</Trans>}>
      <div className="box box-p mg__none">
        <CreditCard className="ic ic-l" aria-hidden />
        <p>
          <Trans>No payment options are available at the moment.</Trans>
        </p>
      </div>
      <div className="mg__acts mg__acts--form">
        <ButtonLink kind="secondary" size="l" to={manageAddress(hotelId, link)}>
          <Trans>Cancel</Trans>
        </ButtonLink>
      </div>
    </ManageFrame>
  );
}
