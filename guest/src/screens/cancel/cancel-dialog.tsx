import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CancellationTerms } from '@stayfront/contract/cancel';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { CalendarX2 } from 'lucide-react';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { CancelQuestion } from '../../features/reservation/cancel-question.tsx';

interface CancelDialogProps {
  terms: CancellationTerms;
  isWaiting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The last question before a reservation is cancelled, with its policy. */
export function CancelDialog({ terms, ...question }: CancelDialogProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nbRooms, cancellationFee, hotelCurrency } = terms;
  const [start, end] = [stayDate(terms.startDate), stayDate(terms.endDate)];
  const from = formatDay(language, start, start.slice(0, 4) === end.slice(0, 4) ? 'undated' : 'dated');
  const to = formatDay(language, end, 'dated');
  const price = formatMoney(language, terms.totalPrice, terms.currency);
  return (
    <CancelQuestion
      {...question}
      icon={CalendarX2}
      title={<Trans>Cancel this reservation?</Trans>}
      doIt={<Trans>Cancel reservation</Trans>}
      cancellationFee={cancellationFee}
      hotelCurrency={hotelCurrency}
      refund={terms.refund}
      refundCard={terms.refundCard}
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
    </CancelQuestion>
  );
}
