import { Trans } from '@lingui/react/macro';
import type { Deposit } from '@stayfront/contract/deposit';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { percentIn } from '@stayfront/rules/language/percent-in';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';

export interface DepositWordsProps {
  deposit: Deposit;
  currency: CurrencyCode;
}

/** What is paid now and when the rest, in one short line. */
export default function DepositWords({ deposit, currency }: DepositWordsProps) {
  const { language } = useVisit();
  const { basisPoints, amount, restDueOn } = deposit;
  const part =
    basisPoints === undefined ? formatMoney(language, amount, currency) : percentIn(language, basisPoints / 100);
  if (restDueOn === null)
    return <Trans comment="30% now, the rest at the hotel">{part} now, the rest at the hotel</Trans>;
  const day = formatDay(language, restDueOn, 'dated');
  return (
    <Trans comment="30% now, the rest on 12 May 2027">
      {part} now, the rest on {day}
    </Trans>
  );
}
