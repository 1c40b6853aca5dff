import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { cardName, type KnownCard } from '@stayfront/rules/payment/card-name';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

export interface RefundNoteProps {
  /** Nothing is said where nothing goes back; absent in what an older page handed over. */
  refund: number | null | undefined;
  refundCard: KnownCard | null | undefined;
  /** The hotel's, in which it was paid. */
  currency: CurrencyCode;
}

/** What goes back of the money paid, to which card, and by when. */
export function RefundNote({ refund, refundCard, currency }: RefundNoteProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { refundDays: days } = useHotel().config;
  if (!refund) return null;
  const amount = <bdi className="nb">{formatMoney(language, refund, currency)}</bdi>;
  const name = cardName(refundCard ?? null);
  const card = (
    <bdi className="nb" dir="ltr">
      {name}
    </bdi>
  );
  return (
    <p>
      {name === null ? (
        <Trans>{amount} goes back to the card you paid with.</Trans>
      ) : (
        <Trans>
          {amount} goes back to your card {card}.
        </Trans>
      )}{' '}
      {t`You have it within ${plural(days, { one: '# day', other: '# days' })}.`}
    </p>
  );
}
