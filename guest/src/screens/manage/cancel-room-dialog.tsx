import { Trans } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { KnownCard } from '@stayfront/rules/payment/card-name';
import { BedDouble } from 'lucide-react';
import { CancelQuestion } from '../../features/reservation/cancel-question.tsx';
import type { ReservedRoom } from '../../features/reservation/standing-rooms.ts';

interface CancelRoomDialogProps {
  stay: ReservedRoom;
  hotelCurrency: CurrencyCode;
  refundCard: KnownCard | null;
  isWaiting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The last question before one room is cancelled, with its policy. */
export function CancelRoomDialog({ stay, ...question }: CancelRoomDialogProps) {
  return (
    <CancelQuestion
      {...question}
      icon={BedDouble}
      title={<Trans>Cancel this room?</Trans>}
      doIt={<Trans>Cancel this room</Trans>}
      cancellationFee={stay.cancellationFee}
      refund={stay.cancellationRefund}
    >
      <p>
        <b className="strong">{stay.roomTypeName}</b>
      </p>
      <p className="cx__policy">{stay.cancellationPolicyText}</p>
    </CancelQuestion>
  );
}
