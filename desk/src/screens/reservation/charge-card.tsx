import { Trans } from '@lingui/react/macro';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { cardName } from '../../features/reservation/card-name.ts';
import type { CancelSums } from './cancel-wish.ts';
import { ChoiceOfTwo } from './choice-of-two.tsx';
import { useGuaranteeWords } from './use-guarantee-words.ts';

interface ChargeCardProps {
  guarantee: DeskAccount['guarantee'];
  sums: CancelSums;
  currency: CurrencyCode;
  charges: boolean | null;
  isMissing: boolean;
  onChoose: (charges: boolean) => void;
}

/** Whether the fee is taken from the card that stands for the booking; if it cannot be, why not. */
export function ChargeCard({ guarantee, sums, currency, charges, isMissing, onChoose }: ChargeCardProps) {
  const { language } = useDesk();
  const whyNot = useGuaranteeWords()(guarantee.state);
  const { isPossible, amount } = sums.charge;
  if (!isPossible) return whyNot && sums.fee ? <p className="tell-guest__none">{whyNot}</p> : null;
  const card = guarantee.card ? cardName(guarantee.card) : '';
  const sum = amount === null ? '' : formatMoney(language, amount, currency);
  return (
    <ChoiceOfTwo
      question={<Trans>Is what is open of it taken from the card?</Trans>}
      yes={
        sum === '' ? (
          <Trans>Yes, from {card}</Trans>
        ) : (
          <Trans>
            Yes, {sum} from {card}
          </Trans>
        )
      }
      no={<Trans>No, it stays open</Trans>}
      missing={<Trans>Say whether the card is charged.</Trans>}
      {...{ isMissing, onChoose }}
      chosen={charges}
    />
  );
}
