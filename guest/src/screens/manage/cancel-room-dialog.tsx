import { Trans, useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { BedDouble, CircleAlert, CircleCheck } from 'lucide-react';
import { formatMoney } from '../../i18n/format.ts';
import { useVisit } from '../../page/visit.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import type { ReservedRoom } from './standing-rooms.ts';

interface CancelRoomDialogProps {
  stay: ReservedRoom;
  hotelCurrency: CurrencyCode;
  isWaiting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The last question before one room is cancelled, with its policy and what that comes to today. */
export function CancelRoomDialog({ stay, hotelCurrency, isWaiting, onConfirm, onClose }: CancelRoomDialogProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const fee = formatMoney(language, stay.cancellationFee, hotelCurrency);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      icon={BedDouble}
      tone="warn"
      title={<Trans>Cancel this room?</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Do not cancel</Trans>
          </Button>
          <Button kind="danger-filled" isWaiting={isWaiting} waitingLabel={t`Please wait`} onClick={onConfirm}>
            <Trans>Cancel this room</Trans>
          </Button>
        </>
      }
    >
      <p>
        <b className="strong">{stay.roomTypeName}</b>
      </p>
      <p className="cx__policy">{stay.cancellationPolicyText}</p>
      {stay.cancellationFee === 0 ? (
        <Badge tone="ok" icon={CircleCheck}>
          <Trans>Cancelling today costs you nothing.</Trans>
        </Badge>
      ) : (
        <Badge tone="warn" icon={CircleAlert}>
          <Trans>Cancelling today costs {fee}.</Trans>
        </Badge>
      )}
    </Dialog>
  );
}
