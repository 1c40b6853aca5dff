import { Trans } from '@lingui/react/macro';
import type { Product } from '@stayfront/contract/offer';
import { CircleCheck, ShieldCheck } from 'lucide-react';
import { formatDeadline } from '../../app/i18n/format-deadline.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { DepositLine } from '../../features/offer/deposit-line.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/** The doubts that arise beside the button, answered there. */
export function TrustList({ product }: { product: Product }) {
  const { language } = useVisit();
  const { timeZone } = useHotel().info;
  const { condition, freeUntil } = product.cancellationConditions;
  const deadline = freeUntil === null ? '' : formatDeadline(language, freeUntil, timeZone);
  return (
    <ul className="trust">
      {condition === 'free' && freeUntil !== null && (
        <li>
          <CircleCheck className="ic" aria-hidden />
          <Trans>Free cancellation until {deadline}</Trans>
        </li>
      )}
      <li>
        <ShieldCheck className="ic" aria-hidden />
        {product.deposit ? (
          <DepositLine deposit={product.deposit} currency={product.currency} />
        ) : product.guaranteeType === 'PrePay' ? (
          <Trans>You pay online when you book.</Trans>
        ) : product.guaranteeType === 'None' ? (
          <Trans>No card is needed. You pay at the hotel.</Trans>
        ) : (
          <Trans>Your card is a guarantee only. It is not charged today.</Trans>
        )}
      </li>
    </ul>
  );
}
