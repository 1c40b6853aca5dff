import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Plus } from 'lucide-react';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';

/** In the heads of pages from which one takes a call; absent for those who may not book. */
export function NewBookingLink() {
  const { hotelId } = useDesk();
  if (!useMay('front-desk')) return null;
  return (
    <ButtonLink kind="primary" to={`/${hotelId}/desk/new`} className="new-booking-link">
      <Plus className="ic ic-s" aria-hidden />
      <span>
        <Trans>New booking</Trans>
      </span>
      <kbd aria-hidden>N</kbd>
    </ButtonLink>
  );
}
