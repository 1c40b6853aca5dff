import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CancellationTerms } from '@stayfront/contract/cancel';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { CalendarX2, CircleAlert, CircleCheck } from 'lucide-react';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { useVisit } from '../../page/visit.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Dotted } from '../../parts/dotted.tsx';

interface CancelDialogProps {
  terms: CancellationTerms;
  isWaiting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The last question before a reservation is cancelled, with its policy and what that comes to today. */
export function CancelDialog({ terms, isWaiting, onConfirm, onClose }: CancelDialogProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nbRooms, cancellationFee } = terms;
  const [start, end] = [stayDate(terms.startDate), stayDate(terms.endDate)];
  const from = formatDay(language, start, start.slice(0, 4) === end.slice(0, 4) ? 'undated' : 'dated');
  const to = formatDay(language, end, 'dated');
  const price = formatMoney(language, terms.totalPrice, terms.currency);
  const fee = formatMoney(language, cancellationFee, terms.hotelCurrency);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      icon={CalendarX2}
      tone="warn"
      title={<Trans>Cancel this reservation?</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Do not cancel</Trans>
          </Button>
          <Button kind="danger-filled" isWaiting={isWaiting} waitingLabel={t`Please wait`} onClick={onConfirm}>
            <Trans>Cancel reservation</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Dotted
          facts={[
            <Plural key="rooms" value={nbRooms} one="# room" other="# rooms" />,
            t`${from} to ${to}`,
            <bdi key="price" className="nb">
              {price}
            </bdi>,
          ]}
        />
      </p>
      <p className="cx__policy">
        <b>
          <Trans>Cancellation policy</Trans>
        </b>
        <br />
        {terms.text}
      </p>
      {cancellationFee === 0 ? (
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
