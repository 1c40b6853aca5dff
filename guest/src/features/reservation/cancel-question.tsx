import { Trans, useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { CircleAlert, CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Badge } from '@stayfront/ui/parts/badge.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { RefundNote, type RefundNoteProps } from './refund-note.tsx';

interface CancelQuestionProps {
  icon: LucideIcon;
  title: ReactNode;
  /** What the button says that does it. */
  doIt: ReactNode;
  cancellationFee: number;
  hotelCurrency: CurrencyCode;
  refund: RefundNoteProps['refund'];
  refundCard: RefundNoteProps['refundCard'];
  isWaiting: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What it is about, and its policy. */
  children: ReactNode;
}

/** The last question before something is cancelled, with what that comes to today. */
export function CancelQuestion({
  cancellationFee,
  hotelCurrency,
  refund,
  refundCard,
  ...question
}: CancelQuestionProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { icon, title, doIt, isWaiting, onConfirm, onClose, children } = question;
  const fee = formatMoney(language, cancellationFee, hotelCurrency);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      icon={icon}
      tone="warn"
      title={title}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Do not cancel</Trans>
          </Button>
          <Button kind="danger-filled" isWaiting={isWaiting} waitingLabel={t`Please wait`} onClick={onConfirm}>
            {doIt}
          </Button>
        </>
      }
    >
      {children}
      {cancellationFee === 0 ? (
        <Badge tone="ok" icon={CircleCheck}>
          <Trans>Cancelling today costs you nothing.</Trans>
        </Badge>
      ) : (
        <Badge tone="warn" icon={CircleAlert}>
          <Trans>Cancelling today costs {fee}.</Trans>
        </Badge>
      )}
      <RefundNote refund={refund} refundCard={refundCard} currency={hotelCurrency} />
    </Dialog>
  );
}
