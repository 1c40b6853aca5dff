import { Trans } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { Link } from 'react-router';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { cardAddress } from '../../app/flow/card-address.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import type { ManageStepProps } from '../../features/reservation/manage-step-props.ts';

/** The hotel asks for a card as guarantee, also of who was not written to. */
export function AskedCard({ reservation, link }: ManageStepProps) {
  const { hotelId, info } = useHotel();
  if (reservation.isCardAsked !== true) return null;
  return (
    <Alert
      tone="warn"
      icon={CreditCard}
      className="mg__dead"
      title={<Trans>{info.hotelName} asks you for a card as a guarantee</Trans>}
    >
      <Trans>Your card will not be charged.</Trans>{' '}
      <Link className="link" to={cardAddress(hotelId, link)}>
        <Trans>Give a card</Trans>
      </Link>
    </Alert>
  );
}
