import { Trans, useLingui } from '@lingui/react/macro';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { Pick } from './draft.ts';
import { nightsPaid, type PickedOffer } from './pick-price.ts';

interface HandPricesProps {
  pick: Pick;
  picked: PickedOffer;
  error?: string | undefined;
  onChange: (prices: Pick['handPrices']) => void;
}

/** Another price for each night than the engine's, which stands in the field until something is typed. */
export function HandPrices({ pick, picked, error, onChange }: HandPricesProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { currency } = picked.offers;
  const { handPrices } = pick;
  if (!handPrices)
    return (
      <button type="button" className="book-link" onClick={() => onChange({})}>
        <Trans>Price by hand</Trans>
      </button>
    );
  const decimals = decimalsOf(currency);
  const nights = nightsPaid(picked);
  return (
    <div className="hand" role="group" aria-label={t`Price by hand`}>
      {nights.map(({ night, paid }, place) => (
        <TextField
          key={night}
          label={formatDay(language, night, 'brief')}
          name={`night-${night}`}
          inputMode="decimal"
          autoComplete="off"
          placeholder={(paid / 10 ** decimals).toFixed(decimals)}
          value={handPrices[night] ?? ''}
          error={place === nights.length - 1 ? error : undefined}
          trailing={<span className="hand__unit">{currency}</span>}
          onChange={(text) => onChange({ ...handPrices, [night]: text })}
        />
      ))}
      <button type="button" className="book-link" onClick={() => onChange(null)}>
        <Trans>The usual price again</Trans>
      </button>
    </div>
  );
}
