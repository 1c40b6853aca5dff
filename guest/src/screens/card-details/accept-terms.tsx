import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Order } from '../../app/flow/booking-request.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { CancellationTerms } from './cancellation-terms.tsx';

interface AcceptTermsProps {
  isAccepted: boolean;
  orders: readonly Order[];
  onChange: (isAccepted: boolean) => void;
}

/** What is agreed to: what cancelling costs stands there whole, the rest behind links. */
export function AcceptTerms({ isAccepted, orders, onChange }: AcceptTermsProps) {
  const { t } = useLingui();
  const { hotelId, info } = useHotel();
  const [isShown, setIsShown] = useState(false);
  const titleId = useId();
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
      <section className="consent" aria-labelledby={titleId}>
        <h2 className="h4" id={titleId}>
          <Trans>Cancellation conditions</Trans>
        </h2>
        <CancellationTerms orders={orders} />
      </section>
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
        <CancellationTerms orders={orders} />
      </Dialog>
    </>
  );
}
