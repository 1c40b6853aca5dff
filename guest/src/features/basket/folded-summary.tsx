import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ReceiptText } from 'lucide-react';
import type { Order } from '../../app/flow/booking-request.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { StayLine } from '../stay/stay-line.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { StaySummary } from './stay-summary.tsx';
import { totalOf } from './total-of.ts';

/** On a phone the summary is folded at the top, so that the form comes first. */
export function FoldedSummary({ orders }: { orders: readonly Order[] }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { price, currency } = totalOf(orders);
  const [first] = orders;
  const total = formatMoney(language, price, currency);
  return (
    <details className="psum only-phone">
      <summary>
        <ReceiptText className="ic" aria-hidden />
        <span className="grow">
          <b>{t`Your stay, ${total}`}</b>
          {first && (
            <small>
              <StayLine stay={first.stay} isOrder />
            </small>
          )}
        </span>
        <ChevronDown className="ic" aria-hidden />
      </summary>
      <StaySummary orders={orders} />
    </details>
  );
}
