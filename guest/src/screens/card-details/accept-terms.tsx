import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Order } from '../../flow/booking-request.ts';
import { Button } from '../../parts/button.tsx';
import { CancellationBadge } from '../../parts/cancellation-badge.tsx';
import { Checkbox } from '../../parts/checkbox.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useHotel } from '../frame/hotel-context.ts';

interface AcceptTermsProps {
  isAccepted: boolean;
  orders: readonly Order[];
  onChange: (isAccepted: boolean) => void;
}

export function AcceptTerms({ isAccepted, orders, onChange }: AcceptTermsProps) {
  const { t } = useLingui();
  const { hotelId, info } = useHotel();
  const [isShown, setIsShown] = useState(false);
  const hasTerms = info.hotelInfo.some(({ detailsCode }) => detailsCode === 901);
  const privacy = (
    <Link className="link" to={`/${hotelId}/customer-account/privacy-policy`} target="_blank">
      <Trans>Privacy policy</Trans>
    </Link>
  );
  const terms = (
    <Link className="link" to={`/${hotelId}/customer-account/general-terms`} target="_blank">
      <Trans>General terms</Trans>
    </Link>
  );
  const cancellation = (
    <button type="button" className="link" onClick={() => setIsShown(true)}>
      <Trans>cancellation conditions</Trans>
    </button>
  );
  return (
    <>
      <Checkbox
        className="accept"
        isChecked={isAccepted}
        isRequired
        onChange={onChange}
        label={
          hasTerms ? (
            <Trans>
              I accept the {privacy}, the {terms} and the {cancellation}.
            </Trans>
          ) : (
            <Trans>
              I accept the {privacy} and the {cancellation}.
            </Trans>
          )
        }
      />
      <Dialog
        isOpen={isShown}
        onClose={() => setIsShown(false)}
        closeLabel={t`Close`}
        title={<Trans>Cancellation conditions</Trans>}
        actions={
          <Button kind="primary" onClick={() => setIsShown(false)}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {orders.map((order) => (
          <p key={order.product.reference}>
            <b className="strong">
              {info.guestRooms.find(({ id }) => id === order.guestRoomId)?.roomTypeName ?? order.roomTypeName}
            </b>
            <br />
            <CancellationBadge conditions={order.product.cancellationConditions} />
          </p>
        ))}
      </Dialog>
    </>
  );
}
