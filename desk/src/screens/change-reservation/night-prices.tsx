import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangedStay } from '@stayfront/contract/desk/change';
import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { readAmount } from '@stayfront/rules/currency/read-amount';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useAmountFault } from '../../features/reservation/use-amount-fault.ts';
import type { Draft } from './wish.ts';

interface NightPricesProps {
  draft: Draft;
  nights: ChangedStay['nights'];
  currency: CurrencyCode;
  onChange: (more: Partial<Draft>) => void;
}

/** Another price for a night than its own, which stands in the field until something is typed. */
export function NightPrices({ draft, nights, currency, onChange }: NightPricesProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const faultOf = useAmountFault();
  const [isOpen, setIsOpen] = useState(false);
  const decimals = decimalsOf(currency);
  if (!isOpen)
    return (
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        <Trans>Price by hand</Trans>
      </Button>
    );
  return (
    <div className="change__nights" role="group" aria-label={t`Price by hand`}>
      {nights.map(({ date, price }) => {
        const typed = draft.prices[date] ?? '';
        return (
          <TextField
            key={date}
            label={formatDay(language, date, 'brief')}
            inputMode="decimal"
            autoComplete="off"
            placeholder={(price / 10 ** decimals).toFixed(decimals)}
            value={typed}
            error={
              typed !== '' && readAmount(typed, currency) === null
                ? faultOf(typed, currency, t`Write an amount.`)
                : undefined
            }
            onChange={(text) => onChange({ prices: { ...draft.prices, [date]: text } })}
          />
        );
      })}
    </div>
  );
}
